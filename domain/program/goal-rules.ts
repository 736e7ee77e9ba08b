import { exactPoundsOf, type Mass, poundsOf, toMass } from '#domain/body/quantity.ts';
import { exactly, type Fraction } from '#domain/kernel/fraction.ts';
import type { GoalBaseline } from '#domain/member/member-events.ts';
import type { GoalType, GoalUnit } from './program-events.ts';

/** The usual rate, and the rate of goals above a limit. */
export type Pace = { readonly usual: number; readonly larger: number; readonly largerAbove: number };

/** Every number used to plan and measure goals. Pass another value of this type to try other rules. */
export type GoalRules = {
  readonly version: string;
  readonly weightLoss: {
    readonly maximumLbPerWeek: number;
    /** Share of body weight per week. */
    readonly maximumWeightShare: number;
    /** In pounds per week; the limit is in pounds. */
    readonly pace: Pace;
  };
  readonly muscleGain: { readonly pace: Pace };
  readonly bodyFat: { readonly pointsPerMonth: number };
  /** Months in a week. */
  readonly monthsPerWeek: number;
  /** For goals without a rate. */
  readonly unpacedWeeks: number;
  /** A hundred years, so that every goal ends on a valid date. */
  readonly maximumWeeks: number;
  /** Pounds or points per week above which a goal gets a warning. */
  readonly warningAbovePerWeek: number;
  readonly advice: {
    readonly adultAge: number;
    readonly minimumBmi: number;
    /** A suggested target is at least this, so that it has a margin. */
    readonly suggestedBmi: number;
    /** Below this, no target is planned. */
    readonly refusedBmi: number;
    /** Share of body weight per week that a suggestion asks for at most. */
    readonly suggestedWeightShare: number;
    /** Share of body weight above which a goal gets a note. */
    readonly maximumWeightShare: number;
  };
  /** The weight that weight loss is measured from. */
  readonly baseline: GoalBaseline;
  readonly standardWeightLb: number;
  /** For a daily plan without an end date. */
  readonly openEndPercentPerDay: number;
};

export const goalRulesV1: GoalRules = {
  version: 'v1',
  weightLoss: {
    maximumLbPerWeek: 2,
    maximumWeightShare: 0.02,
    pace: { usual: 1, larger: 1.5, largerAbove: 20 },
  },
  muscleGain: { pace: { usual: 0.75, larger: 0.5, largerAbove: 10 } },
  bodyFat: { pointsPerMonth: 0.75 },
  monthsPerWeek: 12 / 52,
  unpacedWeeks: 12,
  maximumWeeks: 5200,
  warningAbovePerWeek: 2,
  advice: {
    adultAge: 18,
    minimumBmi: 18.5,
    suggestedBmi: 20,
    refusedBmi: 15,
    suggestedWeightShare: 0.01,
    maximumWeightShare: 0.3,
  },
  baseline: 'standard',
  standardWeightLb: 180,
  openEndPercentPerDay: 2,
};

/** Measures weight loss from the member's own start weight. */
export const goalRulesV2: GoalRules = { ...goalRulesV1, version: 'v2', baseline: 'start' };

/** How a goal is paced; `unpaced` goals have no rate. */
export type GoalKind = 'weight-loss' | 'muscle-gain' | 'body-fat' | 'unpaced';
export type Goal = {
  readonly goalType: GoalType;
  /** 0-10 000. */
  readonly goalValue: number;
  readonly goalUnit: GoalUnit;
};

export function goalKindOf({ goalType, goalUnit }: Omit<Goal, 'goalValue'>): GoalKind {
  if (goalUnit === '%') return 'body-fat';
  if (goalUnit !== 'lbs' && goalUnit !== 'kg') return 'unpaced';
  if (goalType === 'weight_loss') return 'weight-loss';
  return goalType === 'muscle_gain' || goalType === 'muscle_building' ? 'muscle-gain' : 'unpaced';
}

/** A goal in pounds or kilograms as a mass; null for other units. */
export const goalMass = ({ goalValue, goalUnit }: Omit<Goal, 'goalType'>): Mass | null =>
  goalUnit === 'lbs' || goalUnit === 'kg' ? toMass(goalValue, goalUnit) : null;

/** A goal in pounds or kilograms converted to pounds; null for other units. */
export function goalInPounds(goal: Omit<Goal, 'goalType'>): number | null {
  const mass = goalMass(goal);
  return mass && poundsOf(mass);
}

/** The amount divided into weeks, not rounded: pounds, or points of body fat; null for a goal without a weekly rate. */
export function exactAmountOf(goal: Goal): Fraction | null {
  const mass = goalMass(goal);
  if (mass) return exactPoundsOf(mass);
  return goal.goalUnit === '%' ? exactly(goal.goalValue) : null;
}
