import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { adviceOn, type GoalAdvice, type RequestedGoal } from './goal-advice.ts';
import { type Pacing, suggestedPacingOf } from './goal-pacing.ts';
import { type GoalRules, goalRulesV1 } from './goal-rules.ts';

export type GoalPlan = Pacing &
  GoalAdvice & {
    readonly rulesVersion: string;
    /** The start plus the suggested weeks. */
    readonly suggestedEndDate: MemberDay;
  };

/** Plans a goal: the suggested pace with its explanation, and advice on the chosen end. No goal is refused. */
export function planGoal(wish: RequestedGoal, rules: GoalRules = goalRulesV1): GoalPlan {
  const pacing = suggestedPacingOf(wish, wish.weight, rules);
  return {
    rulesVersion: rules.version,
    ...pacing,
    suggestedEndDate: addDays(wish.startDate, pacing.weeks * 7),
    ...adviceOn(wish, rules),
  };
}
