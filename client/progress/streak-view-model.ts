import { type DayMark, dayBadgeWords, type GridDay } from '#client/charts/day-grid.tsx';
import type { WeekDay, WeekDayState } from '#client/charts/week-days.tsx';
import { badgeOf } from '#client/lib/day/day-badge.ts';
import { weekStart } from '#client/lib/format/first-weekday.ts';
import { labelled } from '#client/lib/format/format-copy.ts';
import { shortDate, spokenDay, weekdayLetter, weekdayName } from '#client/lib/format/format-day.ts';
import { itemsText, midSentence } from '#client/lib/format/locale.ts';
import { nextMilestone, streakMilestones } from '#domain/catalogue/content/milestones.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import type { ActivityDay, Stats } from '#service/features/stats/stats-contract.ts';
import { streakCopy } from './progress-copy.ts';

/** The next aim of the streak: `3 days to 30`; its best once the milestones are behind it. */
export function aheadText({ currentStreak, bestStreak }: Stats): string {
  const next = nextMilestone(streakMilestones, currentStreak);
  if (next && currentStreak === 0) return streakCopy.next(streakCopy.days(next.value));
  if (next) return streakCopy.to(streakCopy.days(next.value - currentStreak), next.value);
  return streakCopy.best(streakCopy.days(bestStreak));
}

/** The reason for the present streak, and the task of today. */
export function streakSentence(stats: Stats, days: readonly ActivityDay[]): string {
  const { currentStreak, bestStreak, isActiveToday, tokensAtRisk, rescuableDay, pausedUntil } = stats;
  if (rescuableDay !== null) return streakCopy.rescueLead;
  if (currentStreak === 0)
    return bestStreak > 0 ? streakCopy.bestSoFar(streakCopy.days(bestStreak)) : streakCopy.noStreak;
  if (pausedUntil !== null) return pausedText(pausedUntil, stats);
  if (days.at(-1)?.standing === 'rest') return streakCopy.restToday;
  if (tokensAtRisk > 0) return `${streakCopy.skipTokensHold(tokensAtRisk)} ${streakCopy.keepItAliveToday}`;
  if (days.at(-1)?.standing === 'protected') return streakCopy.todayProtected;
  return `${isActiveToday ? streakCopy.todayCounts : streakCopy.keepItAliveToday}${heldText(currentStreak, days)}`;
}

function pausedText(until: MemberDay, { isActiveToday, tokensAtRisk }: Stats): string {
  const today = isActiveToday ? `${streakCopy.todayCounts} ` : '';
  const held = tokensAtRisk > 0 ? `${streakCopy.skipTokensHold(tokensAtRisk)} ` : '';
  return `${held}${today}${streakCopy.pausedUntil(shortDate(until))}`;
}

/** The latest date of the run that a token held. */
function heldText(currentStreak: number, days: readonly ActivityDay[]): string {
  const held = days.slice(-currentStreak).findLast(({ standing }) => standing === 'protected');
  return held ? streakCopy.heldOn(shortDate(held.date)) : '';
}

/** How a date looks: a token that only holds it has a separate look until it is spent. */
type Face = ActivityDay['standing'] | 'held';

const faceOf = ({ standing, isProvisional }: ActivityDay): Face => (isProvisional ? 'held' : standing);

const marks = {
  active: 'active',
  protected: 'protected',
  held: 'held',
  missed: 'missed',
  neutral: 'neutral',
  paused: 'paused',
  rest: 'rest',
  // Only today can be open among the last 28 dates.
  future: 'today',
} as const satisfies Readonly<Record<Face, DayMark>>;

/** @param pending dates for which something waits to be sent */
export const gridDays = (days: readonly ActivityDay[], pending: ReadonlySet<MemberDay>): readonly GridDay[] =>
  days.map((day) => {
    const badge = badgeOf(day, pending);
    const words = badge ? [standingText(day), midSentence(dayBadgeWords[badge])] : [standingText(day)];
    return {
      date: day.date,
      mark: marks[faceOf(day)],
      badge,
      name: labelled(spokenDay(day.date), itemsText(words)),
    };
  });

export function gridSummary(days: readonly ActivityDay[]): string {
  const active = days.filter(({ standing }) => standing === 'active').length;
  return streakCopy.activeDays(active, days.length);
}

const weekStates: Readonly<Record<Face, WeekDayState>> = { ...marks, active: 'done' };

/** The seven days of this week, from the first day that is usual in the region. Rules count from Monday everywhere. */
export function weekDays(
  days: readonly ActivityDay[],
  today: MemberDay,
  pausedUntil: MemberDay | null,
): readonly WeekDay[] {
  const faces = new Map(days.map((day) => [day.date, faceOf(day)]));
  const start = weekStart(today);
  return [0, 1, 2, 3, 4, 5, 6].map((after) => {
    const date = addDays(start, after);
    const face = faces.get(date);
    const name = weekdayName(date);
    const isPaused = pausedUntil !== null && date > today && date <= pausedUntil;
    const toCome = isPaused ? 'paused' : 'future';
    return { letter: weekdayLetter(date), name, state: face ? weekStates[face] : toCome };
  });
}

/** The last seven days; today is last. */
export const lastDays = (days: readonly ActivityDay[]): readonly WeekDay[] =>
  days.slice(-7).map((day) => {
    const name = weekdayName(day.date);
    return { letter: weekdayLetter(day.date), name, state: weekStates[faceOf(day)], date: day.date };
  });

const standingTexts: Readonly<Record<Face, string>> = {
  active: streakCopy.done,
  protected: streakCopy.protectedByToken,
  held: streakCopy.heldByToken,
  missed: streakCopy.missed,
  neutral: streakCopy.doesNotCount,
  paused: streakCopy.paused,
  rest: streakCopy.restDay,
  future: streakCopy.todayOpen,
};

/** The state of a date, in words. */
export const standingText = (day: ActivityDay): string => standingTexts[faceOf(day)];
