import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import {
  evolvePoints,
  foldPoints,
  noPoints,
  type PointsLedger,
  pointsByDay,
  pointsEntries,
} from './points-ledger.ts';
import { awardUnder, pointsRulesV1, storedAward } from './points-rules.ts';
import {
  history,
  memberId,
  questCompleted,
  questReset,
  questUndone,
  routineCompleted,
  routineReopened,
  workoutLogged,
  workoutRetracted,
} from './testing/points-log.ts';

describe('properties of the points ledger', () => {
  const dates = ['2026-05-04', '2026-05-05', '2026-05-06'];
  const actions = dates.flatMap((date) => [
    questCompleted(date),
    questUndone(date),
    questReset(date),
    routineCompleted(date),
    routineReopened(date),
    workoutLogged(date, date),
    workoutRetracted(date),
  ]);
  const anyHistory = fc
    .array(fc.constantFrom(...actions, { type: 'MemberReset', memberId } as const), {
      maxLength: 80,
      size: 'max',
    })
    .map((events) => history(...events));

  /** Drops reversals of nothing and second awards, which the deciders never produce. */
  const possible = (events: readonly Recorded<DomainEvent>[]): Recorded<DomainEvent>[] => {
    const ledger = noPoints();
    return events.filter((one) => {
      const before = pointsEntries(ledger).length;
      evolvePoints(ledger, one);
      return one.event.type === 'MemberReset' || pointsEntries(ledger).length > before;
    });
  };

  it('the total is the sum of entries and of days, and none of them is below zero', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        const ledger = foldPoints(events);
        const sum = (all: readonly { readonly points: number }[]) =>
          all.reduce((total, { points }) => total + points, 0);
        expect(sum(pointsEntries(ledger))).to.equal(ledger.total);
        expect(sum(pointsByDay(ledger))).to.equal(ledger.total);
        expect(Math.min(ledger.total, ...pointsByDay(ledger).map(({ points }) => points))).to.be.at.least(0);
      }),
    );
  });

  it('the total never exceeds the sum over distinct facts', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        expect(foldPoints(events).total).to.be.at.most(dates.length * 6);
      }),
    );
  });

  it('gives the past a new object whenever its entries or awards change', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        const ledger = noPoints();
        for (const recorded of events) {
          const { past } = ledger;
          const before = JSON.stringify(past);
          evolvePoints(ledger, recorded);
          if (ledger.past === past) expect(JSON.stringify(past)).to.equal(before);
        }
      }),
    );
  });

  it('does not depend on which entries are in the past', () => {
    const corrections = dates.flatMap((date) =>
      dates.map((to): DomainEvent => {
        const { claimedPoints: _, type: __, ...facts } = workoutLogged(date, date);
        return { ...facts, type: 'WorkoutCorrected', date: asMemberDay(to), replaced: facts };
      }),
    );
    const anyCorrected = fc
      .array(fc.constantFrom(...actions, ...corrections), { maxLength: 120, size: 'max' })
      // A workout is recorded once.
      .map((events) =>
        history(...events.filter((one, at) => one.type !== 'WorkoutLogged' || events.indexOf(one) === at)),
      );
    fc.assert(
      fc.property(anyCorrected, fc.constantFrom(storedAward, awardUnder(pointsRulesV1)), (events, award) => {
        let reopened = noPoints();
        for (const recorded of events) {
          reopened = evolvePoints(reopened, recorded, award);
          Object.assign(reopened, {
            entries: [...reopened.entries, ...reopened.past],
            ...{ past: [], pastSize: 0, pastUntil: null },
          });
        }
        const ledger = foldPoints(events, award);
        expect(pointsEntries(ledger)).to.deep.equal(pointsEntries(reopened));
        expect(ledger.total).to.equal(reopened.total);
        expect([...ledger.entries, ...ledger.past]).to.deep.equal([...reopened.entries, ...reopened.past]);
      }),
    );
  });

  it('replaying a history twice, or each event twice, changes nothing', () => {
    fc.assert(
      fc.property(anyHistory.map(possible), (events) => {
        const once = foldPoints(events);
        expect(foldPoints([...events, ...events])).to.deep.equal(once);
        expect(foldPoints(events.flatMap((one) => [one, one]))).to.deep.equal(once);
      }),
    );
  });

  it('folding with serialization between any two events equals folding at once', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        let ledger = noPoints();
        for (const one of events)
          ledger = evolvePoints(JSON.parse(JSON.stringify(ledger)) as PointsLedger, one);
        expect(ledger).to.deep.equal(foldPoints(events));
      }),
    );
  });
});
