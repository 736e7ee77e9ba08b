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

/**
 * A page of the ledger without the oldest date where the page may hold only a part of it: what comes before the page is asked for by date.
 * @param limit how many entries were asked for
 */
export function wholeDates(page: readonly LedgerEntry[], limit: number): readonly LedgerEntry[] {
  if (page.length < limit) return page;
  const oldest = page.at(-1)?.date;
  const whole = page.filter(({ date }) => date !== oldest);
  return whole.length > 0 ? whole : page;
}
