import { Refusal } from '#domain/kernel/refusal.ts';

/** A completed workout earns 2 points, any other none. */
export const workoutAward = (isCompleted: boolean): number => (isCompleted ? 2 : 0);

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
