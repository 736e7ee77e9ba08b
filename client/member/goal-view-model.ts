import { quantityText, unitText } from '#client/lib/format/format-copy.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { paceNames, recommendedPaceText, weeklyPaceText } from '#client/lib/format/format-pace.ts';
import { goalText, startMassOf, targetMassOf } from '#client/lib/format/goal-text.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { tenthsText } from '#client/lib/format/typed-quantity.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { bodyCompositionOf, bodyFatProgress, bodyFatTargetOf } from '#domain/body/body-rules.ts';
import type { Mass } from '#domain/body/quantity.ts';
import { goalTypeLabels } from '#domain/catalogue/content/options.ts';
import { dailyChoices } from '#domain/catalogue/workouts/program-catalogue.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type GoalPlan, planGoal } from '#domain/program/goal-planner.ts';
import { weightGoalProgress } from '#domain/program/goal-progress.ts';
import type { LatestMetric } from '#service/features/body/body-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { type BodyOwner, bodyOf, type Figure, fatSource, fatText } from './body-view-model.ts';
import { profileCopy } from './member-copy.ts';

type Member = BodyOwner & Pick<CurrentUser, 'goalBaseline'>;

/** The content of a ring: whole percent, or null for a dash, and lines under its name. */
export type RingFigure = {
  readonly percent: number | null;
  readonly lines: readonly string[];
  /** Between which percent an estimate lies. */
  readonly margin?: { readonly from: number; readonly to: number };
};

export type GoalViewModel = {
  readonly goal: string;
  /** The number that leads the card, and what it counts; none for a plan that has a name instead. */
  readonly amount: { readonly value: string; readonly unit: string } | null;
  readonly rows: readonly Figure[];
  /** Set where the end date asks for more than is safe. */
  readonly warning: string | null;
};

/** The goal of the program that runs: target, pace and end. */
export function goalViewModel(program: Program, owner: BodyOwner): GoalViewModel {
  const { weight, height } = bodyOf(owner, null);
  const { plannedEndDate: endDate } = program;
  const plan = planGoal({ ...program, endDate, weight, height, ageYears: owner.age });
  const target = targetMassOf(program);
  const daily = dailyChoices.find(({ id }) => id === program.dailyTemplate);
  return {
    goal: nameText(daily?.label ?? goalTypeLabels[program.goalType]),
    amount: daily ? null : { value: numberText(program.goalValue), unit: unitText(program.goalUnit) },
    rows: [
      ...(target ? [{ label: profileCopy.targetWeight, value: massText(target) }] : []),
      ...paceFigures(plan, program),
      { label: profileCopy.started, value: dayText(program.startDate) },
      { label: profileCopy.ends, value: endDate ? dayText(endDate) : profileCopy.noEndDate },
    ],
    warning: plan.warning && reasonText(plan.warning.text),
  };
}

/** The pace that the end date needs, where a weight goal has one; else the recommended pace. */
function paceFigures({ rate, chosenRatePerWeek }: GoalPlan, { goalUnit }: Program): readonly Figure[] {
  if (!rate) return [];
  if (rate.unit === 'lb-per-week' && chosenRatePerWeek !== null)
    return [{ label: paceNames.planned, value: weeklyPaceText(chosenRatePerWeek, goalUnit) }];
  return [{ label: paceNames.recommended, value: recommendedPaceText(rate, goalUnit) }];
}

/** The ring of the weight goal. It measures as the member chose to, and says from where. */
export function weightRing(program: Program | null, member: Member, today: MemberDay): RingFigure {
  if (!program) return { percent: null, lines: [profileCopy.noActiveProgram] };
  const target = targetMassOf(program);
  const lines = target ? [profileCopy.target(massText(target))] : [];
  if (program.goalType === 'weight_loss') {
    const { percent, from } = goalText(program, member);
    return { percent, lines: from ? [from, ...lines] : lines };
  }
  const percent = weightGoalProgress({
    program: { ...program, programType: program.type },
    today,
    startWeight: startMassOf(program),
    currentWeight: bodyOf(member, null).weight,
    bodyFatAtStart: null,
    bodyFatNow: null,
  });
  return { percent, lines: percent === null ? [profileCopy.noWeightGoal] : lines };
}

/** The ring of body fat, and what it goes by. */
export function bodyFatRing(
  owner: BodyOwner & Pick<CurrentUser, 'bodyFatTarget'>,
  latest: LatestMetric,
): RingFigure {
  const { bodyFat } = bodyCompositionOf(bodyOf(owner, latest));
  if (!bodyFat) return { percent: null, lines: [profileCopy.bodyFatMissing] };
  const target = bodyFatTargetOf(owner.gender, owner.bodyFatTarget);
  if (target === null)
    return { percent: null, lines: [profileCopy.nowAt(fatText(bodyFat)), profileCopy.targetMissing] };
  const margin = bodyFat.source === 'estimated' ? bodyFat.bandPoints : 0;
  return {
    percent: bodyFatProgress(bodyFat.percent, target),
    ...(margin > 0 && {
      margin: {
        from: bodyFatProgress(bodyFat.percent + margin, target),
        to: bodyFatProgress(bodyFat.percent - margin, target),
      },
    }),
    lines: [
      profileCopy.targetPercent(target),
      profileCopy.nowAt(fatText(bodyFat)),
      fatSource(bodyFat, latest),
    ],
  };
}

const massText = ({ value, unit }: Mass): string => quantityText(tenthsText(value), unit);
