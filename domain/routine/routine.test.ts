import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { given } from '#domain/testing/given.ts';
import { expectMirror, machineOf } from '#domain/testing/mirror.ts';
import { historyOf } from '#domain/testing/run.ts';
import { routineDecider } from './routine.ts';
import type { RoutineCommand } from './routine-commands.ts';
import type { RoutineEvent } from './routine-events.ts';
import { routineLifecycle } from './routine-lifecycle.ts';
import { totalSets } from './routine-rules.ts';

const date = asMemberDay('2026-03-04');
const of = { memberId: asMemberId('mila'), date, template: 'daily-custom' } as const;
const exercises: readonly RoutineExercise[] = [
  { name: 'Push-ups', type: 'reps', sets: 2, reps: 10 },
  { name: 'Walking', type: 'steps', steps: 8000 },
];
const plan = { exercises, durationMinutes: 20 };
const edited = { exercises: exercises.slice(1), durationMinutes: 5 };
const evening = { today: date };
const daysLater = (n: number) => ({ today: addDays(date, n) });

type Place = readonly [exerciseIndex: number, setIndex: number];
const at = ([exerciseIndex, setIndex]: Place) => ({ ...of, exerciseIndex, setIndex });
const tick = (...place: Place) => ({ type: 'TickSet', ...at(place), ...evening, plan }) as const;
const untick = (...place: Place) => ({ type: 'UntickSet', ...at(place), ...evening, plan }) as const;
const ticked = (...place: Place): RoutineEvent => ({ type: 'RoutineSetTicked', ...at(place) });
const unticked = (...place: Place): RoutineEvent => ({ type: 'RoutineSetUnticked', ...at(place) });
const opened: RoutineEvent = { type: 'RoutineOpened', ...of, exercises, durationMinutes: 20 };
const completed: RoutineEvent = { type: 'RoutineCompleted', ...of, points: 2 };
const reopened: RoutineEvent = { type: 'RoutineReopened', ...of, points: 2 };

const routine = given(routineDecider);
const begun = [opened, ticked(0, 0)];
const done = [opened, ticked(0, 0), ticked(0, 1), ticked(1, 0), completed];

describe('the daily routine', () => {
  describe('not opened', () => {
    it('is opened by the first tick with the current plan', () => {
      routine().when(tick(1, 0)).yields(opened, ticked(1, 0));
    });
    it('stores the parts of the template that it needs', () => {
      const template = { ...plan, id: 'daily-custom', name: 'My Daily Plan' };
      routine()
        .when({ ...tick(0, 0), plan: template })
        .yields(opened, ticked(0, 0));
    });
    it('is completed at once when the plan has one set', () => {
      routine()
        .when({ ...tick(0, 0), plan: edited })
        .yields({ ...opened, ...edited }, ticked(0, 0), completed);
    });
    it('has nothing to untick', () => routine().when(untick(0, 0)).yieldsNothing());
    it('can be opened late while its date can be credited', () => {
      routine()
        .when({ ...tick(1, 0), ...daysLater(7) })
        .yields(opened, ticked(1, 0));
    });
    it('cannot be opened after the credit window', () => {
      routine()
        .when({ ...tick(0, 0), ...daysLater(8) })
        .refuses('routine-expired');
    });
    it('cannot be opened for a future date', () => {
      routine()
        .when({ ...tick(0, 0), ...daysLater(-1) })
        .refuses('future-date');
    });
  });

  describe('opened', () => {
    it('is ticked set by set', () =>
      routine(...begun)
        .when(tick(0, 1))
        .yields(ticked(0, 1)));
    it('records a tick of a set once', () =>
      routine(...begun)
        .when(tick(0, 0))
        .yieldsNothing());
    it('unticks a set and ticks it again', () => {
      routine(...begun)
        .when(untick(0, 0))
        .yields(unticked(0, 0));
      routine(...begun, unticked(0, 0))
        .when(tick(0, 0))
        .yields(ticked(0, 0));
    });
    it('records the unticking of a set once', () => {
      routine(...begun, unticked(0, 0))
        .when(untick(0, 0))
        .yieldsNothing();
      routine(...begun)
        .when(untick(1, 0))
        .yieldsNothing();
    });
    it('is completed by the last set, in any order', () => {
      routine(...begun, ticked(0, 1))
        .when(tick(1, 0))
        .yields(ticked(1, 0), completed);
      routine(opened, ticked(1, 0), ticked(0, 1)).when(tick(0, 0)).yields(ticked(0, 0), completed);
    });
    it('uses the version of the plan with which it was opened', () => {
      routine(...begun)
        .when({ ...tick(0, 1), plan: edited })
        .yields(ticked(0, 1));
      routine({ ...opened, ...edited })
        .when(tick(0, 1))
        .refuses('unknown-set');
    });
    it('can be ticked and unticked for seven days after its date', () => {
      routine(...begun)
        .when({ ...tick(0, 1), ...daysLater(7) })
        .yields(ticked(0, 1));
      routine(...begun)
        .when({ ...untick(0, 0), ...daysLater(7) })
        .yields(unticked(0, 0));
    });
    it('cannot be ticked from the eighth day on', () => {
      const over = { message: 'This routine is more than 7 days old.', kind: 'conflict' } as const;
      for (const late of [tick(0, 1), untick(0, 0)])
        routine(...begun)
          .when({ ...late, ...daysLater(8) })
          .refuses('routine-expired', over);
    });
    it('is completed late by its last set', () => {
      routine(...begun, ticked(0, 1))
        .when({ ...tick(1, 0), ...daysLater(5) })
        .yields(ticked(1, 0), completed);
    });
  });

  describe('completed', () => {
    it('has nothing more to tick', () =>
      routine(...done)
        .when(tick(0, 0))
        .yieldsNothing());
    it('is reopened by unticking a set, which withdraws its points', () => {
      routine(...done)
        .when(untick(0, 1))
        .yields(unticked(0, 1), reopened);
      routine(...done, unticked(0, 1), reopened)
        .when(untick(0, 0))
        .yields(unticked(0, 0));
    });
    it('is completed again when the set is ticked again', () => {
      routine(...done, unticked(0, 1), reopened)
        .when(tick(0, 1))
        .yields(ticked(0, 1), completed);
    });
    it('can be reopened for seven days after its date', () => {
      routine(...done)
        .when({ ...untick(0, 1), ...daysLater(7) })
        .yields(unticked(0, 1), reopened);
      routine(...done)
        .when({ ...untick(0, 1), ...daysLater(8) })
        .refuses('routine-expired');
    });
  });

  const outside: readonly Place[] = [
    [0, 2],
    [1, 1],
    [2, 0],
    [-1, 0],
    [0, -1],
    [0, 0.5],
    [0.5, 0],
    [0, Number.NaN],
  ];
  for (const place of outside) {
    it(`refuses set ${place.join(', ')}`, () => {
      const said = { message: 'The routine has no such set.', kind: 'invalid' } as const;
      routine()
        .when(tick(...place))
        .refuses('unknown-set', said);
      routine(...begun)
        .when(tick(...place))
        .refuses('unknown-set', said);
      routine(...begun)
        .when(untick(...place))
        .refuses('unknown-set', said);
    });
  }
});

describe('properties of any sequence of ticks', () => {
  const place = fc.constantFrom<Place>([0, 0], [0, 1], [1, 0]);
  const command: fc.Arbitrary<RoutineCommand> = fc.oneof(
    place.map((at) => tick(...at)),
    place.map((at) => untick(...at)),
  );
  const commands = fc.array(command, { maxLength: 40 });
  const pointsOf = (events: readonly RoutineEvent[]) =>
    events.reduce((sum, event) => {
      if (event.type === 'RoutineCompleted') return sum + event.points;
      return event.type === 'RoutineReopened' ? sum - event.points : sum;
    }, 0);

  it('is worth 2 points while every set is ticked, otherwise none', () => {
    fc.assert(
      fc.property(commands, (some) => {
        const events = historyOf(routineDecider, some);
        const { status, ticked: sets, points } = fold(routineDecider, events);
        const isDone = sets.length === totalSets(exercises);
        expect([pointsOf(events), points, status === 'completed']).to.deep.equal(
          isDone ? [2, 2, true] : [0, 0, false],
        );
      }),
    );
  });
  it('leaves every set in the state of its last tick', () => {
    fc.assert(
      fc.property(commands, (some) => {
        const last = new Map(
          some.map(({ type, exerciseIndex, setIndex }) => [`${exerciseIndex}.${setIndex}`, type]),
        );
        const expected = [...last].filter(([, type]) => type === 'TickSet').map(([key]) => key);
        expect(fold(routineDecider, historyOf(routineDecider, some)).ticked).to.have.members(expected);
      }),
    );
  });
});

describe('the lifecycle of a routine', () => {
  it('matches the decider', () => {
    const places: readonly Place[] = [
      [0, 0],
      [0, 1],
      [1, 0],
    ];
    const commands = places.flatMap((place) => [tick(...place), untick(...place)]);
    expectMirror(machineOf(routineLifecycle), routineDecider, commands);
  });
});
