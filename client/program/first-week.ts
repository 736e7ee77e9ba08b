import type { CustomPlan } from '#client/exercise/custom-plan.ts';
import { assessmentDays } from '#domain/catalogue/workouts/assessment-days.ts';
import type { ChoiceBasis } from '#domain/catalogue/workouts/template-choice.ts';
import { weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { customPlanMinutes } from '#domain/program/custom-plan-rules.ts';
import { type ChoiceId, chosenProgramOf } from './program-choices.ts';

type PreviewedDay = {
  readonly day: MemberDay;
  /** Null on a rest day. */
  readonly title: string | null;
  /** Null where it is not known, and on a rest day. */
  readonly minutes: number | null;
};

type Basis = Omit<ChoiceBasis, 'program'> & { readonly today: MemberDay; readonly daysPerWeek: number };

/** What the first seven days of a choice are, by the rules of the plan that its program would have. */
export function firstWeekOf(id: ChoiceId, plan: CustomPlan, basis: Basis): readonly PreviewedDay[] {
  if (id === 'assessment')
    return assessmentDays.map(({ title }, index) => ({
      day: addDays(basis.today, index),
      title,
      minutes: null,
    }));
  const week = weekPlan({ ...basis, program: chosenProgramOf(id), customExercises: plan });
  return week.map(({ day, isRestDay, session, durationMinutes }) => {
    if (isRestDay || !session) return { day, title: null, minutes: null };
    const isOwn = id === 'daily-custom' && plan.length > 0;
    return { day, title: session.template.name, minutes: isOwn ? customPlanMinutes(plan) : durationMinutes };
  });
}
