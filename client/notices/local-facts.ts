import type { Cache } from 'swr';
import { activeProgramKey, activityDaysKey, phasesKey, statsKey } from '#client/lib/http/read-models.ts';
import { unsavedPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { paths } from '#client/ui/paths.ts';
import { achievements } from '#domain/catalogue/content/achievements.ts';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { notificationDefaults } from '#domain/catalogue/content/preferences.ts';
import { isRestDay } from '#domain/catalogue/workouts/week-plan.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Phase, Program } from '#service/program/program-contract.ts';
import type { ActivityDay, Stats } from '#service/stats/stats-contract.ts';
import type { ReminderFacts } from './due-reminders.ts';
import type { ReminderMemory } from './reminder-memory.ts';

const questKey = '/api/user-quests/today';

/** What the screens have read so far; nothing is read for a reminder. */
export function localFacts(
  cache: Cache,
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
      .map(({ name }) => name),
    unlocked,
  };
}

const unlockedIn = (stats: Stats | undefined): readonly string[] | undefined =>
  stats?.achievements.filter(({ unlocked }) => unlocked).map(({ id }) => id);

const isTrainingDay = (user: CurrentUser, program: Program, today: ReminderFacts['today']): boolean =>
  program.type !== 'assessment' &&
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
