import { dividedBy, exactly, type Fraction } from '#domain/kernel/fraction.ts';

export type MassUnit = 'lbs' | 'kg';
export type LengthUnit = 'in' | 'cm';

/** A mass as entered, with the canonical whole grams (rounded half to even). */
export type Mass = { readonly value: number; readonly unit: MassUnit; readonly grams: number };
/** A length as entered, with the canonical whole millimetres (rounded half to even). */
export type Length = { readonly value: number; readonly unit: LengthUnit; readonly millimetres: number };
/** A height as said in the United States: 5'10". `inches` is 0-11. */
type FeetAndInches = { readonly feet: number; readonly inches: number };

type Factor = { readonly times: number; readonly per: number };

/** Exact by definition (1 lb = 0.45359237 kg, 1 in = 0.0254 m). Kept as fractions so that an exact half stays a half. */
const grams: Readonly<Record<MassUnit, Factor>> = {
  lbs: { times: 45_359_237, per: 100_000 },
  kg: { times: 1000, per: 1 },
};
const millimetres: Readonly<Record<LengthUnit, Factor>> = {
  in: { times: 254, per: 10 },
  cm: { times: 10, per: 1 },
};

/** Exact by definition. */
export const kilometresPerMile = 1.609344;

/** @param value 0-10 000, with at most three decimals. */
export const toMass = (value: number, unit: MassUnit): Mass => ({
  value,
  unit,
  grams: canonical(value, grams[unit]),
});

/** @param value 0-10 000, with at most three decimals. */
export const toLength = (value: number, unit: LengthUnit): Length => ({
  value,
  unit,
  millimetres: canonical(value, millimetres[unit]),
});

const kilogramsInPound = exactly(0.45359237);

/** A calculated mass, given in kilograms. */
export const massOfGrams = (grams: number): Mass => toMass(grams / 1000, 'kg');

/** The typed value when the unit is the same, so that 180.0 lb never becomes 179.9; otherwise converted, not rounded. */
export const massIn = (unit: MassUnit, mass: Mass): number =>
  mass.unit === unit ? mass.value : converted(mass.value, grams[mass.unit], grams[unit]);
export const poundsOf = (mass: Mass): number => massIn('lbs', mass);
/** Not rounded, for comparison with a limit. */
export const exactPoundsOf = ({ value, unit }: Mass): Fraction =>
  unit === 'lbs' ? exactly(value) : dividedBy(exactly(value), kilogramsInPound);
export const kilogramsOf = (mass: Mass): number => massIn('kg', mass);

/** As `massIn`. */
export const lengthIn = (unit: LengthUnit, length: Length): number =>
  length.unit === unit ? length.value : converted(length.value, millimetres[length.unit], millimetres[unit]);
export const inchesOf = (length: Length): number => lengthIn('in', length);
export const centimetresOf = (length: Length): number => lengthIn('cm', length);

/** Rounded to the nearest inch, with carry into the feet: 71.6 in are 6'0", never 5'12". */
export function feetAndInchesOf(length: Length): FeetAndInches {
  const inches = Math.round(inchesOf(length));
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

/** A quantity as shown: one decimal, `180.0`, half rounded up. The inner rounding turns 21.849999 back into 21.85. */
export const toTenths = (value: number): string =>
  (Math.round(Number((value * 10).toFixed(6))) / 10).toFixed(1);

/** Thousandths times the factor stay far below 2^53, so only the division can round, and it cannot produce a false half. */
const canonical = (value: number, { times, per }: Factor): number =>
  roundHalfToEven((Math.round(value * 1000) * times) / (per * 1000));

const converted = (value: number, from: Factor, to: Factor): number =>
  (value * from.times * to.per) / (from.per * to.times);

/** To the nearest whole number; a half goes to the even neighbour. */
export function roundHalfToEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}
