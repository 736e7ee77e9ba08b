import { daysBetween, type MemberDay } from './day.ts';
import { Refusal } from './refusal.ts';

/** A fact may be recorded for today or an earlier date. @throws Refusal `future-date` */
export function refuseFutureDay(date: MemberDay, today: MemberDay): void {
  if (date > today) throw new Refusal('future-date', 'The date cannot be in the future.', 'invalid');
}

/** What the member's clock shows. */
export type LocalClock = {
  readonly today: MemberDay;
  readonly localTime: { readonly hour: number; readonly minute: number };
};

const nightGraceEndsAtHour = 3;

/** Until 03:00 yesterday is still going on for what was begun on it. */
export const isInNightGrace = (date: MemberDay, { today, localTime }: LocalClock): boolean =>
  daysBetween(date, today) === 1 && localTime.hour < nightGraceEndsAtHour;
