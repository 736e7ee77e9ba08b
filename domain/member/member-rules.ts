import { addMonths, type MemberDay } from '#domain/kernel/day.ts';
import type { ProfileChanges } from './member-events.ts';

/** Years that no member is older than. */
const maximumAge = 130;
/** The largest number that any measure of a member or a goal may have. */
const maximumNumber = 10_000;
/** Characters of the free text on injuries. */
export const maximumInjuriesLength = 500;
/** Training days of a week. */
export const trainingDays = { minimum: 1, maximum: 7 } as const;

/** Whether a number can be a measure at all: finite, 0-10 000. */
export const isPossible = (value: number): boolean =>
  Number.isFinite(value) && value >= 0 && value <= maximumNumber;

/** Whether years can be an age: 0-130. */
export const isPossibleAge = (years: number): boolean => isPossible(years) && years <= maximumAge;

/** Whether a member can train on so many days of a week: a whole number, 1-7. */
export const isPossibleDaysPerWeek = (days: number): boolean =>
  Number.isInteger(days) && days >= trainingDays.minimum && days <= trainingDays.maximum;

/** Whole years of age today: those given, and one for every year that has passed since. */
export function effectiveAge(
  { years, givenOn }: NonNullable<ProfileChanges['age']>,
  today: MemberDay,
): number {
  const passed = Number(today.slice(0, 4)) - Number(givenOn.slice(0, 4));
  const isPassed = addMonths(givenOn, passed * 12) <= today;
  return years + Math.max(0, isPassed ? passed : passed - 1);
}
