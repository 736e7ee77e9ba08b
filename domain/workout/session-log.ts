import { type PlannedSets, type Progression, progressionOf } from './progression.ts';
import { type ExerciseRecords, type ExerciseSession, exerciseKey, type SetAmounts } from './set-log.ts';
import type { LoggedSet } from './workout-events.ts';
import type { SetPlace, WorkoutSession } from './workout-session.ts';

export type PlannedExercise = PlannedSets & { readonly name: string };

/** The known past of an exercise. */
export type ExercisePast = {
  readonly sessions: readonly ExerciseSession[];
  readonly records: ExerciseRecords;
};

/** The amounts of a session's sets, next to its ticks. */
export type SessionLog = {
  readonly exercises: readonly PlannedExercise[];
  /** The member's own amounts of each set; null where the prefilled amounts stay. */
  readonly said: readonly (readonly (SetAmounts | null)[])[];
  /** Null for an exercise that was never logged, and for all until they were read. */
  readonly past: readonly (ExercisePast | null)[];
  /** Whether the suggestion of an exercise was answered, with either answer. */
  readonly answered: readonly boolean[];
};

export const newSessionLog = (exercises: readonly PlannedExercise[]): SessionLog => ({
  exercises,
  said: exercises.map(({ sets }) => Array<null>(sets).fill(null)),
  past: exercises.map(() => null),
  answered: exercises.map(() => false),
});

/** With what is known from before, by the name of the exercise. */
export function withPast(
  log: SessionLog,
  known: readonly ({ readonly name: string } & ExercisePast)[],
): SessionLog {
  const byKey = new Map(known.map((past) => [exerciseKey(past.name), past]));
  const past = log.exercises.map(({ name }) => {
    const { sessions, records } = byKey.get(exerciseKey(name)) ?? {};
    return sessions && records ? { sessions: sessions.slice(0, 2), records } : null;
  });
  return { ...log, past };
}

/**
 * The amounts of a set until the member changes them. They follow the set before it in this session where that was changed. Otherwise they
 * are those of the same set of last time, or the planned ones; where a program doses the exercise, only the load is of last time. An effort is never prefilled, and no set takes the time of the set before
 * it.
 */
export function amountsAt(log: SessionLog, { exercise, set }: SetPlace): SetAmounts {
  const said = log.said[exercise] ?? [];
  const own = said[set];
  if (own) return own;
  const before = said.slice(0, set).findLast((amounts) => amounts !== null);
  const plan = log.exercises[exercise];
  const last = lastTimeAt(log, { exercise, set });
  const usual = last ? dosed(last, plan) : planned(plan);
  // The time of one set does not predict that of the next set.
  return { ...(before ?? usual), seconds: usual.seconds, rpe: null };
}

/** The same set of the last session, or its last one where it had fewer; null where there is none. */
export function lastTimeAt(log: SessionLog, { exercise, set }: SetPlace): SetAmounts | null {
  const sets = log.past[exercise]?.sessions[0]?.sets ?? [];
  const last = sets[set] ?? sets.at(-1) ?? null;
  const isTimed = log.exercises[exercise]?.durationSeconds !== undefined;
  // The same name may have reps in one plan and a time in another.
  return last && isTimed === (last.seconds !== null) ? last : null;
}

const planned = ({ reps = 0, durationSeconds }: Partial<PlannedSets> = {}): SetAmounts => ({
  reps,
  load: null,
  seconds: durationSeconds ?? null,
  rpe: null,
});

/** The amounts of last time, in the dose of the program. */
function dosed(
  last: SetAmounts,
  { amounts, reps = 0, durationSeconds }: Partial<PlannedSets> = {},
): SetAmounts {
  if (amounts === undefined) return last;
  const by = amounts === 'exact' ? (planned: number) => planned : Math.max;
  return {
    ...last,
    reps: last.seconds === null ? by(reps, last.reps) : last.reps,
    seconds: last.seconds === null ? null : by(durationSeconds ?? 0, last.seconds),
  };
}

/** The log after the member has changed a set. */
export const changeSet = (log: SessionLog, place: SetPlace, change: Partial<SetAmounts>): SessionLog =>
  sayAt(log, place, { ...amountsAt(log, place), ...change });

const sayAt = (log: SessionLog, { exercise, set }: SetPlace, amounts: SetAmounts): SessionLog => ({
  ...log,
  said: log.said.map((sets, index) =>
    index === exercise ? sets.map((own, at) => (at === set ? amounts : own)) : sets,
  ),
});

/** The next step of an exercise; null where there is none, or where it was answered. */
export function suggestionFor(log: SessionLog, exercise: number): Progression | null {
  const [plan, past] = [log.exercises[exercise], log.past[exercise]];
  return plan && past && !log.answered[exercise] ? progressionOf(plan, past.sessions) : null;
}

/** The log after the suggestion was answered. With `use`, the sets that are not ticked take the step. */
export function answerSuggestion(
  log: SessionLog,
  exercise: number,
  { ticks, use }: { readonly ticks: WorkoutSession['ticks']; readonly use: boolean },
): SessionLog {
  const next = suggestionFor(log, exercise);
  const answered = log.answered.map((isAnswered, index) => isAnswered || index === exercise);
  if (!next || !use) return { ...log, answered };
  const change = next.kind === 'load' ? { load: next.to } : { [next.kind]: next.to };
  const open = (ticks[exercise] ?? []).flatMap((isDone, set) => (isDone ? [] : [{ exercise, set }]));
  return { ...open.reduce((changed, place) => changeSet(changed, place, change), log), answered };
}

/** One of the exercises that take the place of another one, with what is known of it. */
type Part = {
  readonly exercise: PlannedExercise;
  readonly said: SessionLog['said'][number];
  readonly past: ExercisePast | null;
  readonly isAnswered: boolean;
};

/** The log with other exercises in the place of one. */
export const replaceLogged = (log: SessionLog, index: number, parts: readonly Part[]): SessionLog => ({
  exercises: log.exercises.toSpliced(index, 1, ...parts.map(({ exercise }) => exercise)),
  said: log.said.toSpliced(index, 1, ...parts.map(({ said }) => said)),
  past: log.past.toSpliced(index, 1, ...parts.map(({ past }) => past)),
  answered: log.answered.toSpliced(index, 1, ...parts.map(({ isAnswered }) => isAnswered)),
});

/** The ticked sets as they are logged. When an exercise is in the plan twice, the numbers of its sets continue. */
export function loggedSets(log: SessionLog, ticks: WorkoutSession['ticks']): readonly LoggedSet[] {
  const counts = new Map<string, number>();
  return log.exercises.flatMap(({ name }, exercise) => {
    const before = counts.get(exerciseKey(name)) ?? 0;
    counts.set(exerciseKey(name), before + (ticks[exercise]?.length ?? 0));
    return (ticks[exercise] ?? []).flatMap((isDone, set) => {
      const amounts = amountsAt(log, { exercise, set });
      const isEmpty = amounts.reps === 0 && amounts.seconds === null;
      return isDone && !isEmpty ? [{ exercise: name, set: before + set + 1, ...amounts }] : [];
    });
  });
}
