import { heightOf, massOf, numberIn } from '#client/lib/format/typed-quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { ProgramType, RoutineExercise } from '#domain/program/program-events.ts';
import { isProgramDate } from '#domain/program/program-rules.ts';
import { type Draft, dailyPlanOf, goalValueOf } from './onboarding-draft.ts';

export const allSteps = ['program', 'goal', 'customBuilder', 'timeline', 'profile', 'summary'] as const;
export type StepId = (typeof allSteps)[number];

/** The steps of the chosen program; before there is one, those of most. */
export function stepsOf(draft: Draft): readonly StepId[] {
  if (draft.program === 'assessment') return ['program', 'profile', 'summary'];
  return allSteps.filter((step) => step !== 'customBuilder' || dailyPlanOf(draft) === 'daily-custom');
}

type Missing = (draft: Draft, today: MemberDay) => readonly string[];

const missing: Readonly<Record<StepId, Missing>> = {
  program: ({ program }) => (program ? [] : ['a program']),
  goal: (draft) =>
    isGoalSet(draft) ? [] : [draft.program === 'maintain' ? 'a daily plan' : 'a goal above 0'],
  customBuilder: ({ customExercises: plan }) =>
    plan.length > 0 && plan.every(isPlayable) ? [] : ['at least one exercise'],
  timeline: missingInTimeline,
  profile: missingInProfile,
  summary: () => [],
};

/** What a step still needs before Next is open; nothing when it is complete. */
export const missingIn = (step: StepId, draft: Draft, today: MemberDay): readonly string[] =>
  missing[step](draft, today);

/** The step to open again: the one that was left, or an earlier one that is no longer complete. */
export function reachableStep(step: StepId, draft: Draft, today: MemberDay): StepId {
  const steps = stepsOf(draft);
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
  if (start === '') return ['a start date'];
  if (!isProgramDate(start, today)) return ['a start date within 100 years of today'];
  if (draft.targetDuration !== 'custom') return [];
  const { targetEndDate: end } = draft;
  return isProgramDate(end, today) && end >= start ? [] : ['an end date on or after the start'];
}

function missingInProfile(draft: Draft): readonly string[] {
  const needs: readonly (readonly [string, boolean])[] = [
    ['age', (numberIn(draft.age) ?? 0) > 0],
    ['gender', draft.gender !== null],
    ['height', heightOf(draft.height) !== null],
    ['weight', massOf(draft.weight) !== null],
    ['equipment', draft.equipment.length > 0],
  ];
  return needs.flatMap(([name, isThere]) => (isThere ? [] : [name]));
}
