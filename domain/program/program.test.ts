import { expect } from 'chai';
import fc from 'fast-check';
import { toMass } from '#domain/body/quantity.ts';
import { addDays } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import { expectMirror, machineOf } from '#domain/testing/mirror.ts';
import {
  assessmentStarted,
  dailyStarted,
  end,
  ended,
  first,
  keepDose,
  moveGoal,
  second,
  start,
  startAssessment,
  startDaily,
  started,
  third,
  today,
} from '#domain/testing/program-samples.ts';
import { programDecider } from './program.ts';
import type { ChangeGoal, StartProgram } from './program-commands.ts';
import type { ProgramEvent } from './program-events.ts';
import { programLifecycle } from './program-lifecycle.ts';

const given = givenFor(programDecider);

describe('program', () => {
  it('has a lifecycle table that matches its decider', () => {
    expectMirror(machineOf(programLifecycle), programDecider, [
      start,
      startDaily,
      startAssessment,
      keepDose,
      moveGoal,
      end,
    ]);
  });

  describe('with no active program', () => {
    it('starts a program', () => {
      given().when(start).yields(started);
    });

    it('has no program to end', () => {
      given().when(end).yieldsNothing();
      given(started, ended(first, 'reset')).when(end).yieldsNothing();
    });
  });

  describe('with an active program', () => {
    it('ends it before the new one starts', () => {
      given(started).when(startDaily).yields(ended(first, 'replaced'), dailyStarted);
    });

    it('stores the date of a reached goal only for the program that it ends', () => {
      const reached = { programId: first, on: today };
      given(started)
        .when({ ...startDaily, reached })
        .yields({ ...ended(first, 'replaced'), goalReachedOn: today }, dailyStarted);
      given(started, ended(first, 'replaced'), assessmentStarted)
        .when({ ...startDaily, reached })
        .yields(ended(third, 'replaced'), dailyStarted);
    });

    it('stores the choice of the dose for this week once, and the way back', () => {
      const { week, choice, memberId } = keepDose;
      const kept = { type: 'DoseChosen', memberId, programId: first, week, choice } as const;
      const back = { ...keepDose, choice: 'this-week' } as const;
      given(started).when(keepDose).yields(kept);
      given(started, kept).when(keepDose).yieldsNothing();
      given(started, kept)
        .when(back)
        .yields({ ...kept, choice: 'this-week' });
      given(started).when(back).yieldsNothing();
    });

    it('takes no choice of the dose for another week, nor for a program that does not run', () => {
      given(started)
        .when({ ...keepDose, week: 2 })
        .refuses('dose-closed');
      given(started)
        .when({ ...keepDose, programId: second })
        .refuses('unknown-program');
      given().when(keepDose).refuses('unknown-program');
    });

    const terms = { goalValue: 10, plannedEndDate: addDays(today, 84), targetWeight: toMass(170, 'lbs') };
    const { memberId } = moveGoal;
    const changed = (change: Partial<typeof terms>) =>
      ({
        ...({ type: 'GoalChanged', memberId, programId: first } as const),
        ...{ ...terms, ...change, replaced: terms },
      }) as const;
    const later = changed({ plannedEndDate: addDays(today, 105) });

    it('moves the date of the goal once', () => {
      given(started).when(moveGoal).yields(later);
      given(started, later).when(moveGoal).yieldsNothing();
    });

    it('makes the goal smaller, and its target with it', () => {
      given(started)
        .when({ ...moveGoal, goalValue: 8, plannedEndDate: null })
        .yields(changed({ goalValue: 8, targetWeight: toMass(172, 'lbs') }));
    });

    it('makes no goal bigger, and no date earlier', () => {
      const refused: readonly Partial<Pick<ChangeGoal, 'goalValue' | 'plannedEndDate'>>[] = [
        { goalValue: 11 },
        { goalValue: 0 },
        { plannedEndDate: '2026-02-01' },
      ];
      for (const change of refused)
        given(started)
          .when({ ...moveGoal, ...change })
          .refuses('goal-not-easier');
      given(dailyStarted)
        .when({ ...moveGoal, programId: second })
        .refuses('goal-not-easier');
      given(started)
        .when({ ...moveGoal, programId: second })
        .refuses('unknown-program');
      given(started)
        .when({ ...moveGoal, plannedEndDate: '2926-02-01' })
        .refuses('invalid-date');
    });

    it('ends it on a reset', () => {
      given(started).when(end).yields(ended(first, 'reset'));
    });

    it('starts a program once, also when another one followed', () => {
      given(started).when(start).yieldsNothing();
      given(started, ended(first, 'replaced'), dailyStarted).when(start).yieldsNothing();
    });

    it('keeps it when the new program is refused', () => {
      given(started)
        .when({ ...startDaily, dailyTemplate: 'daily-custom' })
        .refuses('no-exercises');
    });
  });

  it('keeps ended programs with the reason of their end', () => {
    const history: readonly ProgramEvent[] = [
      started,
      ended(first, 'replaced'),
      dailyStarted,
      ended(second, 'reset'),
      assessmentStarted,
    ];
    const state = fold(programDecider, history);
    expect(state.active?.programId).to.equal(third);
    expect(state.ended.map(({ programId, reason }) => [programId, reason])).to.deep.equal([
      [first, 'replaced'],
      [second, 'reset'],
    ]);
  });

  it('ignores an end without a start', () => {
    expect(fold(programDecider, [ended(first, 'reset')])).to.deep.equal(programDecider.initialState);
  });
});

describe('starting an assessment', () => {
  it('lasts 7 days and ends on the day after', () => {
    given().when(startAssessment).yields(assessmentStarted);
  });
});

describe('the planned end of any program', () => {
  it('never lies before its start', () => {
    const command = fc.record({
      sentType: fc.constantFrom<StartProgram['sentType']>('lean', 'muscle', 'cardio', 'assessment'),
      goalValue: fc.double({ min: 0, max: 10_000, noNaN: true }),
      goalUnit: fc.constantFrom<StartProgram['goalUnit']>('lbs', 'kg', '%', 'miles'),
      startDate: fc.integer({ min: -36_525, max: 36_525 }).map((days) => addDays(today, days)),
      weight: fc.option(
        fc.double({ min: 0, max: 10_000, noNaN: true }).map((value) => toMass(value, 'kg')),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(command, (fields) => {
        const events = programDecider.decide(programDecider.initialState, {
          ...start,
          ...fields,
          plannedEndDate: null,
          acknowledged: ['pace', 'deadline', 'weight'],
        });
        const { active } = fold(programDecider, events);
        expect((active?.plannedEndDate ?? '') >= fields.startDate).to.equal(true);
      }),
    );
  });
});
