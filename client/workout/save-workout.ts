import { shortDate } from '#client/lib/format/day-words.ts';
import type { CommandAnswer } from '#client/lib/http/command-region.ts';
import { postDurably } from '#client/lib/offline/device-outbox.ts';
import { paths } from '#client/ui/paths.ts';
import { logWorkoutAnswer } from '#service/workout/workout-contract.ts';
import type { SaveWorkout } from './guided-workout.ts';
import type { Logged } from './workout-session-context.ts';

type Saved = CommandAnswer<Logged>;

const workoutsPath = '/api/workouts';

/** That the answer came says that the workout is logged, now or by an earlier try. @throws ApiError, KeptForLater */
export async function saveWorkout({ idempotencyKey, body }: SaveWorkout): Promise<Saved> {
  const command = { method: 'POST', path: workoutsPath, body, idempotencyKey } as const;
  const answer = await postDurably(
    { ...command, label: `Workout of ${shortDate(body.date)}`, screen: paths.workout },
    logWorkoutAnswer,
  );
  return { events: [{ type: 'WorkoutLogged', ...(answer && { pointsEarned: answer.pointsEarned }) }] };
}
