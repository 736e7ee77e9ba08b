import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import { maya, on, rowsAfter } from '#projections/testing/given.ts';
import { activities } from './activities.ts';

const completedOn = (date: string) =>
  on(date, {
    type: 'QuestCompleted',
    memberId: maya,
    date: asMemberDay(date),
    questId: 'squats',
    points: 1,
    luckyDay: false,
  });

describe('the read model of activity', () => {
  it('derives the streak of any later day from its small summary', () => {
    const row = rowsAfter(activities, [completedOn('2026-03-09'), completedOn('2026-03-10')]).maya;
    expect(row?.completed_quests).to.equal(2);
    if (!row) throw new Error('there is no row');
    expect(streakAt(row.summary, asMemberDay('2026-03-11')).currentStreak).to.equal(2);
    expect(streakAt(row.summary, asMemberDay('2026-03-12')).currentStreak).to.equal(0);
  });

  it('has the first dates of achievements', () => {
    const week = ['04', '05', '06', '07', '08', '09', '10'].map((day) => completedOn(`2026-03-${day}`));
    expect(rowsAfter(activities, week).maya?.reached).to.deep.equal({
      'quest-seeker': '2026-03-08',
      'week-warrior': '2026-03-10',
    });
  });

  it('starts empty after a reset', () => {
    const reset = on('2026-03-11', { type: 'MemberReset', memberId: maya });
    const row = rowsAfter(activities, [completedOn('2026-03-10'), reset]).maya;
    expect(row).to.include({ total_workouts: 0, completed_quests: 0 });
    expect(row?.reached).to.deep.equal({});
  });
});
