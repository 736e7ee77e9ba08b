import { Refusal } from '#domain/kernel/refusal.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import type { TypedMeasurements } from './body-commands.ts';
import type { Measurements } from './body-events.ts';
import { maxMeasurementLength } from './measurement-limits.ts';
import { type Length, type LengthUnit, type Mass, type MassUnit, toLength, toMass } from './quantity.ts';

export type MeasuredField = keyof Measurements;
type Units = { readonly mass: MassUnit; readonly length: LengthUnit };

const imperial: Units = { mass: 'lbs', length: 'in' };
const metric: Units = { mass: 'kg', length: 'cm' };
const unitsByName: ReadonlyMap<string, Units> = new Map([
  ['lbs', imperial],
  ['in', imperial],
  ['imperial', imperial],
  ['kg', metric],
  ['cm', metric],
  ['metric', metric],
]);

/** The mass and length units that the `unit` of an entry means. @throws Refusal `unknown-unit` */
export function unitsNamed(name: string): Units {
  const units = unitsByName.get(name);
  if (units) return units;
  throw new Refusal('unknown-unit', `${name} is not a unit. Use lbs or kg.`, 'invalid');
}

const largest = 10_000;

/**
 * Parses a typed number: up to 12 characters without a sign, rounded to one decimal.
 * @returns above 0, at most 10 000; for `bodyFatPercent` 0-100.
 * @throws Refusal `invalid-measurement` with the field in its text
 */
export function measured(field: MeasuredField, typed: string): number {
  const text = typed.trim();
  const isAllowed = text.length <= maxMeasurementLength && !/^[-+]/.test(text);
  const number = (isAllowed ? typedNumber(text) : null) ?? Number.NaN;
  const value = Math.round(number * 10) / 10;
  const isPercent = field === 'bodyFatPercent';
  if (value > (isPercent ? -1 : 0) && value <= (isPercent ? 100 : largest)) return value;
  throw new Refusal('invalid-measurement', `Please enter a valid ${field}.`, 'invalid');
}

export const measuredFields: readonly MeasuredField[] = [
  'weight',
  'height',
  'waistCircumference',
  'hipCircumference',
  'chestCircumference',
  'bodyFatPercent',
  'leanBodyMass',
];

type ToQuantity<Quantity> = (value: number, units: Units) => Quantity;
const asMass: ToQuantity<Mass> = (value, { mass }) => toMass(value, mass);
const asLength: ToQuantity<Length> = (value, { length }) => toLength(value, length);
const quantityOf: { readonly [Field in MeasuredField]: ToQuantity<Required<Measurements>[Field]> } = {
  weight: asMass,
  height: asLength,
  waistCircumference: asLength,
  hipCircumference: asLength,
  chestCircumference: asLength,
  bodyFatPercent: (value) => value,
  leanBodyMass: asMass,
};

/** The filled-in fields of a form as quantities. @throws Refusal `invalid-measurement`, `nothing-measured` */
export function measurementsOf(typed: TypedMeasurements, units: Units): Measurements {
  const filledIn = measuredFields.flatMap((field) => {
    const text = typed[field]?.trim();
    return text ? [[field, quantityOf[field](measured(field, text), units)] as const] : [];
  });
  if (filledIn.length > 0) return Object.fromEntries(filledIn) as Measurements;
  throw new Refusal('nothing-measured', 'Please enter at least one measurement.', 'invalid');
}
