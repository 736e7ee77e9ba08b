import { firstYear, lastYear, timeOf, type YearlyChange, type ZoneTable } from '#domain/kernel/zone-table.ts';

const minute = 60_000;
const day = 86_400_000;

type Change = { readonly time: number; readonly before: number; readonly after: number };

/** So many years show every date on which a weekday rule can fall; the calendar repeats within 28 years. */
const windows = [28, 14];

/**
 * The two changes that a zone makes each year up to 2100, and the first year from which nothing else happens. Null for a zone whose last
 * years differ.
 */
export function yearlyChanges(
  table: ZoneTable,
): { readonly from: number; readonly changes: readonly YearlyChange[] } | null {
  const byYear = changesByYear(table);
  for (const years of windows) {
    const changes = ofYears(byYear, lastYear - years + 1);
    if (!changes) continue;
    let from = lastYear;
    while (from > firstYear && isLike(byYear.get(from - 1), changes, from - 1)) from -= 1;
    return { from, changes };
  }
  return null;
}

/** By the year of the clock before the change. */
function changesByYear({ at, offsets }: ZoneTable): ReadonlyMap<number, readonly Change[]> {
  const byYear = new Map<number, Change[]>();
  for (const [index, time] of at.entries()) {
    const [before, after] = [offsets[index] ?? 0, offsets[index + 1] ?? 0];
    const year = new Date(time + before).getUTCFullYear();
    byYear.set(year, [...(byYear.get(year) ?? []), { time, before, after }]);
  }
  return byYear;
}

function ofYears(
  byYear: ReadonlyMap<number, readonly Change[]>,
  from: number,
): readonly YearlyChange[] | null {
  const years = Array.from({ length: lastYear - from + 1 }, (_, index) => byYear.get(from + index) ?? []);
  if (years.some((changes) => changes.length !== 2)) return null;
  const both = [0, 1].map((place) => weekdayRule(years.flatMap((changes) => changes[place] ?? [])));
  const [first, second] = both;
  if (!first || !second) return null;
  const isTrue = years.every((changes, index) => isLike(changes, [first, second], from + index));
  return isTrue ? [first, second] : null;
}

/** A change at midnight can be written as 24:00 of the day before. Takes the first of three notations whose dates stay within a month. */
function weekdayRule(changes: readonly Change[]): YearlyChange | null {
  for (const shift of [0, 1, -1]) {
    const walls = changes.map(({ time, before }) => {
      const wall = time + before - shift * day;
      const date = new Date(Math.floor(wall / day) * day);
      return { date, minute: (time + before - date.getTime()) / minute };
    });
    const [first] = walls;
    const [change] = changes;
    if (!first || !change) return null;
    const isSteady = walls.every(
      ({ date, minute: clock }) =>
        date.getUTCMonth() === first.date.getUTCMonth() &&
        date.getUTCDay() === first.date.getUTCDay() &&
        clock === first.minute,
    );
    if (!isSteady) continue;
    return {
      month: first.date.getUTCMonth(),
      fromDate: Math.min(...walls.map(({ date }) => date.getUTCDate())),
      weekday: first.date.getUTCDay(),
      minute: first.minute,
      offset: change.after,
    };
  }
  return null;
}

const isLike = (
  changes: readonly Change[] | undefined,
  rule: readonly YearlyChange[],
  year: number,
): boolean =>
  changes?.length === rule.length &&
  changes.every(({ time, before, after }, index) => {
    const change = rule[index];
    return change !== undefined && change.offset === after && timeOf(change, year, before) === time;
  });
