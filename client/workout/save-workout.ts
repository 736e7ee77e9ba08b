import type { CommandAnswer } from '#client/api/command-region.ts';
import { shortDate } from '#client/api/day-words.ts';
import { postDurably } from '#client/api/device-outbox.ts';
import { paths } from '#client/design/paths.ts';
import { logWorkoutAnswer } from '#service/workout/workout-contract.ts';
import type { SaveWorkout } from './guided-workout.ts';

type Saved = CommandAnswer<{ readonly type: 'WorkoutLogged' }>;

const workoutsPath = '/api/workouts';

/** That the answer came says that the workout is logged, now or by an earlier try. @throws ApiError, KeptForLater */
export async function saveWorkout({ idempotencyKey, body }: SaveWorkout): Promise<Saved> {
  const command = { method: 'POST', path: workoutsPath, body, idempotencyKey } as const;
  await postDurably(
    { ...command, label: `Workout of ${shortDate(body.date)}`, screen: paths.workout },
    logWorkoutAnswer,
  );
  return { events: [{ type: 'WorkoutLogged' }] };
}
