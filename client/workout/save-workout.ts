import type * as z from 'zod/mini';
import { shortDate } from '#client/lib/format/day-words.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import { postDurably } from '#client/lib/offline/device-outbox.ts';
import { paths } from '#client/ui/paths.ts';
import { logWorkoutAnswer } from '#service/workout/workout-contract.ts';
import type { SaveWorkout } from './guided-workout.ts';
import { workoutCopy } from './workout-copy.ts';

/** The outbox tells everybody of its answer: that it came says that the workout is logged. Throws KeptForLater where none came. */
export const saveWorkoutCommand: CommandOf<SaveWorkout, z.infer<typeof logWorkoutAnswer> | null> = {
  send: ({ idempotencyKey, body }) => {
    const command = { method: 'POST', path: '/api/workouts', body, idempotencyKey } as const;
    const label = workoutCopy.workoutOf(shortDate(body.date));
    return postDurably({ ...command, label, screen: paths.workout }, logWorkoutAnswer);
  },
};

/** The points that the server awarded; undefined where the answer went to another tab, or was not kept. */
export const pointsIn = (answer: unknown): number | undefined => {
  const { data } = logWorkoutAnswer.safeParse(answer);
  return data?.pointsEarned;
};
