import { levelByActivity, onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { type PlannedDay, weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import { builtinTemplates, namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberState } from '#domain/member/member.ts';
import { asOwnWorkoutTemplate } from '#domain/workout/own-templates.ts';
import { latestAssessment } from '#projections/assessment/assessments.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { activeProgram } from '#projections/program/programs.ts';
import { ownTemplates } from '#projections/workout/own-templates.ts';

/** One entry of the calendar, on a whole date of the member. */
export type PlannedEvent = {
  readonly date: MemberDay;
  readonly kind: 'workout' | 'program-end';
  readonly title: string;
};

/**
 * The training days of the plan of seven days that the dashboard shows, without paused ones, and the planned end of the program. Of a workout only a
 * name of the catalogue is shown, and of a program neither goal nor kind: calendars pass through other people's servers.
 */
export async function plannedEvents(
  db: RowDatabase,
  memberId: MemberId,
  { profile, pauses }: Pick<MemberState, 'profile' | 'pauses'>,
  today: MemberDay,
): Promise<readonly PlannedEvent[]> {
  const [program, own, assessment] = await Promise.all([
    activeProgram(db, memberId),
    ownTemplates(db, memberId),
    latestAssessment(db, memberId),
  ]);
  const plan = weekPlan({
    shelf: { builtin: builtinTemplates, custom: [], user: own.map(asOwnWorkoutTemplate) },
    equipment: ownedEquipment(profile.equipment ?? []),
    level: assessment?.level ?? levelByActivity[profile.activityLevel ?? onboardingDefaults.activityLevel],
    program,
    excluded: (profile.excludedExercises ?? []).map(({ name }) => name),
    today,
    daysPerWeek: profile.daysPerWeek ?? usualDaysPerWeek,
    customExercises: program?.customExercises ?? [],
  });
  const isPaused = (day: MemberDay) => pauses.some(({ from, until }) => from <= day && day <= until);
  const workouts = plan
    .filter(({ day, isRestDay }) => !isRestDay && !isPaused(day))
    .map((planned) => ({ date: planned.day, kind: 'workout' as const, title: titleOf(planned) }));
  const end = program?.plannedEndDate;
  if (!end || end < today) return workouts;
  return [...workouts, { date: end, kind: 'program-end', title: 'Your program ends' }];
}

/** A workout of the member's own has a name in the member's own words. */
function titleOf({ session, durationMinutes }: PlannedDay): string {
  const { kind, template } = session ?? {};
  const name =
    kind === 'daily' ? 'Daily maintenance' : (namedTemplates.get(template?.id ?? '')?.name ?? 'Workout');
  return durationMinutes === null ? name : `${name}, ${durationMinutes} min`;
}
