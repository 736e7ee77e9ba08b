import type { ImportedWeight, ImportedWorkout } from '#domain/history-import/import-events.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { LoggedSet } from '#domain/workout/workout-events.ts';
import { weightsOn } from '#projections/body/body-metrics.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { knownIds } from '#projections/history-import/imports.ts';
import { workoutsOn } from '#projections/workout/workouts.ts';

type Owner = { readonly memberId: MemberId; readonly source: Source };

/**
 * The ids of those that the member's history has already. Our own export has what was logged here under other ids, so its entries are
 * compared by their content too: it may be brought back although nothing was lost.
 */
export async function knownWorkouts(
  db: RowDatabase,
  { memberId, source }: Owner,
  workouts: readonly ImportedWorkout[],
): Promise<ReadonlySet<string>> {
  const ids = workouts.map(({ workoutId }) => workoutId);
  const known = await knownIds(db, 'workouts', memberId, ids);
  if (source !== 'rondel') return known;
  const standing = await workoutsOn(db, memberId, datesOf(workouts));
  const isThere = takenOnce(standing.filter((row) => row.source !== source).map(workoutText));
  const twins = workouts.filter((workout) => !known.has(workout.workoutId) && isThere(workoutText(workout)));
  return new Set([...known, ...twins.map(({ workoutId }) => workoutId)]);
}

/** As `knownWorkouts`. */
export async function knownWeights(
  db: RowDatabase,
  { memberId, source }: Owner,
  weights: readonly ImportedWeight[],
): Promise<ReadonlySet<string>> {
  const ids = weights.map(({ entryId }) => entryId);
  const known = await knownIds(db, 'body_metrics', memberId, ids);
  if (source !== 'rondel') return known;
  const standing = await weightsOn(db, memberId, datesOf(weights));
  const isThere = takenOnce(standing.filter((row) => row.source !== source).map(weightText));
  const twins = weights.filter((entry) => !known.has(entry.entryId) && isThere(weightText(entry)));
  return new Set([...known, ...twins.map(({ entryId }) => entryId)]);
}

const datesOf = (entries: readonly { readonly date: MemberDay }[]): readonly MemberDay[] => [
  ...new Set(entries.map(({ date }) => date)),
];

/** Each text is there as often as it stands, because equal entries are real. */
function takenOnce(standing: readonly string[]): (text: string) => boolean {
  const left = new Map<string, number>();
  for (const text of standing) left.set(text, (left.get(text) ?? 0) + 1);
  return (text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0;
  };
}

type Facts = Pick<ImportedWorkout, 'date' | 'durationMinutes'> & {
  readonly sets: readonly LoggedSet[] | null;
};

const workoutText = ({ date, durationMinutes, sets }: Facts): string =>
  JSON.stringify([date, durationMinutes, (sets ?? []).map(setParts)]);

const setParts = ({ exercise, reps, load, seconds, rpe, kind }: LoggedSet) => [
  ...[exercise, reps, load?.value, load?.unit, load?.kind],
  ...[seconds, rpe, kind],
];

const weightText = ({ date, weight }: Pick<ImportedWeight, 'date' | 'weight'>): string =>
  JSON.stringify([date, weight.value, weight.unit]);
