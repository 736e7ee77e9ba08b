import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { plannedMinutes } from '#domain/program/program-rules.ts';
import { type DailyTemplate, dailyTemplateOf } from './daily-templates.ts';
import { type ChoiceBasis, chooseTemplate, templatePool } from './template-choice.ts';
import { isTrainingDay } from './training-days.ts';
import type { WorkoutTemplate } from './workout-template.ts';

export type PlannedSession =
  | { readonly kind: 'workout'; readonly template: WorkoutTemplate }
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

/** The plan of seven days starting today. */
export function weekPlan(basis: WeekBasis): readonly PlannedDay[] {
  const pool = templatePool(basis);
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const day = addDays(basis.today, ahead);
    const session = sessionOf(basis, pool, day);
    return {
      day,
      isRestDay: session === null || isRestDay(basis, day),
      session,
      durationMinutes: session && minutesOf(session),
    };
  });
}

function sessionOf(
  { program, customExercises }: WeekBasis,
  pool: readonly WorkoutTemplate[],
  day: MemberDay,
): PlannedSession | null {
  if (program?.dailyTemplate)
    return { kind: 'daily', template: dailyTemplateOf(program.dailyTemplate, customExercises) };
  const template = chooseTemplate(pool, day);
  return template === undefined ? null : { kind: 'workout', template };
}

/** A daily routine counts with its fixed planned minutes, not with the sum of its exercises. */
const minutesOf = ({ kind, template }: PlannedSession): number =>
  kind === 'daily' ? plannedMinutes[template.id] : template.durationMinutes;
