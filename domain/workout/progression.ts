import type { MassUnit } from '#domain/body/quantity.ts';
import { type ExerciseSession, isAssistance, loadIn, type SetAmounts } from './set-log.ts';
import type { Load } from './workout-events.ts';

/** The sets of one exercise in a plan: a number of sets of reps, or of seconds. */
export type PlannedSets = {
  readonly sets: number;
  readonly reps?: number;
  readonly durationSeconds?: number;
  /** Present where a program doses the exercise: reps or seconds prevail over those of last time, or are the least. */
  readonly amounts?: 'exact' | 'at-least';
};

/** The next step of one exercise. */
export type Progression =
  /** More load, or less assistance; null for body weight, where the step takes all assistance away. */
  | { readonly kind: 'load'; readonly from: Load; readonly to: Load | null; readonly done: Reason }
  | { readonly kind: 'reps' | 'seconds'; readonly from: number; readonly to: number; readonly done: Reason };
/** Each set of the last session: reps or seconds. */
type Reason = readonly number[];

/** The smallest plates of a gym. */
export const loadStep: Readonly<Record<MassUnit, number>> = { kg: 2.5, lbs: 5 };
const repStep = 1;
export const secondStep = 5;
/** Above it a set leaves too little in reserve for more. */
const hardestEffort = 8;
/** Longer sets are endurance and no hold: five seconds more would mean nothing. */
const longestHold = 90;

/**
 * Double progression. A member is ready for a step after two sessions running with the planned reps in all sets, at an effort of at most 8.
 * The smallest step is 2.5 kg or 5 lb more load, as much less assistance, one rep without either, or 5 seconds in a hold. After a step the
 * same holds for the new load or number. Each session must name the effort of one set at least. Null while the member is not ready. The
 * latest session comes first.
 */
export function progressionOf(
  plan: PlannedSets,
  [last, before]: readonly ExerciseSession[],
): Progression | null {
  if (!last || !before || ![last, before].every((session) => isEasyEnough(plan, session))) return null;
  return plan.reps === undefined
    ? nextHold(plan.durationSeconds ?? 0, last, before)
    : nextReps(plan.reps, last, before);
}

function isEasyEnough({ sets: planned }: PlannedSets, { sets }: ExerciseSession): boolean {
  const efforts = sets.flatMap(({ rpe }) => (rpe === null ? [] : [rpe]));
  return sets.length >= planned && efforts.length > 0 && Math.max(...efforts) <= hardestEffort;
}

function nextHold(planned: number, last: ExerciseSession, before: ExerciseSession): Progression | null {
  const done = last.sets.map(({ seconds }) => seconds ?? 0);
  const from = Math.min(...done);
  const reached = Math.min(from, ...before.sets.map(({ seconds }) => seconds ?? 0));
  if (planned > longestHold || from < planned || reached < from) return null;
  return { kind: 'seconds', from, to: from + secondStep, done };
}

function nextReps(planned: number, last: ExerciseSession, before: ExerciseSession): Progression | null {
  const done = last.sets.map(({ reps }) => reps);
  const fewest = Math.min(...done);
  const fewestBefore = Math.min(...before.sets.map(({ reps }) => reps));
  if (fewest < planned || fewestBefore < planned) return null;
  const load = easiest(last.sets);
  if (load) {
    const loadBefore = easiest(before.sets);
    if (!loadBefore || difficultyOf(loadBefore) < difficultyOf(load)) return null;
    return { kind: 'load', from: load, to: harder(load), done };
  }
  if (last.sets.some((set) => set.load) || fewestBefore < fewest) return null;
  return { kind: 'reps', from: fewest, to: fewest + repStep, done };
}

/** The lightest load or the most assistance. Null where a set was done with body weight, or where the sets have both. */
function easiest(sets: readonly SetAmounts[]): Load | null {
  const loads = sets.flatMap(({ load }) => (load === null ? [] : [load]));
  const assisted = loads.filter(isAssistance).length;
  if (loads.length < sets.length || (assisted > 0 && assisted < loads.length)) return null;
  return loads.reduce((least, load) => (difficultyOf(load) < difficultyOf(least) ? load : least));
}

/** In kilograms, below zero with assistance. */
const difficultyOf = (load: Load): number => loadIn('kg', load) * (isAssistance(load) ? -1 : 1);

/** A step harder; null for body weight. */
function harder(load: Load): Load | null {
  const step = loadStep[load.unit];
  if (!isAssistance(load)) return { ...load, value: load.value + step };
  return load.value > step ? { ...load, value: load.value - step } : null;
}
