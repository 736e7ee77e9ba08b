import { exerciseKey, isAssistance, type RecordKind, recordKinds, recordValue } from './set-log.ts';
import type { LoggedSet } from './workout-events.ts';

/** The best of one exercise for each kind of record, in the order of `recordKinds`: higher is better, null where no set qualifies. */
type Bests = readonly (number | null)[];

/** What a record of an exercise must exceed. Plain JSON. */
export type ExerciseBests = {
  /** The key of its name. */
  readonly exercise: string;
  /** Of workouts before the latest; they can no longer be taken back. */
  readonly settled: Bests;
  /** Of the latest workouts that have the exercise. */
  readonly latest: readonly { readonly id: string; readonly bests: Bests }[];
  /** Of each import. */
  readonly imports: readonly { readonly id: string; readonly bests: Bests }[];
};

/** How many workouts of an exercise can be taken back, and how many exercises are remembered: those that were done last. */
const most = { workouts: 3, exercises: 200 };
const nothing: Bests = recordKinds.map(() => null);

/** With the sets of a workout; `isRecord` when one of them beats a record. A first time beats none. */
export function withWorkout(
  before: readonly ExerciseBests[],
  id: string,
  sets: readonly LoggedSet[],
): { readonly exercises: readonly ExerciseBests[]; readonly isRecord: boolean } {
  let exercises = before;
  let isRecord = false;
  for (const [exercise, bests] of bestsOf(sets)) {
    const known = exerciseIn(exercises, exercise);
    isRecord ||= beats(bests, allOf(known));
    exercises = withExercise(exercises, settled({ ...known, latest: [...known.latest, { id, bests }] }));
  }
  return { exercises, isRecord };
}

export const withoutWorkout = (exercises: readonly ExerciseBests[], id: string): readonly ExerciseBests[] =>
  exercises.map((known) => ({ ...known, latest: known.latest.filter((one) => one.id !== id) }));

/** With the sets of a batch of an import. */
export function withImport(
  before: readonly ExerciseBests[],
  id: string,
  sets: readonly LoggedSet[],
): readonly ExerciseBests[] {
  let exercises = before;
  for (const [exercise, bests] of bestsOf(sets)) {
    const known = exerciseIn(exercises, exercise);
    const [batches, others] = [
      known.imports.filter((one) => one.id === id),
      known.imports.filter((one) => one.id !== id),
    ];
    const joined = joinedBests([bests, ...batches.map((one) => one.bests)]);
    exercises = withExercise(exercises, { ...known, imports: [...others, { id, bests: joined }] });
  }
  return exercises;
}

export const withoutImport = (exercises: readonly ExerciseBests[], id: string): readonly ExerciseBests[] =>
  exercises.map((known) => ({ ...known, imports: known.imports.filter((one) => one.id !== id) }));

const exerciseIn = (exercises: readonly ExerciseBests[], exercise: string): ExerciseBests =>
  exercises.find((one) => one.exercise === exercise) ?? {
    ...{ exercise, settled: nothing, latest: [], imports: [] },
  };

/** The exercise that was done last is the last one. */
const withExercise = (exercises: readonly ExerciseBests[], known: ExerciseBests): readonly ExerciseBests[] =>
  [...exercises.filter(({ exercise }) => exercise !== known.exercise), known].slice(-most.exercises);

function settled(known: ExerciseBests): ExerciseBests {
  const [oldest, ...latest] = known.latest;
  if (!oldest || known.latest.length <= most.workouts) return known;
  return { ...known, settled: joinedBests([known.settled, oldest.bests]), latest };
}

const allOf = ({ settled: earlier, latest, imports }: ExerciseBests): Bests =>
  joinedBests([earlier, ...[...latest, ...imports].map(({ bests }) => bests)]);

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

const joinedBests = (all: readonly Bests[]): Bests =>
  recordKinds.map((_, index) => {
    const values = all.flatMap((bests) => bests[index] ?? []);
    return values.length === 0 ? null : Math.max(...values);
  });
