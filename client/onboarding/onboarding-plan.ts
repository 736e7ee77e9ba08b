import { heightOf, massOf, numberIn } from '#client/lib/format/typed-quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { RequestedGoal } from '#domain/program/goal-advice.ts';
import { type GoalPlan, planGoal } from '#domain/program/goal-planner.ts';
import { type Hazard, hazardsOf, type SafePlan, safePlanOf } from '#domain/program/hazards.ts';
import { endOfDuration, isProgramDate } from '#domain/program/program-rules.ts';
import { type Draft, type DraftChange, goalValueOf } from './onboarding-draft.ts';
import { hasOwnStart } from './onboarding-steps.ts';

/** When the program starts; null while the field holds no date that a program may name. */
export function plannedStart({ program, startDate }: Draft, today: MemberDay): MemberDay | null {
  const start = hasOwnStart(program) ? startDate : today;
  return isProgramDate(start, today) ? start : null;
}

/** When it is planned to end; null while that is not known. */
export function plannedEnd(draft: Draft, today: MemberDay): MemberDay | null {
  const start = plannedStart(draft, today);
  if (!start) return null;
  const { targetDuration, targetEndDate } = draft;
  if (targetDuration !== 'custom') return endOfDuration(targetDuration, start, null, 0);
  return isProgramDate(targetEndDate, today) ? targetEndDate : null;
}

/** What the goal coach has to say of the draft; null while goal or start are missing, and for an assessment. */
export function goalPlanOf(draft: Draft, today: MemberDay): GoalPlan | null {
  const wish = wishOf(draft, today);
  return wish && planGoal(wish);
}

/** The hazards of a plan with a goal, as the server sees them. */
export function hazardsIn(draft: Draft, today: MemberDay): readonly Hazard[] {
  const wish = wishOf(draft, today);
  return wish && draft.program !== 'maintain' ? hazardsOf(wish) : [];
}

export function safePlanIn(draft: Draft, today: MemberDay): SafePlan | null {
  const wish = wishOf(draft, today);
  return wish && safePlanOf(wish);
}

/** Whether every hazard was acknowledged; so where there is none. */
export const isSettled = (draft: Draft, today: MemberDay): boolean =>
  hazardsIn(draft, today).every(({ code }) => draft.acknowledged.includes(code));

export const withSafePlan = ({ goalUnit }: Draft, { goalValue, endDate }: SafePlan): DraftChange => ({
  ...(goalValue !== null && { goal: { text: String(goalValue), unit: goalUnit } }),
  ...(endDate !== null && { targetDuration: 'custom', targetEndDate: endDate }),
});

function wishOf(draft: Draft, today: MemberDay): RequestedGoal | null {
  const { program, goalType, goalUnit } = draft;
  const startDate = plannedStart(draft, today);
  const goalValue = goalValueOf(draft);
  if (!goalType || !startDate || goalValue === null || program === 'assessment') return null;
  const age = numberIn(draft.age);
  return {
    goalType,
    goalValue,
    goalUnit,
    startDate,
    endDate: plannedEnd(draft, today),
    weight: massOf(draft.weight),
    height: heightOf(draft.height),
    ageYears: age !== null && age > 0 ? age : null,
  };
}
