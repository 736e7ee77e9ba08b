import { withOther } from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import { type ExercisePast, newSessionLog, replaceLogged, type SessionLog, withPast } from './session-log.ts';
import { replaceExercise, type WorkoutSession } from './workout-session.ts';

/** A workout under way: its exercises, their ticks and amounts, in the same order. */
type UnderWay = {
  readonly exercises: readonly TemplateExercise[];
  readonly session: WorkoutSession;
  readonly log: SessionLog;
};

type Swap = {
  /** The place of the exercise, from 0. */
  readonly exercise: number;
  /** The name of the one that takes its place. */
  readonly name: string;
  /** The member's earlier sets of each exercise. */
  readonly known: readonly ({ readonly name: string } & ExercisePast)[];
  readonly nowMs: number;
};

/**
 * The workout after an exercise was swapped for another one. Sets that are done stay what they were: where there are some, the other
 * exercise follows with the sets that are left. The same workout where no set is left.
 */
export function swapExercise(workout: UnderWay, { exercise: index, name, known, nowMs }: Swap): UnderWay {
  const { exercises, session, log } = workout;
  const replaced = exercises[index];
  const ticks = session.ticks[index] ?? [];
  const open = ticks.filter((isDone) => !isDone);
  if (!replaced || open.length === 0) return workout;
  const planned = replaced.insteadOf ?? replaced;
  const next = {
    ...withOther({ ...planned, sets: open.length }, name),
    ...(name !== planned.name && { insteadOf: planned }),
  };
  const done = ticks.filter(Boolean);
  const kept = done.length > 0 ? [{ ...replaced, sets: done.length }] : [];
  const [past = null] = withPast(newSessionLog([next]), known).past;
  return {
    exercises: exercises.toSpliced(index, 1, ...kept, next),
    session: replaceExercise(
      session,
      index,
      [...kept.map((exercise) => ({ exercise, ticks: done })), { exercise: next, ticks: open }],
      nowMs,
    ),
    log: replaceLogged(log, index, [
      ...kept.map((exercise) => ({
        exercise,
        said: (log.said[index] ?? []).filter((_, set) => ticks[set]),
        past: log.past[index] ?? null,
        isAnswered: log.answered[index] ?? false,
      })),
      { exercise: next, said: open.map(() => null), past, isAnswered: false },
    ]),
  };
}
