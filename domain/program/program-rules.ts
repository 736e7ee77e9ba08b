import { type DurationId, durationOptions } from '#domain/catalogue/content/options.ts';
import { addDays, addMonths, daysBetween, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { DailyTemplateId, GoalType, ProgramType, SentProgramType } from './program-events.ts';

/** Days 1-7 of an assessment; its planned end is the day after the last. */
export const assessmentDays = 7;
/** Planned minutes per day of each daily plan. */
export const plannedMinutes: Readonly<Record<DailyTemplateId, number>> = {
  'daily-50': 15,
  'daily-100': 25,
  'daily-custom': 20,
};
/** Goal value of each daily plan, in points. */
export const dailyGoalValues: Readonly<Record<DailyTemplateId, number>> = {
  'daily-50': 50,
  'daily-100': 100,
  'daily-custom': 0,
};
/** The largest distance of a program's date from today, in days: a hundred years. */
const farthestDays = 36_525;

const canonicalTypes: Readonly<Record<SentProgramType, ProgramType>> = {
  lean: 'lean',
  bulk: 'bulk',
  muscle: 'bulk',
  cardio_fitness: 'cardio_fitness',
  cardio: 'cardio_fitness',
  maintain: 'maintain',
  daily_maintenance: 'maintain',
  assessment: 'assessment',
};

/** The stored program type of a sent one; a stored type maps to itself. */
export const canonicalProgramType = (sent: SentProgramType): ProgramType => canonicalTypes[sent];

/** The daily template of a program: goal value 50 is Daily 50, any other Daily 100. Null for all other goals. */
export function dailyTemplateOf(goalType: GoalType, goalValue: number): DailyTemplateId | null {
  if (goalType === 'daily_custom') return 'daily-custom';
  if (goalType !== 'daily_fitness') return null;
  return goalValue === dailyGoalValues['daily-50'] ? 'daily-50' : 'daily-100';
}

/**
 * The planned end of a duration: calendar months after the start. 31 January plus one month is the end of February.
 * @param customEnd the chosen end of a `custom` duration; null takes `estimatedWeeks`.
 */
export function endOfDuration(
  duration: DurationId,
  startDate: MemberDay,
  customEnd: MemberDay | null,
  estimatedWeeks: number,
): MemberDay {
  const months = durationOptions.find(({ id }) => id === duration)?.months ?? null;
  if (months !== null) return addMonths(startDate, months);
  return customEnd ?? addDays(startDate, estimatedWeeks * 7);
}

/** The week of a program that a date lies in, from 1; the first before the start. */
export const programWeekOf = (startDate: MemberDay, day: MemberDay): number =>
  Math.max(1, Math.floor(daysBetween(startDate, day) / 7) + 1);

/** Whether a text is a valid date within a hundred years of today. */
export const isProgramDate = (text: string, today: MemberDay): text is MemberDay =>
  isMemberDay(text) && Math.abs(daysBetween(today, text)) <= farthestDays;
