import type { CommandAnswer } from '#client/api/command-region.ts';
import { sendCommand } from '#client/api/send-command.ts';
import type { SaveWorkout } from './guided-workout.ts';

type Saved = CommandAnswer<{ readonly type: 'WorkoutLogged' }>;

/** The answer is not read: that it came says that the workout is logged, now or by an earlier try. @throws ApiError */
export async function saveWorkout({ idempotencyKey, body }: SaveWorkout): Promise<Saved> {
  await sendCommand({ method: 'POST', path: '/api/workouts', body, idempotencyKey });
  return { events: [{ type: 'WorkoutLogged' }] };
}
