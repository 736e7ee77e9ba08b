import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay, type Instant } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldPoints } from '#domain/points/points-ledger.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { memberId, recordedAt } from '#domain/streak/testing/member-log.ts';
import { choices, historyOf, hoursAfter } from '#domain/streak/testing/random-history.ts';

type History = readonly Recorded<DomainEvent>[];

const anyHistory = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' }).map(historyOf);
const step = fc.integer({ min: 1, max: 5 });
const feelings = fc.infiniteStream(fc.record({ energy: step, mood: step, isRemoved: fc.boolean() }));

/** The same history with a check-in, and perhaps its removal, after each event. */
function withCheckIns(
  history: History,
  said: Iterator<{ energy: number; mood: number; isRemoved: boolean }>,
): History {
  return history.flatMap((recorded) => {
    const { energy, mood, isRemoved } = said.next().value as {
      energy: number;
      mood: number;
      isRemoved: boolean;
    };
    const { occurredAt, zone, localDate } = recorded.metadata;
    const of = { memberId, date: asMemberDay(localDate) };
    const checkIn = recordedAt(occurredAt, { type: 'CheckedIn', ...of, energy, mood, sore: [] }, zone);
    const removal = recordedAt(occurredAt, { type: 'CheckInRemoved', ...of }, zone);
    return [recorded, checkIn, ...(isRemoved ? [removal] : [])];
  });
}

const endOf = (history: History): Instant =>
  hoursAfter(history.at(-1)?.metadata.occurredAt ?? asInstant('2026-03-01T00:00:00.000Z'), 1);

describe('laws of check-ins', () => {
  it('points, streak, tokens and the standing of each day are the same with and without check-ins', () => {
    fc.assert(
      fc.property(anyHistory, feelings, (history, said) => {
        const other = withCheckIns(history, said);
        expect(foldPoints(other)).to.deep.equal(foldPoints(history));
        const seen = (events: History) => ledgerOf(foldActivity(events), endOf(history));
        expect(seen(other)).to.deep.equal(seen(history));
      }),
    );
  });
});
