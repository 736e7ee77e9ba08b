import { expect } from 'chai';
import fc from 'fast-check';
import { achievements } from '#domain/catalogue/content/achievements.ts';
import { streakMilestones } from '#domain/catalogue/content/milestones.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { badgesOf, goalPercent, milestonePath, type ProgressNumbers } from './achievements-view-model.ts';

const numbers = (stats: Partial<ProgressNumbers['stats']> = {}): ProgressNumbers => ({
  stats: {
    currentStreak: 2,
    totalWorkouts: 12,
    totalPoints: 40,
    completedQuests: 5,
    bestStreak: 5,
    skipTokens: 0,
    tokensAtRisk: 0,
    isActiveToday: true,
    rescuableDay: null,
    excuse: null,
    pausedUntil: null,
    earnEvery: 7,
    newRules: null,
    achievements: [
      { id: 'first-workout', unlocked: true, reachedOn: asMemberDay('2026-03-02'), note: null },
      { id: 'week-warrior', unlocked: false, reachedOn: null, note: null },
      { id: 'monthly-master', unlocked: false, reachedOn: null, note: null },
      { id: 'goal-crusher', unlocked: false, reachedOn: null, note: null },
      { id: 'quest-seeker', unlocked: true, reachedOn: asMemberDay('2026-03-09'), note: null },
    ],
    ...stats,
  },
  program: { goalProgress: 30, goalProgressFromStart: 60 },
  user: { goalBaseline: 'standard' },
});
const lines = (given: ProgressNumbers) =>
  badgesOf(given).map(
    ({ name, count, target, isEarned }) => `${name} ${count}/${target}${isEarned ? ' earned' : ''}`,
  );

describe('the badges', () => {
  it('show the earned ones first, then those that are nearest', () =>
    expect(lines(numbers())).to.deep.equal([
      'First Workout 1/1 earned',
      'Quest Seeker 5/5 earned',
      'Monthly Master 12/30',
      'Goal Crusher 30/100',
      'Week Warrior 2/7',
    ]));

  it('count the streak that runs, not the best one', () =>
    expect(lines(numbers({ currentStreak: 0 }))).to.include('Week Warrior 0/7'));

  it('show a goal as earned that is reached now, or in an ended program', () => {
    const reached = { ...numbers(), program: { goalProgress: 100, goalProgressFromStart: null } };
    expect(lines(reached)).to.include('Goal Crusher 100/100 earned');
    const ended = numbers({
      achievements: [
        { id: 'goal-crusher', unlocked: true, reachedOn: asMemberDay('2026-01-01'), note: null },
      ],
    });
    expect(lines(ended)).to.include('Goal Crusher 30/100 earned');
  });

  it('never count more than the target, and are all there', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), (currentStreak, totalWorkouts, completedQuests) => {
        const badges = badgesOf(numbers({ currentStreak, totalWorkouts, completedQuests }));
        expect(badges.map(({ id }) => id)).to.have.members(achievements.map(({ id }) => id));
        for (const { count, target } of badges) expect(count).to.be.within(0, target);
      }),
    ));
});

describe('the goal in percent', () => {
  const program = { goalProgress: 30, goalProgressFromStart: 60 };
  it('is measured as the member chose, and 0 without a program', () => {
    expect(goalPercent({ program, user: { goalBaseline: 'start' } })).to.equal(60);
    expect(goalPercent({ program, user: { goalBaseline: 'standard' } })).to.equal(30);
    expect(
      goalPercent({
        program: { goalProgress: 30, goalProgressFromStart: null },
        user: { goalBaseline: 'start' },
      }),
    ).to.equal(30);
    const firstDay = { goalProgress: 100, goalProgressFromStart: 0 };
    expect(goalPercent({ program: firstDay, user: { goalBaseline: 'standard' } })).to.equal(0);
    const over = {
      goalProgress: 100,
      goalProgressFromStart: null,
      isTargetMet: false,
      isStandardMisleading: false,
    };
    expect(goalPercent({ program: over, user: { goalBaseline: 'start' } })).to.equal(99);
    expect(goalPercent({ program: null, user: { goalBaseline: 'start' } })).to.equal(0);
  });
});

describe('the way through milestones', () => {
  for (const [value, shown, next] of [
    [0, 0, 7],
    [7, 7, 14],
    [29, 29, 30],
    [45, 30, null],
  ] as const)
    it(`leads from ${value} days to ${next ?? 'nothing more'}`, () =>
      expect(milestonePath(streakMilestones, value)).to.deep.equal({
        marks: [7, 14, 30],
        value: shown,
        next,
      }));
});
