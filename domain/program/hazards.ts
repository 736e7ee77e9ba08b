import { bmiOf, plausibleKilograms } from '#domain/body/body-rules.ts';
import { centimetresOf, kilogramsOf, massIn, massOfGrams } from '#domain/body/quantity.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { exactly, type Fraction, times, toNumber } from '#domain/kernel/fraction.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { isAbove, type RequestedGoal, safeEarliestEnd, safePaceOf } from './goal-advice.ts';
import { exactAmountOf, type GoalRules, goalMass, goalRulesV1 } from './goal-rules.ts';
import type { HazardCode } from './program-events.ts';
import { shown } from './rounding.ts';

/** A dangerous plan, or one with implausible numbers. It blocks the start until the member acknowledges it. */
export type Hazard = { readonly code: HazardCode; readonly text: string };
/** A safe alternative; null for a goal or an end that can stay. */
export type SafePlan = { readonly goalValue: number | null; readonly endDate: MemberDay | null };

const plausible = { years: [18, 100], centimetres: [100, 250], kilograms: plausibleKilograms } as const;

/** Every hazard of a plan, in display order. Unknown values cause no hazard. */
export const hazardsOf = (wish: RequestedGoal, rules: GoalRules = goalRulesV1): readonly Hazard[] => [
  ...paceHazards(wish, rules),
  ...bmiHazard(wish, rules),
  ...bodyHazards(wish),
];

/** @throws Refusal `hazards-not-acknowledged`, with the missing codes as its causes. */
export function refuseUnacknowledged(hazards: readonly Hazard[], acknowledged: readonly HazardCode[]): void {
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

/** The nearest plan without a hazard of pace or target; null when there is none, or when the plan has neither hazard. */
export function safePlanOf(wish: RequestedGoal, rules: GoalRules = goalRulesV1): SafePlan | null {
  const isThin = bmiHazard(wish, rules).length > 0;
  const goalValue = isThin ? healthyGoal(wish, rules) : null;
  if (isThin && goalValue === null) return null;
  const healthy = goalValue === null ? wish : { ...wish, goalValue };
  const amount = exactAmountOf(healthy);
  const isFast = amount !== null && paceHazards(healthy, rules).length > 0;
  if (!isFast) return isThin ? { goalValue, endDate: null } : null;
  return { goalValue, endDate: safeEarliestEnd(healthy, amount, rules) };
}

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
  const unit = goalUnit === '%' ? 'points of body fat' : 'lb';
  if (days === 0) return `It leaves no time at all; up to ${shown(safe)} ${unit} a week is safe for you.`;
  // Rounded up, so that the shown rate is never equal to the limit that it exceeds.
  const asked = Math.ceil(((toNumber(amount) * 7) / days) * 100 - 1e-6) / 100;
  return `It asks for ${asked.toLocaleString('en')} ${unit} a week; up to ${shown(safe)} is safe for you.`;
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
  const text = `A target of ${aim} ${wish.goalUnit === 'kg' ? 'kg' : 'lb'} is a BMI of ${shownBmi}, which is underweight: healthy starts at ${advice.minimumBmi}.`;
  return [{ code: 'target-bmi', text }];
}

/** The largest goal, to a tenth, with a healthy target weight; null when there is none. */
function healthyGoal(wish: RequestedGoal, rules: GoalRules): number | null {
  const { weight, height, goalUnit } = wish;
  if (!weight || !height || (goalUnit !== 'lbs' && goalUnit !== 'kg')) return null;
  const least = rules.advice.minimumBmi * (centimetresOf(height) / 100) ** 2;
  const kilograms = kilogramsOf(weight) - least;
  const tenths = Math.floor((goalUnit === 'kg' ? kilograms : kilograms / 0.45359237) * 10);
  // A target is rounded to whole grams, so the tenth below can be healthy when this one is not.
  const fitting = [tenths, tenths - 1].find(
    (value) => value > 0 && bmiHazard({ ...wish, goalValue: value / 10 }, rules).length === 0,
  );
  return fitting === undefined ? null : fitting / 10;
}

function bodyHazards({ ageYears, height, weight }: RequestedGoal): readonly Hazard[] {
  const [adult, oldest] = plausible.years;
  const ageText =
    ageYears !== null && ageYears < adult
      ? `You are under ${adult}: please plan this goal with a parent and a doctor.`
      : `You are over ${oldest}: please plan this goal with a doctor.`;
  return [
    ...outside('age', ageYears, plausible.years, ageText),
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
}

const outside = (
  code: HazardCode,
  value: number | null,
  [least, most]: readonly [number, number],
  text: string,
): readonly Hazard[] => (value !== null && (value < least || value > most) ? [{ code, text }] : []);
