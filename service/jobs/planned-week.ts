import { levelByActivity, onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { areasIn } from '#domain/catalogue/workouts/injured-areas.ts';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberState } from '#domain/member/member.ts';
import { type DoseBasis, trainedWeeks } from '#domain/program/dose-rules.ts';
import { asOwnWorkoutTemplate } from '#domain/workout/own-templates.ts';
import { latestAssessment } from '#projections/assessment/assessments.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { activeProgram, type ProgramRecord } from '#projections/program/programs.ts';
import { ownTemplates } from '#projections/workout/own-templates.ts';
import { completedWorkoutsByDate, lastEffortsOfWeeks } from '#projections/workout/workouts.ts';

/** The basis of the dose of a program's sessions; null for a daily routine and an assessment, which are as they are written. */
export async function doseBasisOf(
  db: RowDatabase,
  program: ProgramRecord,
  today: MemberDay,
): Promise<DoseBasis | null> {
  const { memberId, programType, startDate, dailyTemplate, keptWeeks = [] } = program;
  if (dailyTemplate !== null || programType === 'assessment') return null;
  const [dates, efforts] = await Promise.all([
    completedWorkoutsByDate(db, memberId, startDate),
    lastEffortsOfWeeks(db, memberId, startDate),
  ]);
  const workouts = dates.map(({ date }) => ({ date, effort: efforts.get(date) ?? null }));
  return { program: { programType, startDate }, weeks: trainedWeeks(startDate, workouts, today), keptWeeks };
}

/**
 * The plan of seven days from today on, as the dashboard shows it, with its program. Each session suits the
 * member, in the dose of the week.
 */
export async function plannedWeek(
  db: RowDatabase,
  memberId: MemberId,
  { profile, pauses }: Pick<MemberState, 'profile' | 'pauses'>,
  today: MemberDay,
) {
  const [program, own, assessment] = await Promise.all([
    activeProgram(db, memberId),
    ownTemplates(db, memberId),
    latestAssessment(db, memberId),
  ]);
  const basis = {
    dose: program && (await doseBasisOf(db, program, today)),
    shelf: { builtin: builtinTemplates, custom: [], user: own.map(asOwnWorkoutTemplate) },
    equipment: ownedEquipment(profile.equipment ?? []),
    level: assessment?.level ?? levelByActivity[profile.activityLevel ?? onboardingDefaults.activityLevel],
    program,
    excluded: (profile.excludedExercises ?? []).map(({ name }) => name),
    injured: areasIn(profile.injuries ?? ''),
  };
  const plan = weekPlan({
    ...basis,
    today,
    daysPerWeek: profile.daysPerWeek ?? usualDaysPerWeek,
    customExercises: program?.customExercises ?? [],
  });
  const isPaused = (day: MemberDay) => pauses.some(({ from, until }) => from <= day && day <= until);
  return {
    program,
    days: plan.map((planned) => ({ ...planned, isPaused: isPaused(planned.day) })),
  };
}
