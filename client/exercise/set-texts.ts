import { clockTime, numberText } from '#client/lib/format/locale.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import { estimatedMax, type RecordKind, type SetAmounts, type WeekVolume } from '#domain/workout/set-log.ts';
import type { Load } from '#domain/workout/workout-events.ts';
import { exerciseCopy } from './exercise-copy.ts';

export const unitLabel = (unit: MassUnit): string => (unit === 'kg' ? 'kg' : 'lb');

/** `40 lb`. */
export const loadText = ({ value, unit }: Load): string => `${numberText(value, 1)} ${unitLabel(unit)}`;

/** `12 × 35 lb`, `12 reps`, `1:10`. */
export function amountText({ reps, load, seconds }: SetAmounts): string {
  if (seconds !== null) return holdText(seconds);
  return load ? exerciseCopy.repsOfLoad(numberText(reps), loadText(load)) : exerciseCopy.repsText(reps);
}

/** `45 s`, from a minute on `1:10`. */
export const holdText = (seconds: number): string =>
  seconds < 60 ? exerciseCopy.secondsText(seconds) : clockTime(seconds);

/** The volume of a week: load where there was any, else reps, else time. */
export function volumeText(
  { load, reps, seconds }: Omit<WeekVolume, 'week' | 'sets'>,
  unit: MassUnit,
): string {
  if (load > 0) return `${numberText(load, 0)} ${unitLabel(unit)}`;
  return reps > 0 ? exerciseCopy.repsText(reps) : holdText(seconds);
}

/** The number that a record is about. */
export function recordText(kind: RecordKind, set: SetAmounts): string {
  if (kind === 'maxLoad') return set.load ? loadText(set.load) : '';
  if (kind === 'longestHold') return holdText(set.seconds ?? 0);
  if (kind === 'mostReps') return exerciseCopy.repsText(set.reps);
  const estimate = estimatedMax(set);
  return estimate ? loadText(estimate) : '';
}
