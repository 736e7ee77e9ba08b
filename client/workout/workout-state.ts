import type { SnapshotFrom } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { ActionsFor } from './workout-actions.tsx';
import type { workoutSessionMachine } from './workout-session-machine.ts';

type State = SnapshotFrom<typeof workoutSessionMachine>;

/** Which buttons the session waits for; null where the card has them. */
export function actionsFor(state: State): ActionsFor | null {
  if (state.matches({ session: 'notStarted' })) return 'start';
  if (state.matches({ session: 'active' })) return 'set';
  if (state.matches({ session: 'resting' })) return 'rest';
  if (state.matches({ session: { paused: 'interrupted' } })) return 'decision';
  if (state.matches({ session: { paused: 'overlong' } })) return 'late decision';
  return state.matches({ session: 'paused' }) ? 'resume' : null;
}

/** No answer came to the last try, so the workout waits for the network. */
export const isWaitingToSync = ({ context: { refusal } }: State): boolean =>
  refusal !== null && !(refusal instanceof ApiError);

/** There is a workout that is not saved. */
export const isUnsaved = ({ context }: State): boolean => context.workout.commandKey !== null;
