import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { maya, noah, on, rowsAfter } from '#projections/testing/given.ts';
import { questDays } from './quest-days.ts';

const date = asMemberDay('2026-03-10');
const quest = { memberId: maya, date, questId: 'plank-minute' };
const spin = { candidates: [], draw: 'ff', seedId: 'seed', rules: 'v1' } as const;
const spun = on('2026-03-10', { type: 'QuestSpun', ...quest, spin: 1, ...spin });
const accepted = on('2026-03-10', { type: 'QuestAccepted', ...quest });
const completed = on('2026-03-10', { type: 'QuestCompleted', ...quest, points: 2, luckyDay: false });

describe('the read model of quest days', () => {
  it('has the proposal of the last spin', () => {
    const again = on('2026-03-10', { type: 'QuestSpun', ...quest, questId: 'squats', spin: 2, ...spin });
    expect(rowsAfter(questDays, [spun, again])['maya|2026-03-10']).to.include({
      status: 'proposed',
      quest_id: 'squats',
      points: 0,
    });
  });

  it('lists the quests that were spun away, in the order of the spins', () => {
    const spins = ['plank-minute', 'squats', 'lunges'].map((questId, nth) =>
      on('2026-03-10', { type: 'QuestSpun', ...quest, questId, spin: nth + 1, ...spin }),
    );
    const taken = on('2026-03-10', { type: 'QuestAccepted', ...quest, questId: 'lunges' });
    expect(rowsAfter(questDays, [spun])['maya|2026-03-10']?.spun_away).to.deep.equal([]);
    expect(rowsAfter(questDays, [...spins, taken])['maya|2026-03-10']).to.deep.include({
      quest_id: 'lunges',
      spun_away: ['plank-minute', 'squats'],
    });
  });

  it('follows a quest to its points and back', () => {
    const undone = on('2026-03-10', { type: 'QuestCompletionUndone', ...quest, points: 2 });
    expect(rowsAfter(questDays, [spun, accepted])['maya|2026-03-10']).to.include({
      status: 'assigned',
      points: 0,
    });
    expect(rowsAfter(questDays, [spun, accepted, completed])['maya|2026-03-10']).to.include({
      status: 'completed',
      points: 2,
    });
    expect(rowsAfter(questDays, [spun, accepted, completed, undone])['maya|2026-03-10']).to.include({
      status: 'assigned',
      points: 0,
    });
  });

  it('deletes the rows of a member after a reset, and of no other member', () => {
    const other = on('2026-03-10', { type: 'QuestSpun', ...quest, memberId: noah, spin: 1, ...spin });
    const reset = on('2026-03-10', { type: 'MemberReset', memberId: maya });
    expect(Object.keys(rowsAfter(questDays, [spun, other, reset]))).to.deep.equal(['noah|2026-03-10']);
  });
});
