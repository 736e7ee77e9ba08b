import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { type PlannedSets, progressionOf } from './progression.ts';
import type { ExerciseSession, SetAmounts } from './set-log.ts';

type Done = readonly [amount: number, rpe: number | null, kilograms?: number];

const ofReps = (...sets: Done[]): ExerciseSession => ({
  date: asMemberDay('2026-03-02'),
  sets: sets.map(
    ([reps, rpe, value]): SetAmounts => ({
      reps,
      load: value === undefined ? null : { value, unit: 'kg' },
      seconds: null,
      rpe,
    }),
  ),
});
const holds = (...sets: Done[]): ExerciseSession => ({
  date: asMemberDay('2026-03-02'),
  sets: sets.map(([seconds, rpe]) => ({ reps: 0, load: null, seconds, rpe })),
});

/** Two sets of twelve. */
const assisted = (value: number): ExerciseSession => ({
  date: asMemberDay('2026-03-02'),
  sets: [7, 8].map((rpe) => ({
    ...{ reps: 12, seconds: null, rpe },
    load: { value, unit: 'kg', kind: 'assistance' },
  })),
});

const plan: PlannedSets = { sets: 2, reps: 12 };
const hold: PlannedSets = { sets: 2, durationSeconds: 45 };
const twenty = ofReps([12, 7, 20], [12, 8, 20]);
const bodyweight = ofReps([12, 7], [12, 8]);

describe('double progression', () => {
  const cases: readonly [
    when: string,
    plan: PlannedSets,
    sessions: ExerciseSession[],
    next: object | null,
  ][] = [
    ['top reps in two sessions', plan, [twenty, twenty], { kind: 'load', to: { value: 22.5, unit: 'kg' } }],
    ['more than the top reps', plan, [ofReps([13, 7, 20], [12, 8, 20]), twenty], { kind: 'load' }],
    ['one session only', plan, [twenty], null],
    ['no session', plan, [], null],
    ['a set below the top', plan, [ofReps([12, 7, 20], [11, 8, 20]), twenty], null],
    ['a set below the top in the session before', plan, [twenty, ofReps([12, 7, 20], [11, 8, 20])], null],
    ['an effort of 8.5', plan, [ofReps([12, 7, 20], [12, 8.5, 20]), twenty], null],
    ['an effort of 9 in the session before', plan, [twenty, ofReps([12, 9, 20], [12, 8, 20])], null],
    [
      'the effort of one set of each session',
      plan,
      [ofReps([12, null, 20], [12, 8, 20]), twenty],
      { kind: 'load' },
    ],
    ['no effort in one session', plan, [ofReps([12, null, 20], [12, null, 20]), twenty], null],
    ['fewer sets than planned', plan, [ofReps([12, 7, 20]), twenty], null],
    ['a lighter session before', plan, [twenty, ofReps([12, 7, 17.5], [12, 8, 17.5])], null],
    ['a heavier session before', plan, [twenty, ofReps([12, 7, 22.5], [12, 8, 22.5])], { kind: 'load' }],
    [
      'two loads in one session, from the lighter one',
      plan,
      [ofReps([12, 7, 20], [12, 8, 22.5]), twenty],
      { kind: 'load', from: { value: 20, unit: 'kg' }, to: { value: 22.5, unit: 'kg' } },
    ],
    [
      'two sessions with assistance, by less of it',
      plan,
      [assisted(20), assisted(20)],
      {
        kind: 'load',
        from: { value: 20, unit: 'kg', kind: 'assistance' },
        to: { value: 17.5, unit: 'kg', kind: 'assistance' },
      },
    ],
    ['less assistance in the session before', plan, [assisted(20), assisted(15)], { kind: 'load' }],
    ['more assistance in the session before', plan, [assisted(20), assisted(25)], null],
    [
      'the last step of assistance, to body weight',
      plan,
      [assisted(2.5), assisted(2.5)],
      { kind: 'load', to: null },
    ],
    ['assistance after a load', plan, [assisted(20), twenty], { kind: 'load' }],
    ['a load after assistance', plan, [twenty, assisted(20)], null],
    ['a set without load beside one with', plan, [ofReps([12, 7], [12, 8, 20]), twenty], null],
    [
      'body weight in two sessions',
      plan,
      [bodyweight, bodyweight],
      { kind: 'reps', from: 12, to: 13, done: [12, 12] },
    ],
    ['a first session at the next rep', plan, [ofReps([13, 7], [13, 8]), bodyweight], null],
    [
      'two sessions at the next rep',
      plan,
      [ofReps([13, 7], [14, 8]), ofReps([13, 7], [13, 8])],
      { kind: 'reps', from: 13, to: 14 },
    ],
    [
      'a hold in two sessions',
      hold,
      [holds([45, 7], [45, 8]), holds([50, 7], [45, 8])],
      { kind: 'seconds', from: 45, to: 50, done: [45, 45] },
    ],
    ['a hold that was shorter before', hold, [holds([50, 7], [50, 8]), holds([45, 7], [45, 8])], null],
    ['a hold below the plan', hold, [holds([40, 7], [45, 8]), holds([45, 7], [45, 8])], null],
    [
      '20 minutes of cardio',
      { sets: 1, durationSeconds: 1_200 },
      [holds([1_200, 6]), holds([1_200, 6])],
      null,
    ],
  ];
  for (const [when, planned, sessions, next] of cases)
    it(`suggests ${next ? 'the next step' : 'nothing'} after ${when}`, () => {
      const suggested = progressionOf(planned, sessions);
      if (next) expect(suggested).to.deep.include(next);
      else expect(suggested).to.equal(null);
    });

  it('adds 5 lb where the load is in pounds', () => {
    const inPounds: ExerciseSession = {
      ...twenty,
      sets: [{ reps: 12, load: { value: 40, unit: 'lbs' }, seconds: null, rpe: 8 }],
    };
    expect(progressionOf({ sets: 1, reps: 12 }, [inPounds, inPounds])).to.deep.equal({
      kind: 'load',
      from: { value: 40, unit: 'lbs' },
      to: { value: 45, unit: 'lbs' },
      done: [12],
    });
  });
});
