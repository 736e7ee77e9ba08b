import { poundsOf } from '#domain/body/quantity.ts';
import type { GoalBaseline } from '#domain/member/member-events.ts';
import { goalProgress, isTargetMet, type ProgressFacts, targetWeightOf } from './goal-progress.ts';
import { goalRulesV1, goalRulesV2 } from './goal-rules.ts';

/** A goal measured in each way. */
export type GoalMeasures = {
  /** In whole percent; for weight loss from 180 lb. */
  readonly goalProgress: number;
  /** In whole percent from the start weight; null for goals other than a lost weight, and without a start weight. */
  readonly goalProgressFromStart: number | null;
  /** As `isTargetMet`. Absent in answers of earlier releases. */
  readonly isTargetMet?: boolean | null | undefined;
  /**
   * Whether 180 lb cannot measure this goal, because it gives 100 % before the target, or 0 % at the target. Absent in answers of earlier
   * releases.
   */
  readonly isStandardMisleading?: boolean | undefined;
};

/** Measures a goal from 180 lb and from the start, and compares both with the target. */
export function goalMeasures(facts: ProgressFacts): GoalMeasures {
  const { program, startWeight } = facts;
  const standard = goalProgress(facts);
  const isWeightLoss = program.goalType === 'weight_loss' && program.goalUnit !== '%';
  const isMet = isTargetMet(facts);
  return {
    goalProgress: standard,
    goalProgressFromStart: isWeightLoss && startWeight ? goalProgress(facts, goalRulesV2) : null,
    isTargetMet: isMet,
    isStandardMisleading: isWeightLoss && ((standard === 100 && isMet === false) || isZeroAtTarget(facts)),
  };
}

function isZeroAtTarget({ program, startWeight }: ProgressFacts): boolean {
  const target = startWeight && targetWeightOf(program, startWeight);
  return target !== null && poundsOf(target) >= goalRulesV1.standardWeightLb;
}

/** How screens show a goal. */
export type ShownGoal = {
  /** Whole percent. */
  readonly percent: number;
  /** The baseline from which `percent` is measured; null for goals with only one way of measuring. */
  readonly measuredFrom: GoalBaseline | null;
  /** The same goal measured the other way. */
  readonly other: number | null;
  /** Whether the target is met, or for goals of the calendar the time is over. */
  readonly isReached: boolean;
  /** Whether a weight or body fat decides, and not the calendar. */
  readonly isMeasured: boolean;
  /** Whether the member chose 180 lb although it cannot measure this goal. */
  readonly isOverruled: boolean;
};

/** Measures as the member chose, and from the start where 180 lb cannot measure the goal. */
export function shownGoal(measures: GoalMeasures, baseline: GoalBaseline): ShownGoal {
  const { goalProgress: standard, goalProgressFromStart: fromStart } = measures;
  const { isTargetMet: isMet = fromStart === null ? null : fromStart === 100 } = measures;
  const { isStandardMisleading: isMisleading = standard === 100 && isMet === false } = measures;
  const common = { isReached: isMet ?? standard === 100, isMeasured: isMet !== null };
  if (fromStart === null)
    // Without a start weight there is no target.
    return {
      ...common,
      percent: isMisleading ? 0 : standard,
      measuredFrom: null,
      other: null,
      isOverruled: false,
    };
  const isOverruled = baseline === 'standard' && isMisleading;
  return baseline === 'start' || isOverruled
    ? { ...common, percent: fromStart, measuredFrom: 'start', other: standard, isOverruled }
    : { ...common, percent: standard, measuredFrom: 'standard', other: fromStart, isOverruled };
}
