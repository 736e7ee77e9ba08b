/**
 * An exact number. Binary fractions miss a limit by their rounding error, and rounding first only moves the error. The denominator is above
 * 0.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const fraction = (numerator: bigint, denominator: bigint): Fraction => ({ numerator, denominator });

/** The exact decimal value of a finite number: 0.1 is one tenth, as typed. */
export function exactly(value: number): Fraction {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const power = BigInt(exponent) - BigInt(decimals.length);
  const numerator = BigInt(whole + decimals);
  return power < 0n ? fraction(numerator, 10n ** -power) : fraction(numerator * 10n ** power, 1n);
}

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** @param divisor above 0 */
export const dividedBy = (value: Fraction, divisor: Fraction): Fraction =>
  fraction(value.numerator * divisor.denominator, value.denominator * divisor.numerator);

export const isMore = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator;

/** The next whole number up, for values of at least 0. */
export const roundedUp = ({ numerator, denominator }: Fraction): number =>
  Number((numerator + denominator - 1n) / denominator);

/** The nearest binary number, for display. */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator);
