import { dayText } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { shownCentimetres, shownFeetAndInches, shownMass } from '#client/lib/format/typed-quantity.ts';
import { activityLevels, genders, goalTypeLabels } from '#domain/catalogue/content/options.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import { dailyChoices } from '#domain/catalogue/workouts/program-catalogue.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { customPlanSummary } from '#domain/program/custom-plan-rules.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, dailyPlanOf, goalValueOf, massUnits } from './onboarding-draft.ts';
import { plannedEnd, plannedStart } from './onboarding-plan.ts';

type Fact = { readonly label: string; readonly text: string };

/** What is about to be sent, in words. */
export const summaryOf = (draft: Draft, today: MemberDay): readonly Fact[] => [
  ...goalFacts(draft),
  ...dateFacts(draft, today),
  { label: onboardingCopy.body, text: bodyText(draft) },
  { label: onboardingCopy.activity, text: labelIn(activityLevels, draft.activityLevel) },
  { label: onboardingCopy.training, text: trainingText(draft) },
  { label: onboardingCopy.equipment, text: draft.equipment.map(equipmentLabel).join(', ') },
  ...(draft.injuries.trim() ? [{ label: onboardingCopy.injuries, text: draft.injuries.trim() }] : []),
];

function goalFacts(draft: Draft): readonly Fact[] {
  const { goalType, goalUnit, customExercises } = draft;
  const plan = dailyPlanOf(draft);
  if (plan === 'daily-custom')
    return [{ label: onboardingCopy.dailyPlan, text: customPlanSummary(customExercises) }];
  if (plan) return [{ label: onboardingCopy.dailyPlan, text: labelIn(dailyChoices, plan) }];
  const value = goalValueOf(draft);
  if (!goalType || value === null || draft.program === 'assessment') return [];
  const amount = `${numberText(value)} ${onboardingCopy.goalUnits[goalUnit]}`;
  return [{ label: onboardingCopy.goal, text: `${goalTypeLabels[goalType]}: ${amount}` }];
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
      ? onboardingCopy.centimetres(shownCentimetres(height))
      : `${feet || 0}'${inches || 0}"`;
  const massUnit = massUnits[unitPreference];
  const parts = [
    onboardingCopy.ageYears(age),
    gender && labelIn(genders, gender),
    tall,
    `${shownMass(weight, massUnit)} ${massUnit}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function trainingText({ daysPerWeek, minutesPerDay, program }: Draft): string {
  if (program === 'maintain') return onboardingCopy.everyDayUpTo(minutesPerDay);
  return onboardingCopy.daysAWeekMin(daysPerWeek, minutesPerDay);
}

const labelIn = (options: readonly { readonly id: string; readonly label: string }[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id;
