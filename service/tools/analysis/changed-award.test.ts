import { expect } from 'chai';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { RewardedEvent } from '#domain/points/points-rules.ts';
import type { QuestCompleted } from '#domain/quest/quest-events.ts';
import type { RoutineCompleted } from '#domain/routine/routine-events.ts';
import type { WorkoutLogged } from '#domain/workout/workout-events.ts';
import { awardChangedBy } from './changed-award.ts';

const ofDay = { memberId: asMemberId('maya'), date: asMemberDay('2026-03-01') };
const easyQuest = quests.find(({ difficulty }) => difficulty === 'easy')?.id ?? '';
const completed = (questId: string, points: number, luckyDay = false): QuestCompleted => ({
  type: 'QuestCompleted',
  ...ofDay,
  questId,
  points,
  luckyDay,
});
const routine: RoutineCompleted = { type: 'RoutineCompleted', ...ofDay, template: 'daily-50', points: 2 };

const workoutLogged = (ofIt: Pick<WorkoutLogged, 'points' | 'beyondDailyLimit'>): WorkoutLogged => ({
  type: 'WorkoutLogged',
  ...ofDay,
  workoutId: 'w',
  templateId: 'core-circuit',
  startedAt: null,
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
  claimedPoints: null,
  ...ofIt,
});

describe('an award under changed rules', () => {
  const under =
    (changes: Parameters<typeof awardChangedBy>[0]) =>
    (event: RewardedEvent, earlier = 0) =>
      awardChangedBy(changes)(event, () => earlier);
  const award = under({ easy: 4, routine: 0 });

  it('follows the changed rules', () => {
    expect(award(completed(easyQuest, 1))).to.equal(4);
    expect(award(routine)).to.equal(0);
  });

  it('keeps the stored points of unchanged rules, even when current rules differ', () => {
    expect(award(completed(easyQuest, 50, true))).to.equal(50);
    expect(award(completed('gone from the catalogue', 3))).to.equal(3);
  });

  it("gives 0 points to a workout beyond its day's limit, unless the limit changes", () => {
    const beyond = workoutLogged({ points: 0, beyondDailyLimit: 5 });
    expect(under({ workout: 7 })(beyond, 5)).to.equal(0);
    expect(under({ workout: 7, workoutsPerDay: 6 })(beyond, 5)).to.equal(7);
    expect(under({ workoutsPerDay: 6 })(beyond, 5)).to.equal(2);
  });

  it('gives 0 points to a workout beyond a changed limit', () => {
    const limited = under({ workoutsPerDay: 1 });
    expect([0, 1].map((earlier) => limited(workoutLogged({ points: 2 }), earlier))).to.deep.equal([2, 0]);
  });
});
