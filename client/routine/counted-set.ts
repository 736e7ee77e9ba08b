import type { SetOfRoutine } from './routine-machine.ts';

/** A set of repetitions that is to be done. */
export type CountedSet = SetOfRoutine & {
  readonly name: string;
  readonly reps: number;
  readonly sets: number;
};
