import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldPoints } from '#domain/points/points-ledger.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { choices, historyOf } from '#domain/streak/testing/random-history.ts';
import type { WorkoutEvent } from '#domain/workout/workout-events.ts';
import type { ImportEvent } from './import-events.ts';

type History = readonly Recorded<DomainEvent>[];

/** An import with a workout and a weight on the date of each event, and its end. */
function withImports(history: History, isWithdrawn: boolean): History {
  return history.flatMap((recorded, index) => {
    const { event, metadata } = recorded;
    if (!('memberId' in event) || index === 0) return [recorded];
    const of = { memberId: event.memberId, importId: `i${index}` };
    const date = index % 2 === 0 ? metadata.localDate : asMemberDay('2012-05-04');
    const workout = {
      ...{ workoutId: `w${index}`, date, startedAt: null, name: 'Legs', durationMinutes: 50, note: null },
      sets: [{ exercise: 'Squat', set: 1, reps: 5, load: null, seconds: null, rpe: null }],
    };
    const source = 'strong' as const;
    const facts = { startedAt: null, durationMinutes: 50, points: 0, sets: workout.sets };
    const ofWorkout = { memberId: event.memberId, workoutId: workout.workoutId };
    const changes: readonly WorkoutEvent[] = [
      {
        ...{ type: 'WorkoutCorrected', ...ofWorkout, templateId: 'imported', isCompleted: true },
        ...{ ...facts, date: metadata.localDate, perceivedExertion: 6, moodAfter: 4, imported: true },
        replaced: { ...facts, date, perceivedExertion: null, moodAfter: null },
      },
      { type: 'WorkoutRetracted', ...ofWorkout, importId: of.importId },
    ];
    const events: readonly (ImportEvent | WorkoutEvent)[] = [
      { type: 'ImportBegun', ...of, source, fileName: null },
      { type: 'WorkoutsImported', ...of, source, batch: 1, workouts: [workout] },
      { type: 'WeightsImported', ...of, source, batch: 1, weights: [] },
      isWithdrawn
        ? { type: 'ImportWithdrawn', ...of, workoutIds: [workout.workoutId], entryIds: [] }
        : { type: 'ImportCompleted', ...of },
      ...changes.slice(0, index % 3),
    ];
    return [
      recorded,
      ...events.map((more, nth) => ({ ...recorded, event: more, id: `import ${index} ${nth}` })),
    ];
  });
}

describe('an import in any history', () => {
  it('earns no point and no token, and moves no streak and no count', () => {
    const numbers = fc.array(fc.nat(choices), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(numbers, fc.boolean(), (given, isWithdrawn) => {
        const history = historyOf(given);
        const longer = withImports(history, isWithdrawn);
        expect(foldPoints(longer)).to.deep.equal(foldPoints(history));
        expect(foldActivity(longer)).to.deep.equal(foldActivity(history));
      }),
    );
  });
});
