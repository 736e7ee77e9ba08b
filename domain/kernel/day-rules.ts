import { daysBetween, type MemberDay } from './day.ts';
import { Refusal } from './refusal.ts';

/** A fact may be recorded for today or an earlier date. @throws Refusal `future-date` */
export function refuseFutureDay(date: MemberDay, today: MemberDay): void {
  if (date > today) throw new Refusal('future-date', 'The date cannot be in the future.', 'invalid');
}

/** How many days back a correction may move an entry: facts about earlier dates no longer count for the streak. */
export const correctableDays = 7;

/** An entry may keep its date, or be moved to today or one of the last days. @throws Refusal `future-date`, `too-early` */
export function refuseCorrectedDay(date: MemberDay, before: MemberDay, today: MemberDay): void {
  if (date === before) return;
  refuseFutureDay(date, today);
  if (daysBetween(date, today) <= correctableDays) return;
  throw new Refusal(
    'too-early',
    `An entry can move to today or one of the last ${correctableDays} days. Nothing was changed.`,
    'invalid',
  );
}

/** The member's local date and time. */
export type LocalClock = {
  readonly today: MemberDay;
  readonly localTime: { readonly hour: number; readonly minute: number };
};

/** The local hour of the day after a date until which activities that began on the date still count for it. */
export const nightGraceEndsAtHour = 3;

/** Whether it is before the hour at which the night grace ends, on the day after `date`. */
export const isInNightGrace = (
  date: MemberDay,
  { today, localTime }: LocalClock,
  endsAtHour = nightGraceEndsAtHour,
): boolean => daysBetween(date, today) === 1 && localTime.hour < endsAtHour;
