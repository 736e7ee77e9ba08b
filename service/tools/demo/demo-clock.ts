import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf, startOfDay } from '#domain/kernel/time-zone.ts';

/** A past moment of a demo member. */
export type Moment = {
  readonly at: Instant;
  readonly today: MemberDay;
  readonly localTime: { readonly hour: number; readonly minute: number };
};

/** Converts dates and clock times, relative to the day of `now`, to instants in this machine's time zone. */
export function demoClock(now: Instant) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayOf(now, zone);
  return {
    zone,
    today,
    /** @param daysAgo 1 is yesterday */
    moment(daysAgo: number, hour: number, minute = 0): Moment {
      const day = addDays(today, -daysAgo);
      const start = Date.parse(startOfDay(day, zone));
      const at = asInstant(new Date(start + (hour * 60 + minute) * 60_000).toISOString());
      return { at, today: day, localTime: { hour, minute } };
    },
  };
}
export type DemoClock = ReturnType<typeof demoClock>;

/** A deterministic pseudo-random number by name, at least 0 and below 1. */
export function chance(...name: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const character of name.join('|'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
