import { Refusal } from '#domain/kernel/refusal.ts';
import type { Load, LoggedSet } from './workout-events.ts';

/** The limits of a set log: generous for a person, narrow for a slip of the finger. */
export const setLimits = {
  /** Sets of one workout. */
  sets: 300,
  exerciseLetters: 100,
  reps: 1_000,
  /** In either unit. */
  load: 1_500,
  seconds: 24 * 60 * 60,
  leastRpe: 1,
  mostRpe: 10,
} as const;

/** @throws Refusal `invalid-sets` when a value lies outside the limits, or a set has neither reps nor seconds */
export function refuseImpossibleSets(sets: readonly LoggedSet[]): void {
  if (sets.length <= setLimits.sets && sets.every(isPossibleSet)) return;
  throw new Refusal(
    'invalid-sets',
    'A set of this workout cannot be right, so nothing was saved. Please correct its reps, load, time or effort.',
    'invalid',
  );
}

/** Whether a person can have done the set. */
export const isPossibleSet = (logged: LoggedSet): boolean =>
  isNamed(logged) && isDone(logged) && isEffort(logged.rpe) && isLoad(logged.load);

const isNamed = ({ exercise, set }: LoggedSet): boolean =>
  exercise.trim() !== '' && exercise.length <= setLimits.exerciseLetters && isWhole(set, 1, setLimits.sets);

const isDone = ({ reps, seconds }: LoggedSet): boolean =>
  isWhole(reps, seconds === null ? 1 : 0, setLimits.reps) &&
  (seconds === null || isWhole(seconds, 1, setLimits.seconds));

const isEffort = (rpe: number | null): boolean =>
  rpe === null || isWhole(rpe * 2, setLimits.leastRpe * 2, setLimits.mostRpe * 2);

const isLoad = (load: Load | null): boolean =>
  load === null || (load.value > 0 && load.value <= setLimits.load);

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
