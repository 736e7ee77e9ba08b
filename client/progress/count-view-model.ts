import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import type { LedgerEntry } from '#service/stats/stats-contract.ts';

type DatedCount = { readonly date: MemberDay; readonly count: number };

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
