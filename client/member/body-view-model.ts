import { quantityText, unitText } from '#client/lib/format/format-copy.ts';
import { dayText, shortDate } from '#client/lib/format/format-day.ts';
import { appNames } from '#client/lib/format/source-copy.ts';
import { tenths, tenthsText } from '#client/lib/format/typed-quantity.ts';
import { type BodyFat, bodyCompositionOf, type KnownBody } from '#domain/body/body-rules.ts';
import {
  centimetresOf,
  feetAndInchesOf,
  type Length,
  type LengthUnit,
  type MassUnit,
  massIn,
  massOfGrams,
  toLength,
  toMass,
} from '#domain/body/quantity.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { BodyMetric, LatestMetric } from '#service/features/body/body-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { bodyCopy } from './member-copy.ts';

export type Figure = { readonly label: string; readonly value: string; readonly note?: string | undefined };
export type BodyOwner = Pick<
  CurrentUser,
  'unitPreference' | 'height' | 'weight' | 'age' | 'ageGiven' | 'gender'
>;

/** Shown where no value is known. */
export const unknown = '–';

/** The units of the numbers in a member's answers. */
export const unitsOf = ({
  unitPreference,
}: Pick<CurrentUser, 'unitPreference'>): { readonly mass: MassUnit; readonly length: LengthUnit } =>
  unitPreference === 'metric' ? { mass: 'kg', length: 'cm' } : { mass: 'lbs', length: 'in' };

/** All that is known of a member's body. The user's height and weight are the latest ones already. */
export function bodyOf(owner: BodyOwner, latest: LatestMetric): KnownBody {
  const { mass, length } = unitsOf(owner);
  const leanBodyMass = latest?.leanBodyMass ?? null;
  return {
    weight: owner.weight === null ? null : toMass(owner.weight, mass),
    height: owner.height === null ? null : toLength(owner.height, length),
    ageYears: owner.age,
    gender: owner.gender,
    bodyFatPercent: latest?.bodyFatPercent ?? null,
    leanBodyMass: leanBodyMass === null ? null : toMass(leanBodyMass, mass),
  };
}

/** The rows of Body Metrics: what everybody has, and what was measured beside it. */
export function bodyFigures(owner: BodyOwner, latest: LatestMetric): readonly Figure[] {
  const { mass } = unitsOf(owner);
  const body = bodyOf(owner, latest);
  const { bmi, bodyFat, leanMass } = bodyCompositionOf(body);
  const on = (day: string | undefined) => day && dayText(day);
  const lean = leanMass && quantityText(tenthsText(massIn(mass, massOfGrams(leanMass.grams))), mass);
  return [
    { label: bodyCopy.height, value: body.height ? heightText(body.height, owner) : unknown },
    {
      label: bodyCopy.weight,
      value: owner.weight === null ? unknown : quantityText(tenthsText(owner.weight), mass),
      note: on(latest?.asOf.weight),
    },
    { label: bodyCopy.bmi, value: bmi === null ? unknown : tenthsText(bmi) },
    {
      label: bodyCopy.bodyFat,
      value: bodyFat ? fatText(bodyFat) : unknown,
      note: bodyFat ? fatSource(bodyFat, latest) : undefined,
    },
    {
      label: bodyCopy.leanMuscle,
      value: lean ?? unknown,
      note: leanMass?.source === 'calculated' ? bodyCopy.leanSource : on(latest?.asOf.leanBodyMass),
    },
    ...girths(owner, latest),
    ...ageFigure(owner),
  ];
}

/** `5'10"`, to the nearest inch, or centimetres. */
export function heightText(height: Length, owner: Pick<CurrentUser, 'unitPreference'>): string {
  if (owner.unitPreference === 'metric') return bodyCopy.centimetres(tenths(centimetresOf(height)));
  const { feet, inches } = feetAndInchesOf(height);
  return bodyCopy.feetAndInches(feet, inches);
}

/** An estimate is shown with its error band. */
export const fatText = (fat: BodyFat): string =>
  fat.source === 'measured'
    ? `${tenthsText(fat.percent)}%`
    : bodyCopy.about(tenthsText(fat.percent), fat.bandPoints);

/** Where the figure comes from. */
export function fatSource(fat: BodyFat, latest: LatestMetric): string {
  if (fat.source === 'estimated') return fat.isApproximate ? bodyCopy.approximate : bodyCopy.estimated;
  const day = latest?.asOf.bodyFatPercent;
  return day ? bodyCopy.measuredOn(dayText(day)) : bodyCopy.measured;
}

const girthLabels = {
  waistCircumference: bodyCopy.waist,
  hipCircumference: bodyCopy.hips,
  chestCircumference: bodyCopy.chest,
} as const;

function girths(owner: BodyOwner, latest: LatestMetric): readonly Figure[] {
  const { length } = unitsOf(owner);
  return Object.entries(girthLabels).flatMap(([field, label]) => {
    const name = field as keyof typeof girthLabels;
    const value = latest?.[name] ?? null;
    const day = latest?.asOf[name];
    return value === null
      ? []
      : [{ label, value: quantityText(tenthsText(value), length), note: day && dayText(day) }];
  });
}

const ageFigure = ({ age, ageGiven }: BodyOwner): readonly Figure[] =>
  age === null
    ? []
    : [
        {
          label: bodyCopy.age,
          value: String(age),
          note: ageGiven ? bodyCopy.given(dayText(ageGiven.on)) : undefined,
        },
      ];

/** The weight of a body on a day, and its parts. Masses are in the member's own unit. */
export type CompositionPoint = {
  readonly date: MemberDay;
  /** The app of the weight; absent for one of Rondel. */
  readonly source?: Source;
  readonly weight: number;
  readonly lean: number;
  readonly fat: number;
  readonly bodyFat: BodyFat;
};
export type Composition = { readonly unit: MassUnit; readonly points: readonly CompositionPoint[] };

type Measured = Pick<BodyMetric, 'height' | 'bodyFatPercent' | 'leanBodyMass'>;
const measurable = ['height', 'bodyFatPercent', 'leanBodyMass'] as const;

/**
 * Every day with a weight whose fat is known or can be estimated. A measurement holds until the next one.
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
  for (const { date, weight, source, ...measured } of metrics) {
    known = { ...known, ...valuesOf(measured) };
    const point = weight === null ? null : pointOf({ date, weight }, known, owner);
    if (point) points.set(date, { ...point, ...(source && { source }) });
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
      parts.map(([name, , value]) => `${name} ${quantityText(tenthsText(value), unit)}`),
      dayText(last.date),
    );
  const changes = parts.map(([name, from, to]) =>
    bodyCopy.change(name, tenthsText(from), tenthsText(to), unitText(unit)),
  );
  return bodyCopy.compositionSince(changes, dayText(first.date));
}

/** The chart in figures, the newest first. */
export const compositionTable = ({ unit, points }: Composition) => ({
  caption: bodyCopy.compositionCaption(unit),
  columns: [bodyCopy.date, bodyCopy.weight, bodyCopy.lean, bodyCopy.fat, bodyCopy.bodyFat],
  rows: points
    .toReversed()
    .map(({ date, source, weight, bodyFat, fat, lean }) => [
      source ? bodyCopy.dateFrom(shortDate(date), appNames[source]) : shortDate(date),
      tenthsText(weight),
      tenthsText(lean),
      tenthsText(fat),
      bodyFat.source === 'estimated' ? bodyCopy.estimate(percentText(bodyFat)) : percentText(bodyFat),
    ]),
});

const percentText = ({ percent }: BodyFat): string => `${tenthsText(percent)}%`;

/** Measurements before the first of the days count from the start; later ones do not. */
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
