import { exactPoundsOf, type Mass } from '#domain/body/quantity.ts';
import {
  dividedBy,
  exactly,
  type Fraction,
  isMore,
  roundedUp,
  times,
  toNumber,
} from '#domain/kernel/fraction.ts';
import {
  exactAmountOf,
  type Goal,
  type GoalKind,
  type GoalRules,
  goalInPounds,
  goalKindOf,
  goalRulesV1,
  type Pace,
} from './goal-rules.ts';
import { poundsText, roundUp, shown } from './rounding.ts';

/** One applied rule with its number, for the panel 'How this was worked out'. */
type PlanStep = {
  readonly name:
    | 'goal'
    | 'safe-maximum'
    | 'usual-rate'
    | 'larger-goal-rate'
    | 'used-rate'
    | 'suggested-maximum'
    | 'weeks';
  readonly value: number;
  readonly unit: 'lb' | 'points' | 'lb-per-week' | 'points-per-month' | 'weeks';
  readonly text: string;
};
export type Rate = { readonly amount: number; readonly unit: 'lb-per-week' | 'points-per-month' };
export type Pacing = {
  readonly kind: GoalKind;
  /** The recommended rate; null for an unpaced goal. */
  readonly rate: Rate | null;
  /** Whole weeks to reach the goal at that rate, at most `rules.maximumWeeks`. */
  readonly weeks: number;
  readonly steps: readonly PlanStep[];
};

/** The recommended rate of a goal, its weeks, and the steps that lead to them. @param weight null when unknown */
export function pacingOf(goal: Goal, weight: Mass | null, rules: GoalRules = goalRulesV1): Pacing {
  const kind = goalKindOf(goal);
  const pounds = exactAmountOf(goal) ?? exactly(0);
  switch (kind) {
    case 'weight-loss':
      return weightLoss(goal, pounds, weight, rules);
    case 'muscle-gain': {
      const { rate, step } = paced(goal, pounds, rules.muscleGain.pace);
      return byTheWeek(goal, exactly(rate), [goalStep(goal), step], pounds, rules);
    }
    case 'body-fat':
      return bodyFat(goal.goalValue, rules);
    case 'unpaced': {
      const weeks = rules.unpacedWeeks;
      const text = `A goal of this kind has no weekly rate, so ${weeks} weeks are planned.`;
      return { kind, rate: null, weeks, steps: [{ name: 'weeks', value: weeks, unit: 'weeks', text }] };
    }
  }
}

/**
 * The pace that the coach suggests: that of `pacingOf`, and for weight loss at most 1 % of body weight a week. Equal to `pacingOf` while the
 * weight is unknown.
 */
export function suggestedPacingOf(goal: Goal, weight: Mass | null, rules: GoalRules = goalRulesV1): Pacing {
  const pacing = pacingOf(goal, weight, rules);
  if (pacing.kind !== 'weight-loss' || !pacing.rate || !weight || weight.value <= 0) return pacing;
  const { suggestedWeightShare: share } = rules.advice;
  const most = times(exactPoundsOf(weight), exactly(share));
  if (pacing.rate.amount <= toNumber(most)) return pacing;
  const value = toNumber(most);
  const text = `A gentle pace stays within ${shown(share * 100)}% of your weight a week: ${poundsText(value, goal.goalUnit)}.`;
  const steps = [
    ...pacing.steps.slice(0, -1),
    { name: 'suggested-maximum', value, unit: 'lb-per-week', text } as const,
  ];
  return byTheWeek(goal, most, steps, exactAmountOf(goal) ?? exactly(0), rules);
}

/** The maximum safe loss in pounds per week: 2, or 2 % of body weight if that is less. Not rounded, because rates are compared with it. */
export function safeMaximumLb(weight: Mass | null, { weightLoss }: GoalRules = goalRulesV1): Fraction {
  const most = exactly(weightLoss.maximumLbPerWeek);
  if (!weight || weight.value <= 0) return most;
  const share = times(exactPoundsOf(weight), exactly(weightLoss.maximumWeightShare));
  return isMore(most, share) ? share : most;
}

function weightLoss(goal: Goal, pounds: Fraction, weight: Mass | null, rules: GoalRules): Pacing {
  const { maximumLbPerWeek, maximumWeightShare, pace } = rules.weightLoss;
  const exactMaximum = safeMaximumLb(weight, rules);
  const { rate, step } = paced(goal, pounds, pace);
  const inUnit = (value: number): string => poundsText(value, goal.goalUnit);
  const share = weight ? ` or ${shown(maximumWeightShare * 100)}% of your weight` : '';
  const exactUsed = isMore(exactly(rate), exactMaximum) ? exactMaximum : exactly(rate);
  const [maximum, used] = [toNumber(exactMaximum), toNumber(exactUsed)];
  const steps: readonly PlanStep[] = [
    goalStep(goal),
    {
      name: 'safe-maximum',
      value: maximum,
      unit: 'lb-per-week',
      text: `No more than ${inUnit(maximumLbPerWeek)}${share} a week: ${inUnit(maximum)}.`,
    },
    step,
    {
      name: 'used-rate',
      value: used,
      unit: 'lb-per-week',
      text: `The lesser of the two is used: ${inUnit(used)} a week.`,
    },
  ];
  return byTheWeek(goal, exactUsed, steps, pounds, rules);
}

function paced(
  { goalUnit }: Goal,
  pounds: Fraction,
  pace: Pace,
): { readonly rate: number; readonly step: PlanStep } {
  const isLarger = isMore(pounds, exactly(pace.largerAbove));
  const rate = isLarger ? pace.larger : pace.usual;
  const limit = poundsText(pace.largerAbove, goalUnit);
  const text = isLarger
    ? `Larger goals, above ${limit}, use ${poundsText(rate, goalUnit)} a week.`
    : `Goals of up to ${limit} use ${poundsText(rate, goalUnit)} a week.`;
  const name = isLarger ? 'larger-goal-rate' : 'usual-rate';
  return { rate, step: { name, value: rate, unit: 'lb-per-week', text } };
}

function byTheWeek(
  goal: Goal,
  exactRate: Fraction,
  steps: readonly PlanStep[],
  pounds: Fraction,
  rules: GoalRules,
): Pacing {
  const weeks = Math.min(rules.maximumWeeks, roundedUp(dividedBy(pounds, exactRate)));
  const rate = toNumber(exactRate);
  const amount = goal.goalUnit === 'kg' ? `${shown(goal.goalValue)} kg` : `${shown(toNumber(pounds))} lb`;
  const text = `${amount} at ${poundsText(rate, goal.goalUnit)} a week: ${weeks} ${weeks === 1 ? 'week' : 'weeks'}.`;
  return {
    kind: goalKindOf(goal),
    rate: { amount: rate, unit: 'lb-per-week' },
    weeks,
    steps: [...steps, { name: 'weeks', value: weeks, unit: 'weeks', text }],
  };
}

function bodyFat(
  points: number,
  { bodyFat: { pointsPerMonth }, monthsPerWeek, maximumWeeks }: GoalRules,
): Pacing {
  const weeks = Math.min(maximumWeeks, roundUp(points / pointsPerMonth / monthsPerWeek));
  return {
    kind: 'body-fat',
    rate: { amount: pointsPerMonth, unit: 'points-per-month' },
    weeks,
    steps: [
      {
        name: 'goal',
        value: points,
        unit: 'points',
        text: `Your goal is ${shown(points)} points of body fat.`,
      },
      {
        name: 'usual-rate',
        value: pointsPerMonth,
        unit: 'points-per-month',
        text: `Body fat goes down by ${shown(pointsPerMonth)} points a month.`,
      },
      {
        name: 'weeks',
        value: weeks,
        unit: 'weeks',
        text: `${shown(points)} points at ${shown(pointsPerMonth)} a month: ${weeks} weeks.`,
      },
    ],
  };
}

function goalStep(goal: Goal): PlanStep {
  const { goalValue, goalUnit } = goal;
  const pounds = goalInPounds(goal) ?? 0;
  const text = `Your goal is ${goalUnit === 'kg' ? `${shown(goalValue)} kg` : `${shown(pounds)} lb`}.`;
  return { name: 'goal', value: pounds, unit: 'lb', text };
}
