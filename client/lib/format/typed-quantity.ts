import {
  centimetresOf,
  feetAndInchesOf,
  type Length,
  type Mass,
  type MassUnit,
  massIn,
  toLength,
  toMass,
  toTenths,
} from '#domain/body/quantity.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { decimalText } from './locale.ts';

/** A mass as it was typed. Seen in the other unit it is worked out from this, so that no number of switches changes it. */
export type TypedMass = { readonly text: string; readonly unit: MassUnit };
/** A height as it was typed, converted in the same way. */
export type TypedHeight =
  | { readonly unit: 'in'; readonly feet: string; readonly inches: string }
  | { readonly unit: 'cm'; readonly centimetres: string };

/** `82.0`, as the language writes it. */
export const tenthsText = (value: number): string => decimalText(toTenths(value));

/** A number as a person would write it: one decimal at most, none that is zero. */
export const tenths = (value: number): string => decimalText(toTenths(value).replace(/\.0$/, ''));

/** Null for what is no mass: nothing, zero, less. */
export function massOf({ text, unit }: TypedMass): Mass | null {
  const value = typedNumber(text);
  return value !== null && value > 0 ? toMass(value, unit) : null;
}

/** The content of a field for this unit. */
export function shownMass(typed: TypedMass, unit: MassUnit): string {
  if (typed.unit === unit) return typed.text;
  const mass = massOf(typed);
  return mass ? tenths(massIn(unit, mass)) : '';
}

/** Beside feet, inches go up to 11.9: `5 ft 14 in` is a slip. */
export const hasTooManyInches = (typed: TypedHeight): boolean =>
  typed.unit === 'in' && typedNumber(typed.feet) !== null && (typedNumber(typed.inches) ?? 0) >= 12;

/** As `massOf`. Without inches the feet are whole, without feet the inches are all there is. */
export function heightOf(typed: TypedHeight): Length | null {
  if (typed.unit === 'cm') return lengthOrNull(typedNumber(typed.centimetres), 'cm');
  if (hasTooManyInches(typed)) return null;
  const feet = typedNumber(typed.feet);
  const inches = typedNumber(typed.inches);
  return feet === null && inches === null ? null : lengthOrNull((feet ?? 0) * 12 + (inches ?? 0), 'in');
}

/** The content of the two fields of an imperial height. */
export function shownFeetAndInches(typed: TypedHeight): { readonly feet: string; readonly inches: string } {
  if (typed.unit === 'in') return { feet: typed.feet, inches: typed.inches };
  const height = heightOf(typed);
  if (!height) return { feet: '', inches: '' };
  const { feet, inches } = feetAndInchesOf(height);
  return { feet: String(feet), inches: String(inches) };
}

/** The content of the field of a metric height. */
export function shownCentimetres(typed: TypedHeight): string {
  if (typed.unit === 'cm') return typed.centimetres;
  const height = heightOf(typed);
  return height ? tenths(centimetresOf(height)) : '';
}

const lengthOrNull = (value: number | null, unit: Length['unit']): Length | null =>
  value !== null && value > 0 ? toLength(value, unit) : null;
