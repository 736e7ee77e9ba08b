import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from './activity.ts';
import { type DayLedger, type DayStanding, ledgerOf } from './day-ledger.ts';
import {
  programStarted,
  questCompleted,
  questSkipped,
  recordedAt,
  registered,
  tokensAutomatic,
  workoutLogged,
} from './testing/member-log.ts';
import { eventsOf, firstDate, todayOf } from './testing/reference-fold.ts';

const ledgerFor = (dates: string): DayLedger => ledgerOf(foldActivity(eventsOf(dates)), todayOf(dates).now);
const signs: Readonly<Record<DayStanding, string>> = {
  active: 'A',
  protected: 'P',
  neutral: 'N',
  paused: 'Z',
  outage: 'O',
  rest: 'R',
  missed: 'm',
  open: 'o',
  idle: '-',
};
/** Standings from 1 June on, the date after the first program. */
const standings = (dates: string): string =>
  ledgerFor(dates)
    .days.filter(({ date }) => date >= firstDate)
    .map(({ standing }) => signs[standing])
    .join('');
const summed = (events: readonly Recorded<DomainEvent>[], now: string): DayLedger =>
  ledgerOf(foldActivity(events), asInstant(now));

describe('day ledger', () => {
  describe('the standing of a date', () => {
    const cases: [string, string, string][] = [
      ['is open today', 'AA.', 'AAo'],
      ['is active as soon as something is done', 'AAA', 'AAA'],
      ['is protected by a skip', 'AAPA', 'AAPA'],
      ['is neutral where the date was short', 'AANA', 'AANA'],
      ['is paused without activity, and active with it', 'AAZYZ', 'AAZAZ'],
      ['is paused before the first active date, where nothing can be missed', '.ZA', '-ZA'],
      ['is idle before the first active one', '..AA', '--AA'],
      ['is protected for a gap that tokens have bridged', 'AAAAAAA..A', 'AAAAAAAPPA'],
      ['is missed for a gap that was too long', 'AAAAAAA...A', 'AAAAAAAmmmA'],
      ['is protected for an open gap that tokens would cover', 'AAA..', 'AAAPo'],
      ['is missed for an open gap that is too long', 'AAA...', 'AAAmmo'],
      ['is protected in a skip inside a lost gap', 'AAAAAAA.P.A', 'AAAAAAAmPmA'],
      ['is judged gap by gap', 'AAAAAAA.A...A', 'AAAAAAAPAmmmA'],
      ['is judged again after a run was lost', 'AAA...A.A', 'AAAmmmAPA'],
    ];
    for (const [name, dates, expected] of cases) it(name, () => expect(standings(dates)).to.equal(expected));

    it('is provisional only while the gap is open', () => {
      const provisional = (dates: string) =>
        ledgerFor(dates)
          .days.filter(({ isProvisional }) => isProvisional)
          .map(({ date }) => date);
      expect(provisional('AAA..')).to.deep.equal(['2026-06-04']);
      expect(provisional('AAA.A')).to.deep.equal([]);
      expect(provisional('AAA...')).to.deep.equal([]);
    });

    it('is missed at once when tokens are not used automatically', () => {
      const manual = recordedAt('2026-05-31T10:00:00Z', tokensAutomatic(false), 'Pacific/Honolulu');
      const { days } = ledgerOf(foldActivity([manual, ...eventsOf('AA..')]), todayOf('AA..').now);
      expect(days.map(({ standing }) => signs[standing]).join('')).to.equal('--AAmo');
    });

    it('loses its provisional protection when automatic use is switched off', () => {
      const manual = recordedAt('2026-06-05T10:30:00Z', tokensAutomatic(false), 'Pacific/Honolulu');
      const { days } = ledgerOf(foldActivity([...eventsOf('AAA..'), manual]), todayOf('AAA..').now);
      expect(days.at(-2)).to.include({ standing: 'missed', isProvisional: false });
    });
  });

  describe('the effect of a date', () => {
    const changes = (dates: string) =>
      ledgerFor(dates)
        .days.filter(({ date }) => date >= firstDate)
        .map(({ streak, tokens, tokensEarned, tokensSpent }) => [streak, tokens, tokensEarned, tokensSpent]);

    it('is stored as the streak and tokens at its end', () => {
      expect(changes('AA.A')).to.deep.equal([
        [1, 1, 0, 0],
        [2, 1, 0, 0],
        [2, 1, 0, 0],
        [3, 0, 0, 1],
      ]);
    });

    it('is the end of the streak when the gap exceeds the tokens', () => {
      expect(changes('AA..A')).to.deep.equal([
        [1, 1, 0, 0],
        [2, 1, 0, 0],
        [2, 1, 0, 0],
        [0, 1, 0, 0],
        [1, 1, 0, 0],
      ]);
    });

    it('is an earned token on the seventh active day', () => {
      expect(changes('AAAAAAA').at(-1)).to.deep.equal([7, 2, 1, 0]);
    });

    it('is a spent token on a skipped date', () => {
      expect(changes('AP')).to.deep.equal([
        [1, 1, 0, 0],
        [1, 0, 0, 1],
      ]);
    });

    it('is the first tokens on the date of the first program', () => {
      expect(ledgerFor('A').days[0]).to.deep.equal({
        date: '2026-05-30',
        standing: 'idle',
        isProvisional: false,
        facts: [],
        streak: 0,
        tokens: 1,
        tokensEarned: 1,
        tokensSpent: 0,
      });
    });

    it('never shows tokens below zero', () => {
      const events = [
        recordedAt('2026-06-01T08:00:00Z', questCompleted('2026-06-01')),
        recordedAt('2026-06-02T08:00:00Z', questSkipped('2026-06-02')),
      ];
      const { days, streak } = summed(events, '2026-06-02T12:00:00.000Z');
      expect(days.at(-1)).to.include({ streak: 1, tokens: 0, tokensSpent: 1 });
      expect(streak).to.include({ currentStreak: 1, skipTokens: 0, tokenDebt: 1 });
    });
  });

  describe('the facts of a date', () => {
    const events = [
      recordedAt('2026-06-01T08:00:00Z', questCompleted('2026-06-01'), 'UTC', 'quest'),
      recordedAt('2026-06-01T09:00:00Z', workoutLogged('2026-06-01'), 'UTC', 'workout'),
      recordedAt('2026-06-02T09:00:00Z', workoutLogged('2026-05-20'), 'UTC', 'late workout'),
    ];

    it('are the events that determine its standing', () => {
      expect(summed(events, '2026-06-02T12:00:00.000Z').days[0]?.facts).to.deep.equal([
        { kind: 'quest', eventId: 'quest' },
        { kind: 'workout', eventId: 'workout' },
      ]);
    });

    it('exclude late facts, which are listed separately', () => {
      const { days, totalsOnly } = summed(events, '2026-06-02T12:00:00.000Z');
      expect(totalsOnly).to.deep.equal([{ kind: 'workout', eventId: 'late workout', date: '2026-05-20' }]);
      expect(days.map(({ date }) => date)).to.deep.equal(['2026-06-01', '2026-06-02']);
    });

    it('exclude late facts also when other facts count', () => {
      const mixed = [
        recordedAt('2026-05-20T08:00:00Z', questCompleted('2026-05-20'), 'UTC', 'quest'),
        recordedAt('2026-06-02T09:00:00Z', workoutLogged('2026-05-20'), 'UTC', 'late workout'),
      ];
      const { days } = summed(mixed, '2026-06-02T12:00:00.000Z');
      expect(days[0]?.facts).to.deep.equal([{ kind: 'quest', eventId: 'quest' }]);
    });
  });

  describe('the dates of the ledger', () => {
    it('are empty for a member without activity', () => {
      const { today, days, streak } = summed(
        [recordedAt('2026-06-01T08:00:00Z', registered('Asia/Tokyo'), 'Asia/Tokyo')],
        '2026-06-01T20:00:00.000Z',
      );
      expect(days).to.deep.equal([]);
      expect(today).to.equal('2026-06-02');
      expect(streak).to.deep.equal({
        openDay: '2026-06-02',
        currentStreak: 0,
        bestStreak: 0,
        skipTokens: 0,
        tokensAtRisk: 0,
        gap: 0,
        tokenDebt: 0,
        isActiveToday: false,
        missedOn: null,
        rescuableDay: null,
        pausedUntil: null,
      });
    });

    it('start at the first fact when the program starts later', () => {
      const events = [
        recordedAt('2026-06-01T08:00:00Z', questCompleted('2026-06-01')),
        recordedAt('2026-06-02T08:00:00Z', programStarted()),
      ];
      const { days } = summed(events, '2026-06-03T12:00:00.000Z');
      expect(days.map(({ date }) => date)).to.deep.equal(['2026-06-01', '2026-06-02', '2026-06-03']);
    });

    it('start at the first program when nothing was done yet', () => {
      const { days } = summed(
        [recordedAt('2026-06-02T08:00:00Z', programStarted())],
        '2026-06-03T12:00:00.000Z',
      );
      expect(days.map(({ standing }) => standing)).to.deep.equal(['idle', 'open']);
    });
  });
});
