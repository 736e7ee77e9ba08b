import { Refusal } from '#domain/kernel/refusal.ts';
import type { LoggedSet } from './workout-events.ts';

/** The length of a date without a change of clock or zone. */
export const usualDayMinutes = 24 * 60;

/** The points of a completed workout, and the maximum number of rewarded workouts per date: two sessions, a walk each way and a stretch. */
export const workoutPoints = 2;
export const workoutsPerDay = 5;

/** @param rewardedBefore number of rewarded workouts of the date that were not retracted */
export const workoutAward = (isCompleted: boolean, rewardedBefore = 0): number =>
  isCompleted && rewardedBefore < workoutsPerDay ? workoutPoints : 0;

/** A workout counts with one set, or with this many minutes. */
export const leastMinutes = 3;

/** A set that is held for less than this, in seconds, is a slip of the finger. */
const leastHoldSeconds = 5;

type SetDone = Pick<LoggedSet, 'reps' | 'seconds'>;

/** The least time that sets take: a second for each rep, or the time that they were held. */
const leastSecondsOf = (sets: readonly SetDone[]): number =>
  sets.reduce((sum, { reps, seconds }) => sum + (seconds ?? reps), 0);

/** Whether the sets can have been done in the time that was trained. */
const fitsIn = (sets: readonly SetDone[], trainedSeconds: number): boolean =>
  leastSecondsOf(sets) <= trainedSeconds;

type Done = {
  readonly durationMinutes: number;
  readonly sets?: readonly SetDone[] | undefined;
  /** The trained seconds where they are known; else the most that the whole minutes allow. */
  readonly trainedSeconds?: number;
};

/**
 * Whether a workout is too short to count. With less than 3 minutes it counts only if a set was really done and all sets fit in its time.
 * Where a sender does not list sets, at least one was done.
 */
export function isTooShort({
  durationMinutes,
  sets,
  trainedSeconds = (durationMinutes + 1) * 60,
}: Done): boolean {
  if (sets === undefined || durationMinutes >= leastMinutes) return false;
  const isAnyDone = sets.some(({ seconds }) => seconds === null || seconds >= leastHoldSeconds);
  return !isAnyDone || !fitsIn(sets, trainedSeconds);
}

/** Whether a session lasted for less than a third of its plan: then the member is asked before it is logged. */
export const isFarShorter = (trainedSeconds: number, plannedMinutes: number): boolean =>
  trainedSeconds < plannedMinutes * 20;

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
