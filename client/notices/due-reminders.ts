import { anchors, paths } from '#client/ui/paths.ts';
import { motivationFor } from '#domain/catalogue/content/motivation.ts';
import { addDays, type MemberDay, mondayOf, weekdayOf } from '#domain/kernel/day.ts';
import type { NotificationFrequency, NotificationPreferences } from '#domain/member/member-events.ts';
import type { Phase } from '#service/program/program-contract.ts';
import type { ActivityDay, Stats } from '#service/stats/stats-contract.ts';
import { noticesCopy } from './notices-copy.ts';

export type ReminderKind = keyof NotificationPreferences;
export type Reminder = {
  readonly kind: ReminderKind;
  readonly title: string;
  readonly description: string;
  /** The screen that it is about. */
  readonly to?: string;
};

/** What this device knows of the member; undefined where it has not read it. */
export type ReminderFacts = {
  readonly wanted: NotificationPreferences;
  readonly frequency: NotificationFrequency;
  readonly today: MemberDay;
  /** Of the member's clock, 0-23. */
  readonly hour: number;
  readonly isTrainingDay: boolean | undefined;
  readonly trainingPath: string;
  readonly isWheelWaiting: boolean | undefined;
  readonly stats: Pick<Stats, 'currentStreak' | 'isActiveToday' | 'pausedUntil'> | undefined;
  /** Oldest first; today is last. */
  readonly days: readonly ActivityDay[] | undefined;
  readonly phases: readonly Pick<Phase, 'name' | 'description' | 'startDate' | 'phaseNumber'>[] | undefined;
  /** Names of achievements that were unlocked since this device last looked. */
  readonly newAchievements: readonly string[];
  /** Ids of all that are unlocked; undefined where it has not been read. */
  readonly unlocked: readonly string[] | undefined;
};

type Rule = (facts: ReminderFacts) => Omit<Reminder, 'kind'> | null;

/** From which hour on a thing is worth a word, where the day has to show first. */
const morning = 8;
const afternoon = 16;
const evening = 19;

/** In order of importance. */
const rules: readonly (readonly [ReminderKind, Rule])[] = [
  ['achievementBadges', ({ newAchievements }) => achieved(newAchievements)],
  ['streakAlerts', streakAtRisk],
  ['programMilestones', newPhase],
  ['workoutReminders', trainingDay],
  ['questNotifications', waitingWheel],
  ['weeklyProgress', lastWeek],
  ['weekendCheckIns', weekendQuestion],
  ['dailyMotivation', lineOfTheDay],
];

/**
 * The reminders that are due now, the most important first. Who asked for weekly ones gets them on Mondays, and who has paused gets none.
 */
export function dueReminders(facts: ReminderFacts): readonly Reminder[] {
  if (facts.frequency === 'never' || facts.stats?.pausedUntil) return [];
  if (facts.frequency === 'weekly' && weekdayOf(facts.today) !== 1) return [];
  return rules.flatMap(([kind, rule]) => {
    const words = facts.wanted[kind] ? rule(facts) : null;
    return words ? [{ kind, ...words }] : [];
  });
}

const achieved = (names: readonly string[]) =>
  names.length > 0
    ? { title: noticesCopy.achievementUnlocked, description: names.join(', '), to: paths.profile }
    : null;

function streakAtRisk({ stats, hour, days }: ReminderFacts) {
  if (days?.at(-1)?.standing === 'rest') return null;
  if (!stats || stats.isActiveToday || stats.currentStreak === 0 || hour < evening) return null;
  return {
    title: noticesCopy.keepStreak(stats.currentStreak),
    description: noticesCopy.keepStreakLead,
    to: `${paths.dashboard}${anchors.quest}`,
  };
}

function newPhase({ phases, today, hour }: ReminderFacts) {
  const begun = phases?.find(({ startDate, phaseNumber }) => startDate === today && phaseNumber > 1);
  return begun && hour >= morning
    ? { title: noticesCopy.newPhase(begun.name), description: begun.description, to: paths.dashboard }
    : null;
}

function trainingDay({ isTrainingDay, stats, hour, trainingPath }: ReminderFacts) {
  if (!isTrainingDay || !stats || stats.isActiveToday || hour < afternoon) return null;
  return { title: noticesCopy.trainingDay, description: noticesCopy.workoutWaiting, to: trainingPath };
}

function waitingWheel({ isWheelWaiting, hour }: ReminderFacts) {
  if (!isWheelWaiting || hour < morning) return null;
  return {
    title: noticesCopy.wheelWaiting,
    description: noticesCopy.wheelWaitingLead,
    to: `${paths.dashboard}${anchors.quest}`,
  };
}

function lastWeek({ days, today, hour }: ReminderFacts) {
  if (!days || weekdayOf(today) !== 1 || hour < morning) return null;
  const monday = addDays(mondayOf(today), -7);
  const active = days.filter(
    ({ date, standing }) => date >= monday && date < today && standing === 'active',
  ).length;
  return {
    title: noticesCopy.yourLastWeek,
    description: noticesCopy.activeDaysOf7(active),
    to: paths.dashboard,
  };
}

function weekendQuestion({ today, hour }: ReminderFacts) {
  const isWeekend = weekdayOf(today) === 0 || weekdayOf(today) === 6;
  if (!isWeekend || hour < morning) return null;
  return { title: noticesCopy.reflection, description: noticesCopy.reflectionLead };
}

function lineOfTheDay({ today, hour }: ReminderFacts) {
  return hour >= morning ? { title: noticesCopy.forToday, description: motivationFor(today) } : null;
}
