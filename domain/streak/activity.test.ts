import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from './activity.ts';
import { ledgerOf } from './day-ledger.ts';
import { streakRulesV1 } from './streak-rules.ts';
import { type StreakNow, streakAt } from './streak-summary.ts';
import {
  assessmentSubmitted,
  nameChanged,
  programStarted,
  questAccepted,
  questCompleted,
  questSkipped,
  questUndone,
  recordedAt,
  registered,
  routineCompleted,
  routineReopened,
  workoutLogged,
} from './testing/member-log.ts';

const paris = 'Europe/Paris';
/** Recorded in Paris; the date and the time are in UTC. */
const inParis = (at: string, event: DomainEvent): Recorded<DomainEvent> => recordedAt(at, event, paris);

const activeDays = (events: readonly Recorded<DomainEvent>[], now = '2026-12-31T12:00:00.000Z'): string[] =>
  ledgerOf(foldActivity(events), asInstant(now))
    .days.filter(({ standing }) => standing === 'active')
    .map(({ date }) => date);

const streakOn = (today: string, events: readonly Recorded<DomainEvent>[]): StreakNow =>
  streakAt(foldActivity(events).summary, asMemberDay(today));

describe('activity', () => {
  describe('an active day', () => {
    const active: [string, DomainEvent][] = [
      ['a completed quest', questCompleted('2026-05-04')],
      ['a Lucky Day', questCompleted('2026-05-04', true)],
      ['a completed workout', workoutLogged('2026-05-04')],
      ['a completed routine', routineCompleted('2026-05-04')],
      ['a submitted assessment entry', assessmentSubmitted('2026-05-04')],
    ];
    for (const [name, event] of active)
      it(`is made by ${name}`, () =>
        expect(activeDays([inParis('2026-05-04T12:00:00Z', event)])).to.deep.equal(['2026-05-04']));

    const idle: [string, DomainEvent][] = [
      ['an incomplete workout', workoutLogged('2026-05-04', 'w', false)],
      ['a skipped quest', questSkipped('2026-05-04')],
      ['an accepted quest', questAccepted('2026-05-04')],
      ['a program', programStarted()],
      ['a new name', nameChanged],
      ['signing up', registered(paris)],
    ];
    for (const [name, event] of idle)
      it(`is not made by ${name}`, () =>
        expect(activeDays([inParis('2026-05-04T12:00:00Z', event)])).to.deep.equal([]));

    it('counts once, however many facts it has', () => {
      const events = [
        inParis('2026-05-04T10:00:00Z', questCompleted('2026-05-04')),
        inParis('2026-05-04T11:00:00Z', workoutLogged('2026-05-04', 'first')),
        inParis('2026-05-04T12:00:00Z', workoutLogged('2026-05-04', 'second')),
      ];
      expect(streakOn('2026-05-04', events).currentStreak).to.equal(1);
    });

    it('is every date on which an assessment entry was saved', () => {
      const submitted = inParis(
        '2026-05-07T12:00:00Z',
        assessmentSubmitted('2026-05-04', '2026-05-05', '2026-05-07'),
      );
      expect(activeDays([submitted])).to.deep.equal(['2026-05-04', '2026-05-05', '2026-05-07']);
    });
  });

  describe('in Bucharest at 01:15 on 2 May', () => {
    it('adds one day, also for a second device ping the same night', () => {
      const zone = 'Europe/Bucharest';
      const events = [29, 30].map((date) =>
        recordedAt(`2026-04-${date}T10:00:00Z`, questCompleted(`2026-04-${date}`), zone),
      );
      events.push(recordedAt('2026-05-01T10:00:00Z', questCompleted('2026-05-01'), zone));
      expect(streakOn('2026-05-01', events).currentStreak).to.equal(3);
      events.push(recordedAt('2026-05-01T22:15:00Z', routineCompleted('2026-05-02'), zone));
      events.push(recordedAt('2026-05-01T22:15:00Z', workoutLogged('2026-05-02'), zone));
      expect(streakOn('2026-05-02', events).currentStreak).to.equal(4);
    });
  });

  describe('late facts', () => {
    it('credit the start date of a workout that ended after midnight', () => {
      expect(activeDays([inParis('2026-05-04T22:25:00Z', workoutLogged('2026-05-04'))])).to.deep.equal([
        '2026-05-04',
      ]);
    });

    it('credit the previous date for a quest completed in the night grace period', () => {
      expect(activeDays([inParis('2026-05-04T23:10:00Z', questCompleted('2026-05-04'))])).to.deep.equal([
        '2026-05-04',
      ]);
    });

    it('credit the 1st for a workout of the 1st that is synced on the 6th', () => {
      expect(activeDays([inParis('2026-05-06T12:00:00Z', workoutLogged('2026-05-01'))])).to.deep.equal([
        '2026-05-01',
      ]);
    });

    it('credit the 1st for a routine of the 1st that is ticked on the 6th', () => {
      expect(activeDays([inParis('2026-05-06T12:00:00Z', routineCompleted('2026-05-01'))])).to.deep.equal([
        '2026-05-01',
      ]);
    });

    it('count only in totals for a workout of 10 January that is entered on the 20th', () => {
      const late = inParis('2026-01-20T12:00:00Z', workoutLogged('2026-01-10'));
      expect(activeDays([late])).to.deep.equal([]);
      expect(foldActivity([late]).totalWorkouts).to.equal(1);
    });

    it('are credited through the seventh day after the date, but not on the eighth', () => {
      const eve = inParis('2026-05-11T21:59:59.999Z', workoutLogged('2026-05-04'));
      const midnight = inParis('2026-05-11T22:00:00Z', workoutLogged('2026-05-04'));
      expect(activeDays([eve])).to.deep.equal(['2026-05-04']);
      expect(activeDays([midnight])).to.deep.equal([]);
    });

    it('follow the credit window of the given rules', () => {
      const events = [inParis('2026-05-06T12:00:00Z', workoutLogged('2026-05-04'))];
      const strict = { ...streakRulesV1, creditDays: 1 };
      expect(foldActivity(events, strict).summary.lastDay).to.equal(null);
    });

    it('are judged by the date of each entry for an assessment', () => {
      const submitted = inParis('2026-05-12T12:00:00Z', assessmentSubmitted('2026-05-04', '2026-05-05'));
      expect(activeDays([submitted])).to.deep.equal(['2026-05-05']);
    });

    it('do not credit a future date', () => {
      expect(activeDays([inParis('2026-05-04T12:00:00Z', assessmentSubmitted('2026-05-05'))])).to.deep.equal(
        [],
      );
    });
  });

  describe('totals', () => {
    it('count workouts with routines, and quests with Lucky Days', () => {
      const { totalWorkouts, completedQuests } = foldActivity([
        inParis('2026-05-04T10:00:00Z', workoutLogged('2026-05-04', 'first')),
        inParis('2026-05-04T11:00:00Z', workoutLogged('2026-05-04', 'second')),
        inParis('2026-05-04T12:00:00Z', workoutLogged('2026-05-04', 'third', false)),
        inParis('2026-05-04T12:30:00Z', routineCompleted('2026-05-04')),
        inParis('2026-05-04T13:00:00Z', questCompleted('2026-05-04')),
        inParis('2026-05-05T13:00:00Z', questCompleted('2026-05-05', true)),
        inParis('2026-05-06T13:00:00Z', questSkipped('2026-05-06')),
        inParis('2026-05-06T13:00:00Z', assessmentSubmitted('2026-05-06')),
      ]);
      expect({ totalWorkouts, completedQuests }).to.deep.equal({ totalWorkouts: 3, completedQuests: 2 });
    });

    it('fall when facts are withdrawn', () => {
      const { totalWorkouts, completedQuests } = foldActivity([
        inParis('2026-05-04T10:00:00Z', workoutLogged('2026-05-04', 'first')),
        inParis('2026-05-04T12:30:00Z', routineCompleted('2026-05-04')),
        inParis('2026-05-04T13:00:00Z', questCompleted('2026-05-04')),
        inParis('2026-05-04T14:00:00Z', routineReopened('2026-05-04')),
        inParis('2026-05-04T14:01:00Z', questUndone('2026-05-04')),
      ]);
      expect({ totalWorkouts, completedQuests }).to.deep.equal({ totalWorkouts: 1, completedQuests: 0 });
    });
  });

  describe('under other rules', () => {
    type Log = readonly Recorded<DomainEvent>[];
    const now = asInstant('2026-05-10T12:00:00.000Z');
    const under = (rules: Partial<typeof streakRulesV1>, events: Log) =>
      foldActivity(events, { ...streakRulesV1, ...rules });
    const daysUnder = (rules: Partial<typeof streakRulesV1>, events: Log) =>
      ledgerOf(under(rules, events), now)
        .days.filter(({ standing }) => standing === 'active')
        .map(({ date }) => date);
    // 01:30 and 03:30 in Paris.
    const inTheNight = [inParis('2026-05-04T23:30:00Z', questCompleted('2026-05-04'))];
    const afterTheNight = [inParis('2026-05-05T01:30:00Z', questCompleted('2026-05-05'))];

    it('a quest of the night counts until the hour at which the night grace ends', () => {
      expect(daysUnder({ nightGraceEndsAtHour: 2 }, inTheNight)).to.deep.equal(['2026-05-04']);
      expect(daysUnder({ nightGraceEndsAtHour: 1 }, inTheNight)).to.deep.equal([]);
    });

    it('a quest of the added hours counts for the day before too, but once in the totals', () => {
      const { completedQuests } = under({ nightGraceEndsAtHour: 4 }, afterTheNight);
      expect(completedQuests).to.equal(1);
      expect(daysUnder({ nightGraceEndsAtHour: 4 }, afterTheNight)).to.deep.equal([
        '2026-05-04',
        '2026-05-05',
      ]);
      expect(daysUnder({}, afterTheNight)).to.deep.equal(['2026-05-05']);
    });

    it('an undone quest of the added hours counts for neither day', () => {
      const undone = [...afterTheNight, inParis('2026-05-05T01:40:00Z', questUndone('2026-05-05'))];
      expect(daysUnder({ nightGraceEndsAtHour: 4 }, undone)).to.deep.equal([]);
      expect(under({ nightGraceEndsAtHour: 4 }, undone).completedQuests).to.equal(0);
    });

    it('only facts of the active kinds make a date active, and the totals keep all', () => {
      const both = [
        inParis('2026-05-04T12:00:00Z', workoutLogged('2026-05-04')),
        inParis('2026-05-05T12:00:00Z', questCompleted('2026-05-05')),
      ];
      expect(daysUnder({ activeKinds: ['workout'] }, both)).to.deep.equal(['2026-05-04']);
      expect(under({ activeKinds: ['workout'] }, both).completedQuests).to.equal(1);
    });
  });
});
