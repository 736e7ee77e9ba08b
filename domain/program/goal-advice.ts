import { bmiOf } from '#domain/body/body-rules.ts';
import { exactPoundsOf, type Length, type Mass, toMass } from '#domain/body/quantity.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { exactly, type Fraction, isMore, times, toNumber } from '#domain/kernel/fraction.ts';
import { safeMaximumLb } from './goal-pacing.ts';
import { exactAmountOf, type Goal, type GoalRules, goalKindOf, goalMass, goalRulesV1 } from './goal-rules.ts';
import { poundsText, settled, shown } from './rounding.ts';

/** A goal with the member data that advice needs; null when unknown. */
export type RequestedGoal = Goal & {
  readonly startDate: MemberDay;
  readonly endDate: MemberDay | null;
  readonly weight: Mass | null;
  readonly height: Length | null;
  readonly ageYears: number | null;
};
/** Advice, which never blocks a goal. */
type Note = {
  readonly code: 'under-age' | 'low-target-bmi' | 'large-goal' | 'fast-fat-loss' | 'ends-on-start';
  readonly text: string;
};
export type GoalAdvice = {
  /** Pounds or points per week needed to reach the goal by the chosen end; null without an end, or when the end leaves no time. */
  readonly chosenRatePerWeek: number | null;
  /** Set when the chosen end requires more than 2 pounds or points per week. */
  readonly warning: { readonly code: 'rate-too-high'; readonly text: string } | null;
  readonly notes: readonly Note[];
};

/** The rate, the warning and the notes for a goal and its chosen end. */
export function adviceOn(wish: RequestedGoal, rules: GoalRules = goalRulesV1): GoalAdvice {
  const amount = exactAmountOf(wish);
  const days = wish.endDate === null ? null : Math.max(0, daysBetween(wish.startDate, wish.endDate));
  const isTooFast = amount !== null && isAbove(amount, days, exactly(rules.warningAbovePerWeek));
  return {
    chosenRatePerWeek: amount !== null && days ? (toNumber(amount) * 7) / days : null,
    warning: isTooFast ? warningOf(wish, rules) : null,
    notes: [
      ...ageNote(wish, rules),
      ...bmiNote(wish, rules),
      ...sizeNote(wish, rules),
      ...fatNote(wish, days, rules),
      ...endNote(days),
    ],
  };
}

/** Whether an amount in a number of days exceeds a weekly limit; false when no end is chosen. */
export const isAbove = (amount: Fraction, days: number | null, perWeek: Fraction): boolean =>
  days !== null && isMore(times(amount, exactly(7)), times(perWeek, exactly(days)));

/** In pounds or points per week. */
export const safePaceOf = (wish: RequestedGoal, rules: GoalRules): Fraction =>
  goalKindOf(wish) === 'weight-loss' ? safeMaximumLb(wish.weight, rules) : exactly(rules.warningAbovePerWeek);

function warningOf({ goalUnit }: RequestedGoal, { warningAbovePerWeek }: GoalRules): GoalAdvice['warning'] {
  const most =
    goalUnit === '%'
      ? `${shown(warningAbovePerWeek)} points of body fat`
      : poundsText(warningAbovePerWeek, goalUnit);
  const text = `This end date asks for more than ${most} a week. Please allow more time.`;
  return { code: 'rate-too-high', text };
}

function ageNote({ ageYears }: RequestedGoal, { advice }: GoalRules): readonly Note[] {
  if (ageYears === null || ageYears >= advice.adultAge) return [];
  const text = `You are under ${advice.adultAge}: please plan this goal with a parent and a doctor.`;
  return [{ code: 'under-age', text }];
}

function bmiNote(wish: RequestedGoal, { advice }: GoalRules): readonly Note[] {
  const { weight, height } = wish;
  const goal = goalMass(wish);
  if (wish.goalType !== 'weight_loss' || !goal || !weight || !height?.millimetres) return [];
  const target = toMass(Math.max(0, weight.grams - goal.grams) / 1000, 'kg');
  if (bmiOf(target, height) >= advice.minimumBmi) return [];
  const text = `Your target weight lies under a BMI of ${advice.minimumBmi}, which is underweight.`;
  return [{ code: 'low-target-bmi', text }];
}

function sizeNote(wish: RequestedGoal, { advice }: GoalRules): readonly Note[] {
  const goal = goalMass(wish);
  if (!goal || !wish.weight) return [];
  const most = times(exactPoundsOf(wish.weight), exactly(advice.maximumWeightShare));
  if (!isMore(exactPoundsOf(goal), most)) return [];
  const text = `This goal is more than ${shown(advice.maximumWeightShare * 100)}% of your body weight.`;
  return [{ code: 'large-goal', text }];
}

function fatNote(wish: RequestedGoal, days: number | null, rules: GoalRules): readonly Note[] {
  if (wish.goalUnit !== '%' || days === null) return [];
  const { pointsPerMonth } = rules.bodyFat;
  if (wish.goalValue <= settled((days / 7) * rules.monthsPerWeek * pointsPerMonth)) return [];
  const text = `More than ${shown(pointsPerMonth)} points of body fat a month is hard to keep up.`;
  return [{ code: 'fast-fat-loss', text }];
}

function endNote(days: number | null): readonly Note[] {
  if (days !== 0) return [];
  return [{ code: 'ends-on-start', text: 'This program ends on the day it starts.' }];
}
