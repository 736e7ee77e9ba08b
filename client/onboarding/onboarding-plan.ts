import { heightOf, massOf, numberIn } from '#client/api/typed-quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type GoalPlan, planGoal } from '#domain/program/goal-planner.ts';
import { endOfDuration, isProgramDate } from '#domain/program/program-rules.ts';
import { type Draft, goalValueOf } from './onboarding-draft.ts';
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
  const { program, goalType, goalUnit } = draft;
  const startDate = plannedStart(draft, today);
  const goalValue = goalValueOf(draft);
  if (!goalType || !startDate || goalValue === null || program === 'assessment') return null;
  const age = numberIn(draft.age);
  return planGoal({
    goalType,
    goalValue,
    goalUnit,
    startDate,
    endDate: plannedEnd(draft, today),
    weight: massOf(draft.weight),
    height: heightOf(draft.height),
    ageYears: age !== null && age > 0 ? age : null,
  });
}
