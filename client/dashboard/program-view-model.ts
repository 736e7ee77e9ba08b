import { recommendedPaceText } from '#client/lib/format/format-pace.ts';
import { toMass } from '#domain/body/quantity.ts';
import { goalTypeLabels, onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { pacingOf } from '#domain/program/goal-pacing.ts';
import { programMap } from '#domain/program/program-map.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Phase, Program } from '#service/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';

export const programName = ({ type }: Pick<Program, 'type'>): string => programMap[type].picker;

/** 1 to 7; after its week an assessment stays on its last day. */
export const assessmentDay = ({ startDate }: Pick<Program, 'startDate'>, today: MemberDay): number =>
  Math.min(7, Math.max(1, daysBetween(startDate, today) + 1));

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
  const label = goalTypeLabels[goalType];
  if (dailyTemplate === 'daily-custom') return label;
  if (dailyTemplate) return dashboardCopy.repsADay(goalValue);
  return `${label}, ${goalValue} ${goalUnit}`;
}

/** The recommended pace; a dash for goals without one. */
export function paceText(program: Program, { weight, unitPreference }: CurrentUser): string {
  const mass = weight === null ? null : toMass(weight, unitPreference === 'metric' ? 'kg' : 'lbs');
  const { rate } = pacingOf(program, mass);
  return rate ? recommendedPaceText(rate, program.goalUnit) : '–';
}

export function trainingDaysText({ dailyTemplate }: Program, { daysPerWeek }: CurrentUser): string {
  const days = daysPerWeek ?? onboardingDefaults.daysPerWeek;
  return dailyTemplate || days >= 7 ? dashboardCopy.everyDay : dashboardCopy.perWeek(days);
}
