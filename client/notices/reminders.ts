import type { Cache as SwrCache } from 'swr';
import { itemsText } from '#client/lib/format/locale.ts';
import { activeProgramKey, activityDaysKey, phasesKey, statsKey } from '#client/lib/http/read-models.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { unsavedPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { anchors, paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import { achievements } from '#domain/catalogue/content/achievements.ts';
import { motivationFor } from '#domain/catalogue/content/motivation.ts';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { notificationDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { isRestDay } from '#domain/catalogue/workouts/week-plan.ts';
import { addDays, asInstant, type MemberDay, mondayOf, weekdayOf } from '#domain/kernel/day.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { NotificationFrequency, NotificationPreferences } from '#domain/member/member-events.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Phase, Program } from '#service/features/program/program-contract.ts';
import type { ActivityDay, Stats } from '#service/features/stats/stats-contract.ts';
import { remindersCopy } from './reminders-copy.ts';

/** Shows the one thing that is to be said to a member now, if there is any: each once a day. */
export async function remind(
  user: CurrentUser,
  cache: SwrCache,
  open: (path: string) => void,
): Promise<void> {
  const pushed = await pushedLately();
  const memory = withPushed(recallReminders(memberItems, user.id), pushed);
  const facts = localFacts(cache, user, new Date(), memory);
  const step = nextReminder(withoutPushed(facts, pushed), memory);
  keepReminders(memberItems, user.id, step.memory);
  if (!step.next) return;
  const { title, description, to } = step.next;
  showToast({
    title,
    description,
    ...(to && { action: { label: remindersCopy.open, onSelect: () => open(to) } }),
  });
}

type ReminderKind = keyof NotificationPreferences;
type Reminder = {
  readonly kind: ReminderKind;
  readonly title: string;
  readonly description: string;
  /** The screen that it is about. */
  readonly to?: string;
};

/** The facts that this device knows about the member; undefined where it has not read them. */
export type ReminderFacts = {
  readonly wanted: NotificationPreferences;
  readonly frequency: NotificationFrequency;
  readonly today: MemberDay;
  /** Hour of the member's clock, 0-23. */
  readonly hour: number;
  readonly isTrainingDay: boolean | undefined;
  readonly trainingPath: string;
  readonly isWheelWaiting: boolean | undefined;
  readonly stats: Pick<Stats, 'currentStreak' | 'excuse' | 'isActiveToday' | 'pausedUntil'> | undefined;
  /** Oldest first; today is last. */
  readonly days: readonly ActivityDay[] | undefined;
  readonly phases:
    | readonly Pick<Phase, 'name' | 'description' | 'startDate' | 'phaseNumber' | 'isAfterPlannedEnd'>[]
    | undefined;
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
    ? { title: remindersCopy.achievementUnlocked, description: itemsText(names), to: paths.profile }
    : null;

/** A day that cannot break a streak puts none at risk. */
function streakAtRisk({ stats, hour, days }: ReminderFacts) {
  if (stats?.excuse || days?.at(-1)?.standing === 'neutral') return null;
  if (!stats || stats.isActiveToday || stats.currentStreak === 0 || hour < evening) return null;
  return {
    title: remindersCopy.keepStreak(stats.currentStreak),
    description: remindersCopy.keepStreakLead,
    to: `${paths.dashboard}${anchors.quest}`,
  };
}

function newPhase({ phases, today, hour }: ReminderFacts) {
  const begun = phases?.find(
    ({ startDate, phaseNumber, isAfterPlannedEnd }) =>
      startDate === today && phaseNumber > 1 && !isAfterPlannedEnd,
  );
  return begun && hour >= morning
    ? {
        title: remindersCopy.newPhase(nameText(begun.name)),
        description: workoutText(begun.description),
        to: paths.dashboard,
      }
    : null;
}

function trainingDay({ isTrainingDay, stats, hour, trainingPath }: ReminderFacts) {
  if (!isTrainingDay || !stats || stats.isActiveToday || hour < afternoon) return null;
  return { title: remindersCopy.trainingDay, description: remindersCopy.workoutWaiting, to: trainingPath };
}

function waitingWheel({ isWheelWaiting, hour }: ReminderFacts) {
  if (!isWheelWaiting || hour < morning) return null;
  return {
    title: remindersCopy.wheelWaiting,
    description: remindersCopy.wheelWaitingLead,
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
    title: remindersCopy.yourLastWeek,
    description: remindersCopy.activeDaysOf7(active),
    to: paths.dashboard,
  };
}

function weekendQuestion({ today, hour }: ReminderFacts) {
  const isWeekend = weekdayOf(today) === 0 || weekdayOf(today) === 6;
  if (!isWeekend || hour < morning) return null;
  return { title: remindersCopy.reflection, description: remindersCopy.reflectionLead };
}

function lineOfTheDay({ today, hour }: ReminderFacts) {
  return hour >= morning ? { title: remindersCopy.forToday, description: motivationFor(today) } : null;
}

/** The reminders that this device has shown a member. */
export type ReminderMemory = {
  readonly day: MemberDay | null;
  /** Shown on that day. */
  readonly told: readonly ReminderKind[];
  /** Ids of the achievements that are known to be unlocked; null before the first look, which tells of none. */
  readonly achievements: readonly string[] | null;
};
type MemoryStore = Pick<Storage, 'getItem' | 'setItem'>;

const blank: ReminderMemory = { day: null, told: [], achievements: null };

const keyOf = (memberId: string): string => `reminders:${memberId}`;

function recallReminders(store: MemoryStore, memberId: string): ReminderMemory {
  try {
    const stored = store.getItem(keyOf(memberId));
    return stored === null ? blank : { ...blank, ...(JSON.parse(stored) as Partial<ReminderMemory>) };
  } catch {
    return blank;
  }
}

function keepReminders(store: MemoryStore, memberId: string, memory: ReminderMemory): void {
  try {
    store.setItem(keyOf(memberId), JSON.stringify(memory));
  } catch {
    // Without storage a reminder may come twice.
  }
}

/** The one thing to say now, each once a day, and what is to be remembered then. */
export function nextReminder(
  facts: ReminderFacts,
  { day, told, achievements }: ReminderMemory,
): { readonly next: Reminder | undefined; readonly memory: ReminderMemory } {
  const shownToday = day === facts.today ? told : [];
  const next = dueReminders(facts).find(({ kind }) => kind === always || !shownToday.includes(kind));
  const isCaughtUp = achievements === null || next?.kind === always;
  return {
    next,
    memory: {
      day: facts.today,
      told: next ? [...shownToday, next.kind] : shownToday,
      achievements: isCaughtUp ? (facts.unlocked ?? achievements) : achievements,
    },
  };
}

/** Two achievements of one day are two things to say. */
const always: ReminderKind = 'achievementBadges';

/** A kind comes once a day, so a message from before that was about an earlier day. */
const sameDayMs = 16 * 3_600_000;

/** The kinds that the service worker of this browser has shown as push messages in the last 16 hours. */
export async function pushedLately(now = Date.now()): Promise<readonly ReminderKind[]> {
  // Only a secure page has caches.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open('push');
  const shown = await Promise.all((await cache.keys()).map((key) => shownAt(cache, key, now)));
  return shown.filter((kind) => kind !== null);
}

async function shownAt(cache: Cache, key: Request, now: number): Promise<ReminderKind | null> {
  const at = Date.parse((await (await cache.match(key))?.text()) ?? '');
  return now - at < sameDayMs ? (new URL(key.url).pathname.split('/').pop() as ReminderKind) : null;
}

/** A reminder that came as a push message is not repeated inside the page. */
export const withoutPushed = (facts: ReminderFacts, pushed: readonly ReminderKind[]): ReminderFacts => ({
  ...facts,
  wanted: { ...facts.wanted, ...Object.fromEntries(pushed.map((kind) => [kind, false])) },
});

/** Pushed achievements count as seen, so that they are not named on a later day either. */
export const withPushed = (memory: ReminderMemory, pushed: readonly ReminderKind[]): ReminderMemory =>
  pushed.includes('achievementBadges') ? { ...memory, achievements: null } : memory;

const questKey = '/api/user-quests/today';

/** The data that screens have read so far; nothing is read for a reminder. */
function localFacts(
  cache: SwrCache,
  user: CurrentUser,
  now: Date,
  { achievements: known }: ReminderMemory,
): ReminderFacts {
  const read = <Value>(key: string): Value | undefined => cache.get(key)?.data as Value | undefined;
  const instant = asInstant(now.toISOString());
  const zone = user.timeZone || deviceZone();
  const today = dayOf(instant, zone);
  const program = read<Program | null>(activeProgramKey);
  const stats = read<Stats>(statsKey);
  const quest = read<{ readonly status: string }>(questKey);
  const unlocked = unlockedIn(stats);
  return {
    wanted: {
      ...(user.keptNotifications ?? notificationDefaults),
      ...unsavedPreferences.current().notifications,
    },
    frequency: user.notificationFrequency,
    today,
    hour: localTimeOf(instant, zone).hour,
    isTrainingDay: program ? isTrainingDay(user, program, today) : undefined,
    trainingPath: program?.dailyTemplate ? paths.dailyMaintenance : paths.workout,
    isWheelWaiting: quest && user.questWheelEnabled && quest.status === 'none',
    stats,
    days: read<readonly ActivityDay[]>(activityDaysKey),
    phases: program ? read<readonly Phase[]>(phasesKey(program.id)) : undefined,
    newAchievements: achievements
      .filter(({ id }) => known && unlocked?.includes(id) && !known.includes(id))
      .map(({ name }) => nameText(name)),
    unlocked,
  };
}

type PlanOfUser = Pick<CurrentUser, 'daysPerWeek'>;
type PlanOfProgram = Pick<Program, 'type' | 'goalType' | 'dailyTemplate' | 'startDate'>;

const unlockedIn = (stats: Stats | undefined): readonly string[] | undefined =>
  stats?.achievements.filter(({ unlocked }) => unlocked).map(({ id }) => id);

export const isTrainingDay = (
  user: PlanOfUser,
  program: PlanOfProgram,
  today: ReminderFacts['today'],
): boolean =>
  program.type !== 'assessment' &&
  program.startDate <= today &&
  !isRestDay(
    {
      program: {
        programType: program.type,
        goalType: program.goalType,
        dailyTemplate: program.dailyTemplate,
      },
      daysPerWeek: user.daysPerWeek ?? onboardingDefaults.daysPerWeek,
    },
    today,
  );
