import { addMonths, type MemberDay } from '#domain/kernel/day.ts';
import type { ProfileChanges } from './member-events.ts';

/** Maximum age in years. */
const maximumAge = 130;
/** Maximum of every measure of a member or a goal. */
const maximumNumber = 10_000;
/** Maximum length of the free text on injuries, in characters. */
export const maximumInjuriesLength = 500;
/** Training days per week. */
export const trainingDays = { minimum: 1, maximum: 7 } as const;

/** Whether a number is a possible measure: finite, 0-10 000. */
export const isPossible = (value: number): boolean =>
  Number.isFinite(value) && value >= 0 && value <= maximumNumber;

/** Whether a number is a possible age: 0-130 years. */
export const isPossibleAge = (years: number): boolean => isPossible(years) && years <= maximumAge;

/** Whether a number of training days per week is possible: a whole number, 1-7. */
export const isPossibleDaysPerWeek = (days: number): boolean =>
  Number.isInteger(days) && days >= trainingDays.minimum && days <= trainingDays.maximum;

/** The age today in whole years: the given age plus the years since. */
export function effectiveAge(
  { years, givenOn }: NonNullable<ProfileChanges['age']>,
  today: MemberDay,
): number {
  const passed = Number(today.slice(0, 4)) - Number(givenOn.slice(0, 4));
  const isPassed = addMonths(givenOn, passed * 12) <= today;
  return years + Math.max(0, isPassed ? passed : passed - 1);
}
