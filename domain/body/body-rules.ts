import type { Gender } from '#domain/member/member-events.ts';
import { centimetresOf, kilogramsOf, type Length, type Mass, roundHalfToEven } from './quantity.ts';

/** Between which a weight is taken for that of a person. */
export const plausibleKilograms = [30, 350] as const;

/** The inputs of body composition; null when unknown. */
export type KnownBody = {
  readonly weight: Mass | null;
  readonly height: Length | null;
  readonly ageYears: number | null;
  readonly gender: Gender | null;
  readonly bodyFatPercent: number | null;
  readonly leanBodyMass: Mass | null;
};
export type BodyFat =
  | { readonly source: 'measured'; readonly percent: number }
  | {
      readonly source: 'estimated';
      readonly percent: number;
      /** The estimate is shown as `percent` plus or minus this many points. */
      readonly bandPoints: number;
      /** The formula covers two sexes only. For other genders the estimate is less certain. */
      readonly isApproximate: boolean;
    };
type LeanMass = { readonly source: 'measured' | 'calculated'; readonly grams: number };
type BodyComposition = {
  readonly bmi: number | null;
  readonly bodyFat: BodyFat | null;
  readonly leanMass: LeanMass | null;
};

/** Body mass index in kg/m². */
export const bmiOf = (weight: Mass, height: Length): number =>
  kilogramsOf(weight) / (centimetresOf(height) / 100) ** 2;

const adultFromYears = 16;
const bandPoints = 4;
const sexFactor: Readonly<Record<Gender, number | null>> = {
  male: 1,
  female: 0,
  other: 0.5,
  'prefer-not-to-say': null,
};

/**
 * Body fat in percent of body weight, 0-50, from BMI, age and sex; null when the sex is not given.
 * @see Deurenberg, Weststrate, Seidell 1991, Br J Nutr 65(2):105-114, doi 10.1079/BJN19910073
 */
export function estimateBodyFat(bmi: number, ageYears: number, gender: Gender): BodyFat | null {
  const sex = sexFactor[gender];
  if (sex === null) return null;
  const percent =
    ageYears >= adultFromYears
      ? 1.2 * bmi + 0.23 * ageYears - 10.8 * sex - 5.4
      : 1.51 * bmi - 0.7 * ageYears - 3.6 * sex + 1.4;
  const isApproximate = gender === 'other';
  return { source: 'estimated', percent: clamp(percent, 0, 50), bandPoints, isApproximate };
}

/** Grams of lean mass. @param fatPercent 0-100 */
export const leanGrams = (weight: Mass, fatPercent: number): number =>
  roundHalfToEven(weight.grams * (1 - fatPercent / 100));

/** BMI, body fat and lean mass as far as their inputs are known. A measured value takes precedence over an estimate. */
export function bodyCompositionOf(body: KnownBody): BodyComposition {
  const bmi = body.weight && body.height ? bmiOf(body.weight, body.height) : null;
  const bodyFat = bodyFatOf(body, bmi);
  return { bmi, bodyFat, leanMass: leanMassOf(body, bodyFat) };
}

/**
 * Healthy ranges of body fat in percent, for adults.
 * @see Gallagher et al. 2000, Am J Clin Nutr 72(3):694-701, doi 10.1093/ajcn/72.3.694
 */
const healthyBodyFat = { male: { least: 8, most: 19 }, female: { least: 21, most: 32 } } as const;
/** How far from the healthy range a member may set the target. */
const targetMargin = 3;
/** In percent points: the goal is measured from this far above its target. */
const goalSpan = 8;

/** The targets that a member may choose; both ranges together where the gender does not decide. */
export function bodyFatTargets(gender: Gender | null): { readonly least: number; readonly most: number } {
  const { male, female } = healthyBodyFat;
  const range =
    gender === 'male' ? male : gender === 'female' ? female : { least: male.least, most: female.most };
  return { least: range.least - targetMargin, most: range.most + targetMargin };
}

/** The target of the goal: the chosen one, else 12 % for men and 24 % for women. Null for others, who are asked for one. */
export function bodyFatTargetOf(gender: Gender | null, chosen: number | undefined): number | null {
  if (chosen !== undefined) return chosen;
  if (gender === 'male') return 12;
  return gender === 'female' ? 24 : null;
}

/** Progress of body fat towards a target from 8 points above it, in whole percent 0-100. */
export const bodyFatProgress = (fatPercent: number, target: number): number =>
  clamp(Math.round(((target + goalSpan - fatPercent) / goalSpan) * 100), 0, 100);

function bodyFatOf({ bodyFatPercent, ageYears, gender }: KnownBody, bmi: number | null): BodyFat | null {
  if (bodyFatPercent !== null) return { source: 'measured', percent: bodyFatPercent };
  if (bmi === null || ageYears === null || gender === null) return null;
  return estimateBodyFat(bmi, ageYears, gender);
}

function leanMassOf({ leanBodyMass, weight }: KnownBody, bodyFat: BodyFat | null): LeanMass | null {
  if (leanBodyMass) return { source: 'measured', grams: leanBodyMass.grams };
  return weight && bodyFat ? { source: 'calculated', grams: leanGrams(weight, bodyFat.percent) } : null;
}

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
