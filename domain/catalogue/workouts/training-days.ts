import { type MemberDay, weekdayOf } from '#domain/kernel/day.ts';

/** The training days of a week that a member has not set. */
export const usualDaysPerWeek = 3;

/** Training weekdays (Sunday is 0) for 1 to 7 training days per week. */
const trainingWeekdays: readonly (readonly number[])[] = [
  [1],
  [1, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  [0, 1, 2, 3, 4, 5, 6],
];

/** Training days of a week, 1 to 7; other numbers are clamped. */
export const daysInWeek = (daysPerWeek: number): number => Math.min(7, Math.max(1, Math.floor(daysPerWeek)));

/** Whether a week of so many training days, 1 to 7, trains on the date. Other numbers are clamped. */
export function isTrainingDay(daysPerWeek: number, day: MemberDay): boolean {
  return trainingWeekdays[daysInWeek(daysPerWeek) - 1]?.includes(weekdayOf(day)) ?? false;
}
