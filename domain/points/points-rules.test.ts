import { expect } from 'chai';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { QuestCompleted } from '#domain/quest/quest-events.ts';
import { awardUnder, pointsRulesV1, type RewardedEvent, storedAward } from './points-rules.ts';

const memberId = asMemberId('mia');
const date = asMemberDay('2026-05-04');
const quest = (questId: string, points: number, luckyDay = false): QuestCompleted => ({
  type: 'QuestCompleted',
  memberId,
  date,
  questId,
  points,
  luckyDay,
});
const workout: RewardedEvent = {
  type: 'WorkoutLogged',
  memberId,
  workoutId: 'w',
  templateId: 'core',
  date,
  startedAt: null,
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
  points: 2,
  claimedPoints: 9999,
};
const routine: RewardedEvent = { type: 'RoutineCompleted', memberId, date, template: 'daily-50', points: 2 };
const idOf = (difficulty: string): string =>
  quests.find((entry) => entry.difficulty === difficulty)?.id ?? '';

describe('points rules', () => {
  it('v1 have the numbers of the specification', () => {
    expect(pointsRulesV1).to.deep.equal({
      easy: 1,
      medium: 2,
      hard: 3,
      luckyDay: 5,
      workout: 2,
      routine: 2,
      workoutsPerDay: 5,
    });
  });

  it('v1 award the points that the catalogue shows for each quest', () => {
    const awarded = quests.map(({ id }) => awardUnder(pointsRulesV1)(quest(id, 0), () => 0));
    expect(awarded).to.deep.equal(quests.map(({ pointsReward }) => pointsReward));
  });

  it('use the points in the event for stored awards', () => {
    expect(storedAward(quest('plank', 17), () => 0)).to.equal(17);
  });

  describe('with other numbers', () => {
    const rules = {
      easy: 10,
      medium: 20,
      hard: 30,
      luckyDay: 50,
      workout: 60,
      routine: 70,
      workoutsPerDay: 2,
    };
    const award = (event: RewardedEvent, earlier = 0) => awardUnder(rules)(event, () => earlier);

    it('award a quest by its difficulty in the catalogue', () => {
      expect(award(quest(idOf('easy'), 1))).to.equal(10);
      expect(award(quest(idOf('medium'), 2))).to.equal(20);
      expect(award(quest(idOf('hard'), 3))).to.equal(30);
    });

    it('award a Lucky Day, workouts and routines by their kind', () => {
      expect(award(quest('lucky-day', 5, true))).to.equal(50);
      expect(award(workout)).to.equal(60);
      expect(award(routine)).to.equal(70);
    });

    it('award no workout after the daily limit of rewarded workouts', () => {
      expect([0, 1, 2, 3].map((earlier) => award(workout, earlier))).to.deep.equal([60, 60, 0, 0]);
    });

    it('keep the points of a quest that was removed from the catalogue', () => {
      expect(award(quest('gone', 2))).to.equal(2);
    });
  });
});
