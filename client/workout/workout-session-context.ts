import type { CommandContext, CommandEvent } from '#client/lib/http/command-region.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import {
  type SessionStatus,
  type SetPlace,
  sessionStatus,
  setSecondsLeft,
  toggleSet,
  type WorkoutSession,
} from '#domain/workout/workout-session.ts';
import type { Edge, Effort, GuidedWorkout, SaveWorkout } from './guided-workout.ts';

export type Input = {
  /** The template that the screen was opened for: what a new session is of. */
  readonly wanted: WorkoutTemplate;
  readonly edge: Edge;
};
export type Context = CommandContext &
  Input & {
    readonly workout: GuidedWorkout;
    /** When the clock was last looked at: what is shown is true of that moment. */
    readonly nowMs: number;
    /** Whether the session before this one was saved from this screen. */
    readonly isSaved: boolean;
  };

/** The outbox has the answer: the workout is logged, now or by an earlier try, from this tab or from another. */
type Saved = { readonly type: 'workout.saved' };
type Press =
  | 'start.pressed'
  | 'pause.pressed'
  | 'next.pressed'
  | 'rest.skipped'
  | 'discard.pressed'
  | 'part.chosen'
  | 'page.left';
export type Events =
  | { readonly type: Press }
  | { readonly type: 'set.toggled'; readonly place: SetPlace }
  | { readonly type: 'effort.changed'; readonly effort: Partial<Effort> }
  | CommandEvent<SaveWorkout>
  | Saved;

export const now = ({ edge }: Context): number => edge.nowMs();

export const statusOf = ({ workout }: Context): SessionStatus => sessionStatus(workout.session);

type Move = (session: WorkoutSession, nowMs: number, context: Context) => WorkoutSession;

/** The context after a step of the session at this moment. */
export const stepped = (context: Context, move: Move): Pick<Context, 'workout' | 'nowMs'> => ({
  workout: { ...context.workout, session: move(context.workout.session, now(context), context) },
  nowMs: now(context),
});

/** Whether a tick of this set, by hand, is one more that is done, and not the one that ends the workout. */
export function isSetDone(context: Context, place: SetPlace): boolean {
  const { session } = context.workout;
  const isTicked = session.ticks[place.exercise]?.[place.set] ?? true;
  return !isTicked && sessionStatus(toggleSet(session, place, now(context))) !== 'complete';
}

/** Whether the time of the set has come to its end since the last look. */
export function runsOut({ workout: { session }, nowMs, edge }: Context): boolean {
  return setSecondsLeft(session, nowMs) !== 0 && setSecondsLeft(session, edge.nowMs()) === 0;
}
