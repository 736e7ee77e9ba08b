import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { type DayLedger, ledgerOf } from '#domain/streak/day-ledger.ts';
import { reasonsReader } from '#domain/streak/day-reasons.ts';
import {
  later,
  programStarted,
  recordedAt,
  rulesAdopted,
  workoutLogged,
} from '#domain/streak/testing/member-log.ts';
import { choices, historyOf, hoursAfter } from '#domain/streak/testing/random-history.ts';

type History = readonly Recorded<DomainEvent>[];
const firstDate = '2026-05-01';
const trained = (count: number): History => [
  recordedAt('2026-04-30T12:00:00Z', programStarted()),
  ...Array.from({ length: count }, (_, index) =>
    recordedAt(`${later(firstDate, index)}T12:00:00Z`, workoutLogged(later(firstDate, index))),
  ),
];
const ledgerOn = (date: string, history: History): DayLedger =>
  ledgerOf(foldActivity(history), asInstant(`${date}T22:00:00.000Z`));
const adoptedOn = (from: string, rules: Parameters<typeof rulesAdopted>[1], version = 'v2') =>
  recordedAt('2026-04-30T13:00:00Z', rulesAdopted(from, rules, version), 'UTC', `adopted ${version}`);

describe('adopted rules', () => {
  it('hold from their date on: tokens are earned earlier, and more can be held', () => {
    const history = [...trained(20), adoptedOn('2026-05-11', { earnEvery: 2, tokenHold: 5 })];
    const { days } = ledgerOn('2026-05-20', history);
    const tokensOn = (date: string) => days.find((day) => day.date === date)?.tokens;
    expect(
      ['2026-05-06', '2026-05-07', '2026-05-10', '2026-05-12', '2026-05-16', '2026-05-20'].map(tokensOn),
    ).to.deep.equal([1, 2, 2, 3, 5, 5]);
  });

  it('of two versions hold on their own dates', () => {
    const history = [
      ...trained(12),
      adoptedOn('2026-05-04', { earnEvery: 2 }),
      adoptedOn('2026-05-08', { earnEvery: 100, tokenHold: 1 }, 'v3'),
    ];
    const tokens = ledgerOn('2026-05-12', history).days.map((day) => day.tokens);
    // From 30 April on.
    expect(tokens).to.deep.equal([1, 1, 1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 1]);
  });

  it('are named in the reasons of their dates', () => {
    const history = [...trained(6), adoptedOn('2026-05-04', { earnEvery: 2 })];
    const activity = foldActivity(history);
    const ledger = ledgerOn('2026-05-06', history);
    const reasons = reasonsReader({ ledger, events: history, circumstances: activity.summary });
    expect(reasons(asMemberDay('2026-05-06'))?.summary).to.include('Every 2 days in a row earn a skip token');
    expect(reasons(asMemberDay('2026-05-02'))?.summary).to.equal('2 days in a row.');
  });

  it('are unknown as of a moment before their adoption', () => {
    const adopted = recordedAt('2026-05-05T13:00:00Z', rulesAdopted('2026-05-06', { earnEvery: 2 }));
    const until = (at: string) =>
      [...trained(8), adopted].filter(({ metadata }) => metadata.occurredAt <= at);
    expect(foldActivity(until('2026-05-05T12:30:00.000Z')).summary.common).to.equal(undefined);
    expect(foldActivity(until('2026-05-05T13:30:00.000Z')).summary.common?.adopted).to.have.length(1);
  });

  const numbers = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' });
  it('never change a day before their date, in any history', () => {
    const anyRules = fc.record({
      tokenHold: fc.nat(6),
      tokenStart: fc.nat(3),
      earnEvery: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        numbers.map(historyOf),
        anyRules,
        fc.integer({ min: -60, max: 10 }),
        (history, rules, ahead) => {
          const last = history.at(-1)?.metadata.occurredAt ?? asInstant('2026-03-01T12:00:00.000Z');
          const now = hoursAfter(last, 1);
          const from = addDays(asMemberDay(now.slice(0, 10)), ahead);
          const earlier = history.filter(({ event }) => event.type !== 'RulesAdopted' || event.from < from);
          const adopted = recordedAt(now, rulesAdopted(from, rules, 'mine'), 'UTC', 'mine');
          const daysBefore = (of: History) =>
            ledgerOf(foldActivity(of), now)
              .days.filter(({ date }) => date < from)
              // Whether an open gap is held is decided by the tokens of today.
              .map(({ standing, isProvisional, ...day }) => ({
                ...day,
                standing: isProvisional ? 'missed' : standing,
              }))
              .map((day) =>
                day.standing === 'protected' && day.facts.length === 0 ? { ...day, standing: 'missed' } : day,
              );
          expect(daysBefore([...earlier, adopted])).to.deep.equal(daysBefore(earlier));
        },
      ),
    );
  });
});
