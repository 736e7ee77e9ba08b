import { dayText, shortDate } from '#client/lib/format/format-day.ts';
import { type BodyFat, bodyCompositionOf } from '#domain/body/body-rules.ts';
import { type MassUnit, massIn, massOfGrams, toMass, toTenths } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { BodyMetric, LatestMetric } from '#service/body/body-contract.ts';
import { type BodyOwner, bodyOf, unitsOf } from './body-view-model.ts';
import { bodyCopy } from './member-copy.ts';

/** What a body weighed on a day, and what of it. Masses are in the member's own unit. */
export type CompositionPoint = {
  readonly date: MemberDay;
  readonly weight: number;
  readonly lean: number;
  readonly fat: number;
  readonly bodyFat: BodyFat;
};
export type Composition = { readonly unit: MassUnit; readonly points: readonly CompositionPoint[] };

type Measured = Pick<BodyMetric, 'height' | 'bodyFatPercent' | 'leanBodyMass'>;
const measurable = ['height', 'bodyFatPercent', 'leanBodyMass'] as const;

/**
 * Every day with a weight whose fat is known or can be estimated. What was measured once holds until it is measured again.
 * @param metrics oldest first
 */
export function compositionOf(
  owner: BodyOwner,
  latest: LatestMetric,
  metrics: readonly BodyMetric[],
): Composition {
  const { mass: unit } = unitsOf(owner);
  const points = new Map<MemberDay, CompositionPoint>();
  let known = knownBefore(metrics[0]?.date, owner, latest);
  for (const { date, weight, ...measured } of metrics) {
    known = { ...known, ...valuesOf(measured) };
    const point = weight === null ? null : pointOf({ date, weight }, known, owner);
    if (point) points.set(date, point);
  }
  return { unit, points: [...points.values()] };
}

/** The chart in a sentence. */
export function compositionSummary({ unit, points }: Composition): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return bodyCopy.noWeightLogged;
  const parts = [
    [bodyCopy.weight, first.weight, last.weight],
    [bodyCopy.leanMassInSentence, first.lean, last.lean],
    [bodyCopy.fatMassInSentence, first.fat, last.fat],
  ] as const;
  if (points.length === 1)
    return bodyCopy.compositionOn(
      parts.map(([name, , value]) => `${name} ${toTenths(value)} ${unit}`),
      dayText(last.date),
    );
  const changes = parts.map(([name, from, to]) => bodyCopy.change(name, toTenths(from), toTenths(to), unit));
  return bodyCopy.compositionSince(changes, dayText(first.date));
}

/** The chart in figures, the newest first. */
export const compositionTable = ({ unit, points }: Composition) => ({
  caption: bodyCopy.compositionCaption(unit),
  columns: [bodyCopy.date, bodyCopy.weight, bodyCopy.lean, bodyCopy.fat, bodyCopy.bodyFat],
  rows: points
    .toReversed()
    .map(({ date, weight, bodyFat, fat, lean }) => [
      shortDate(date),
      toTenths(weight),
      toTenths(lean),
      toTenths(fat),
      bodyFat.source === 'estimated' ? bodyCopy.estimate(percentText(bodyFat)) : percentText(bodyFat),
    ]),
});

const percentText = ({ percent }: BodyFat): string => `${toTenths(percent)}%`;

/** What was measured before the first of the days counts from the start; what came later does not. */
function knownBefore(first: MemberDay | undefined, owner: BodyOwner, latest: LatestMetric): Measured {
  const before = (field: (typeof measurable)[number]): number | null => {
    const day = latest?.asOf[field];
    return latest && day && first && day < first ? latest[field] : null;
  };
  return {
    height: before('height') ?? owner.height,
    bodyFatPercent: before('bodyFatPercent'),
    leanBodyMass: before('leanBodyMass'),
  };
}

const valuesOf = (measured: Measured): Partial<Measured> =>
  Object.fromEntries(
    measurable.flatMap((field) => (measured[field] === null ? [] : [[field, measured[field]]])),
  );

function pointOf(
  { date, weight }: Pick<CompositionPoint, 'date' | 'weight'>,
  { height, bodyFatPercent, leanBodyMass }: Measured,
  owner: BodyOwner,
): CompositionPoint | null {
  const { mass: unit } = unitsOf(owner);
  const { bodyFat, leanMass } = bodyCompositionOf({
    ...bodyOf({ ...owner, weight, height }, null),
    bodyFatPercent,
    leanBodyMass: leanBodyMass === null ? null : toMass(leanBodyMass, unit),
  });
  if (!bodyFat || !leanMass) return null;
  const lean = massIn(unit, massOfGrams(leanMass.grams));
  return { date, weight, lean, fat: (weight * bodyFat.percent) / 100, bodyFat };
}
