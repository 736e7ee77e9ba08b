/** The offsets of one zone. `at` are instants in epoch milliseconds, ascending; `offsets` has one more entry, in milliseconds east of UTC. */
export type ZoneTable = { readonly at: readonly number[]; readonly offsets: readonly number[] };

/** The yearly changes of a zone: of the month (0-11), the first such weekday on or after a date, at a minute of the clock before it. */
export type YearlyChange = {
  readonly month: number;
  readonly fromDate: number;
  /** 0 = Sunday. */
  readonly weekday: number;
  readonly minute: number;
  readonly offset: number;
};

/** Rules are known for these years; outside them the nearest offset holds. */
export const firstYear = 1970;
export const lastYear = 2100;

/** Times are stored in half minutes: the clocks of Monrovia changed at 00:44:30. */
const unit = 30_000;
const second = 1000;
const minute = 60_000;
const day = 86_400_000;

/** A zone as text: its offsets, its changes one by one, and from a year on its two yearly changes. */
export type PackedZone = string;

type Parts = {
  readonly table: ZoneTable;
  /** The year from which the yearly changes hold, and these. */
  readonly yearly: { readonly from: number; readonly changes: readonly YearlyChange[] } | null;
};

/** @param table all changes up to the year 2100, those that the yearly rule repeats included */
export function packZone({ table, yearly }: Parts): PackedZone {
  const until = yearly ? Date.UTC(yearly.from) : Number.POSITIVE_INFINITY;
  const offsets = [...new Set(table.offsets)];
  const digit = (offset: number) => offsets.indexOf(offset).toString(36);
  let before = 0;
  const changes = table.at.flatMap((time, index) => {
    if (time >= until) return [];
    const text = `${digit(table.offsets[index + 1] ?? 0)}${((time - before) / unit).toString(36)}`;
    before = time;
    return [text];
  });
  const rule = yearly?.changes.map(({ month, fromDate, weekday, minute: at, offset }) =>
    [month, fromDate, weekday, at, offsets.indexOf(offset)].join('.'),
  );
  const parts = [offsets.map((offset) => (offset / second).toString(36)).join(','), changes.join(',')];
  return [...parts, ...(yearly && rule ? [`${yearly.from} ${rule.join(' ')}`] : [])].join('|');
}

/** @param until yearly changes are repeated up to this year, at least once @throws RangeError for a text that is no packed zone */
export function unpackZone(packed: PackedZone, until = lastYear): ZoneTable {
  const [offsetTexts = '', changeTexts = '', rule] = packed.split('|');
  const known = offsetTexts.split(',').map((text) => Number.parseInt(text, 36) * second);
  const [initial = Number.NaN] = known;
  const [at, offsets] = [[] as number[], [initial]];
  let time = 0;
  for (const text of changeTexts === '' ? [] : changeTexts.split(',')) {
    time += Number.parseInt(text.slice(1), 36) * unit;
    at.push(time);
    offsets.push(known[Number.parseInt(text.charAt(0), 36)] ?? Number.NaN);
  }
  if (rule !== undefined) repeatYearly(rule, known, until, { at, offsets });
  if (offsets.some(Number.isNaN) || at.some(Number.isNaN)) throw new RangeError('Not the rules of a zone.');
  return { at, offsets };
}

function repeatYearly(
  rule: string,
  known: readonly number[],
  until: number,
  into: { at: number[]; offsets: number[] },
): void {
  const [from, ...texts] = rule.split(' ');
  const changes = texts.map((text) => {
    const [month = Number.NaN, fromDate = 0, weekday = 0, clock = 0, index = 0] = text.split('.').map(Number);
    return { month, fromDate, weekday, minute: clock, offset: known[index] ?? Number.NaN };
  });
  for (let year = Number(from); year <= Math.max(until, Number(from)); year += 1)
    for (const change of changes) {
      into.at.push(timeOf(change, year, into.offsets.at(-1) ?? 0));
      into.offsets.push(change.offset);
    }
}

/** The instant of a yearly change, in epoch milliseconds. @param before the offset until then */
export function timeOf(
  { month, fromDate, weekday, minute: clock }: YearlyChange,
  year: number,
  before: number,
): number {
  const first = Date.UTC(year, month, fromDate);
  // 1 January 1970 was a Thursday.
  const ahead = (weekday - ((first / day + 4) % 7) + 7) % 7;
  return first + ahead * day + clock * minute - before;
}

/** How many changes a zone had until `time`: the index of the offset that holds. */
export function changesUntil({ at }: ZoneTable, time: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((at[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first instant from `since` on, in epoch milliseconds, at which two zones have different offsets; null when there is none. */
export function firstDifference(one: ZoneTable, other: ZoneTable, since: number): number | null {
  const later = [...one.at, ...other.at].filter((time) => time > since).sort((a, b) => a - b);
  for (const time of [since, ...later])
    if (one.offsets[changesUntil(one, time)] !== other.offsets[changesUntil(other, time)]) return time;
  return null;
}
