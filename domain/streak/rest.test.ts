import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, asMemberDay, weekdayOf } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { latestZone } from '#domain/kernel/zone-history.ts';
import { foldActivity } from './activity.ts';
import { ledgerOf } from './day-ledger.ts';
import { isPlannedRest, noRestPlan, replanned } from './rest-rules.ts';
import { type StreakNow, streakAt } from './streak-summary.ts';
import {
  dailyStarted,
  later,
  memberReset,
  programStarted,
  questSkipped,
  recordedAt,
  restDaysKeep,
  streakPaused,
  trainingDays,
  workoutLogged,
} from './testing/member-log.ts';
import { choices, historyOf, hoursAfter } from './testing/random-history.ts';

type History = readonly Recorded<DomainEvent>[];

/** A Monday. */
const monday = asMemberDay('2026-06-01');
const at = (date: string, event: DomainEvent, hour = '08'): Recorded<DomainEvent> =>
  recordedAt(`${date}T${hour}:00:00Z`, event);
/** One letter a date from Monday on: `A` active, `.` nothing; and with what was decided the day before. */
const lived = (dates: string, ...decided: readonly DomainEvent[]): History => [
  at('2026-05-30', programStarted()),
  ...decided.map((event, index) => at('2026-05-31', event, `1${index}`)),
  ...[...dates].flatMap((letter, index) => {
    const date = later(monday, index);
    return letter === 'A' ? [at(date, workoutLogged(date))] : [];
  }),
];
const streakOn = (today: string, events: History): StreakNow =>
  streakAt(foldActivity(events).summary, asMemberDay(today));
const standingsOf = (dates: string, events: History): string =>
  ledgerOf(foldActivity(events), asInstant(`${later(monday, dates.length - 1)}T22:00:00.000Z`))
    .days.slice(-dates.length)
    .map(({ standing }) => standing[0])
    .join('');

describe('planned rest days', () => {
  // Three training days: Monday, Wednesday and Friday.
  const week = 'A.A.A..A';

  it('break the streak as long as the member has not chosen that they keep it', () => {
    expect(streakOn('2026-06-08', lived(week)).currentStreak).to.equal(1);
    expect(standingsOf(week, lived(week))).to.equal('apamamma');
  });

  it('keep the streak once they are chosen, and the number counts active days only', () => {
    const events = lived(week, restDaysKeep(true));
    expect(streakOn('2026-06-08', events)).to.include({ currentStreak: 4, skipTokens: 1, gap: 0 });
    expect(standingsOf(week, events)).to.equal('arararra');
  });

  it('do not excuse a missed training day', () => {
    const dates = 'A...A';
    const events = lived(dates, restDaysKeep(true));
    expect(standingsOf(dates, events)).to.equal('arpra');
    expect(streakOn('2026-06-05', events)).to.include({ currentStreak: 2, skipTokens: 0 });
  });

  it('count as active days when the member trains on them', () => {
    const dates = 'AAA';
    expect(streakOn('2026-06-03', lived(dates, restDaysKeep(true)))).to.include({ currentStreak: 3 });
    expect(standingsOf(dates, lived(dates, restDaysKeep(true)))).to.equal('aaa');
  });

  it('follow the training days of the week', () => {
    const dates = 'A.....A';
    expect(standingsOf(dates, lived(dates, restDaysKeep(true), trainingDays(1)))).to.equal('arrrrra');
    expect(standingsOf(dates, lived(dates, trainingDays(7), restDaysKeep(true)))).to.equal('ammmmma');
  });

  it('do not exist while daily maintenance runs', () => {
    const dates = 'A..A';
    expect(standingsOf(dates, lived(dates, restDaysKeep(true), dailyStarted()))).to.equal('amma');
  });

  it('are chosen from the next date on: yesterday and today stay as they are', () => {
    const dates = 'A....';
    const chosen = at('2026-06-02', restDaysKeep(true), '20');
    const events = [...lived(dates), chosen];
    // Tuesday is a rest day, but it began before the choice; the token holds it.
    expect(standingsOf(dates, events)).to.equal('ammro');
    expect(streakOn('2026-06-02', events)).to.deep.equal(streakOn('2026-06-02', lived(dates)));
  });

  it('are left from the next date on: earlier ones stay neutral', () => {
    const dates = 'A.A.A.';
    const left = at('2026-06-03', restDaysKeep(false), '20');
    const events = [...lived(dates, restDaysKeep(true)), left];
    expect(standingsOf(dates, events)).to.equal('arapao');
  });

  it('outlast a start from nothing, because they are a setting', () => {
    const dates = 'A.A';
    const events = [
      at('2026-05-30', restDaysKeep(true)),
      at('2026-05-31', memberReset),
      ...lived(dates).slice(1),
    ];
    expect(standingsOf(dates, events)).to.equal('ara');
  });

  it('within a pause are shown as paused, and a skip on one keeps its token spent', () => {
    const dates = 'A..A';
    const paused = lived(dates, restDaysKeep(true), streakPaused('2026-06-02', '2026-06-02'));
    expect(standingsOf('A.', paused.slice(0, 4))).to.equal('ap');
    const skipped = [...lived('AA', restDaysKeep(true)), at('2026-06-04', questSkipped('2026-06-04'))];
    expect(streakOn('2026-06-04', skipped)).to.include({ skipTokens: 0 });
  });
});

describe('the plan of rest days', () => {
  it('is the same object where nothing changes', () => {
    expect(replanned(noRestPlan, monday, { keeps: false, daysPerWeek: 3, daily: false })).to.equal(
      noRestPlan,
    );
    expect(replanned(noRestPlan, monday, {})).to.equal(noRestPlan);
  });

  it('keeps a change of one timeline apart from the others', () => {
    const plan = replanned(replanned(noRestPlan, monday, { daysPerWeek: 5 }), addDays(monday, 7), {
      keeps: true,
    });
    const rests = [0, 5, 6, 7, 12, 13].map((n) => isPlannedRest(plan, addDays(monday, n)));
    expect(rests).to.deep.equal([false, false, false, false, true, true]);
  });

  it('has as many training days in a week as were chosen', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const plan = replanned(noRestPlan, monday, { keeps: true, daysPerWeek: count });
      const days = Array.from({ length: 7 }, (_, n) => addDays(monday, n));
      expect(days.filter((day) => !isPlannedRest(plan, day))).to.have.length(count);
      expect(days.map(weekdayOf)).to.deep.equal([1, 2, 3, 4, 5, 6, 0]);
    }
  });
});

describe('properties of planned rest days', () => {
  const numbers = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' });
  const anyHistory = numbers.map(historyOf);
  const endOf = (history: History) => history.at(-1)?.metadata.occurredAt ?? asInstant('');

  it('the choice changes no number of the day on which it is made', () => {
    fc.assert(
      fc.property(anyHistory, fc.boolean(), fc.integer({ min: 1, max: 7 }), (history, keeps, count) => {
        const zone = latestZone(foldActivity(history).summary.zones);
        const now = hoursAfter(endOf(history), 0);
        const chosen = [
          ...history,
          recordedAt(now, trainingDays(count), zone, 'week'),
          recordedAt(now, restDaysKeep(keeps), zone, 'choice'),
        ];
        const shown = (events: History) => ledgerOf(foldActivity(events), now);
        const { streak, days } = shown(history);
        // A date that the member reached further west begins later than the date of the choice.
        fc.pre(streak.openDay === days.at(-1)?.date && streak.openDay === shown(history).today);
        expect(shown(chosen).streak).to.deep.equal(streak);
        expect(shown(chosen).days).to.deep.equal(days);
      }),
    );
  });

  it('a planned rest day changes neither the number nor the tokens', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const activity = foldActivity(history);
        const { days } = ledgerOf(activity, endOf(history));
        days.forEach((day, index) => {
          // Tokens that a program grants, or that are used automatically from the date on, may cover the gap before it.
          const isSwitched = activity.summary.switches.some(({ from }) => from === day.date);
          if (day.standing !== 'rest' || day.tokensEarned > 0 || isSwitched) return;
          const before = days[index - 1] ?? { streak: 0, tokens: 0 };
          expect(day.streak, day.date).to.be.at.most(before.streak);
          expect(day.tokensSpent).to.equal(0);
        });
      }),
    );
  });
});
