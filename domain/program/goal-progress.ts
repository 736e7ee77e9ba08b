import { type Mass, massIn, poundsOf, toMass } from '#domain/body/quantity.ts';
import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { type GoalRules, goalInPounds, goalRulesV1 } from './goal-rules.ts';
import type { ProgramStarted } from './program-events.ts';
import { percentOf } from './rounding.ts';

export type MeasuredProgram = Pick<
  ProgramStarted,
  'programType' | 'goalType' | 'goalValue' | 'goalUnit' | 'startDate' | 'plannedEndDate'
>;
/** The inputs of progress; null when unknown. */
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

/** The date on which a goal was reached: that of the measurement, or the calendar date; null below 100 %. */
export function goalReachedOn(
  facts: ProgressFacts & { readonly measuredOn: MemberDay | null },
  rules: GoalRules = goalRulesV1,
): MemberDay | null {
  const { program, today, measuredOn } = facts;
  if (goalProgress(facts, rules) < 100) return null;
  if (isMeasured(program)) return measuredOn ?? today;
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

function weightLost({ program, startWeight, currentWeight }: ProgressFacts, rules: GoalRules): number {
  const goal = goalInPounds(program);
  const start = rules.baseline === 'standard' ? rules.standardWeightLb : startWeight && poundsOf(startWeight);
  return goal && start && currentWeight ? percentOf((start - poundsOf(currentWeight)) / goal) : 0;
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
