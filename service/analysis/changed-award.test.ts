import { expect } from 'chai';
import { quests } from '#domain/catalogue/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { QuestCompleted } from '#domain/quest/quest-events.ts';
import type { RoutineCompleted } from '#domain/routine/routine-events.ts';
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

describe('an award under some other rules', () => {
  const award = awardChangedBy({ easy: 4, routine: 0 });

  it('gives what they say', () => {
    expect(award(completed(easyQuest, 1))).to.equal(4);
    expect(award(routine)).to.equal(0);
  });

  it('leaves what they do not name as it was given, whatever the rules in force say of it', () => {
    expect(award(completed(easyQuest, 50, true))).to.equal(50);
    expect(award(completed('gone from the catalogue', 3))).to.equal(3);
  });
});
