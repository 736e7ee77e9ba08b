import { expect } from 'chai';
import { notificationDefaults } from '#domain/catalogue/content/preferences.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { ReminderFacts } from './due-reminders.ts';
import { nextReminder, type ReminderMemory } from './reminder-memory.ts';

const today = asMemberDay('2026-03-03');
const facts: ReminderFacts = {
  wanted: notificationDefaults,
  frequency: 'daily',
  today,
  hour: 20,
  isTrainingDay: true,
  trainingPath: '/workout',
  isWheelWaiting: true,
  stats: { currentStreak: 0, isActiveToday: false, pausedUntil: null },
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
