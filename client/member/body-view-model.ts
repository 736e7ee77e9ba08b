import { dayText } from '#client/lib/format/format-day.ts';
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
  toTenths,
} from '#domain/body/quantity.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { bodyCopy } from './member-copy.ts';

export type Figure = { readonly label: string; readonly value: string; readonly note?: string | undefined };
export type BodyOwner = Pick<
  CurrentUser,
  'unitPreference' | 'height' | 'weight' | 'age' | 'ageGiven' | 'gender'
>;

/** Stands where nothing is known. */
export const unknown = '–';

/** What the numbers of a member's answers are in. */
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
  const lean = leanMass && `${toTenths(massIn(mass, massOfGrams(leanMass.grams)))} ${mass}`;
  return [
    { label: bodyCopy.height, value: body.height ? heightText(body.height, owner) : unknown },
    {
      label: bodyCopy.weight,
      value: owner.weight === null ? unknown : `${toTenths(owner.weight)} ${mass}`,
      note: on(latest?.asOf.weight),
    },
    { label: bodyCopy.bmi, value: bmi === null ? unknown : toTenths(bmi) },
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
  if (owner.unitPreference === 'metric')
    return bodyCopy.centimetres(toTenths(centimetresOf(height)).replace(/\.0$/, ''));
  const { feet, inches } = feetAndInchesOf(height);
  return `${feet}'${inches}"`;
}

/** An estimate is shown with its error band. */
export const fatText = (fat: BodyFat): string =>
  fat.source === 'measured'
    ? `${toTenths(fat.percent)}%`
    : bodyCopy.about(toTenths(fat.percent), fat.bandPoints);

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
      : [{ label, value: `${toTenths(value)} ${length}`, note: day && dayText(day) }];
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
