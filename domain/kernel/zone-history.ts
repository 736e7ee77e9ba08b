import { epochDayOf, type Instant, type MemberDay } from './day.ts';
import { dayOf, lengthInZone, timeOnDay } from './time-zone.ts';

/** The zone that is in force for a member from an instant on. */
type ZoneEntry = { readonly from: Instant; readonly zone: string };
/** In the order of time. The first zone also holds for all time before it; where there is none, UTC does. */
export type ZoneHistory = readonly ZoneEntry[];

const day = 86_400_000;
const hour = 3_600_000;

/** The history of a member who was first seen at `from` in `zone`. */
export const zonesSince = (from: Instant, zone: string): ZoneHistory => [{ from, zone }];

/** The IANA zone in force at `instant`. */
export function zoneAt(history: ZoneHistory, instant: Instant): string {
  // Almost all members have one zone all along.
  if (history.length < 2) return firstZone(history);
  return history.findLast(({ from }) => from <= instant)?.zone ?? firstZone(history);
}

const firstZone = (history: readonly Pick<ZoneEntry, 'zone'>[]): string => history[0]?.zone ?? 'UTC';

/** The member's date at `instant`. */
export const dayAt = (history: ZoneHistory, instant: Instant): MemberDay =>
  dayOf(instant, zoneAt(history, instant));

/** The member moved: `zone` holds from `from` until the next change that is known. */
export const changed = (history: ZoneHistory, zone: string, from: Instant): ZoneHistory => [
  ...history.filter((entry) => entry.from < from),
  { from, zone },
  ...history.filter((entry) => entry.from > from),
];

/** The zone was wrong: `zone` replaces all that the history says from `since` on. */
export const corrected = (history: ZoneHistory, zone: string, since: Instant): ZoneHistory => [
  ...history.filter((entry) => entry.from < since),
  { from: since, zone },
];

/** Milliseconds during which `date` was the member's date; 0 for a date that was left out. */
export const lengthOf = (date: MemberDay, history: ZoneHistory): number =>
  lengthIn(spansOf(history), epochDayOf(date));

/** True for a date that lasted less than `underHours`: too short to add to a streak or to break it. */
export const isNeutral = (date: MemberDay, history: ZoneHistory, underHours = 12): boolean =>
  neutralityOf(history, underHours)(epochDayOf(date));

/** `isNeutral` for many dates of one history, each given in days since 1970-01-01. */
export function neutralityOf(history: ZoneHistory, underHours: number): (epochDay: number) => boolean {
  if (history.length < 2) {
    const zone = firstZone(history);
    return (epochDay) => lengthInZone(epochDay, zone) < underHours * hour;
  }
  const spans = spansOf(history);
  return (epochDay) => lengthIn(spans, epochDay) < underHours * hour;
}

/** A zone and the time, in epoch milliseconds with `to` exclusive, in which it was in force. */
type Span = { readonly zone: string; readonly from: number; readonly to: number };

const knownSpans = new WeakMap<ZoneHistory, readonly Span[]>();

function spansOf(history: ZoneHistory): readonly Span[] {
  const known = knownSpans.get(history);
  if (known) return known;
  const spans = history.map(({ zone, from }, index) => {
    const next = history[index + 1];
    const start = index === 0 ? -Infinity : Date.parse(from);
    return { zone, from: start, to: next ? Date.parse(next.from) : Infinity };
  });
  knownSpans.set(history, spans);
  return spans;
}

function lengthIn(spans: readonly Span[], epochDay: number): number {
  const near = spans.filter(({ from, to }) => from < (epochDay + 2) * day && to > (epochDay - 1) * day);
  // Almost every date knows one zone alone, and its length there is remembered.
  if (near.length < 2) return lengthInZone(epochDay, firstZone(near));
  return near.reduce((total, { zone, from, to }) => total + timeOnDay(epochDay, zone, from, to), 0);
}
