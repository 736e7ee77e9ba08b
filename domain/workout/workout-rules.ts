import { Refusal } from '#domain/kernel/refusal.ts';

/** The length of a date without a change of clock or zone. */
export const usualDayMinutes = 24 * 60;

/** The points of a completed workout, and the maximum number of rewarded workouts per date: two sessions, a walk each way and a stretch. */
export const workoutPoints = 2;
export const workoutsPerDay = 5;

/** @param rewardedBefore number of rewarded workouts of the date that were not retracted */
export const workoutAward = (isCompleted: boolean, rewardedBefore = 0): number =>
  isCompleted && rewardedBefore < workoutsPerDay ? workoutPoints : 0;

/** What a workout needs at least to count: one set, or this many minutes. */
export const leastMinutes = 3;

type Done = { readonly durationMinutes: number; readonly sets?: readonly unknown[] };

/** Whether a workout is too short to count. Where a sender does not list sets, at least one was done. */
export const isTooShort = ({ durationMinutes, sets }: Done): boolean =>
  sets !== undefined && sets.length === 0 && durationMinutes < leastMinutes;

/** The stored length of a session: whole minutes, at least one. */
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
