import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asProgramId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { clearedEvents } from '#domain/testing/cleared.ts';
import { foldPoints, noPoints, pointsByDay, pointsEntries } from './points-ledger.ts';
import { awardUnder, pointsRulesV1 } from './points-rules.ts';
import {
  history,
  memberId,
  on,
  quest,
  questCompleted,
  questReset,
  questUndone,
  recorded,
  routine,
  routineCompleted,
  routineReopened,
  workoutLogged,
  workoutRetracted,
} from './testing/points-log.ts';

const totalOf = (...events: readonly DomainEvent[]): number => foldPoints(history(...events)).total;

const day = '2026-05-04';

describe('points ledger', () => {
  describe('a rewarded event', () => {
    const awards: [string, DomainEvent, number][] = [
      ['an easy quest', questCompleted(day, 1), 1],
      ['a medium quest', questCompleted(day, 2), 2],
      ['a hard quest', questCompleted(day, 3), 3],
      ['a Lucky Day', questCompleted(day, 5), 5],
      ['a completed workout', workoutLogged(day, 'w'), 2],
      ['a daily routine', routineCompleted(day), 2],
      ['an incomplete workout', workoutLogged(day, 'w', false), 0],
      ['a skipped quest', { type: 'QuestSkipped', ...quest(day) }, 0],
      [
        'a weight',
        { type: 'WeightLogged', ...on(day), entryId: 'e', weight: { value: 80, unit: 'kg', grams: 80_000 } },
        0,
      ],
      ['a program', { type: 'ProgramEnded', memberId, programId: asProgramId('p'), reason: 'replaced' }, 0],
    ];
    for (const [name, event, points] of awards)
      it(`that is ${name} earns ${points}`, () => expect(totalOf(event)).to.equal(points));

    it('without points makes no entry', () => {
      expect(pointsEntries(foldPoints(history(workoutLogged(day, 'w', false))))).to.deep.equal([]);
    });
  });

  it('awards 6 points for a day with a medium quest, a workout and a routine', () => {
    expect(totalOf(questCompleted(day), workoutLogged(day, 'w'), routineCompleted(day))).to.equal(6);
  });

  it('awards 2 points for a routine that is unticked and ticked five times', () => {
    const ticks = Array.from({ length: 5 }, () => [routineReopened(day), routineCompleted(day)]).flat();
    expect(totalOf(routineCompleted(day), ...ticks)).to.equal(2);
  });

  it('ignores points claimed by a client', () => {
    expect(
      pointsEntries(foldPoints(history(workoutLogged(day, 'w')))).map(({ points }) => points),
    ).to.deep.equal([2]);
  });

  it('marks a workout that overlaps another, and awards both', () => {
    const both = history(workoutLogged(day, 'w1'), { ...workoutLogged(day, 'w2'), overlaps: true });
    expect(pointsEntries(foldPoints(both)).map(({ points, overlaps }) => [points, overlaps])).to.deep.equal([
      [2, undefined],
      [2, true],
    ]);
  });

  describe('uniqueness', () => {
    it('is by date for quests', () => {
      expect(totalOf(questCompleted(day), questCompleted(day))).to.equal(2);
      expect(totalOf(questCompleted(day), questCompleted('2026-05-05'))).to.equal(4);
    });

    it('is by date and template for routines', () => {
      const other: DomainEvent = { type: 'RoutineCompleted', ...routine(day), template: 'daily-100' };
      expect(totalOf(routineCompleted(day), routineCompleted(day))).to.equal(2);
      expect(totalOf(routineCompleted(day), other)).to.equal(4);
    });

    it('is by command for workouts', () => {
      const same = [
        recorded(workoutLogged(day, 'first'), 0, 'one command'),
        recorded(workoutLogged(day, 'second'), 1, 'one command'),
      ];
      expect(foldPoints(same).total).to.equal(2);
      expect(totalOf(workoutLogged(day, 'first'), workoutLogged(day, 'second'))).to.equal(4);
    });

    it('by command outlives a retraction: the same command never earns twice', () => {
      const events = [
        recorded(workoutLogged(day, 'w'), 0, 'one command'),
        recorded(workoutRetracted('w'), 1),
        recorded(workoutLogged(day, 'w'), 2, 'one command'),
      ];
      expect(foldPoints(events).total).to.equal(0);
    });

    it('also applies to the workout id', () => {
      expect(totalOf(workoutLogged(day, 'w'), workoutLogged(day, 'w'))).to.equal(2);
    });
  });

  describe('a reversal', () => {
    const reversals: [string, DomainEvent, DomainEvent, string][] = [
      ['an undo', questCompleted(day, 3), questUndone(day), 'quest completion undone'],
      ['a reset by an admin', questCompleted(day, 3), questReset(day), 'reset by admin'],
      ['a reopened routine', routineCompleted(day), routineReopened(day), 'set unticked after completion'],
      ['a retraction', workoutLogged(day, 'w'), workoutRetracted('w'), 'workout removed'],
    ];
    for (const [name, fact, reversal, text] of reversals)
      it(`by ${name} subtracts exactly the points of its entry`, () => {
        const ledger = foldPoints(history(fact, reversal));
        const [given, taken] = pointsEntries(ledger);
        expect(ledger.total).to.equal(0);
        expect(taken).to.include({ points: -(given?.points ?? 0), reverses: 'entry 000', text, date: day });
      });

    it('without an entry changes nothing', () => {
      const ledger = foldPoints(history(questUndone(day), routineReopened(day), workoutRetracted('w')));
      expect(ledger).to.deep.equal(noPoints());
    });

    it('happens once per entry', () => {
      expect(totalOf(questCompleted(day), questUndone(day), questReset(day))).to.equal(0);
      expect(totalOf(questCompleted(day, 3), questUndone(day), questCompleted(day, 3))).to.equal(3);
    });

    it('leaves other entries of the date unchanged', () => {
      expect(totalOf(questCompleted(day), routineCompleted(day), questUndone(day))).to.equal(2);
    });
  });

  describe('a new ledger', () => {
    for (const cleared of clearedEvents(memberId))
      it(`starts with ${cleared.type}`, () => {
        const ledger = foldPoints(history(questCompleted(day), workoutLogged(day, 'w'), cleared));
        expect(ledger).to.deep.equal(noPoints());
        expect(totalOf(questCompleted(day), cleared, questCompleted(day))).to.equal(2);
      });
  });

  describe('entries', () => {
    it('contain what, when, why and the id of the event', () => {
      expect(pointsEntries(foldPoints(history(questCompleted(day, 5))))).to.deep.equal([
        {
          entryId: 'entry 000',
          eventId: 'entry 000',
          date: day,
          points: 5,
          reason: 'lucky-day',
          text: 'Lucky Day',
          recordedAt: '2026-05-04T08:00:00.000Z',
        },
      ]);
    });

    it('are short texts with their keys, of which a reversal frees all but the command', () => {
      const logged = history(questCompleted(day, 5), { ...workoutLogged(day, 'w'), overlaps: true });
      const { entries } = foldPoints([
        ...logged,
        ...history(workoutRetracted('w')).map((one) => ({ ...one, id: 'last' })),
      ]);
      expect(entries).to.deep.equal([
        'last|2026-05-04|-2|workout-retracted|2026-05-04T08:00:00.000Z|reverses:entry 001',
        `entry 001|2026-05-04|2|workout-completed|${logged[1]?.metadata.occurredAt}|overlaps|command:${logged[1]?.metadata.commandId}`,
        'entry 000|2026-05-04|5|lucky-day|2026-05-04T08:00:00.000Z|quest:2026-05-04',
      ]);
    });

    it('have a reason each', () => {
      const ledger = foldPoints(history(questCompleted(day), workoutLogged(day, 'w'), routineCompleted(day)));
      expect(pointsEntries(ledger).map(({ reason }) => reason)).to.deep.equal([
        'quest-completed',
        'workout-completed',
        'routine-completed',
      ]);
    });

    it('are in the order of recording, however they were stored', () => {
      const events = history(
        questCompleted('2026-05-06'),
        workoutLogged('2026-05-01', 'w'),
        routineCompleted(day),
      );
      const ids = (order: readonly Recorded<DomainEvent>[]) =>
        pointsEntries(foldPoints(order)).map(({ entryId }) => entryId);
      expect(ids(events.toReversed())).to.deep.equal(['entry 000', 'entry 001', 'entry 002']);
    });

    it('with one timestamp are in the order of their ids', () => {
      const [first] = history(questCompleted(day));
      const events = ['b', 'c', 'a'].map((id) => ({ ...recorded(workoutLogged(day, id), 0, id), id }));
      expect(first).to.not.equal(undefined);
      expect(pointsEntries(foldPoints(events)).map(({ entryId }) => entryId)).to.deep.equal(['a', 'b', 'c']);
    });
  });

  it('sums up by day, oldest first, with a reversal on the day of the reversed entry', () => {
    const events = history(
      questCompleted('2026-05-05'),
      workoutLogged(day, 'w'),
      routineCompleted(day),
      routineCompleted('2026-05-05'),
      workoutRetracted('w'),
    );
    expect(pointsByDay(foldPoints(events))).to.deep.equal([
      { date: '2026-05-04', points: 2 },
      { date: '2026-05-05', points: 4 },
    ]);
  });

  it('explains why a workout beyond the daily limit earned nothing', () => {
    const sixth = { ...workoutLogged(day, 'sixth'), points: 0, beyondDailyLimit: 5 };
    const entries = pointsEntries(foldPoints(history(sixth, workoutRetracted('sixth'))));
    expect(entries.map(({ points, reason, text }) => [points, reason, text])).to.deep.equal([
      [
        0,
        'workout-beyond-limit',
        'workout completed, but the most that earn points in a day were done already',
      ],
      [0, 'workout-retracted', 'workout removed'],
    ]);
  });

  it('moves an award with its workout, and reverses it on the date where it stands', () => {
    const { claimedPoints: _, type: __, ...facts } = workoutLogged(day, 'w');
    const moved = { ...facts, type: 'WorkoutCorrected', ...on('2026-05-05'), replaced: facts } as const;
    const { entryId, eventId, ...award } =
      pointsEntries(foldPoints(history(workoutLogged(day, 'w'), moved)))[2] ?? {};
    expect([entryId, eventId]).to.deep.equal(['entry 001:award', 'entry 001']);
    expect(award).to.include({ date: '2026-05-05', points: 2, reason: 'workout-completed' });
    expect(pointsByDay(foldPoints(history(workoutLogged(day, 'w'), moved)))).to.deep.equal([
      { date: '2026-05-04', points: 0 },
      { date: '2026-05-05', points: 2 },
    ]);
    const removed = pointsEntries(foldPoints(history(workoutLogged(day, 'w'), moved, workoutRetracted('w'))));
    expect(removed.map(({ date, points, text }) => [date, points, text])).to.deep.equal([
      ['2026-05-04', 2, 'workout completed'],
      ['2026-05-04', -2, 'workout moved to another day'],
      ['2026-05-05', 2, 'workout completed'],
      ['2026-05-05', -2, 'workout removed'],
    ]);
    const double = awardUnder({ ...pointsRulesV1, workout: 40 });
    expect(foldPoints(history(workoutLogged(day, 'w'), moved), double).total).to.equal(40);
    expect(foldPoints(history(moved)).total).to.equal(0);
  });

  it('awards points by other rules, and subtracts the same points on reversal', () => {
    const double = awardUnder({ ...pointsRulesV1, workout: 40, routine: 0 });
    const events = history(
      workoutLogged(day, 'w'),
      workoutLogged(day, 'x'),
      routineCompleted(day),
      workoutRetracted('w'),
    );
    expect(foldPoints(events, double).total).to.equal(40);
    expect(foldPoints(history(routineCompleted(day), routineReopened(day)), double).total).to.equal(0);
  });
});
