import { type MeasuredField, measured } from '#domain/body/body-entry-rules.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { bodyCopy } from './member-copy.ts';

export type MeasurementField = {
  readonly name: MeasuredField;
  readonly label: string;
  readonly unit: 'mass' | 'length' | '%';
};

/** In the order in which one goes through them. */
export const measurementFields: readonly MeasurementField[] = [
  { name: 'weight', label: bodyCopy.weight, unit: 'mass' },
  { name: 'bodyFatPercent', label: bodyCopy.bodyFat, unit: '%' },
  { name: 'leanBodyMass', label: bodyCopy.leanMuscle, unit: 'mass' },
  { name: 'waistCircumference', label: bodyCopy.waist, unit: 'length' },
  { name: 'hipCircumference', label: bodyCopy.hips, unit: 'length' },
  { name: 'chestCircumference', label: bodyCopy.chest, unit: 'length' },
  { name: 'height', label: bodyCopy.height, unit: 'length' },
];

export type TypedMeasurements = { readonly [Field in MeasuredField]?: string };
export type MeasurementProblems = { readonly [Field in MeasuredField]?: string };

/** The fields that are filled in, as they were typed. */
export function filledIn(form: FormData): TypedMeasurements {
  const texts = measurementFields.map(({ name }) => [name, String(form.get(name) ?? '').trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** A sentence for each field that holds no measurement. */
export function problemsIn(typed: TypedMeasurements): MeasurementProblems {
  const wrong = measurementFields.filter(({ name }) => !isMeasurement(name, typed[name]));
  return Object.fromEntries(wrong.map(({ name, unit }) => [name, unit === '%' ? wrongPercent : wrongNumber]));
}

const wrongNumber = bodyCopy.invalidNumber;
const wrongPercent = bodyCopy.invalidPercent;

function isMeasurement(field: MeasuredField, text: string | undefined): boolean {
  if (text === undefined) return true;
  try {
    measured(field, text);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
