import { exerciseKey, isAssistance, type RecordKind, recordKinds, recordValue } from './set-log.ts';
import type { LoggedSet } from './workout-events.ts';

/** The best of one exercise for each kind of record, in the order of `recordKinds`: higher is better, null where no set qualifies. */
type Bests = readonly (number | null)[];

/** The bests of one exercise, by the key of its name. */
type ExerciseBest = readonly [exercise: string, bests: Bests];
type BestsOf = { readonly id: string; readonly bests: readonly ExerciseBest[] };

/** What records of exercises must exceed. Plain JSON. */
export type ExerciseBests = {
  /** Of workouts before the latest, which can no longer be taken back. The exercise that was done last is the last one. */
  readonly settled: readonly ExerciseBest[];
  /** Of the latest workouts with sets, in their order. */
  readonly latest: readonly BestsOf[];
  /** Of each import. */
  readonly imports: readonly BestsOf[];
};

export const noBests: ExerciseBests = { settled: [], latest: [], imports: [] };

/** How many workouts can be taken back, and how many exercises are remembered beyond them: those that were done last. */
const most = { workouts: 8, exercises: 200 };
const nothing: Bests = recordKinds.map(() => null);

type Compared = { readonly exercises: ExerciseBests; readonly isRecord: boolean };

/**
 * With the sets of a workout; `isRecord` when one of them beats a record. A first time beats none.
 * @param counted those that can beat a record
 */
export function withWorkout(
  before: ExerciseBests,
  id: string,
  sets: readonly LoggedSet[],
  counted: readonly LoggedSet[],
): Compared {
  const done = bestsOf(sets);
  if (done.size === 0) return { exercises: before, isRecord: false };
  const isRecord = [...bestsOf(counted)].some(([exercise, bests]) => beats(bests, barOf(before, exercise)));
  return {
    exercises: settled({ ...before, latest: [...before.latest, { id, bests: [...done] }] }),
    isRecord,
  };
}

export const withoutWorkout = (before: ExerciseBests, id: string): ExerciseBests =>
  before.latest.some((one) => one.id === id)
    ? { ...before, latest: before.latest.filter((one) => one.id !== id) }
    : before;

/**
 * With the sets of a corrected workout. It keeps its place among the latest, so `isRecord` compares them with those of earlier ones only. One
 * that can no longer be taken back comes after all.
 */
export function withCorrected(
  before: ExerciseBests,
  id: string,
  sets: readonly LoggedSet[],
  counted: readonly LoggedSet[],
): Compared {
  const place = before.latest.findIndex((one) => one.id === id);
  if (place < 0) return withWorkout(before, id, sets, counted);
  const earlier = before.latest.slice(0, place);
  const { exercises, isRecord } = withWorkout({ ...before, latest: earlier }, id, sets, counted);
  return {
    exercises: { ...before, latest: [...exercises.latest, ...before.latest.slice(place + 1)] },
    isRecord,
  };
}

/** Whether two lists of sets say the same about records. */
export const haveSameBests = (some: readonly LoggedSet[], others: readonly LoggedSet[]): boolean =>
  JSON.stringify(sortedBests(some)) === JSON.stringify(sortedBests(others));

const sortedBests = (sets: readonly LoggedSet[]): readonly ExerciseBest[] =>
  [...bestsOf(sets)].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** With the sets of a batch of an import. */
export function withImport(before: ExerciseBests, id: string, sets: readonly LoggedSet[]): ExerciseBests {
  const done = bestsOf(sets);
  if (done.size === 0) return before;
  const batches = before.imports.find((one) => one.id === id)?.bests ?? [];
  const others = before.imports.filter((one) => one.id !== id);
  return {
    ...before,
    imports: [...others, { id, bests: joinedExercises(batches, [...done]).slice(-most.exercises) }],
  };
}

export const withoutImport = (before: ExerciseBests, id: string): ExerciseBests => ({
  ...before,
  imports: before.imports.filter((one) => one.id !== id),
});

function settled(bests: ExerciseBests): ExerciseBests {
  const [oldest, ...latest] = bests.latest;
  if (!oldest || bests.latest.length <= most.workouts) return bests;
  return {
    ...bests,
    settled: joinedExercises(bests.settled, oldest.bests).slice(-most.exercises),
    latest,
  };
}

/** Those of `after` are the last. */
function joinedExercises(
  before: readonly ExerciseBest[],
  after: readonly ExerciseBest[],
): readonly ExerciseBest[] {
  const joined = new Map(before);
  for (const [exercise, bests] of after) {
    const known = joined.get(exercise);
    joined.delete(exercise);
    joined.set(exercise, known ? joinedBests([known, bests]) : bests);
  }
  return [...joined];
}

function barOf({ settled: earlier, latest, imports }: ExerciseBests, exercise: string): Bests {
  const all = [earlier, ...[...latest, ...imports].map(({ bests }) => bests)];
  return joinedBests(
    all.flatMap((exercises) => exercises.flatMap(([name, bests]) => (name === exercise ? [bests] : []))),
  );
}

/** The bests of each exercise; a warm-up counts for none. */
function bestsOf(sets: readonly LoggedSet[]): ReadonlyMap<string, Bests> {
  const found = new Map<string, Bests>();
  for (const set of sets) {
    if (set.kind === 'warmup') continue;
    const exercise = exerciseKey(set.exercise);
    const bests = recordKinds.map((kind) => comparable(kind, set));
    found.set(exercise, joinedBests([found.get(exercise) ?? nothing, bests]));
  }
  return found;
}

/** More reps or seconds than an assisted set may have, so that they decide only between sets with the same assistance. */
const beyondAmounts = 100_000;

/** With the same assistance, more reps or seconds are better. */
function comparable(kind: RecordKind, set: LoggedSet): number | null {
  const value = recordValue(kind, set);
  return value !== null && kind === 'leastAssistance' && isAssistance(set.load)
    ? value + (set.seconds ?? set.reps) / beyondAmounts
    : value;
}

const beats = (bests: Bests, before: Bests): boolean =>
  bests.some((value, index) => {
    const best = before[index] ?? null;
    return value !== null && best !== null && value > best;
  });

function joinedBests(all: readonly Bests[]): Bests {
  const joined = [...nothing];
  for (const bests of all)
    for (const [index, value] of bests.entries()) {
      const best = joined[index] ?? null;
      if (value !== null && (best === null || value > best)) joined[index] = value;
    }
  return joined;
}
