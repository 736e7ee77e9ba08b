import { progressCopy } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';

type GoalViewModel = {
  /** Whole percent, measured as the member chose. */
  readonly percent: number;
  /** The same measured the other way; null where there is no other. */
  readonly other: string | null;
};

/** How far the goal is. Weight loss can be measured from 180 lb, as by default, or from the member's own start. */
export function goalViewModel({ program, user }: Pick<ProgressFacts, 'program' | 'user'>): GoalViewModel {
  if (!program) return { percent: 0, other: null };
  const { goalProgress, goalProgressFromStart: fromStart } = program;
  if (fromStart === null) return { percent: goalProgress, other: null };
  return user.goalBaseline === 'start'
    ? { percent: fromStart, other: progressCopy.fromStandard(goalProgress) }
    : { percent: goalProgress, other: progressCopy.fromStart(fromStart) };
}
