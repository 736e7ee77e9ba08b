import { factsText, quantityText } from '#client/lib/format/format-copy.ts';
import { recommendedPaceText } from '#client/lib/format/format-pace.ts';
import type { ProgramIcon } from '#client/lib/format/icons.ts';
import { itemsText, midSentence } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { paths } from '#client/ui/paths.ts';
import { toMass } from '#domain/body/quantity.ts';
import { goalTypeLabels, levelLabels, onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { equipmentLabel, ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { suggestedPacingOf } from '#domain/program/goal-pacing.ts';
import { programMap } from '#domain/program/program-map.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Phase, Program } from '#service/features/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';

export const programName = ({ type }: Pick<Program, 'type'>): string => nameText(programMap[type].picker);

/** 1 to 7; null when the week of the assessment is over. */
export function assessmentDay({ startDate }: Pick<Program, 'startDate'>, today: MemberDay): number | null {
  const day = Math.max(1, daysBetween(startDate, today) + 1);
  return day > 7 ? null : day;
}

type ProgramWeek = { readonly week: number; readonly weeks: number };

/** Which week of the program it is; it is as long as planned, else as long as its phases. */
export function programWeek(
  { startDate, plannedEndDate }: Pick<Program, 'startDate' | 'plannedEndDate'>,
  phases: readonly Phase[],
  today: MemberDay,
): ProgramWeek {
  const lastDay = phases.at(-1)?.endDate ?? startDate;
  const end = plannedEndDate ?? addDays(lastDay, 1);
  const weeks = Math.max(1, Math.ceil(daysBetween(startDate, end) / 7));
  const week = Math.floor(daysBetween(startDate, today) / 7) + 1;
  return { week: Math.min(weeks, Math.max(1, week)), weeks };
}

/** Whole weeks of a phase as it is shown; a phase of one date has none. */
export const phaseWeeks = ({ startDate, endDate }: Phase): number =>
  Math.round((daysBetween(startDate, endDate) + 1) / 7);

/** The share of a phase that is over, 0 to 1; today is still to be done. */
export function phaseShare({ startDate, endDate }: Phase, today: MemberDay): number {
  const share = daysBetween(startDate, today) / (daysBetween(startDate, endDate) + 1);
  return Math.min(1, Math.max(0, share));
}

export function goalText({ goalType, goalValue, goalUnit, dailyTemplate }: Program): string {
  const label = nameText(goalTypeLabels[goalType]);
  if (dailyTemplate === 'daily-custom') return label;
  if (dailyTemplate) return dashboardCopy.repsADay(goalValue);
  return factsText([label, quantityText(String(goalValue), goalUnit)]);
}

/** The recommended pace; a dash for goals without one. */
export function paceText(program: Program, { weight, unitPreference }: CurrentUser): string {
  const mass = weight === null ? null : toMass(weight, unitPreference === 'metric' ? 'kg' : 'lbs');
  const { rate } = suggestedPacingOf(program, mass);
  return rate ? recommendedPaceText(rate, program.goalUnit) : '–';
}

export function trainingDaysText({ dailyTemplate }: Program, { daysPerWeek }: CurrentUser): string {
  const days = daysPerWeek ?? onboardingDefaults.daysPerWeek;
  return dailyTemplate || days >= 7 ? dashboardCopy.everyDay : dashboardCopy.perWeek(days);
}

type Category = WorkoutTemplate['category'];

/** How each kind of workout is known at a glance. */
const faces: Readonly<Record<Category, ProgramIcon>> = {
  cardio: { icon: 'pulse', segment: 1 },
  strength: { icon: 'dumbbell', segment: 5 },
  mobility: { icon: 'band', segment: 6 },
  daily_maintenance: { icon: 'leaf', segment: 8 },
};

const isCategory = (category: string): category is Category => category in faces;

export const faceOf = (category: string): ProgramIcon =>
  isCategory(category) ? faces[category] : faces.strength;

export function equipmentText(equipment: readonly string[]): string {
  const things = ownedEquipment(equipment).map((id) => midSentence(nameText(equipmentLabel(id))));
  return things.length > 0 ? itemsText(things) : dashboardCopy.noEquipment;
}

/** `30 min, beginner, dumbbells`. */
export const templateLine = ({ durationMinutes, difficulty, equipment }: WorkoutTemplate): string =>
  itemsText([
    dashboardCopy.minutes(durationMinutes),
    midSentence(nameText(levelLabels[difficulty])),
    equipmentText(equipment),
  ]);

/** `3 x 15 reps, 60 s rest`. */
export function exerciseLine({ sets, reps, durationSeconds = 0, restSeconds }: TemplateExercise): string {
  const amount = reps === undefined ? secondsText(durationSeconds) : dashboardCopy.reps(reps);
  return sets === 1 ? amount : dashboardCopy.setsWithRest(sets, amount, secondsText(restSeconds));
}

const secondsText = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? dashboardCopy.minutes(seconds / 60) : dashboardCopy.seconds(seconds);

/** Where a workout starts: a daily routine has a separate screen. */
export const startPath = (
  { id, category }: Pick<WorkoutTemplate, 'id' | 'category'>,
  date: MemberDay,
): string =>
  category === 'daily_maintenance' ? paths.dailyMaintenance : `${paths.workout}?template=${id}&date=${date}`;
