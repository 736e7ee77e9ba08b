import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from './activity.ts';
import { type DayLedger, ledgerOf } from './day-ledger.ts';
import { type StreakNow, streakAt } from './streak-summary.ts';
import {
  later,
  memberReset,
  programStarted,
  questAccepted,
  questCompleted,
  questSkipped,
  recordedAt,
  registered,
  streakPaused,
  streakResumed,
  tokensAutomatic,
  workoutLogged,
  zoneChanged,
} from './testing/member-log.ts';
import { choices, historyOf, hoursAfter } from './testing/random-history.ts';

type History = readonly Recorded<DomainEvent>[];

const at = (date: string, event: DomainEvent, hour = '08'): Recorded<DomainEvent> =>
  recordedAt(`${date}T${hour}:00:00Z`, event);
/** Workouts on consecutive dates, after a program that granted one token. */
const trained = (first: string, count: number): History => [
  at('2026-04-30', programStarted()),
  ...Array.from({ length: count }, (_, index) => {
    const date = later(first, index);
    return at(date, workoutLogged(date));
  }),
];
const streakOn = (today: string, events: History): StreakNow =>
  streakAt(foldActivity(events).summary, asMemberDay(today));
const ledgerOn = (today: string, events: History): DayLedger =>
  ledgerOf(foldActivity(events), asInstant(`${today}T22:00:00.000Z`));
const standings = (today: string, events: History, count: number): string =>
  ledgerOn(today, events)
    .days.slice(-count)
    .map(({ standing }) => standing)
    .join(' ');

describe('a pause of the streak', () => {
  const run = trained('2026-05-01', 5);

  it('keeps the number on its dates, and activity after it goes on with the run', () => {
    const events = [...run, at('2026-05-05', streakPaused('2026-05-06', '2026-05-08'))];
    expect(streakOn('2026-05-08', events)).to.include({ currentStreak: 5, skipTokens: 1, gap: 0 });
    const back = [...events, at('2026-05-09', workoutLogged('2026-05-09'))];
    expect(streakOn('2026-05-09', back)).to.include({ currentStreak: 6, skipTokens: 1 });
    expect(standings('2026-05-09', back, 5)).to.equal('active paused paused paused active');
  });

  it('names its last date while it lasts', () => {
    const events = [...run, at('2026-05-05', streakPaused('2026-05-06', '2026-05-08'))];
    const until = (today: string) => streakOn(today, events).pausedUntil;
    expect(['2026-05-05', '2026-05-06', '2026-05-08', '2026-05-09'].map(until)).to.deep.equal([
      null,
      '2026-05-08',
      '2026-05-08',
      null,
    ]);
  });

  it('lets activity on a paused date count as usual', () => {
    const events = [
      ...run,
      at('2026-05-05', streakPaused('2026-05-06', '2026-05-08')),
      at('2026-05-07', questCompleted('2026-05-07')),
    ];
    expect(streakOn('2026-05-08', events)).to.include({ currentStreak: 6 });
    expect(standings('2026-05-08', events, 3)).to.equal('paused active paused');
  });

  it('that ends early leaves the returned dates to count as usual', () => {
    const events = [
      ...run,
      at('2026-05-05', streakPaused('2026-05-06', '2026-05-12')),
      at('2026-05-07', streakResumed('2026-05-07', '2026-05-12')),
    ];
    expect(streakOn('2026-05-07', events)).to.include({ currentStreak: 5, gap: 0, pausedUntil: null });
    expect(streakOn('2026-05-08', events)).to.include({ currentStreak: 5, gap: 1, tokensAtRisk: 1 });
    expect(streakOn('2026-05-09', events)).to.include({ currentStreak: 0, gap: 2 });
  });

  it('for an illness since three days ago restores a lost run and bridged tokens', () => {
    const ill = at('2026-05-08', streakPaused('2026-05-06', '2026-05-09', 'illness'), '20');
    expect(streakOn('2026-05-08', run)).to.include({ currentStreak: 0, gap: 2 });
    expect(streakOn('2026-05-08', [...run, ill])).to.include({ currentStreak: 5, gap: 0, skipTokens: 1 });
    const bridged = [...run, at('2026-05-07', workoutLogged('2026-05-07'))];
    expect(streakOn('2026-05-08', bridged)).to.include({ currentStreak: 6, skipTokens: 0 });
    expect(streakOn('2026-05-08', [...bridged, ill])).to.include({ currentStreak: 6, skipTokens: 1 });
  });

  it('needs no token for an accepted quest, which still counts when completed', () => {
    const accepted = [...run, at('2026-05-06', questAccepted('2026-05-06'))];
    const events = [...accepted, at('2026-05-06', streakPaused('2026-05-06', '2026-05-07'), '09')];
    expect(streakOn('2026-05-08', events)).to.include({ currentStreak: 5, gap: 0, skipTokens: 1 });
    const done = [...events, at('2026-05-06', questCompleted('2026-05-06'), '10')];
    expect(streakOn('2026-05-08', done)).to.include({ currentStreak: 6, skipTokens: 1 });
  });

  it('on a date that was skipped before leaves the token spent', () => {
    const events = [
      ...run,
      at('2026-05-06', questSkipped('2026-05-06')),
      at('2026-05-06', streakPaused('2026-05-06', '2026-05-07'), '09'),
    ];
    expect(streakOn('2026-05-07', events)).to.include({ currentStreak: 5, skipTokens: 0 });
    expect(standings('2026-05-07', events, 2)).to.equal('protected paused');
  });

  it('holds a run whose tokens are used by hand', () => {
    const events = [
      at('2026-04-30', tokensAutomatic(false)),
      ...run,
      at('2026-05-05', streakPaused('2026-05-06', '2026-05-07')),
    ];
    expect(streakOn('2026-05-08', events)).to.include({ currentStreak: 5, rescuableDay: null });
    expect(streakOn('2026-05-09', events)).to.include({ currentStreak: 0, rescuableDay: '2026-05-08' });
  });

  it('is by the dates of the member when the zone changes while it lasts', () => {
    const flight = '2026-05-06T12:00:00Z';
    const events = [
      at('2026-04-30', registered('Europe/Paris')),
      ...run,
      at('2026-05-05', streakPaused('2026-05-06', '2026-05-08')),
      recordedAt(flight, zoneChanged('Asia/Tokyo', flight), 'Europe/Paris'),
    ];
    const back = recordedAt('2026-05-08T15:30:00Z', workoutLogged('2026-05-09'), 'Asia/Tokyo');
    // 00:30 on the 9th in Tokyo, still the 8th in Paris.
    const { today, streak } = ledgerOf(foldActivity(events), asInstant('2026-05-08T15:30:00.000Z'));
    expect({ today, pausedUntil: streak.pausedUntil }).to.deep.equal({
      today: '2026-05-09',
      pausedUntil: null,
    });
    expect(streakOn('2026-05-09', [...events, back])).to.include({ currentStreak: 6, skipTokens: 1 });
  });

  it('is forgotten when the member starts again', () => {
    const events = [
      ...run,
      at('2026-05-05', streakPaused('2026-05-06', '2026-05-20')),
      at('2026-05-06', memberReset),
      at('2026-05-07', workoutLogged('2026-05-07')),
    ];
    expect(streakOn('2026-05-09', events)).to.include({ currentStreak: 0, gap: 1, pausedUntil: null });
  });
});

describe('properties of a pause', () => {
  const numbers = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' });
  const anyHistory = numbers.map(historyOf);
  const endOf = (history: History) => history.at(-1)?.metadata.occurredAt ?? asInstant('');
  const todayOf = (history: History): MemberDay =>
    ledgerOf(foldActivity(history), endOf(history)).streak.openDay;
  const withPause = (history: History, from: MemberDay, until: MemberDay): History => [
    ...history,
    recordedAt(hoursAfter(endOf(history), 0), streakPaused(from, until, 'illness'), 'Europe/Paris', 'pause'),
  ];
  const length = fc.integer({ min: 1, max: 28 });

  it('from today on changes neither the number nor the tokens shown today', () => {
    fc.assert(
      fc.property(anyHistory, length, (history, days) => {
        const today = todayOf(history);
        const { pausedUntil: _, ...before } = streakAt(foldActivity(history).summary, today);
        const pausing = withPause(history, today, addDays(today, days - 1));
        const { pausedUntil: __, ...after } = streakAt(foldActivity(pausing).summary, today);
        expect(after).to.deep.equal(before);
      }),
    );
  });

  it('a paused date without activity changes neither the number nor the tokens', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat({ max: 20 }), length, (history, daysAgo, days) => {
        const from = addDays(todayOf(history), -daysAgo);
        const activity = foldActivity(withPause(history, from, addDays(from, days - 1)));
        const ledger = ledgerOf(activity, endOf(history));
        ledger.days.forEach((day, index) => {
          // Tokens that a program grants, or that are used automatically from the date on, may cover the gap before it.
          const isSwitched = activity.summary.switches.some(({ from: since }) => since === day.date);
          if (day.standing !== 'paused' || day.tokensEarned > 0 || isSwitched) return;
          const before = ledger.days[index - 1] ?? { streak: 0, tokens: 0 };
          expect(day.streak, day.date).to.be.at.most(before.streak);
          expect(day.tokensSpent).to.equal(0);
        });
      }),
    );
  });

  it('never gives more than the active days of the member', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat({ max: 20 }), length, (history, daysAgo, days) => {
        const from = addDays(todayOf(history), -daysAgo);
        const { streak, days: rows } = ledgerOf(
          foldActivity(withPause(history, from, addDays(from, days - 1))),
          endOf(history),
        );
        const active = rows.filter(({ standing }) => standing === 'active').length;
        expect(streak.currentStreak).to.be.at.most(active);
        expect(streak.bestStreak).to.be.at.most(active);
      }),
    );
  });

  it('and its end on the same day restore the state before', () => {
    fc.assert(
      fc.property(anyHistory, length, (history, days) => {
        // Later than every pause of the history.
        const from = addDays(todayOf(history), 30);
        const until = addDays(from, days - 1);
        const ended = [
          ...withPause(history, from, until),
          recordedAt(endOf(history), streakResumed(from, until), 'Europe/Paris', 'end'),
        ];
        expect(foldActivity(ended)).to.deep.equal(foldActivity(history));
      }),
    );
  });
});
