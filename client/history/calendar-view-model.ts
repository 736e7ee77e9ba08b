import type { DayBadge, DayMark } from '#client/charts/day-grid.tsx';
import { badgeOf } from '#client/lib/day/day-badge.ts';
import { firstWeekday, weekStart } from '#client/lib/format/first-weekday.ts';
import { addDays, addMonths, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { ActivityDay, GridDay } from '#service/features/stats/stats-contract.ts';

export type CalendarDay = {
  readonly date: MemberDay;
  /** Null for a date that is to come, or of which nothing is known. */
  readonly mark: DayMark | null;
  readonly badge: DayBadge | null;
  /** Whether the run goes on to the date before, or after, in the same week and month. */
  readonly joinsBefore: boolean;
  readonly joinsAfter: boolean;
};
/** Seven days; null for a date of another month. */
export type CalendarWeek = readonly (CalendarDay | null)[];

export const firstOf = (day: MemberDay): MemberDay => asMemberDay(`${day.slice(0, 7)}-01`);
export const monthBefore = (first: MemberDay): MemberDay => addMonths(first, -1);
export const monthAfter = (first: MemberDay): MemberDay => addMonths(first, 1);

const marks: Readonly<Record<ActivityDay['standing'], DayMark>> = {
  active: 'active',
  protected: 'protected',
  missed: 'missed',
  neutral: 'neutral',
  paused: 'paused',
  rest: 'rest',
  future: 'today',
};

/**
 * The weeks of a month.
 * @param first its first date
 * @param days with today as the last
 * @param pending dates for which something waits to be sent
 * @param firstDay of a week: 1 is Monday, 7 is Sunday
 */
export function weeksOf(
  first: MemberDay,
  days: readonly ActivityDay[],
  pending: ReadonlySet<MemberDay> = new Set(),
  firstDay = firstWeekday(),
): readonly CalendarWeek[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const run = runDates(days);
  const next = monthAfter(first);
  const dayOn = (date: MemberDay, column: number): CalendarDay => {
    const isInRun = run.has(date);
    return {
      date,
      mark: markOf(byDate.get(date)),
      badge: badgeOf({ date, isLate: byDate.get(date)?.isLate }, pending),
      joinsBefore: isInRun && column > 0 && date > first && run.has(addDays(date, -1)),
      joinsAfter: isInRun && column < 6 && addDays(date, 1) < next && run.has(addDays(date, 1)),
    };
  };
  const weeks: CalendarWeek[] = [];
  for (let start = weekStart(first, firstDay); start < next; start = addDays(start, 7)) {
    const dates = Array.from({ length: 7 }, (_, column) => addDays(start, column));
    weeks.push(dates.map((date, column) => (date < first || date >= next ? null : dayOn(date, column))));
  }
  return weeks;
}

export function markOf(day: GridDay | undefined): DayMark | null {
  if (!day) return null;
  return day.isProvisional ? 'held' : marks[day.standing];
}

/** The dates of all runs: active ones, and what lies between them without a missed date. */
function runDates(days: readonly ActivityDay[]): ReadonlySet<MemberDay> {
  const dates = new Set<MemberDay>();
  let between: MemberDay[] | null = null;
  for (const { date, standing } of days) {
    if (standing === 'active') {
      for (const earlier of between ?? []) dates.add(earlier);
      dates.add(date);
      between = [];
    } else if (standing === 'missed') between = null;
    else between?.push(date);
  }
  return dates;
}
