import type { MassUnit } from '#domain/body/quantity.ts';

export type Plates = { readonly value: number; readonly unit: MassUnit };

const kilogramsInPound = 0.45359237;
/** Apps convert by the exact pound, or by 2.20462 pounds to the kilogram. */
const factors = [kilogramsInPound, 1 / 2.20462];
/** The least steps of plates: a quarter of a kilogram, half a pound. */
const steps: Readonly<Record<MassUnit, number>> = { kg: 0.25, lbs: 0.5 };

/**
 * The plates that were on the bar. An app that stores one unit and shows the other writes 15 lb as 6.80388555 kg, and 35 kg as 77.16 lb. A
 * load is only changed where rounding explains the difference; else it keeps its value, with at most three decimals.
 */
export function plates(value: number, unit: MassUnit): Plates {
  if (isNear(value, 0.25, 1e-9)) return { value: nearest(value, 0.25), unit };
  const other = unit === 'kg' ? 'lbs' : 'kg';
  for (const factor of factors) {
    const perOther = unit === 'kg' ? factor : 1 / factor;
    const converted = nearest(value / perOther, steps[other]);
    if (converted > 0 && isRoundingOf(value, converted * perOther)) return { value: converted, unit: other };
  }
  const near = nearest(value, steps.kg);
  if (near > 0 && Math.abs(value - near) < 0.001) return { value: near, unit };
  return { value: Math.round(value * 1000) / 1000, unit };
}

const nearest = (value: number, step: number): number => Math.round(value / step) * step;
const isNear = (value: number, step: number, most: number): boolean =>
  Math.abs(value - nearest(value, step)) <= most;

/** With up to two decimals the rounded values are equal; with more, the values differ by a millionth. */
function isRoundingOf(value: number, exact: number): boolean {
  if (isNear(value, 0.01, 1e-9)) return Math.abs(Math.round(exact * 100) / 100 - value) < 1e-9;
  return Math.abs(value - exact) <= exact * 1e-6;
}
