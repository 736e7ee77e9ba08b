import { epochDayOf, type Instant, type MemberDay } from './day.ts';
import { dayOf, lengthInZone, timeOnDay } from './time-zone.ts';

/** The member's time zone from an instant on. */
type ZoneEntry = { readonly from: Instant; readonly zone: string };
/** In the order of time. The first zone also applies to all time before it; an empty history means UTC. */
export type ZoneHistory = readonly ZoneEntry[];

const day = 86_400_000;
const hour = 3_600_000;

/** The history of a member who first signed in at `from` in `zone`. */
export const zonesSince = (from: Instant, zone: string): ZoneHistory => [{ from, zone }];

/** The IANA zone in force at `instant`. */
export function zoneAt(history: ZoneHistory, instant: Instant): string {
  // Almost all members have only one zone.
  if (history.length < 2) return firstZone(history);
  return history.findLast(({ from }) => from <= instant)?.zone ?? firstZone(history);
}

const firstZone = (history: readonly Pick<ZoneEntry, 'zone'>[]): string => history[0]?.zone ?? 'UTC';

/** The IANA zone in force after the last change. */
export const latestZone = (history: ZoneHistory): string => history.at(-1)?.zone ?? 'UTC';

/** The member's date at `instant`. */
export const dayAt = (history: ZoneHistory, instant: Instant): MemberDay =>
  dayOf(instant, zoneAt(history, instant));

/** Records a move: `zone` applies from `from` until the next known change. */
export const changed = (history: ZoneHistory, zone: string, from: Instant): ZoneHistory => [
  ...history.filter((entry) => entry.from < from),
  { from, zone },
  ...history.filter((entry) => entry.from > from),
];

/** Records a correction: `zone` replaces all entries from `since` on. */
export const corrected = (history: ZoneHistory, zone: string, since: Instant): ZoneHistory => [
  ...history.filter((entry) => entry.from < since),
  { from: since, zone },
];

/** Milliseconds for which `date` was the member's date; 0 for a skipped date. */
export const lengthOf = (date: MemberDay, history: ZoneHistory): number =>
  lengthIn(spansOf(history), epochDayOf(date));

/** How many milliseconds between two instants (epoch milliseconds, `to` exclusive) belong to the member's date. */
export function timeBetween(date: MemberDay, history: ZoneHistory, from: number, to: number): number {
  const spans =
    history.length === 0 ? [{ zone: firstZone(history), from: -Infinity, to: Infinity }] : spansOf(history);
  const timeIn = ({ zone, ...span }: Span): number => {
    const [start, end] = [Math.max(span.from, from), Math.min(span.to, to)];
    return start < end ? timeOnDay(epochDayOf(date), zone, start, end) : 0;
  };
  return spans.reduce((total, span) => total + timeIn(span), 0);
}

/** Whether a date lasted less than `underHours`. Such a date is too short to extend or break a streak. */
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

/** A zone with the period, in epoch milliseconds with `to` exclusive, in which it was in force. */
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
  // Almost every date has only one zone, and its length there is cached.
  if (near.length < 2) return lengthInZone(epochDay, firstZone(near));
  return near.reduce((total, { zone, from, to }) => total + timeOnDay(epochDay, zone, from, to), 0);
}
