import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { type ImportCommand, importDecider } from './history-import.ts';
import type { ImportEvent, ImportedWorkout } from './import-events.ts';

const memberId = asMemberId('maya');
const of = { memberId, importId: 'i1' };
const begin: ImportCommand = { type: 'BeginImport', ...of, source: 'hevy', fileName: 'hevy.csv' };
const workout = (workoutId: string, date = '2019-03-01'): ImportedWorkout => ({
  ...{ workoutId, date: asMemberDay(date), startedAt: null, name: 'Legs', durationMinutes: 50, note: null },
  sets: [{ exercise: 'Squat', set: 1, reps: 5, load: null, seconds: null, rpe: null }],
});
const batchOf = (
  batch: number,
  workouts: readonly ImportedWorkout[],
  known: readonly string[] = [],
): ImportCommand => ({
  ...{ type: 'ImportWorkouts', ...of, batch, today: asMemberDay('2026-03-10'), workouts },
  known: new Set(known),
});

/** The events of commands that are sent one after the other. */
function eventsAfter(...commands: readonly ImportCommand[]): readonly ImportEvent[] {
  const events: ImportEvent[] = [];
  for (const command of commands) events.push(...importDecider.decide(fold(importDecider, events), command));
  return events;
}
const idsIn = (events: readonly ImportEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'WorkoutsImported' ? event.workouts.map(({ workoutId }) => workoutId) : [],
  );

describe('an import of a history', () => {
  it('stores each workout once, also when it is begun twice and a batch is sent twice', () => {
    const first = batchOf(1, [workout('a'), workout('b'), workout('a')]);
    const events = eventsAfter(begin, begin, first, first, batchOf(2, [workout('b'), workout('c')]));
    expect(events.map(({ type }) => type)).to.deep.equal([
      'ImportBegun',
      'WorkoutsImported',
      'WorkoutsImported',
    ]);
    expect(idsIn(events)).to.deep.equal(['a', 'b', 'c']);
  });

  it('leaves out what the history has already', () => {
    expect(idsIn(eventsAfter(begin, batchOf(1, [workout('a'), workout('b')], ['a'])))).to.deep.equal(['b']);
  });

  it('names everything that came with it when it is taken back, once', () => {
    const withdraw: ImportCommand = { type: 'WithdrawImport', ...of };
    const events = eventsAfter(begin, batchOf(1, [workout('a'), workout('b')]), withdraw, withdraw);
    expect(events.at(-1)).to.deep.equal({
      ...{ type: 'ImportWithdrawn', ...of, workoutIds: ['a', 'b'], entryIds: [] },
    });
    expect(events).to.have.length(3);
  });

  const refusals: readonly (readonly [what: string, code: string, ...commands: readonly ImportCommand[]])[] =
    [
      ['a batch before it is begun', 'unknown-import', batchOf(1, [workout('a')])],
      [
        'a batch after it is complete',
        'import-ended',
        begin,
        { type: 'CompleteImport', ...of },
        batchOf(1, [workout('a')]),
      ],
      [
        'a batch after it is taken back',
        'import-ended',
        begin,
        { type: 'WithdrawImport', ...of },
        batchOf(1, [workout('a')]),
      ],
      ['a day to come', 'future-date', begin, batchOf(1, [workout('a', '2026-03-11')])],
      [
        'a set that cannot be right',
        'invalid-sets',
        begin,
        batchOf(1, [
          {
            ...workout('a'),
            sets: [{ exercise: 'Squat', set: 1, reps: 0, load: null, seconds: null, rpe: null }],
          },
        ]),
      ],
    ];
  for (const [what, code, ...commands] of refusals)
    it(`refuses ${what}`, () => {
      expect(() => eventsAfter(...commands))
        .to.throw()
        .with.property('code', code);
    });
});
