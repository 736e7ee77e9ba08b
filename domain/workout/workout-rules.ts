import { Refusal } from '#domain/kernel/refusal.ts';

/** Of a date that no change of clocks or zones makes longer or shorter. */
export const usualDayMinutes = 24 * 60;

/** What a completed workout earns, and how many of a date earn it at most: two sessions, a walk each way and a stretch. */
export const workoutPoints = 2;
export const workoutsPerDay = 5;

/** @param rewardedBefore how many workouts of the date have earned points and stand */
export const workoutAward = (isCompleted: boolean, rewardedBefore = 0): number =>
  isCompleted && rewardedBefore < workoutsPerDay ? workoutPoints : 0;

/** The length of a session as it is saved: whole minutes, at least one. */
export const wholeMinutes = (elapsedSeconds: number): number => Math.max(1, Math.floor(elapsedSeconds / 60));

/** @throws Refusal `invalid-<what>` unless `value` is a whole number within the range */
export function refuseOutside(what: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new Refusal(
    `invalid-${what}`,
    `The ${what} must be a whole number from ${least} to ${most}.`,
    'invalid',
  );
}
