import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { plausibleKilograms } from './body-rules.ts';
import { type Mass, type MassUnit, massIn, toMass } from './quantity.ts';

type LoggedWeight = { readonly weight: Mass; readonly date: MemberDay };

/** Further from the last weight than this share, a weight is asked about. */
const unlikelyShare = 0.15;
/** An older weight says little about today's. */
const recentDays = 60;

const isNear = (value: number, last: number): boolean => Math.abs(value - last) <= unlikelyShare * last;

/**
 * The weight that was probably meant where a weight looks like a typing slip. It is a tenth or ten times of the weight, the same number in
 * the other unit, or the last weight. Null where the weight is likely. A first weight, and one after a weight that is too high for a person, is
 * likely where a person can weigh as much. Otherwise its digits were meant, with the decimal point elsewhere.
 */
export function likelyWeight(
  typed: number,
  unit: MassUnit,
  last: LoggedWeight | null,
  today: MemberDay,
): number | null {
  if (!last || massIn('kg', last.weight) > plausibleKilograms[1]) return firstWeight(typed, unit);
  const known = massIn(unit, last.weight);
  if (isNear(typed, known)) return null;
  const meant = [typed / 10, typed * 10].find((value) => isNear(value, known));
  if (meant !== undefined) return rounded(meant);
  if (daysBetween(last.date, today) > recentDays) return null;
  const inOtherUnit = massIn(unit, toMass(typed, unit === 'kg' ? 'lbs' : 'kg'));
  return rounded(isNear(inOtherUnit, known) ? inOtherUnit : known);
}

const isPlausible = (value: number, unit: MassUnit): boolean => {
  const kilograms = massIn('kg', toMass(value, unit));
  return kilograms >= plausibleKilograms[0] && kilograms <= plausibleKilograms[1];
};

function firstWeight(typed: number, unit: MassUnit): number | null {
  if (isPlausible(typed, unit)) return null;
  const meant = [0.1, 10, 0.01, 100, 1000]
    .map((factor) => typed * factor)
    .find((value) => isPlausible(value, unit));
  return meant === undefined ? null : rounded(meant);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
