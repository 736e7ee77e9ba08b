import { clockTime, spokenTime } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import {
  currentSet,
  elapsedSeconds,
  exerciseStatus,
  isResting,
  restSecondsLeft,
  sessionStatus,
  setSecondsLeft,
} from '#domain/workout/workout-session.ts';
import type { GuidedWorkout } from './guided-workout.ts';
import { taskOf, templateLine } from './set-lines.ts';
import { workoutCopy } from './workout-copy.ts';

/** The content of the timer panel at a moment. */
export type PanelView = {
  readonly status: string;
  readonly aside: string;
  /** The time on the clock, and the name of that time. */
  readonly time: string;
  readonly timeLabel: string;
  /** 0-1: the time that is left where one is counted down, else the sets that are done. */
  readonly share: number;
  readonly lead: string;
  readonly title: string;
  /** The exercise that the panel is about. */
  readonly exercise: string;
};

/** The part for the big view. */
export type BigPanel = Pick<PanelView, 'status' | 'aside' | 'time' | 'timeLabel' | 'lead' | 'title'>;

type Dial = Pick<PanelView, 'time' | 'timeLabel' | 'share'>;

export function panelOf(workout: GuidedWorkout, nowMs: number): PanelView {
  const { session, template } = workout;
  const { exercise: index, set } = currentSet(session) ?? { exercise: 0, set: 0 };
  const exercise = template.exercises[index];
  const task = exercise ? taskOf(exercise) : nameText(template.name);
  const view = { ...dialOf(workout, nowMs, index), exercise: nameText(exercise?.name ?? template.name) };
  if (sessionStatus(session) === 'not-started')
    return {
      ...view,
      status: workoutCopy.ready,
      aside: workoutCopy.firstTask(task),
      lead: templateLine(template),
      title: nameText(template.name),
    };
  const sets = exercise?.sets ?? 1;
  const isRest = isResting(session, nowMs);
  return {
    ...view,
    status: statusWord(workout, isRest),
    aside:
      isRest && set > 0
        ? workoutCopy.setOfDone(set, sets)
        : workoutCopy.exerciseOf(index + 1, template.exercises.length),
    lead: leadOf(workout, nowMs, workoutCopy.setOf(set + 1, sets)),
    title: task,
  };
}

function statusWord({ session }: GuidedWorkout, isRest: boolean): string {
  if (sessionStatus(session) === 'paused') return workoutCopy.paused;
  return isRest ? workoutCopy.rest : workoutCopy.work;
}

/** How many of all sets are ticked. */
export function setsDone({ session }: GuidedWorkout): { readonly done: number; readonly total: number } {
  const sets = session.ticks.flat();
  return { done: sets.filter(Boolean).length, total: sets.length };
}

function leadOf({ session }: GuidedWorkout, nowMs: number, set: string): string {
  if (isResting(session, nowMs)) return workoutCopy.next(set);
  return setSecondsLeft(session, nowMs) === 0 ? workoutCopy.timeIsUpFor(set) : workoutCopy.now(set);
}

/** The longest thing that is counted at this moment: the rest, the set, else the workout so far. */
function dialOf(workout: GuidedWorkout, nowMs: number, exerciseIndex: number): Dial {
  const { session } = workout;
  const { restSeconds = 0, durationSeconds = 0 } = session.exercises[exerciseIndex] ?? {};
  if (isResting(session, nowMs))
    return countdown(restSecondsLeft(session, nowMs), restSeconds, workoutCopy.ofRestLeft);
  const left = sessionStatus(session) === 'not-started' ? null : setSecondsLeft(session, nowMs);
  if (left !== null) return countdown(left, durationSeconds, workoutCopy.ofThisSetLeft);
  const elapsed = elapsedSeconds(session, nowMs);
  const { done, total } = setsDone(workout);
  return {
    time: clockTime(elapsed),
    timeLabel: workoutCopy.soFar(spokenTime(elapsed)),
    share: total === 0 ? 0 : done / total,
  };
}

const countdown = (left: number, of: number, what: string): Dial => ({
  time: clockTime(left),
  timeLabel: `${spokenTime(left)} ${what}`,
  share: of > 0 ? Math.min(1, left / of) : 0,
});

/** The exercises of the plan: one that was swapped after some of its sets, and what follows it, are one. */
export function plannedOf({ template, session }: GuidedWorkout): readonly { readonly isDone: boolean }[] {
  const planned: { isDone: boolean }[] = [];
  template.exercises.forEach(({ insteadOf }, index) => {
    const isDone = exerciseStatus(session, index) === 'completed';
    const before = template.exercises[index - 1];
    const begun = planned.at(-1);
    const goesOn = insteadOf && before && (before.insteadOf ?? before).name === insteadOf.name;
    if (goesOn && begun) begun.isDone = begun.isDone && isDone;
    else planned.push({ isDone });
  });
  return planned;
}
