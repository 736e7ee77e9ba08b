import { asInstant, dayOfEpoch, epochDayOf, type Instant, type MemberDay } from './day.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The offsets of a zone during one UTC day, before and after its one possible change. */
type UtcDay = { readonly changesAt: number; readonly before: number; readonly after: number };
type Zone = {
  readonly format: Intl.DateTimeFormat;
  readonly utcDays: Map<number, UtcDay>;
  readonly lengths: Map<number, number>;
};
/** A period, in epoch milliseconds with `to` exclusive, in which a zone keeps one offset. */
type Stretch = { readonly from: number; readonly to: number; readonly offset: number };

// Cached days per zone. Bounded because members choose which dates they request.
const rememberedDays = 20_000;
// An Intl call takes about a microsecond, and folds over whole histories request the same few hundred days repeatedly. A format takes some
// 45 kB. IANA has about 600 names; few are in use, but old events may contain any of them.
const zoneNamed = memoized(600, (name): Zone => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  return { format, utcDays: new Map(), lengths: new Map() };
});

/** The calendar date in `zone` at `instant`. @throws RangeError for an unknown zone name. */
export const dayOf = (instant: Instant, zone: string): MemberDay =>
  dayOfEpoch(Math.floor(localMilliseconds(instant, zone) / day));

/** The local time in `zone` at `instant`: hour 0-23, minute 0-59. @throws RangeError like `dayOf`. */
export function localTimeOf(
  instant: Instant,
  zone: string,
): { readonly hour: number; readonly minute: number } {
  const sinceMidnight = modulo(localMilliseconds(instant, zone), day);
  return { hour: Math.floor(sinceMidnight / hour), minute: Math.floor((sinceMidnight % hour) / 60_000) };
}

/**
 * The first instant whose date in `zone` is `date` or later. Not always 00:00; for a date that the zone skipped, the start of the next one.
 * @throws RangeError like `dayOf`.
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
 * The first instant of `date` in `zone` at which clocks show `minutes` since midnight (0-1439) or, where that time is skipped, a later one;
 * null when the date has no such time.
 * @throws RangeError like `dayOf`.
 */
export function instantAt(date: MemberDay, minutes: number, zone: string): Instant | null {
  const midnight = epochDayOf(date) * day;
  const wanted = midnight + minutes * 60_000;
  let first = Number.POSITIVE_INFINITY;
  for (const { from, to, offset } of stretchesOf(zone, midnight - day, midnight + 2 * day)) {
    const start = Math.max(from, wanted - offset);
    if (start < to && start + offset < midnight + day) first = Math.min(first, start);
  }
  return first === Number.POSITIVE_INFINITY ? null : asInstant(new Date(first).toISOString());
}

/**
 * How many milliseconds between two instants (epoch milliseconds, `to` exclusive) belong to the date `epochDay` (days since 1970-01-01) in
 * `zone`.
 */
export function timeOnDay(epochDay: number, zone: string, from: number, to: number): number {
  const midnight = epochDay * day;
  let time = 0;
  // No offset exceeds a day, so the date lies within these bounds.
  for (const stretch of stretchesOf(zone, Math.max(from, midnight - day), Math.min(to, midnight + 2 * day))) {
    const start = Math.max(stretch.from + stretch.offset, midnight);
    time += Math.max(0, Math.min(stretch.to + stretch.offset, midnight + day) - start);
  }
  return time;
}

/** Milliseconds of a date in one zone: 24 hours, except on days with a clock change. */
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

/** Finds the offset change of a day by bisection. No zone has ever changed its clock twice within a day. */
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

/** Caches the results of `make` for the last `capacity` new keys. */
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
