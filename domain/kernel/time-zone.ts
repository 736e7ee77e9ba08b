import { packedZone, zonesRevision } from '#domain/kernel/known-zones.ts';
import { asInstant, dayOfEpoch, epochDayOf, type Instant, type MemberDay } from './day.ts';
import { changesUntil, type PackedZone, unpackYears, unpackZone, type ZoneTable } from './zone-table.ts';

/*
 * A zone is named as IANA does, in any letter case, and then has the rules that were shipped first. `America/Winnipeg@2026g:…` is the same
 * zone under rules that were adopted later (`underRules`).
 */

const hour = 3_600_000;
const day = 24 * hour;

/** A zone whose table is right from `since` to `until`, with the period that was asked for last: folds ask for the same months again. */
type Zone = { readonly rules: PackedZone; table: ZoneTable; since: number; until: number; known: Stretch };
/** A period, in epoch milliseconds with `to` exclusive, in which a zone keeps one offset. */
type Stretch = { readonly from: number; readonly to: number; readonly offset: number };
const nothingKnown: Stretch = { from: Infinity, to: Infinity, offset: 0 };

/** Changes outside these years are worked out once somebody asks for them: most instants are within. */
const usualYears = { from: 2024, until: 2032 };
const usualUntil = Date.UTC(usualYears.until);

function unpackedZones(): (name: string) => Zone {
  // A link has the table of its zone.
  const tables = memoized(1_000, (rules) => unpackYears(rules, usualYears.from, usualYears.until));
  // IANA has about 600 names, and rules that are adopted later add a few.
  return memoized(1_000, (name): Zone => {
    const rules = rulesOf(name);
    const { table, since } = tables(rules);
    return { rules, table, since, until: usualUntil, known: nothingKnown };
  });
}
let unpacked = unpackedZones();
let revision = zonesRevision();

function zoneNamed(name: string): Zone {
  if (revision !== zonesRevision()) {
    revision = zonesRevision();
    unpacked = unpackedZones();
  }
  return unpacked(name);
}

/** The rules of a zone. @throws RangeError for an unknown zone name */
export function rulesOf(name: string): PackedZone {
  const at = name.indexOf('@');
  const rules = at < 0 ? packedZone(name) : name.slice(name.indexOf(':', at) + 1);
  if (rules === null) throw new RangeError(`Unknown time zone: ${name}`);
  return rules;
}

/** A zone under adopted rules, for all functions that take a zone. */
export const underRules = (zone: string, version: string, rules: PackedZone): string =>
  `${ianaName(zone)}@${version}:${rules}`;

/** The name by which IANA knows a zone, under any rules. */
export function ianaName(zone: string): string {
  const at = zone.indexOf('@');
  return at < 0 ? zone : zone.slice(0, at);
}

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
 * The first instant of `date` in `zone` at which clocks show `minutes` since midnight (0-1439). Where that time is skipped, a later
 * instant; null when the date has no such time.
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
  const midnight = epochDay * day;
  const { from, to } = stretchAt(zoneNamed(zone), midnight);
  // No offset exceeds a day.
  if (from <= midnight - day && to >= midnight + 2 * day) return day;
  return timeOnDay(epochDay, zone, -Infinity, Infinity);
}

/**
 * The time of a clock in `zone` at `instant`, as epoch milliseconds of the same clock time in UTC. Format it with the time zone UTC.
 * @throws RangeError like `dayOf`
 */
export function localMilliseconds(instant: Instant, zone: string): number {
  const time = Date.parse(instant);
  return time + stretchAt(zoneNamed(zone), time).offset;
}

function* stretchesOf(name: string, from: number, to: number): Generator<Stretch> {
  const zone = zoneNamed(name);
  for (let start = from; start < to; ) {
    const stretch = stretchAt(zone, start);
    const end = Math.min(to, stretch.to);
    yield { from: start, to: end, offset: stretch.offset };
    start = end;
  }
}

function stretchAt(zone: Zone, time: number): Stretch {
  const { known } = zone;
  if (time >= known.from && time < known.to) return known;
  if (time < zone.since || time >= zone.until) {
    zone.table = unpackZone(zone.rules);
    zone.since = -Infinity;
    zone.until = Infinity;
  }
  const { at, offsets } = zone.table;
  const index = changesUntil(zone.table, time);
  const [from, to] = [at[index - 1] ?? -Infinity, at[index] ?? Infinity];
  zone.known = {
    from: Math.max(from, zone.since),
    to: Math.min(to, zone.until),
    offset: offsets[index] ?? 0,
  };
  return zone.known;
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
