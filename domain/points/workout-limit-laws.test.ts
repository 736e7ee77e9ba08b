import { expect } from 'chai';
import fc from 'fast-check';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { type WorkoutCommand, workoutDecider } from '#domain/workout/workout.ts';
import type { WorkoutEvent, WorkoutLogged } from '#domain/workout/workout-events.ts';
import { foldPoints, pointsByDay, pointsEntries } from './points-ledger.ts';
import {
  history,
  memberId,
  routineCompleted,
  routineReopened,
  workoutLogged,
  workoutRetracted,
} from './testing/points-log.ts';

const dates = ['2026-05-04', '2026-05-05'] as const;
type Step =
  | { readonly log: { date: (typeof dates)[number]; minutes: number } }
  | { readonly retract: number };

const anySteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      log: fc.record({ date: fc.constantFrom(...dates), minutes: fc.constantFrom(1, 30, 300, 1440) }),
    }),
    fc.record({ retract: fc.nat({ max: 40 }) }),
  ),
  { maxLength: 60, size: 'max' },
);

/** The events that the decider produces for the steps after `before`; refused steps are skipped. */
function decided(steps: readonly Step[], before: readonly WorkoutEvent[] = []): readonly WorkoutEvent[] {
  const events = [...before];
  for (const [index, step] of steps.entries()) events.push(...accepted(events, commandOf(step, index)));
  return events;
}

function commandOf(step: Step, index: number): WorkoutCommand {
  if ('retract' in step) return { type: 'RetractWorkout', memberId, workoutId: `w${step.retract}` };
  const { points: _, startedAt: __, ...workout } = workoutLogged(step.log.date, `w${index}`);
  return {
    ...workout,
    type: 'LogWorkout',
    templateId: 'core-circuit',
    started: null,
    today: asMemberDay('2026-06-01'),
    dayMinutes: 1440,
    durationMinutes: step.log.minutes,
  };
}

function accepted(events: readonly WorkoutEvent[], command: WorkoutCommand): readonly WorkoutEvent[] {
  try {
    return workoutDecider.decide(fold(workoutDecider, events), command);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function standing(events: readonly WorkoutEvent[]): readonly WorkoutLogged[] {
  const { retracted } = fold(workoutDecider, events);
  return events.flatMap((event) =>
    event.type === 'WorkoutLogged' && !retracted.includes(event.workoutId) ? [event] : [],
  );
}

const minutesOn = (date: string, events: readonly WorkoutEvent[]): number =>
  standing(events).reduce((sum, event) => sum + (event.date === date ? event.durationMinutes : 0), 0);

/** Interleaves both lists; each keeps its own order. */
function mixed(
  [...first]: readonly Recorded<DomainEvent>[],
  [...second]: readonly Recorded<DomainEvent>[],
  places: readonly number[],
): readonly Recorded<DomainEvent>[] {
  for (const [nth, place] of places.toSorted((a, b) => a - b).entries()) {
    const [next] = second.splice(0, 1);
    if (next) first.splice(Math.min(place + nth, first.length), 0, next);
  }
  return [...first, ...second];
}

describe('properties of the workout reward limit', () => {
  it('workouts of a date never earn over ten points, and no total falls below zero', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const events = decided(steps);
        const days = events.flatMap((_, end) =>
          pointsByDay(foldPoints(history(...events.slice(0, end + 1)))),
        );
        for (const { points } of days) expect(points).to.be.within(0, 10);
      }),
    );
  });

  it('the workouts of a date never last longer than the date', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const events = decided(steps);
        for (const date of dates) expect(minutesOn(date, events)).to.be.at.most(1440);
      }),
    );
  });

  it('workouts recorded before the limit keep their points, whichever events follow', () => {
    const before = Array.from({ length: 8 }, (_, index) => workoutLogged(dates[0], `old ${index}`));
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { total } = foldPoints(history(...decided(steps, before)));
        expect(total).to.equal(standing(decided(steps, before)).reduce((sum, { points }) => sum + points, 0));
        expect(total).to.be.at.least(foldPoints(history(...before)).total);
      }),
    );
    const undone = history(...before, workoutRetracted('old 7'));
    expect([foldPoints(history(...before)).total, foldPoints(undone).total]).to.deep.equal([16, 14]);
  });

  it('the ledger does not depend on the order or repetition of reading streams', () => {
    const routines = dates.flatMap((date) => [
      routineCompleted(date),
      routineReopened(date),
      routineCompleted(date),
    ]);
    const anyPlaces = fc.array(fc.nat({ max: 60 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(anySteps, anyPlaces, (steps, places) => {
        const workouts = decided(steps);
        const together = history(...workouts, ...routines);
        const other = mixed(together.slice(0, workouts.length), together.slice(workouts.length), places);
        expect(pointsEntries(foldPoints(other))).to.deep.equal(pointsEntries(foldPoints(together)));
        expect(foldPoints([...other, ...other])).to.deep.equal(foldPoints(other));
      }),
    );
  });
});
