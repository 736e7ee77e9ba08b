import { clockTime, spokenTime } from '#client/lib/format/clock-time.ts';
import {
  currentSet,
  elapsedSeconds,
  isResting,
  restSecondsLeft,
  sessionStatus,
  setSecondsLeft,
} from '#domain/workout/workout-session.ts';
import { taskOf, templateLine } from './exercise-words.ts';
import type { GuidedWorkout } from './guided-workout.ts';

/** What the timer panel says at a moment. */
export type PanelView = {
  readonly status: string;
  readonly aside: string;
  /** What the clock shows, and what it counts. */
  readonly time: string;
  readonly timeLabel: string;
  /** 0-1: the time that is left where one is counted down, else the sets that are done. */
  readonly share: number;
  readonly lead: string;
  readonly title: string;
  /** The exercise that the panel is about. */
  readonly exercise: string;
};

type Dial = Pick<PanelView, 'time' | 'timeLabel' | 'share'>;

export function panelOf(workout: GuidedWorkout, nowMs: number): PanelView {
  const { session, template } = workout;
  const { exercise: index, set } = currentSet(session) ?? { exercise: 0, set: 0 };
  const exercise = template.exercises[index];
  const task = exercise ? taskOf(exercise) : template.name;
  const view = { ...dialOf(workout, nowMs, index), exercise: exercise?.name ?? template.name };
  if (sessionStatus(session) === 'not-started')
    return {
      ...view,
      status: 'Ready',
      aside: `First, ${task}`,
      lead: templateLine(template),
      title: template.name,
    };
  const sets = exercise?.sets ?? 1;
  const isRest = isResting(session, nowMs);
  return {
    ...view,
    status: statusWord(workout, isRest),
    aside:
      isRest && set > 0
        ? `Set ${set} of ${sets} done`
        : `Exercise ${index + 1} of ${template.exercises.length}`,
    lead: leadOf(workout, nowMs, `set ${set + 1} of ${sets}`),
    title: task,
  };
}

function statusWord({ session }: GuidedWorkout, isRest: boolean): string {
  if (sessionStatus(session) === 'paused') return 'Paused';
  return isRest ? 'Rest' : 'Work';
}

/** How many of all sets are ticked. */
export function setsDone({ session }: GuidedWorkout): { readonly done: number; readonly total: number } {
  const sets = session.ticks.flat();
  return { done: sets.filter(Boolean).length, total: sets.length };
}

function leadOf({ session }: GuidedWorkout, nowMs: number, set: string): string {
  if (isResting(session, nowMs)) return `Next, ${set}`;
  return setSecondsLeft(session, nowMs) === 0 ? `Time is up for ${set}` : `Now, ${set}`;
}

/** The longest thing that is counted at this moment: the rest, the set, else the workout so far. */
function dialOf(workout: GuidedWorkout, nowMs: number, exerciseIndex: number): Dial {
  const { session } = workout;
  const { restSeconds = 0, durationSeconds = 0 } = session.exercises[exerciseIndex] ?? {};
  if (isResting(session, nowMs))
    return countdown(restSecondsLeft(session, nowMs), restSeconds, 'of rest left');
  const left = sessionStatus(session) === 'not-started' ? null : setSecondsLeft(session, nowMs);
  if (left !== null) return countdown(left, durationSeconds, 'of this set left');
  const elapsed = elapsedSeconds(session, nowMs);
  const { done, total } = setsDone(workout);
  return {
    time: clockTime(elapsed),
    timeLabel: `${spokenTime(elapsed)} so far`,
    share: total === 0 ? 0 : done / total,
  };
}

const countdown = (left: number, of: number, what: string): Dial => ({
  time: clockTime(left),
  timeLabel: `${spokenTime(left)} ${what}`,
  share: of > 0 ? Math.min(1, left / of) : 0,
});
