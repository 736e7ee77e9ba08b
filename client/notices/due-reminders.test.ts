import { expect } from 'chai';
import { essentialOnly, notificationDefaults } from '#domain/catalogue/content/preferences.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { dueReminders, type ReminderFacts } from './due-reminders.ts';

/** A Tuesday. */
const tuesday = asMemberDay('2026-03-03');
const monday = addDays(tuesday, -1);
const saturday = addDays(tuesday, 4);

const quiet: ReminderFacts = {
  wanted: notificationDefaults,
  frequency: 'daily',
  today: tuesday,
  hour: 12,
  isTrainingDay: false,
  trainingPath: '/workout',
  isWheelWaiting: false,
  stats: { currentStreak: 0, isActiveToday: false, pausedUntil: null },
  days: [],
  phases: [],
  newAchievements: [],
  unlocked: [],
};
const kinds = (facts: Partial<ReminderFacts>) => dueReminders({ ...quiet, ...facts }).map(({ kind }) => kind);
const only = (facts: Partial<ReminderFacts>) => dueReminders({ ...quiet, ...facts })[0];

const running = { currentStreak: 6, isActiveToday: false, pausedUntil: null };
const active = { currentStreak: 7, isActiveToday: true, pausedUntil: null };
const paused = { ...running, pausedUntil: addDays(tuesday, 3) };

describe('reminders', () => {
  it('are silent while nothing is due', () => expect(kinds({})).to.deep.equal([]));

  it('say nothing of what this device has not read', () =>
    expect(
      kinds({
        hour: 22,
        isTrainingDay: undefined,
        isWheelWaiting: undefined,
        stats: undefined,
        days: undefined,
        phases: undefined,
      }),
    ).to.deep.equal([]));

  for (const [sentence, facts, expected] of [
    ['warn of a streak from the evening on', { stats: running, hour: 19 }, ['streakAlerts']],
    [
      'leave a streak alone on a planned rest day that keeps it',
      {
        stats: running,
        hour: 22,
        days: [{ date: tuesday, standing: 'rest', isProvisional: false, isLate: false }],
      },
      [],
    ],
    ['leave a streak alone before', { stats: running, hour: 18 }, []],
    ['leave a streak alone that today counts for', { stats: active, hour: 22 }, []],
    [
      'leave a member alone whose streak is paused',
      {
        stats: paused,
        hour: 22,
        isTrainingDay: true,
        isWheelWaiting: true,
        newAchievements: ['First Workout'],
      },
      [],
    ],
    ['name a training day from the afternoon on', { isTrainingDay: true, hour: 16 }, ['workoutReminders']],
    ['leave the morning of a training day alone', { isTrainingDay: true, hour: 15 }, []],
    ['leave a training day alone that counts', { isTrainingDay: true, stats: active, hour: 17 }, []],
    ['name the wheel while it waits', { isWheelWaiting: true }, ['questNotifications']],
    ['let people sleep', { isWheelWaiting: true, hour: 7 }, []],
    ['sum up the week on Monday', { today: monday }, ['weeklyProgress']],
    ['ask at the weekend', { today: saturday }, ['weekendCheckIns']],
    [
      'bring the line of the day to who wants it',
      { wanted: { ...notificationDefaults, dailyMotivation: true } },
      ['dailyMotivation'],
    ],
  ] as const)
    it(sentence, () => expect(kinds(facts)).to.deep.equal(expected));

  it('greet a new phase on its first day, but not the first phase', () => {
    const phase = { name: 'Fat Burn', description: 'More of it.', startDate: tuesday };
    expect(only({ phases: [{ ...phase, phaseNumber: 2 }] })).to.include({ title: 'New phase: Fat Burn' });
    expect(kinds({ phases: [{ ...phase, phaseNumber: 1 }] })).to.deep.equal([]);
    expect(kinds({ phases: [{ ...phase, phaseNumber: 2, startDate: monday }] })).to.deep.equal([]);
  });

  it('name achievements', () =>
    expect(only({ newAchievements: ['First Workout', 'Week Warrior'] })).to.include({
      title: 'Achievement unlocked',
      description: 'First Workout, Week Warrior',
    }));

  it('count the days of last week, Monday to Sunday', () => {
    const days = [-8, -7, -3, -1, 0].map((ahead) => ({
      date: addDays(monday, ahead),
      standing: 'active' as const,
      isProvisional: false,
      isLate: false,
    }));
    expect(only({ today: monday, days })?.description).to.equal('3 active days of 7.');
    expect(only({ today: monday, days: days.slice(3, 4) })?.description).to.equal('1 active day of 7.');
  });

  const muchIsDue: Partial<ReminderFacts> = {
    today: saturday,
    hour: 20,
    stats: running,
    isTrainingDay: true,
    isWheelWaiting: true,
    newAchievements: ['First Workout'],
  };

  it('come in the order of their weight', () =>
    expect(kinds(muchIsDue)).to.deep.equal([
      'achievementBadges',
      'streakAlerts',
      'workoutReminders',
      'questNotifications',
      'weekendCheckIns',
    ]));

  it('leave out what the member switched off', () =>
    expect(kinds({ ...muchIsDue, wanted: essentialOnly })).to.not.include('weekendCheckIns'));

  it('come as often as the member wants', () => {
    expect(kinds({ ...muchIsDue, frequency: 'never' })).to.deep.equal([]);
    expect(kinds({ ...muchIsDue, frequency: 'weekly' })).to.deep.equal([]);
    expect(kinds({ ...muchIsDue, frequency: 'weekly', today: monday })).to.include('streakAlerts');
  });
});
