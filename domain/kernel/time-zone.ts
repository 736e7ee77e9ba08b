import { asInstant, dayOfEpoch, epochDayOf, type Instant, type MemberDay } from './day.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** One UTC day of a zone: the offset before and after the one change that it may hold. */
type UtcDay = { readonly changesAt: number; readonly before: number; readonly after: number };
type Zone = {
  readonly format: Intl.DateTimeFormat;
  readonly utcDays: Map<number, UtcDay>;
  readonly lengths: Map<number, number>;
};
/** A stretch of time, in epoch milliseconds with `to` exclusive, over which a zone keeps one offset. */
type Stretch = { readonly from: number; readonly to: number; readonly offset: number };

// For each zone. Bounded: members choose the dates they ask for.
const rememberedDays = 20_000;
// Asking Intl costs about a microsecond; folds over whole histories ask about the same few hundred days again and again. A format takes
// some 45 kB. IANA has about 600 names, of which few are in use, but events of old hold them in any case.
const zoneNamed = memoized(600, (name): Zone => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  return { format, utcDays: new Map(), lengths: new Map() };
});

/** The calendar date in `zone` at `instant`. @throws RangeError for what is no name of a zone. */
export const dayOf = (instant: Instant, zone: string): MemberDay =>
  dayOfEpoch(Math.floor(localMilliseconds(instant, zone) / day));

/** What a clock in `zone` shows at `instant`: hour 0-23, minute 0-59. @throws RangeError as `dayOf`. */
export function localTimeOf(
  instant: Instant,
  zone: string,
): { readonly hour: number; readonly minute: number } {
  const sinceMidnight = modulo(localMilliseconds(instant, zone), day);
  return { hour: Math.floor(sinceMidnight / hour), minute: Math.floor((sinceMidnight % hour) / 60_000) };
}

/**
 * The first instant whose date in `zone` is `date` or later: not always 00:00, and the start of the next date where a zone leaves one
 * out. @throws RangeError as `dayOf`.
 */
export function startOfDay(date: MemberDay, zone: string): Instant {
  const midnight = epochDayOf(date) * day;
  let start = midnight + day;
  for (const { from, to, offset } of stretchesOf(zone, midnight - day, midnight + day)) {
    if (to + offset > midnight) start = Math.min(start, Math.max(from, midnight - offset));
  }
  return asInstant(new Date(start).toISOString());
}

/**
 * How many milliseconds of the time between two instants (epoch milliseconds, `to` exclusive) carry the date `epochDay` (days since
 * 1970-01-01) in `zone`.
 */
export function timeOnDay(epochDay: number, zone: string, from: number, to: number): number {
  const midnight = epochDay * day;
  let time = 0;
  // No offset is further than a day from UTC, so nothing of the date lies outside.
  for (const stretch of stretchesOf(zone, Math.max(from, midnight - day), Math.min(to, midnight + 2 * day))) {
    const start = Math.max(stretch.from + stretch.offset, midnight);
    time += Math.max(0, Math.min(stretch.to + stretch.offset, midnight + day) - start);
  }
  return time;
}

/** Milliseconds that a date lasts in a zone that is kept all along: 24 hours but for changes of the clock. */
export function lengthInZone(epochDay: number, zone: string): number {
  const { lengths } = zoneNamed(zone);
  const known = lengths.get(epochDay);
  if (known !== undefined) return known;
  const length = timeOnDay(epochDay, zone, -Infinity, Infinity);
  if (lengths.size < rememberedDays) lengths.set(epochDay, length);
  return length;
}

function localMilliseconds(instant: Instant, zone: string): number {
  const time = Date.parse(instant);
  const { changesAt, before, after } = utcDayOf(zoneNamed(zone), Math.floor(time / day));
  return time + (time < changesAt ? before : after);
}

function* stretchesOf(name: string, from: number, to: number): Generator<Stretch> {
  const zone = zoneNamed(name);
  for (let utcDay = Math.floor(from / day); utcDay * day < to; utcDay += 1) {
    const { changesAt, before, after } = utcDayOf(zone, utcDay);
    const start = Math.max(from, utcDay * day);
    const end = Math.min(to, (utcDay + 1) * day);
    const change = Math.min(Math.max(changesAt, start), end);
    if (start < change) yield { from: start, to: change, offset: before };
    if (change < end) yield { from: change, to: end, offset: after };
  }
}

function utcDayOf(zone: Zone, utcDay: number): UtcDay {
  const known = zone.utcDays.get(utcDay);
  if (known) return known;
  const surveyed = survey(zone.format, utcDay * day, (utcDay + 1) * day);
  if (zone.utcDays.size < rememberedDays) zone.utcDays.set(utcDay, surveyed);
  return surveyed;
}

/** Finds by halving when the offset changes. No zone has ever changed its clock twice within a day. */
function survey(format: Intl.DateTimeFormat, from: number, to: number): UtcDay {
  const before = offsetAt(format, from);
  const after = offsetAt(format, to);
  if (before === after) return { changesAt: to, before, after };
  let [last, first] = [from, to];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetAt(format, middle) === before) last = middle;
    else first = middle;
  }
  return { changesAt: first, before, after };
}

/** Milliseconds east of UTC, from the `GMT-04:56:02` that ends the formatted text; engines may write plain `GMT` for zero. */
function offsetAt(format: Intl.DateTimeFormat, time: number): number {
  const text = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(format.format(time));
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = text ?? [];
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

const modulo = (dividend: number, divisor: number): number => ((dividend % divisor) + divisor) % divisor;

/** `make`, with what it made for the last `capacity` keys that were new remembered. */
export function memoized<Value extends object>(
  capacity: number,
  make: (key: string) => Value,
): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const known = values.get(key);
    if (known) return known;
    const value = make(key);
    for (const oldest of values.keys()) {
      if (values.size < capacity) break;
      values.delete(oldest);
    }
    values.set(key, value);
    return value;
  };
}
