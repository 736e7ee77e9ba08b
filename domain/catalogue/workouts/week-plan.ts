import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import type { DosedSession } from '#domain/program/dose-rules.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { plannedMinutes } from '#domain/program/program-rules.ts';
import { type DailyTemplate, dailyTemplateOf } from './daily-templates.ts';
import { type ChoiceBasis, dosedOn, recommendedOn } from './template-choice.ts';
import { daysInWeek, isTrainingDay } from './training-days.ts';

export type PlannedSession =
  | ({ readonly kind: 'workout' } & DosedSession)
  | { readonly kind: 'daily'; readonly template: DailyTemplate };
export type PlannedDay = {
  readonly day: MemberDay;
  readonly isRestDay: boolean;
  /** The session that Start Workout or Preview opens, also on a rest day; null when no template is eligible. */
  readonly session: PlannedSession | null;
  /** Null without a session. */
  readonly durationMinutes: number | null;
};
export type WeekBasis = ChoiceBasis & {
  readonly today: MemberDay;
  /** 1-7; other numbers are clamped. */
  readonly daysPerWeek: number;
  /** The member's custom daily plan; empty when there is none. */
  readonly customExercises: readonly RoutineExercise[];
};

/** Whether the date has no training. Daily maintenance trains every day. */
export function isRestDay(
  { program, daysPerWeek }: Pick<WeekBasis, 'program' | 'daysPerWeek'>,
  day: MemberDay,
): boolean {
  if (program?.dailyTemplate) return false;
  return !isTrainingDay(daysPerWeek, day);
}

type Done = { readonly date: MemberDay; readonly isCompleted: boolean };

/** Whether a workout or a daily routine was completed on the date. */
export const isTrainedOn = (workouts: readonly Done[], day: MemberDay): boolean =>
  workouts.some(({ date, isCompleted }) => isCompleted && date === day);

/** The dates with a completed workout from Monday to today, and how many the plan has for a week. */
export function weekSoFar(
  workouts: readonly Done[],
  { program, daysPerWeek, today }: Pick<WeekBasis, 'program' | 'daysPerWeek' | 'today'>,
): { readonly done: number; readonly planned: number } {
  const monday = mondayOf(today);
  const ofWeek = workouts.filter(({ date, isCompleted }) => isCompleted && date >= monday && date <= today);
  const planned = program?.dailyTemplate ? 7 : daysInWeek(daysPerWeek);
  return { done: new Set(ofWeek.map(({ date }) => date)).size, planned };
}

/** The plan of seven days starting today. */
export function weekPlan(basis: WeekBasis): readonly PlannedDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const day = addDays(basis.today, ahead);
    const session = sessionOf(basis, day);
    return {
      day,
      isRestDay: session === null || isRestDay(basis, day),
      session,
      durationMinutes: session && minutesOf(session),
    };
  });
}

/** A workout of the next days is in the dose of today: that of a later week follows from what is done until then. */
function sessionOf(basis: WeekBasis, day: MemberDay): PlannedSession | null {
  const { program, customExercises, today } = basis;
  if (program?.dailyTemplate)
    return { kind: 'daily', template: dailyTemplateOf(program.dailyTemplate, customExercises) };
  const template = recommendedOn(basis, day);
  return template ? { kind: 'workout', ...dosedOn(basis, template, today) } : null;
}

/** A daily routine counts with its fixed planned minutes, not with the sum of its exercises. */
const minutesOf = ({ kind, template }: PlannedSession): number =>
  kind === 'daily' ? plannedMinutes[template.id] : template.durationMinutes;
