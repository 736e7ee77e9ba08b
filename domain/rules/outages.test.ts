import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { noActivity, recircumstance } from '#domain/streak/activity-state.ts';
import { type DayLedger, ledgerOf } from '#domain/streak/day-ledger.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import {
  later,
  outageDeclared,
  outageRevoked,
  programStarted,
  questSkipped,
  recordedAt,
  registered,
  streakPaused,
  workoutLogged,
  zoneCorrected,
} from '#domain/streak/testing/member-log.ts';
import { choices, historyOf, hoursAfter } from '#domain/streak/testing/random-history.ts';

type History = readonly Recorded<DomainEvent>[];

const firstDate = '2026-05-01';
/** One letter a date from 1 May on: `A` active, `P` a skip, `.` nothing, in the member's zone at noon. */
const lived = (dates: string, zone = 'UTC', noon = '12:00:00Z'): History => [
  recordedAt('2026-04-30T12:00:00Z', registered(zone), zone),
  recordedAt('2026-04-30T12:30:00Z', programStarted(), zone),
  ...[...dates].flatMap((letter, index) => {
    const date = later(firstDate, index);
    const at = `${date}T${noon}`;
    if (letter === 'A') return [recordedAt(at, workoutLogged(date), zone)];
    return letter === 'P' ? [recordedAt(at, questSkipped(date), zone)] : [];
  }),
];
const then = (history: History, ...events: readonly DomainEvent[]): History => [
  ...history,
  ...events.map((event, index) => recordedAt(`2026-06-01T1${index}:00:00Z`, event)),
];
const ledgerAfter = (dates: string, history: History): DayLedger =>
  ledgerOf(foldActivity(history), asInstant(`${later(firstDate, dates.length - 1)}T22:00:00.000Z`));
const standings = (ledger: DayLedger, dates: string): string =>
  ledger.days
    .slice(-dates.length)
    .map(({ standing }) => standing)
    .join(' ');
/** From 08:00 to 20:00 UTC. */
const onDate = (date: string) => outageDeclared(`${date}T08:00:00Z`, `${date}T20:00:00Z`);

describe('an outage', () => {
  it('makes a missed date neutral, and gives back the token that covered it', () => {
    const history = lived('AAA.A');
    expect(ledgerAfter('AAA.A', history).streak).to.include({ currentStreak: 4, skipTokens: 0 });
    const after = ledgerAfter('AAA.A', then(history, onDate('2026-05-04')));
    expect(after.streak).to.include({ currentStreak: 4, skipTokens: 1 });
    expect(standings(after, 'AAA.A')).to.equal('active active active outage active');
  });

  it('brings back a run that was lost', () => {
    const history = lived('AAAAA...AA');
    expect(ledgerAfter('AAAAA...AA', history).streak).to.include({ currentStreak: 2, bestStreak: 5 });
    const declared = outageDeclared('2026-05-06T08:00:00Z', '2026-05-08T20:00:00Z');
    expect(ledgerAfter('AAAAA...AA', then(history, declared)).streak).to.include({
      currentStreak: 7,
      bestStreak: 7,
      skipTokens: 2,
    });
  });

  it('leaves an active date active', () => {
    const history = then(lived('AAA'), onDate('2026-05-02'));
    expect(ledgerAfter('AAA', history).streak.currentStreak).to.equal(3);
  });

  it('leaves a token spent that a member has spent on the date', () => {
    const history = then(lived('AAPA'), onDate('2026-05-03'));
    expect(ledgerAfter('AAPA', history).streak).to.include({ currentStreak: 3, skipTokens: 0 });
  });

  it('changes nothing about a paused date', () => {
    const history = then(lived('AA.A'), streakPaused('2026-05-03', '2026-05-03'), onDate('2026-05-03'));
    expect(standings(ledgerAfter('AA.A', history), 'AA.A')).to.equal('active active paused active');
  });

  const overlaps: [string, string, string, string, readonly string[]][] = [
    ['less than two hours of a date', 'UTC', '2026-05-03T22:30:00Z', '2026-05-04T00:29:00Z', []],
    ['two hours of a date', 'UTC', '2026-05-03T22:00:00Z', '2026-05-04T00:30:00Z', ['2026-05-03']],
    [
      'two hours of two dates',
      'UTC',
      '2026-05-03T22:00:00Z',
      '2026-05-04T02:00:00Z',
      ['2026-05-03', '2026-05-04'],
    ],
    [
      'the same instants in Tokyo',
      'Asia/Tokyo',
      '2026-05-03T22:00:00Z',
      '2026-05-04T02:00:00Z',
      ['2026-05-04'],
    ],
    [
      'the same instants in Honolulu',
      'Pacific/Honolulu',
      '2026-05-03T22:00:00Z',
      '2026-05-04T02:00:00Z',
      ['2026-05-03'],
    ],
  ];
  for (const [title, zone, from, to, dates] of overlaps)
    it(`that takes ${title} makes ${dates.length} dates neutral`, () => {
      const history = [...lived('A', zone), recordedAt('2026-05-05T12:00:00Z', outageDeclared(from, to))];
      const { days } = ledgerOf(foldActivity(history), asInstant('2026-05-05T23:00:00.000Z'));
      expect(days.filter(({ standing }) => standing === 'outage').map(({ date }) => date)).to.deep.equal(
        dates,
      );
    });

  it('follows a correction of the zone to other dates', () => {
    const declared = outageDeclared('2026-05-03T22:00:00Z', '2026-05-04T02:00:00Z');
    const history = then(lived('A.....'), declared, zoneCorrected('Asia/Tokyo', '2026-04-01T00:00:00Z'));
    const { days } = ledgerOf(foldActivity(history), asInstant('2026-05-06T12:00:00.000Z'));
    expect(days.filter(({ standing }) => standing === 'outage').map(({ date }) => date)).to.deep.equal([
      '2026-05-04',
    ]);
  });

  it('holds for a member who starts again after it', () => {
    const declared = recordedAt('2026-05-01T12:00:00Z', onDate('2026-05-01'));
    const history = [declared, ...lived('AA')];
    expect(foldActivity(history).summary.common?.outages).to.have.length(1);
    const reset = recordedAt('2026-05-03T12:00:00Z', { type: 'MemberReset', memberId: 'mia' } as DomainEvent);
    expect(foldActivity([...history, reset]).summary.common?.outages).to.have.length(1);
  });
});

describe('properties of outages', () => {
  const numbers = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' });
  const anyOutage = fc.tuple(fc.nat({ max: 60 * 24 }), fc.integer({ min: 1, max: 100 }));
  const start = '2026-03-01T12:00:00.000Z';
  const outageOf = ([after, hours]: readonly [number, number], id: string) =>
    outageDeclared(hoursAfter(start, after), hoursAfter(start, after + hours), id);
  const recordedLast = (history: History, event: DomainEvent, id: string) =>
    recordedAt(hoursAfter(history.at(-1)?.metadata.occurredAt ?? start, 1), event, 'Asia/Tokyo', id);

  it('declared and revoked, the stored activity is the same text as before', () => {
    fc.assert(
      fc.property(numbers.map(historyOf), anyOutage, (history, outage) => {
        const declared = recordedLast(history, outageOf(outage, 'mine'), 'declared');
        const revoked = recordedLast(history, outageRevoked('mine'), 'revoked');
        const before = JSON.stringify(foldActivity(history));
        expect(JSON.stringify(foldActivity([...history, declared, revoked]))).to.equal(before);
      }),
    );
  });

  it("declared before or after a member's events, the stored activity is the same text", () => {
    fc.assert(
      fc.property(numbers.map(historyOf), anyOutage, (history, outage) => {
        const event = outageOf(outage, 'mine');
        const withoutOthers = history.filter(({ event: { type } }) => !type.startsWith('Outage'));
        const first = recordedAt(start, event, 'Asia/Tokyo', 'declared');
        const last = recordedLast(withoutOthers, event, 'declared');
        expect(JSON.stringify(foldActivity([first, ...withoutOthers]))).to.equal(
          JSON.stringify(foldActivity([...withoutOthers, last])),
        );
      }),
    );
  });

  it('a new row under the common rules equals a fold that has seen their events', () => {
    const declared = recordedAt(start, outageOf([0, 24], 'mine'));
    const activity = noActivity();
    recircumstance(activity, { common: foldActivity([declared]).summary.common }, streakRulesV1);
    expect(JSON.stringify(activity)).to.equal(JSON.stringify(foldActivity([declared])));
  });

  it('without tokens, no number falls', () => {
    const anyDates = fc
      .array(fc.constantFrom('A', '.'), { maxLength: 40 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(anyDates, fc.nat({ max: 40 }), (dates, index) => {
        const rules = { ...streakRulesV1, tokenStart: 0, tokenHold: 0 };
        const today: MemberDay = addDays(asMemberDay(firstDate), dates.length);
        const streakOf = (history: History) => streakAt(foldActivity(history, rules).summary, today, rules);
        const [before, after] = [lived(dates), then(lived(dates), onDate(later(firstDate, index)))].map(
          streakOf,
        );
        expect(after?.currentStreak).to.be.at.least(before?.currentStreak ?? 0);
        expect(after?.bestStreak).to.be.at.least(before?.bestStreak ?? 0);
      }),
    );
  });
});
