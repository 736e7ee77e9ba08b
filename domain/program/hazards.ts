import { bmiOf, plausibleKilograms } from '#domain/body/body-rules.ts';
import { centimetresOf, kilogramsOf, massIn, massOfGrams, toMass } from '#domain/body/quantity.ts';
import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { exactly, type Fraction, times, toNumber } from '#domain/kernel/fraction.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { isAbove, type RequestedGoal, safePaceOf } from './goal-advice.ts';
import { suggestedPacingOf } from './goal-pacing.ts';
import { exactAmountOf, type GoalRules, goalMass, goalRulesV1 } from './goal-rules.ts';
import type { HazardCode } from './program-events.ts';
import { shown } from './rounding.ts';

/** A dangerous plan, or one with implausible numbers. It blocks the start until the member acknowledges it. */
export type Hazard = {
  readonly code: HazardCode;
  readonly text: string;
  /** Set for a plan that no acknowledgement starts. */
  readonly isFinal?: true;
};
/** A safe alternative, with a margin; null for a goal or an end that can stay. */
export type SafePlan = { readonly goalValue: number | null; readonly endDate: MemberDay | null };

const plausible = { years: [18, 100], centimetres: [100, 250], kilograms: plausibleKilograms } as const;

/** Every hazard of a plan, in display order. Unknown values cause no hazard. */
export const hazardsOf = (wish: RequestedGoal, rules: GoalRules = goalRulesV1): readonly Hazard[] => [
  ...paceHazards(wish, rules),
  ...bmiHazard(wish, rules),
  ...bodyHazards(wish),
];

/** @throws Refusal `target-refused` for a plan that can't be kept, and `hazards-not-acknowledged`, with the missing codes as its causes. */
export function refuseUnacknowledged(hazards: readonly Hazard[], acknowledged: readonly HazardCode[]): void {
  const refused = hazards.find(({ isFinal }) => isFinal);
  if (refused)
    throw new Refusal(
      'target-refused',
      `This plan was not started. ${refused.text} Please choose a higher target.`,
      'conflict',
      [refused.code],
    );
  const open = hazards.filter(({ code }) => !acknowledged.includes(code));
  if (open.length === 0) return;
  const reasons = open.map(({ text }) => text).join(' ');
  throw new Refusal(
    'hazards-not-acknowledged',
    `This plan could harm you, so it was not started. ${reasons} Please choose a safer plan, or confirm that you want to keep this one.`,
    'conflict',
    open.map(({ code }) => code),
  );
}

/**
 * A plan without a hazard of pace or target. Its margin is a target BMI of at least 20, and at most 1 % of body weight a week. Null when
 * there is no such plan, or when the plan has neither hazard.
 */
export function safePlanOf(wish: RequestedGoal, rules: GoalRules = goalRulesV1): SafePlan | null {
  const isFast = paceHazards(wish, rules).length > 0;
  if (!isFast && bmiHazard(wish, rules).length === 0) return null;
  const most = mostSuggested(wish, rules);
  if (most !== null && most <= 0) return null;
  const goalValue = most !== null && most < wish.goalValue ? most : null;
  const suggested = goalValue === null ? wish : { ...wish, goalValue };
  const { endDate, weeks } = { ...wish, ...suggestedPacingOf(suggested, wish.weight, rules) };
  const end = addDays(wish.startDate, weeks * 7);
  const isEndKept = endDate === null || (!isFast && endDate >= end);
  return { goalValue, endDate: isEndKept ? null : end };
}

/** Whether a member can get leaner without a lower weight: the BMI is healthy, and body weight is what they want to lose. */
export function isLeanerAtSameWeight(
  { goalType, weight, height }: RequestedGoal,
  rules: GoalRules = goalRulesV1,
): boolean {
  if (goalType !== 'weight_loss' || !weight || !height?.millimetres) return false;
  const bmi = bmiOf(weight, height);
  return bmi >= rules.advice.minimumBmi && bmi < overweightBmi;
}

/** The WHO's limit of a healthy BMI. */
const overweightBmi = 25;

function paceHazards(wish: RequestedGoal, rules: GoalRules): readonly Hazard[] {
  const amount = exactAmountOf(wish);
  const days = wish.endDate === null ? null : Math.max(0, daysBetween(wish.startDate, wish.endDate));
  const safe = safePaceOf(wish, rules);
  if (amount === null || !isAbove(amount, days, safe)) return [];
  const pace: Hazard = { code: 'pace', text: paceText(wish, amount, days ?? 0, toNumber(safe)) };
  const text = 'Its end date leaves less than half of the time that is safe.';
  return isAbove(amount, days, times(safe, exactly(2))) ? [pace, { code: 'deadline', text }] : [pace];
}

function paceText({ goalUnit }: RequestedGoal, amount: Fraction, days: number, safe: number): string {
  const inUnit = goalUnit === 'kg' ? kilogramsOf(toMass(1, 'lbs')) : 1;
  const unit = goalUnit === '%' ? 'points of body fat' : goalUnit === 'kg' ? 'kg' : 'lb';
  const most = shown(safe * inUnit);
  if (days === 0) return `It leaves no time at all; up to ${most} ${unit} a week is safe for you.`;
  // Rounded up, so that the shown rate is never equal to the limit that it exceeds.
  const asked = Math.ceil(((toNumber(amount) * inUnit * 7) / days) * 100 - 1e-6) / 100;
  return `It asks for ${asked.toLocaleString('en')} ${unit} a week; up to ${most} is safe for you.`;
}

function bmiHazard(wish: RequestedGoal, { advice }: GoalRules): readonly Hazard[] {
  const { weight, height } = wish;
  const goal = goalMass(wish);
  if (wish.goalType !== 'weight_loss' || !goal || !weight || !height?.millimetres) return [];
  const target = massOfGrams(Math.max(0, weight.grams - goal.grams));
  const reached = bmiOf(target, height);
  if (reached >= advice.minimumBmi) return [];
  // Rounded down, so that the shown BMI is never equal to the limit that it misses.
  const shownBmi = Math.floor(reached * 10 + 1e-6) / 10;
  const aim = shown(Math.round(massIn(wish.goalUnit === 'kg' ? 'kg' : 'lbs', target) * 10) / 10);
  const aimed = `A target of ${aim} ${wish.goalUnit === 'kg' ? 'kg' : 'lb'} is a BMI of ${shownBmi}`;
  if (reached < advice.refusedBmi) {
    const text = `${aimed}. Below ${advice.refusedBmi} a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.`;
    return [{ code: 'target-bmi', text, isFinal: true }];
  }
  const text = `${aimed}, which is underweight: healthy starts at ${advice.minimumBmi}.`;
  return [{ code: 'target-bmi', text }];
}

/** The largest goal, to a tenth, whose target weight has the suggested BMI; 0 when there is none, null when weight or height is unknown. */
function mostSuggested(wish: RequestedGoal, rules: GoalRules): number | null {
  const { weight, height, goalUnit, goalType } = wish;
  if (goalType !== 'weight_loss' || !weight || !height?.millimetres) return null;
  if (goalUnit !== 'lbs' && goalUnit !== 'kg') return null;
  const { suggestedBmi } = rules.advice;
  const kilograms = kilogramsOf(weight) - suggestedBmi * (centimetresOf(height) / 100) ** 2;
  const tenths = Math.floor((goalUnit === 'kg' ? kilograms : kilograms / 0.45359237) * 10);
  // A target is rounded to whole grams, so the tenth below can be right when this one is not.
  const isEnough = (value: number): boolean =>
    bmiOf(massOfGrams(Math.max(0, weight.grams - toMass(value / 10, goalUnit).grams)), height) >=
    suggestedBmi;
  return ([tenths, tenths - 1].find((value) => value > 0 && isEnough(value)) ?? 0) / 10;
}

/** The hazard of an age, which holds for every program. */
export function ageHazards(ageYears: number | null): readonly Hazard[] {
  const [adult, oldest] = plausible.years;
  const text =
    ageYears !== null && ageYears < adult
      ? `You are under ${adult}: please plan this goal with a parent and a doctor.`
      : `You are over ${oldest}: please plan this goal with a doctor.`;
  return outside('age', ageYears, plausible.years, text);
}

const bodyHazards = ({ ageYears, height, weight }: RequestedGoal): readonly Hazard[] => [
  ...ageHazards(ageYears),
  ...outside(
    'height',
    height?.millimetres ? centimetresOf(height) : null,
    plausible.centimetres,
    'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.',
  ),
  ...outside(
    'weight',
    weight?.grams ? kilogramsOf(weight) : null,
    plausible.kilograms,
    'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.',
  ),
];

const outside = (
  code: HazardCode,
  value: number | null,
  [least, most]: readonly [number, number],
  text: string,
): readonly Hazard[] => (value !== null && (value < least || value > most) ? [{ code, text }] : []);
