/** The offsets of one zone. `at` are instants in epoch milliseconds, ascending; `offsets` has one more entry, in milliseconds east of UTC. */
export type ZoneTable = { readonly at: readonly number[]; readonly offsets: readonly number[] };

/**
 * The yearly changes of a zone. Each is in a month (0-11), on the first such weekday on or after a date, at a minute of the clock before
 * the change.
 */
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

/** @throws RangeError for a text that is no packed zone */
export function unpackZone(packed: PackedZone): ZoneTable {
  return unpackYears(packed, firstYear, lastYear).table;
}

/**
 * The table of a zone for some years: where the yearly changes hold by `from` already, the older ones are not read. Yearly changes are
 * repeated up to `until`, at least once.
 * @returns the table, and `since` when it is right, in epoch milliseconds
 * @throws RangeError for a text that is no packed zone
 */
export function unpackYears(
  packed: PackedZone,
  from: number,
  until: number,
): { readonly table: ZoneTable; readonly since: number } {
  const [offsetTexts = '', changeTexts = '', ruleText] = packed.split('|');
  const known = offsetTexts.split(',').map((text) => Number.parseInt(text, 36) * second);
  const rule = ruleText === undefined ? null : readYearly(ruleText, known);
  const [at, offsets] = [[] as number[], [] as number[]];
  const isYearly = rule !== null && rule.from < from;
  offsets.push((isYearly ? rule.changes.at(-1)?.offset : known[0]) ?? Number.NaN);
  if (!isYearly) readChanges(changeTexts, known, { at, offsets });
  if (rule) repeatYearly(rule, isYearly ? from : rule.from, until, { at, offsets });
  if (Number.isNaN(sumOf(at) + sumOf(offsets))) throw new RangeError('Not the rules of a zone.');
  return { table: { at, offsets }, since: isYearly ? Date.UTC(from) : -Infinity };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** By character codes: a fold of all members reads every zone, and a text for each change takes five times as long. */
function readChanges(
  text: string,
  known: readonly number[],
  into: { at: number[]; offsets: number[] },
): void {
  let time = 0;
  for (let next = 0; next < text.length; next += 1) {
    into.offsets.push(known[digitAt(text, next)] ?? Number.NaN);
    let units = 0;
    for (next += 1; next < text.length && text.charCodeAt(next) !== comma; next += 1)
      units = units * 36 + digitAt(text, next);
    time += units * unit;
    into.at.push(time);
  }
}

const comma = 44;

/** 0-9 and a-z in base 36; NaN for another character. */
function digitAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 122 ? code - 87 : Number.NaN;
}

type Yearly = NonNullable<Parts['yearly']>;

function readYearly(text: string, known: readonly number[]): Yearly {
  const [from, ...texts] = text.split(' ');
  const changes = texts.map((change) => {
    const [month = Number.NaN, fromDate = 0, weekday = 0, clock = 0, index = 0] = change
      .split('.')
      .map(Number);
    return { month, fromDate, weekday, minute: clock, offset: known[index] ?? Number.NaN };
  });
  return { from: Number(from), changes };
}

function repeatYearly(
  { changes }: Yearly,
  from: number,
  until: number,
  into: { at: number[]; offsets: number[] },
): void {
  const last = Math.max(until, from);
  let before = into.offsets.at(-1) ?? 0;
  for (let year = from; year <= last; year += 1)
    for (const change of changes) {
      into.at.push(timeOf(change, year, before));
      into.offsets.push(change.offset);
      before = change.offset;
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
