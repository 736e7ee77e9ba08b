import { mondayOf } from '#client/lib/format/format-day.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import type { LedgerEntry } from '#service/stats/stats-contract.ts';
import type { Workout } from '#service/workout/workout-contract.ts';

export type DatedCount = { readonly date: MemberDay; readonly count: number };

/** Completed workouts of each of the last weeks, by their Mondays, oldest first. */
export function workoutsByWeek(
  workouts: readonly Workout[],
  today: MemberDay,
  weeks: number,
): readonly DatedCount[] {
  const mondays = workouts.filter(({ isCompleted }) => isCompleted).map(({ date }) => mondayOf(date));
  return Array.from({ length: weeks }, (_, index) => {
    const date = addDays(mondayOf(today), 7 * (index + 1 - weeks));
    return { date, count: mondays.filter((monday) => monday === date).length };
  });
}

/** Points of each of the last days, what was taken back included, oldest first. */
export const pointsByDay = (
  ledger: readonly LedgerEntry[],
  today: MemberDay,
  days: number,
): readonly DatedCount[] =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index + 1 - days);
    return { date, count: pointsOf(ledger.filter((entry) => entry.date === date)) };
  });

/** Points since Monday. */
export const pointsThisWeek = (ledger: readonly LedgerEntry[], today: MemberDay): number =>
  pointsOf(ledger.filter(({ date }) => date >= mondayOf(today)));

const pointsOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { points }) => sum + points, 0);
