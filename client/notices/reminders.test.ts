import { expect } from 'chai';
import { notificationDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { essentialOnly } from '#domain/catalogue/content/preferences.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import {
  dueReminders,
  isTrainingDay,
  nextReminder,
  pushedLately,
  type ReminderFacts,
  type ReminderMemory,
  withoutPushed,
  withPushed,
} from './reminders.ts';

const today = asMemberDay('2026-03-03');
const facts: ReminderFacts = {
  wanted: notificationDefaults,
  frequency: 'daily',
  today,
  hour: 20,
  isTrainingDay: true,
  trainingPath: '/workout',
  isWheelWaiting: true,
  stats: { currentStreak: 0, isActiveToday: false, excuse: null, pausedUntil: null },
  days: undefined,
  phases: undefined,
  newAchievements: [],
  unlocked: ['first-workout'],
};
const fresh: ReminderMemory = { day: null, told: [], achievements: null };
const step = (memory: ReminderMemory, more: Partial<ReminderFacts> = {}) =>
  nextReminder({ ...facts, ...more }, memory);

describe('the reminders that a device has shown', () => {
  it('is one thing at a time, and each once a day', () => {
    const first = step(fresh);
    const second = step(first.memory);
    const third = step(second.memory);
    expect([first, second, third].map(({ next }) => next?.kind)).to.deep.equal([
      'workoutReminders',
      'questNotifications',
      undefined,
    ]);
    expect(step(third.memory, { today: addDays(today, 1) }).next?.kind).to.equal('workoutReminders');
  });

  it('begins with the achievements that are there', () =>
    expect(step(fresh).memory.achievements).to.deep.equal(['first-workout']));

  it('waits with them until they are read', () =>
    expect(step(fresh, { unlocked: undefined }).memory.achievements).to.equal(null));

  it('keeps a new achievement until it has been shown, also the second of a day', () => {
    const known = step(fresh).memory;
    const won = step(known, {
      newAchievements: ['Week Warrior'],
      unlocked: ['first-workout', 'week-warrior'],
    });
    expect(won.next?.description).to.equal('Week Warrior');
    expect(won.memory.achievements).to.deep.equal(['first-workout', 'week-warrior']);
    expect(step(won.memory, { newAchievements: ['Quest Seeker'] }).next?.description).to.equal(
      'Quest Seeker',
    );
  });
});

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
  stats: { currentStreak: 0, isActiveToday: false, excuse: null, pausedUntil: null },
  days: [],
  phases: [],
  newAchievements: [],
  unlocked: [],
};
const kinds = (facts: Partial<ReminderFacts>) => dueReminders({ ...quiet, ...facts }).map(({ kind }) => kind);
const only = (facts: Partial<ReminderFacts>) => dueReminders({ ...quiet, ...facts })[0];

const running = { currentStreak: 6, isActiveToday: false, excuse: null, pausedUntil: null };
const active = { currentStreak: 7, isActiveToday: true, excuse: null, pausedUntil: null };
const paused = { ...running, excuse: 'paused', pausedUntil: addDays(tuesday, 3) } as const;

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
      { stats: { ...running, excuse: 'rest' }, hour: 22 },
      [],
    ],
    ['leave a streak alone on a day of an outage', { stats: { ...running, excuse: 'outage' }, hour: 22 }, []],
    [
      'leave a streak alone on a day that is too short to count',
      {
        stats: running,
        hour: 22,
        days: [{ date: tuesday, standing: 'neutral', isProvisional: false, isLate: false }],
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
    const phase = {
      ...{ name: 'Fat Burn', description: 'More of it.', startDate: tuesday, isAfterPlannedEnd: false },
    };
    expect(only({ phases: [{ ...phase, phaseNumber: 2 }] })).to.include({ title: 'New phase: Fat Burn' });
    expect(kinds({ phases: [{ ...phase, phaseNumber: 1 }] })).to.deep.equal([]);
    expect(kinds({ phases: [{ ...phase, phaseNumber: 2, startDate: monday }] })).to.deep.equal([]);
    expect(kinds({ phases: [{ ...phase, phaseNumber: 2, isAfterPlannedEnd: true }] })).to.deep.equal([]);
  });

  it('name no training day before the program begins', () => {
    const program = {
      type: 'lean',
      goalType: 'weight_loss',
      dailyTemplate: null,
      startDate: tuesday,
    } as const;
    const days = [monday, tuesday, addDays(tuesday, 1)];
    expect(days.map((day) => isTrainingDay({ daysPerWeek: 7 }, program, day))).to.deep.equal([
      false,
      true,
      true,
    ]);
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

describe('reminders that came as push messages', () => {
  it('are not due inside the page, while the others are', () => {
    const facts = { wanted: notificationDefaults } as ReminderFacts;
    expect(withoutPushed(facts, ['streakAlerts']).wanted).to.deep.equal({
      ...notificationDefaults,
      streakAlerts: false,
    });
    expect(withoutPushed(facts, [])).to.deep.equal(facts);
  });

  it('count as seen when they are achievements', () => {
    const memory = { day: null, told: [], achievements: ['first-workout'] };
    expect(withPushed(memory, ['achievementBadges'])).to.deep.equal({ ...memory, achievements: null });
    expect(withPushed(memory, ['streakAlerts'])).to.equal(memory);
  });

  it('are none where the page has no caches', async () => {
    expect(await pushedLately()).to.deep.equal([]);
  });
});
