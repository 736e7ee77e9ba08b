import { expect } from 'chai';
import fc from 'fast-check';
import { questById, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asMemberDay, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import {
  memberId,
  recordedAt,
  routineCompleted,
  routineReopened,
  workoutLogged,
} from '#domain/streak/testing/member-log.ts';
import { clearedEvents } from '#domain/testing/cleared.ts';
import { evolveQuestBadges, noQuestBadges, type QuestBadges, questBadgeCounts } from './quest-badges.ts';

const start = asMemberDay('2026-03-01');
const idOf = (category: string): string => quests.find((quest) => quest.category === category)?.id ?? '';
const ofQuest = (date: string, questId = idOf('Strength')) => ({
  memberId,
  date: asMemberDay(date),
  questId,
});
const done = (date: string, questId?: string): DomainEvent => ({
  type: 'QuestCompleted',
  ...ofQuest(date, questId),
  points: 2,
  luckyDay: false,
});
const undone = (date: string, questId?: string): DomainEvent => ({
  type: 'QuestCompletionUndone',
  ...ofQuest(date, questId),
  points: 2,
});
const reset = (date: string, points: number): DomainEvent => ({
  type: 'QuestDayReset',
  ...ofQuest(date),
  resetBy: memberId,
  points,
  tokenReturned: false,
});
const retracted = (workoutId: string): DomainEvent => ({ type: 'WorkoutRetracted', memberId, workoutId });

const badgesAfter = (...events: readonly (readonly [date: string, event: DomainEvent])[]): QuestBadges =>
  events.reduce(
    (so, [date, event]) => evolveQuestBadges(so, recordedAt(`${date}T12:00:00Z`, event)),
    noQuestBadges,
  );
/** Each quest on its date. */
const days = (...dates: readonly string[]): QuestBadges =>
  badgesAfter(...dates.map((date) => [date, done(date)] as const));
const counts = (badges: QuestBadges) => questBadgeCounts(badges);

describe('The badges of quests by category', () => {
  it('count each category, and neither Lucky Day nor an unknown quest', () => {
    const badges = badgesAfter(
      ['2026-03-01', done('2026-03-01')],
      ['2026-03-02', done('2026-03-02', idOf('Recovery'))],
      ['2026-03-03', done('2026-03-03', 'lucky-day')],
      ['2026-03-04', done('2026-03-04', 'a quest of long ago')],
    );
    expect(counts(badges)).to.include({
      strength: 1,
      recovery: 1,
      cardio: 0,
      core: 0,
      mobility: 0,
      mindset: 0,
    });
  });

  it('are reached on the date of the fifth quest, and keep that date', () => {
    const dates = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`);
    expect(days(...dates).reached).to.deep.equal({ 'strength-5': '2026-03-05' });
  });

  const five = ['01', '02', '03', '04', '05'].map(
    (day) => [`2026-03-${day}`, done(`2026-03-${day}`)] as const,
  );

  it('are taken back with their cause on the same date only', () => {
    expect(badgesAfter(...five, ['2026-03-05', undone('2026-03-05')]).reached).to.deep.equal({});
    expect(badgesAfter(...five, ['2026-03-06', undone('2026-03-05')]).reached).to.have.key('strength-5');
  });

  it('count a reset of a completed quest, and not one of another quest', () => {
    expect(counts(badgesAfter(...five, ['2026-03-06', reset('2026-03-05', 2)])).strength).to.equal(4);
    expect(counts(badgesAfter(...five, ['2026-03-06', reset('2026-03-06', 0)])).strength).to.equal(5);
  });

  for (const cleared of clearedEvents(memberId))
    it(`start empty after ${cleared.type}`, () =>
      expect(badgesAfter(...five, ['2026-03-06', cleared])).to.deep.equal(noQuestBadges));

  it('have quests for every row', () => {
    for (const family of ['Strength', 'Cardio', 'Core', 'Mobility', 'Recovery', 'Mindset'])
      expect(questById(idOf(family)), family).to.not.equal(undefined);
  });
});

describe('A comeback', () => {
  const cases: [dates: string[], comebacks: number, title: string][] = [
    [['2026-03-01', '2026-03-08'], 0, 'needs seven dates without activity, and six are too few'],
    [['2026-03-01', '2026-03-09'], 1, 'is the first active date after seven without activity'],
    [['2026-03-09'], 0, 'is not the first active date of all'],
    [['2026-03-01', '2026-03-09', '2026-03-10', '2026-03-18'], 2, 'counts each time'],
  ];
  for (const [dates, comebacks, title] of cases)
    it(title, () => expect(counts(days(...dates)).comebacks).to.equal(comebacks));

  it('counts after a pause as after any other time away', () => {
    const pause: DomainEvent = {
      type: 'StreakPaused',
      memberId,
      from: asMemberDay('2026-03-02'),
      until: asMemberDay('2026-03-10'),
      reason: 'illness',
    };
    const badges = badgesAfter(
      ['2026-03-01', done('2026-03-01')],
      ['2026-03-02', pause],
      ['2026-03-11', done('2026-03-11')],
    );
    expect(badges.reached).to.deep.equal({ 'comebacks-1': '2026-03-11' });
  });

  it('is none once a late workout fills the gap', () => {
    const badges = badgesAfter(
      ['2026-03-01', done('2026-03-01')],
      ['2026-03-10', done('2026-03-10')],
      ['2026-03-10', workoutLogged('2026-03-05')],
    );
    expect(counts(badges).comebacks).to.equal(0);
  });

  it('is none when the workout that was its cause is deleted', () => {
    const badges = badgesAfter(
      ['2026-03-01', done('2026-03-01')],
      ['2026-03-10', workoutLogged('2026-03-10', 'w')],
      ['2026-03-10', retracted('w')],
    );
    expect(badges.reached).to.deep.equal({});
  });

  it('keeps sixteen facts of a date, and is the same object after one that changes nothing', () => {
    const many = Array.from(
      { length: 16 },
      (_, nth) => ['2026-03-01', workoutLogged('2026-03-01', `w${nth}`)] as const,
    );
    const badges = badgesAfter(...many);
    const more = recordedAt('2026-03-01T13:00:00Z', workoutLogged('2026-03-01', 'one more'));
    expect(evolveQuestBadges(badges, more)).to.equal(badges);
  });

  it('stays while another fact holds its date', () => {
    const badges = badgesAfter(
      ['2026-03-01', routineCompleted('2026-03-01')],
      ['2026-03-10', routineCompleted('2026-03-10')],
      ['2026-03-10', workoutLogged('2026-03-10', 'w')],
      ['2026-03-10', routineReopened('2026-03-10')],
    );
    expect(counts(badges).comebacks).to.equal(1);
  });

  it('follows from the active dates alone, also where the state has forgotten the earlier ones', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 120 }), (steps) => {
        const dates: MemberDay[] = [];
        for (const step of steps) dates.push(addDays(dates.at(-1) ?? start, step));
        const naive = dates.filter((date, index) => {
          const last = dates[index - 1];
          return last !== undefined && daysBetween(last, date) >= 8;
        });
        expect(counts(days(...dates)).comebacks).to.equal(naive.length);
      }),
      { numRuns: 50 },
    ));

  it('takes late facts of the last week in any order', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 30 }), (offsets) => {
        const inOrder = [...new Set(offsets)]
          .toSorted((a, b) => a - b)
          .map((offset) => addDays(start, offset));
        const shuffled = [...new Set(offsets)].map((offset) => addDays(start, offset));
        expect(counts(days(...shuffled)).comebacks).to.equal(counts(days(...inOrder)).comebacks);
      }),
    ));
});
