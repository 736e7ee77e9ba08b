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
  const done = bestsOf(sets);
  if (done.size === 0) return { exercises: before, isRecord: false };
  let isRecord = false;
  const known = new Map(before.map((one) => [one.exercise, one]));
  for (const [exercise, bests] of done) {
    const held = known.get(exercise) ?? unknown(exercise);
    isRecord ||= beats(bests, allOf(held));
    // The exercise that was done last is the last one.
    known.delete(exercise);
    known.set(exercise, settled({ ...held, latest: [...held.latest, { id, bests }] }));
  }
  return { exercises: [...known.values()].slice(-most.exercises), isRecord };
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

const unknown = (exercise: string): ExerciseBests => ({
  ...{ exercise, settled: nothing, latest: [], imports: [] },
});
const exerciseIn = (exercises: readonly ExerciseBests[], exercise: string): ExerciseBests =>
  exercises.find((one) => one.exercise === exercise) ?? unknown(exercise);

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

function joinedBests(all: readonly Bests[]): Bests {
  const joined = [...nothing];
  for (const bests of all)
    for (const [index, value] of bests.entries()) {
      const best = joined[index] ?? null;
      if (value !== null && (best === null || value > best)) joined[index] = value;
    }
  return joined;
}
