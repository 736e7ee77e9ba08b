import { heightOf, massOf } from '#client/lib/format/typed-quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { customPlanMinutes } from '#domain/program/custom-plan-rules.ts';
import type { ProgramType, RoutineExercise } from '#domain/program/program-events.ts';
import { isProgramDate } from '#domain/program/program-rules.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, dailyPlanOf, goalValueOf } from './onboarding-draft.ts';

/** The pages of the profile in a small window, one after the other. */
export const profilePages = ['body', 'equipment', 'week'] as const;
export type ProfilePage = (typeof profilePages)[number];
export const allSteps = [
  'program',
  'goal',
  'customBuilder',
  'timeline',
  'profile',
  ...profilePages,
  'summary',
] as const;
export type StepId = (typeof allSteps)[number];

export const isProfilePage = (step: StepId): step is ProfilePage =>
  (profilePages as readonly StepId[]).includes(step);

/** The steps of the chosen program; before there is one, those of most. In a small window the profile is three pages. */
export function stepsOf(draft: Draft, isPaged: boolean): readonly StepId[] {
  const steps: readonly StepId[] =
    draft.program === 'assessment'
      ? ['program', 'profile', 'summary']
      : ['program', 'goal', 'customBuilder', 'timeline', 'profile', 'summary'];
  return steps
    .filter((step) => step !== 'customBuilder' || dailyPlanOf(draft) === 'daily-custom')
    .flatMap((step) => (step === 'profile' && isPaged ? profilePages : [step]));
}

/** The same place in a window of the other size. */
export function fittingStep(step: StepId, isPaged: boolean): StepId {
  if (isPaged) return step === 'profile' ? 'body' : step;
  return isProfilePage(step) ? 'profile' : step;
}

type Missing = (draft: Draft, today: MemberDay) => readonly string[];

const missing: Readonly<Record<StepId, Missing>> = {
  program: ({ program }) => (program ? [] : [onboardingCopy.aProgram]),
  goal: (draft) =>
    isGoalSet(draft)
      ? []
      : [draft.program === 'maintain' ? onboardingCopy.aDailyPlan : onboardingCopy.aNumberAbove0],
  customBuilder: ({ customExercises: plan }) =>
    plan.length > 0 && plan.every(isPlayable) ? [] : [onboardingCopy.atLeastOneExercise],
  timeline: missingInTimeline,
  profile: (draft) => [...missingInBody(draft), ...missingInEquipment(draft)],
  body: missingInBody,
  equipment: missingInEquipment,
  week: () => [],
  summary: () => [],
};

/** The missing values of a step before Next is open; empty when it is complete. */
export const missingIn = (step: StepId, draft: Draft, today: MemberDay): readonly string[] =>
  missing[step](draft, today);

/** The step to open again: the one that was left, or an earlier one that is no longer complete. */
export function reachableStep(left: StepId, draft: Draft, today: MemberDay, isPaged: boolean): StepId {
  const steps = stepsOf(draft, isPaged);
  const step = fittingStep(left, isPaged);
  const before = steps.slice(0, Math.max(0, steps.indexOf(step)));
  return (
    before.find((earlier) => missingIn(earlier, draft, today).length > 0) ??
    (steps.includes(step) ? step : 'program')
  );
}

/** Daily plans and assessments start on the day on which they are created. */
export const hasOwnStart = (program: ProgramType | null): boolean =>
  program !== 'maintain' && program !== 'assessment';

function isGoalSet(draft: Draft): boolean {
  if (draft.program === 'maintain') return draft.goalType !== null;
  return draft.program === 'assessment' || (goalValueOf(draft) ?? 0) > 0;
}

function isPlayable(exercise: RoutineExercise): boolean {
  if (exercise.name === '') return false;
  if (exercise.type === 'reps') return exercise.reps > 0;
  return exercise.type !== 'duration' || exercise.durationSeconds > 0;
}

function missingInTimeline(draft: Draft, today: MemberDay): readonly string[] {
  const start = hasOwnStart(draft.program) ? draft.startDate : today;
  if (start === '') return [onboardingCopy.aStartDate];
  if (!isProgramDate(start, today)) return [onboardingCopy.startDateInReach];
  if (draft.targetDuration !== 'custom') return [];
  const { targetEndDate: end } = draft;
  // As text, a year of five digits comes before others.
  if (end.length > start.length) return [onboardingCopy.endDateInReach];
  if (end < start) return [onboardingCopy.endDateAfterStart];
  return isProgramDate(end, today) ? [] : [onboardingCopy.endDateInReach];
}

function missingInBody(draft: Draft): readonly string[] {
  const needs: readonly (readonly [string, boolean])[] = [
    [onboardingCopy.needs.age, (typedNumber(draft.age) ?? 0) > 0],
    [onboardingCopy.needs.gender, draft.gender !== null],
    [onboardingCopy.needs.height, heightOf(draft.height) !== null],
    [onboardingCopy.needs.weight, massOf(draft.weight) !== null],
  ];
  return needs.flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

function missingInEquipment({ equipment }: Draft): readonly string[] {
  return equipment.length > 0 ? [] : [onboardingCopy.needs.equipment];
}

/** The question of a step; daily maintenance has a plan for a goal. */
export function headOf(
  step: StepId,
  { program, customExercises }: Draft,
): { readonly heading: string; readonly lead: string } {
  if (step === 'goal' && program === 'maintain') return onboardingCopy.dailyPlanHead;
  const head = onboardingCopy.heads[step];
  const minutes = step === 'customBuilder' ? customPlanMinutes(customExercises) : 0;
  return minutes > busyDayMinutes ? { ...head, lead: onboardingCopy.longPlan(minutes) } : head;
}

/** A time that fits into a busy day. */
const busyDayMinutes = 30;
