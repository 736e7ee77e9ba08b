import { labelled, quantityText } from '#client/lib/format/format-copy.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { itemsText, numberText } from '#client/lib/format/locale.ts';
import {
  heightOf,
  massOf,
  shownCentimetres,
  shownFeetAndInches,
  shownMass,
  tenths,
} from '#client/lib/format/typed-quantity.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { massIn } from '#domain/body/quantity.ts';
import { activityLevels, genders, goalTypeLabels } from '#domain/catalogue/content/options.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import { dailyChoices } from '#domain/catalogue/workouts/program-catalogue.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { customPlanSummary } from '#domain/program/custom-plan-rules.ts';
import type { RequestedGoal } from '#domain/program/goal-advice.ts';
import { type GoalPlan, planGoal } from '#domain/program/goal-planner.ts';
import { goalKindOf } from '#domain/program/goal-rules.ts';
import {
  ageHazards,
  type Hazard,
  hazardsOf,
  isLeanerAtSameWeight,
  type SafePlan,
  safePlanOf,
} from '#domain/program/hazards.ts';
import type { HazardCode } from '#domain/program/program-events.ts';
import { endOfDuration, isProgramDate } from '#domain/program/program-rules.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, type DraftChange, dailyPlanOf, goalValueOf, massUnits } from './onboarding-draft.ts';
import { hasOwnStart, type StepId } from './onboarding-steps.ts';

/** When the program starts; null while the field holds no date that a program may name. */
export function plannedStart({ program, startDate }: Draft, today: MemberDay): MemberDay | null {
  const start = hasOwnStart(program) ? startDate : today;
  return isProgramDate(start, today) ? start : null;
}

/** When it is planned to end; null while that is not known, or before its start. */
export function plannedEnd(draft: Draft, today: MemberDay): MemberDay | null {
  const start = plannedStart(draft, today);
  if (!start) return null;
  const { targetDuration, targetEndDate } = draft;
  if (targetDuration !== 'custom') return endOfDuration(targetDuration, start, null, 0);
  return isProgramDate(targetEndDate, today) && targetEndDate >= start ? targetEndDate : null;
}

/** The goal coach's plan for the draft; null while goal or start are missing, and for an assessment. */
export function goalPlanOf(draft: Draft, today: MemberDay): GoalPlan | null {
  const wish = wishOf(draft, today);
  return wish && planGoal(wish);
}

/** The hazards of a plan, as the server sees them: without a goal only that of the age. */
function hazardsIn(draft: Draft, today: MemberDay): readonly Hazard[] {
  const { program } = draft;
  if (program === 'maintain' || program === 'assessment') return ageHazards(ageOf(draft));
  const wish = wishOf(draft, today);
  return wish ? hazardsOf(wish) : [];
}

function ageOf({ age }: Draft): number | null {
  const years = typedNumber(age);
  return years !== null && years > 0 ? years : null;
}

/** The hazards above the numbers of a step. The summary has them all. */
export function hazardsAt(step: StepId, draft: Draft, today: MemberDay): readonly Hazard[] {
  const hazards = hazardsIn(draft, today);
  if (step === 'summary') return hazards;
  return hazards.filter(({ code }) => stepOf[code] === (step === 'body' ? 'profile' : step));
}

/** Where the number is asked that a hazard is about. */
const stepOf: Readonly<Record<HazardCode, StepId>> = {
  'target-bmi': 'goal',
  pace: 'timeline',
  deadline: 'timeline',
  age: 'profile',
  height: 'profile',
  weight: 'profile',
};

/** A plan that mends these hazards with a margin. The end stays where no hazard is about the pace. */
export function safePlanIn(draft: Draft, today: MemberDay, codes: readonly HazardCode[]): SafePlan | null {
  const wish = wishOf(draft, today);
  return wish && safePlanOf({ ...wish, endDate: codes.includes('pace') ? wish.endDate : null });
}

/** Whether the goal can be less fat at the same weight, in place of a lower weight. */
export function canKeepWeight(draft: Draft, today: MemberDay): boolean {
  const wish = wishOf(draft, today);
  return draft.program === 'lean' && wish !== null && isLeanerAtSameWeight(wish);
}

/** Less fat at the same weight: a goal that most people reach. */
export const leanerAtSameWeight: DraftChange = {
  goalType: 'body_recomp',
  goalUnit: '%',
  isGoalUnitChosen: true,
  goal: { text: '2', unit: '%' },
};

/** Whether every hazard was acknowledged; so where there is none. */
export const isSettled = (draft: Draft, today: MemberDay, step: StepId = 'summary'): boolean =>
  hazardsAt(step, draft, today).every(
    ({ code, isFinal = false }) => !isFinal && draft.acknowledged.includes(code),
  );

/** The fields that a hazard depends on: its acknowledgement holds until one of them changes. */
const readBy: Readonly<Record<HazardCode, readonly (keyof Draft)[]>> = {
  'target-bmi': ['program', 'goalType', 'goal', 'goalUnit', 'height', 'weight'],
  pace: ['program', 'goalType', 'goal', 'goalUnit', 'weight', 'startDate', 'targetDuration', 'targetEndDate'],
  deadline: [
    'program',
    'goalType',
    'goal',
    'goalUnit',
    'weight',
    'startDate',
    'targetDuration',
    'targetEndDate',
  ],
  age: ['age'],
  height: ['height'],
  weight: ['weight'],
};

/** The draft after a change. Acknowledgements of other numbers no longer hold. */
export const changed = (draft: Draft, change: DraftChange): Draft => ({
  ...draft,
  acknowledged: draft.acknowledged.filter((code) => readBy[code].every((field) => !(field in change))),
  ...change,
});

/** The weight that the goal ends at, in the goal's unit; null where it is about no weight, or the weight is not known. */
export function targetWeight(draft: Draft): number | null {
  const { goalUnit, goalType } = draft;
  const weight = massOf(draft.weight);
  const value = goalValueOf(draft);
  if (!weight || value === null || !goalType || (goalUnit !== 'lbs' && goalUnit !== 'kg')) return null;
  const kind = goalKindOf({ goalType, goalUnit });
  if (kind !== 'weight-loss' && kind !== 'muscle-gain') return null;
  const reached = massIn(goalUnit, weight) + (kind === 'weight-loss' ? -value : value);
  return reached > 0 ? Math.round(reached * 10) / 10 : null;
}

export const withSafePlan = ({ goalUnit }: Draft, { goalValue, endDate }: SafePlan): DraftChange => ({
  ...(goalValue !== null && { goal: { text: String(goalValue), unit: goalUnit } }),
  ...(endDate !== null && { targetDuration: 'custom', targetEndDate: endDate }),
});

function wishOf(draft: Draft, today: MemberDay): RequestedGoal | null {
  const { program, goalType, goalUnit } = draft;
  const startDate = plannedStart(draft, today);
  const goalValue = goalValueOf(draft);
  if (!goalType || !startDate || goalValue === null || program === 'assessment') return null;
  return {
    goalType,
    goalValue,
    goalUnit,
    startDate,
    endDate: plannedEnd(draft, today),
    weight: massOf(draft.weight),
    height: heightOf(draft.height),
    ageYears: ageOf(draft),
  };
}

type Fact = { readonly label: string; readonly text: string };

/** The request to send, in words. */
export const summaryOf = (draft: Draft, today: MemberDay): readonly Fact[] => [
  ...goalFacts(draft),
  ...dateFacts(draft, today),
  { label: onboardingCopy.body, text: bodyText(draft) },
  { label: onboardingCopy.activity, text: labelIn(activityLevels, draft.activityLevel) },
  { label: onboardingCopy.training, text: trainingText(draft) },
  {
    label: onboardingCopy.equipment,
    text: itemsText(draft.equipment.map((id) => nameText(equipmentLabel(id)))),
  },
  ...(draft.injuries.trim() ? [{ label: onboardingCopy.injuries, text: draft.injuries.trim() }] : []),
];

function goalFacts(draft: Draft): readonly Fact[] {
  const { goalType, goalUnit, customExercises } = draft;
  const plan = dailyPlanOf(draft);
  if (plan === 'daily-custom')
    return [{ label: onboardingCopy.dailyPlan, text: reasonText(customPlanSummary(customExercises)) }];
  if (plan) return [{ label: onboardingCopy.dailyPlan, text: labelIn(dailyChoices, plan) }];
  const value = goalValueOf(draft);
  if (!goalType || value === null || draft.program === 'assessment') return [];
  const amount = `${numberText(value)} ${onboardingCopy.goalUnit(value, goalUnit)}`;
  return [{ label: onboardingCopy.goal, text: labelled(nameText(goalTypeLabels[goalType]), amount) }];
}

function dateFacts(draft: Draft, today: MemberDay): readonly Fact[] {
  const start = plannedStart(draft, today);
  const end = plannedEnd(draft, today);
  if (!start || !end) return [];
  // The planned end of an assessment is the day after its last.
  const lastDay = draft.program === 'assessment' ? addDays(end, -1) : end;
  return [{ label: onboardingCopy.dates, text: onboardingCopy.dateRange(dayText(start), dayText(lastDay)) }];
}

function bodyText(draft: Draft): string {
  const { age, gender, height, weight, unitPreference } = draft;
  const { feet, inches } = shownFeetAndInches(height);
  const tall =
    unitPreference === 'metric'
      ? onboardingCopy.centimetres(tenths(typedNumber(shownCentimetres(height)) ?? 0))
      : `${feet || 0}'${inches || 0}"`;
  const massUnit = massUnits[unitPreference];
  const parts = [
    onboardingCopy.ageYears(age),
    gender && labelIn(genders, gender),
    tall,
    quantityText(tenths(typedNumber(shownMass(weight, massUnit)) ?? 0), massUnit),
  ];
  return itemsText(parts);
}

function trainingText({ daysPerWeek, minutesPerDay, program }: Draft): string {
  if (program === 'maintain') return onboardingCopy.everyDayUpTo(minutesPerDay);
  return onboardingCopy.daysAWeekMin(daysPerWeek, minutesPerDay);
}

const labelIn = (options: readonly { readonly id: string; readonly label: string }[], id: string): string =>
  nameText(options.find((option) => option.id === id)?.label ?? id);
