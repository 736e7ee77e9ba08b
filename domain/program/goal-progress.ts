import { type Mass, massIn, poundsOf, toMass } from '#domain/body/quantity.ts';
import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { type GoalRules, goalInPounds, goalRulesV1 } from './goal-rules.ts';
import type { ProgramStarted } from './program-events.ts';
import { percentOf } from './rounding.ts';

export type MeasuredProgram = Pick<
  ProgramStarted,
  'programType' | 'goalType' | 'goalValue' | 'goalUnit' | 'startDate' | 'plannedEndDate'
>;
/** The inputs of progress; null when unknown. `startWeight` is the agreed one, where there is one. */
export type ProgressFacts = {
  readonly program: MeasuredProgram;
  readonly today: MemberDay;
  readonly startWeight: Mass | null;
  readonly currentWeight: Mass | null;
  /** Percent of body weight, measured or estimated. */
  readonly bodyFatAtStart: number | null;
  readonly bodyFatNow: number | null;
};

/** Progress toward a program's goal, in whole percent 0-100. Unknown inputs give 0. */
export function goalProgress(facts: ProgressFacts, rules: GoalRules = goalRulesV1): number {
  const { program, today } = facts;
  if (program.programType === 'assessment') return 0;
  if (isMeasured(program)) return program.goalUnit === '%' ? bodyFatLost(facts) : weightLost(facts, rules);
  return program.plannedEndDate === null
    ? openEndProgress(program.startDate, today, rules)
    : elapsedProgress(program.startDate, program.plannedEndDate, today);
}

/** Whether a weight or body-fat measurement decides. Other goals follow the calendar. */
const isMeasured = (program: MeasuredProgram): boolean =>
  program.goalType === 'weight_loss' && (program.goalUnit === '%' || goalInPounds(program) !== null);

/**
 * Whether the target is met: the weight at or past the target weight, or the body fat that was aimed for. False while a measurement is
 * missing; null for goals that the calendar measures.
 */
export function isTargetMet(facts: ProgressFacts): boolean | null {
  const { program, startWeight, currentWeight } = facts;
  if (program.programType === 'assessment') return null;
  if (isMeasured(program) && program.goalUnit === '%') return bodyFatLost(facts) === 100;
  if (!isMeasured(program) && !isMassGain(program)) return null;
  const target = startWeight && targetWeightOf(program, startWeight);
  if (!target || !currentWeight || program.goalValue === 0) return false;
  return isMeasured(program) ? currentWeight.grams <= target.grams : currentWeight.grams >= target.grams;
}

const isMassGain = (program: MeasuredProgram): boolean =>
  program.goalType === 'muscle_gain' && goalInPounds(program) !== null;

/** The date on which a goal was reached: that of the measurement, or the calendar date; null before. */
export function goalReachedOn(
  facts: ProgressFacts & { readonly measuredOn: MemberDay | null },
  rules: GoalRules = goalRulesV1,
): MemberDay | null {
  const { program, today, measuredOn } = facts;
  const isMet = isTargetMet(facts);
  if (isMet !== null) return isMet ? (measuredOn ?? today) : null;
  if (goalProgress(facts, rules) < 100) return null;
  return program.plannedEndDate ?? addDays(program.startDate, Math.ceil(100 / rules.openEndPercentPerDay));
}

/** The weight goal ring, in whole percent 0-100; null, shown as a dash, for goals without a weight. */
export function weightGoalProgress(facts: ProgressFacts, rules: GoalRules = goalRulesV1): number | null {
  const { program, startWeight, currentWeight } = facts;
  if (program.goalType === 'weight_loss') return goalProgress(facts, rules);
  const goal = goalInPounds(program);
  if (program.goalType !== 'muscle_gain' || !goal || !startWeight || !currentWeight) return null;
  return percentOf((poundsOf(currentWeight) - poundsOf(startWeight)) / goal);
}

/** The target weight; null, shown as a dash, for goals without a weight and for targets not above 0. */
export function targetWeightOf(
  { goalType, goalValue, goalUnit }: Pick<MeasuredProgram, 'goalType' | 'goalValue' | 'goalUnit'>,
  startWeight: Mass | null,
  rules: GoalRules = goalRulesV1,
): Mass | null {
  const isMass = goalUnit === 'lbs' || goalUnit === 'kg';
  if (!isMass || (goalType !== 'weight_loss' && goalType !== 'muscle_gain')) return null;
  const start = massIn(goalUnit, startWeight ?? toMass(rules.standardWeightLb, 'lbs'));
  const target = goalType === 'weight_loss' ? start - goalValue : start + goalValue;
  return target > 0 ? toMass(Math.round(target * 10) / 10, goalUnit) : null;
}

function weightLost(facts: ProgressFacts, rules: GoalRules): number {
  return rules.baseline === 'standard' ? lostFromStandard(facts, rules) : lostFromStart(facts);
}

function lostFromStandard({ program, currentWeight }: ProgressFacts, rules: GoalRules): number {
  const goal = goalInPounds(program);
  return goal && currentWeight ? percentOf((rules.standardWeightLb - poundsOf(currentWeight)) / goal) : 0;
}

/** 100 exactly when the target is met. */
function lostFromStart(facts: ProgressFacts): number {
  const { program, startWeight, currentWeight } = facts;
  const goal = goalInPounds(program);
  if (!goal || !startWeight || !currentWeight) return 0;
  if (isTargetMet(facts)) return 100;
  return Math.min(99, percentOf((poundsOf(startWeight) - poundsOf(currentWeight)) / goal));
}

function bodyFatLost({ program, bodyFatAtStart, bodyFatNow }: ProgressFacts): number {
  if (program.goalValue === 0 || bodyFatAtStart === null || bodyFatNow === null) return 0;
  return percentOf((bodyFatAtStart - bodyFatNow) / program.goalValue);
}

const openEndProgress = (start: MemberDay, today: MemberDay, { openEndPercentPerDay }: GoalRules): number =>
  percentOf((daysBetween(start, today) * openEndPercentPerDay) / 100);

/** A program that ends on its start date is complete from that day on. */
function elapsedProgress(start: MemberDay, end: MemberDay, today: MemberDay): number {
  if (today < start) return 0;
  return end > start ? percentOf(daysBetween(start, today) / daysBetween(start, end)) : 100;
}
