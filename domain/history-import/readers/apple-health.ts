import type { MassUnit } from '#domain/body/quantity.ts';
import type { FileTime } from '#domain/history-import/file-rows.ts';
import { numberOf } from './file-numbers.ts';
import { giveWeight, type Reading, timeOf, type WeightCells, workoutOf } from './reading.ts';

export type Attributes = Readonly<Record<string, string>>;
/** Reads the elements of an XML file, one after the other, as they open. */
export type ElementReader = {
  element(name: string, attributes: Attributes, line: number): void;
  end(): void;
};

const bodyMass = 'HKQuantityTypeIdentifierBodyMass';
const bodyFat = 'HKQuantityTypeIdentifierBodyFatPercentage';
const appsWithSets = /^(strong|hevy|fitbod|jefit|fitnotes|liftosaur|stronglifts|rondel)\b/i;
const strength = /StrengthTraining$/;

type Kept = Omit<WeightCells, 'bodyFatPercent'>;

/**
 * Weights and workouts. Weights are kept until the end, because several apps write the same weighing, a pair with the fat repeats it, and the
 * fat follows in other records. The start of a record is its time; when it was written may be days later.
 */
export function appleHealthReader(reading: Reading): ElementReader {
  const weights = new Map<string, Kept>();
  const fats = new Map<string, number>();

  function record({ type, unit = '' }: Attributes, measured: Measured): void {
    if (type === bodyFat) fats.set(measured.at, percentOf(measured.value));
    else keepWeight({ ...measured, ...massOf(measured.value, unit) });
  }

  function keepWeight(weight: Kept): void {
    const key = `${weight.at}|${Number(weight.value).toFixed(1)}|${weight.unit}`;
    if (!weights.has(key)) weights.set(key, weight);
  }

  return {
    element(name, attributes, line) {
      const measured = name === 'Record' ? measuredIn(attributes, line, reading) : null;
      if (measured) record(attributes, measured);
      else if (name === 'Workout') giveWorkout(attributes, line, reading);
    },
    end() {
      for (const weight of weights.values())
        giveWeight({ ...weight, bodyFatPercent: fats.get(weight.at) ?? null }, reading);
    },
  };
}

type Measured = { readonly at: FileTime; readonly value: number; readonly line: number };

function measuredIn(attributes: Attributes, line: number, reading: Reading): Measured | null {
  if (attributes.type !== bodyFat && attributes.type !== bodyMass) return null;
  const at = timeOf(attributes.startDate ?? '', line, reading);
  const value = numberOf(attributes.value ?? '');
  if (at !== null && typeof value === 'number') return { at, value, line };
  if (at !== null) reading.problem('number-not-read', attributes.value ?? '', line);
  return null;
}

/** A share, although its unit is written as "%". */
const percentOf = (amount: number): number => (amount <= 1 ? amount * 100 : amount);

function massOf(value: number, unit: string): { readonly value: number; readonly unit: MassUnit } {
  if (unit === 'lb') return { value, unit: 'lbs' };
  if (unit === 'st') return { value: value * 14, unit: 'lbs' };
  return { value: unit === 'g' ? value / 1000 : value, unit: 'kg' };
}

const minutesIn: Readonly<Record<string, number>> = { min: 1, s: 1 / 60, sec: 1 / 60, hr: 60, h: 60 };

/** A workout has a duration and no sets. Strength that an app with sets wrote comes with that app's own file. */
function giveWorkout(attributes: Attributes, line: number, reading: Reading): void {
  const {
    workoutActivityType = '',
    duration = '',
    durationUnit = 'min',
    startDate = '',
    sourceName = '',
  } = attributes;
  if (strength.test(workoutActivityType) && appsWithSets.test(sourceName)) return;
  const startedAt = timeOf(startDate, line, reading);
  if (startedAt === null) return;
  const minutes = (numberOf(duration) ?? 0) * (minutesIn[durationUnit] ?? 1);
  reading.give(
    workoutOf({ startedAt, name: activityName(workoutActivityType), minutes, note: null, line }, []),
  );
}

/** `HKWorkoutActivityTypeFunctionalStrengthTraining` becomes `Functional strength training`. */
function activityName(type: string): string | null {
  const words = type
    .replace('HKWorkoutActivityType', '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
