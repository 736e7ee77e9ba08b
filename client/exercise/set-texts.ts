import { quantityText, unitText } from '#client/lib/format/format-copy.ts';
import { clockTime, numberText } from '#client/lib/format/locale.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import {
  estimatedMax,
  isAssistance,
  type RecordKind,
  type SetAmounts,
  type WeekVolume,
} from '#domain/workout/set-log.ts';
import type { Load } from '#domain/workout/workout-events.ts';
import { exerciseCopy } from './exercise-copy.ts';

export const unitLabel = (unit: MassUnit): string => unitText(unit === 'kg' ? 'kg' : 'lb');

/** `40 lb`, `40 lb assistance`. */
export const loadText = (load: Load): string =>
  isAssistance(load) ? exerciseCopy.assistance(weightText(load)) : weightText(load);

const weightText = ({ value, unit }: Load): string => quantityText(numberText(value, 1), unitLabel(unit));

/** `12 × 35 lb`, `12 reps`, `8 reps with 20 kg assistance`, `1:10`. */
export function amountText({ reps, load, seconds }: SetAmounts): string {
  if (seconds !== null) return withLoad(holdText(seconds), load);
  if (load === null || isAssistance(load)) return withLoad(exerciseCopy.repsText(reps), load);
  return exerciseCopy.repsOfLoad(numberText(reps), loadText(load));
}

const withLoad = (amount: string, load: Load | null): string =>
  isAssistance(load) ? exerciseCopy.withAssistance(amount, loadText(load)) : amount;

/** `45 s`, from a minute on `1:10`. */
export const holdText = (seconds: number): string =>
  seconds < 60 ? exerciseCopy.secondsText(seconds) : clockTime(seconds);

/** The volume of a week: load where there was any, else reps, else time. */
export function volumeText(
  { load, reps, seconds }: Omit<WeekVolume, 'week' | 'sets'>,
  unit: MassUnit,
): string {
  if (load > 0) return quantityText(numberText(load, 0), unitLabel(unit));
  return reps > 0 ? exerciseCopy.repsText(reps) : holdText(seconds);
}

/** The number that a record is about. */
export function recordText(kind: RecordKind, set: SetAmounts): string {
  if (kind === 'maxLoad') return set.load ? loadText(set.load) : '';
  if (kind === 'leastAssistance') return amountText(set);
  if (kind === 'longestHold') return holdText(set.seconds ?? 0);
  if (kind === 'mostReps') return exerciseCopy.repsText(set.reps);
  const estimate = estimatedMax(set);
  return estimate ? loadText(estimate) : '';
}
