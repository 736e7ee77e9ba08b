import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { newRecords } from './new-records.ts';
import {
  amountsAt,
  answerSuggestion,
  changeSet,
  lastTimeAt,
  loggedSets,
  newSessionLog,
  suggestionFor,
  withPast,
} from './session-log.ts';
import { type ExerciseSession, noRecords, recordsAfter, type SetAmounts } from './set-log.ts';

const plan = [
  { name: 'Goblet Squats', sets: 3, reps: 12 },
  { name: 'Plank Hold', sets: 2, durationSeconds: 45 },
];
const kg = (value: number) => ({ value, unit: 'kg' }) as const;
const squat = (reps: number, value: number, rpe: number | null = null): SetAmounts => ({
  reps,
  load: kg(value),
  seconds: null,
  rpe,
});
const held = (seconds: number): SetAmounts => ({ reps: 0, load: null, seconds, rpe: null });
const on = (date: string, ...sets: SetAmounts[]): ExerciseSession => ({ date: asMemberDay(date), sets });
const pastOf = (name: string, ...sessions: ExerciseSession[]) => ({
  name,
  sessions,
  records: recordsAfter(noRecords, sessions.toReversed()),
});
const place = (exercise: number, set: number) => ({ exercise, set });
const today = asMemberDay('2026-03-10');

const fresh = newSessionLog(plan);
const known = withPast(fresh, [
  pastOf('goblet squats', on('2026-03-06', squat(12, 16, 8), squat(10, 16))),
  pastOf('Plank Hold', on('2026-03-06', held(60), held(50))),
]);
const firstTwo = [
  [true, true, false],
  [true, false],
];

describe('a set of a session', () => {
  it('is as planned the first time', () => {
    expect(amountsAt(fresh, place(0, 1))).to.deep.equal({ reps: 12, load: null, seconds: null, rpe: null });
    expect(amountsAt(fresh, place(1, 0))).to.deep.equal(held(45));
    expect(lastTimeAt(fresh, place(0, 0))).to.equal(null);
  });

  it('is as the same set of last time, without its effort, and as its last one beyond', () => {
    expect([0, 1, 2].map((set) => amountsAt(known, place(0, set)))).to.deep.equal([
      squat(12, 16),
      squat(10, 16),
      squat(10, 16),
    ]);
    expect(lastTimeAt(known, place(0, 0))).to.deep.equal(squat(12, 16, 8));
  });

  it('has the load of last time, and reps or seconds by the dose of the program', () => {
    const dosed = (amounts: 'exact' | 'at-least', reps: number, durationSeconds: number) => {
      const [squats, plank] = plan.map((exercise) => ({ ...exercise, amounts }));
      const log = newSessionLog([
        { ...squats, name: 'Goblet Squats', sets: 3, reps, amounts },
        { ...plank, name: 'Plank Hold', sets: 2, durationSeconds, amounts },
      ]);
      const past = known.past.flatMap((one, index) =>
        one ? [{ name: plan[index]?.name ?? '', ...one }] : [],
      );
      return [place(0, 0), place(0, 1), place(1, 1)].map((at) => amountsAt(withPast(log, past), at));
    };
    expect(dosed('at-least', 11, 55)).to.deep.equal([squat(12, 16), squat(11, 16), held(55)]);
    expect(dosed('exact', 8, 40)).to.deep.equal([squat(8, 16), squat(8, 16), held(40)]);
  });

  it('takes the numbers of the set before it, once those were changed', () => {
    const changed = changeSet(known, place(0, 0), { load: kg(18.5), rpe: 7 });
    expect(amountsAt(changed, place(0, 0))).to.deep.equal(squat(12, 18.5, 7));
    expect(amountsAt(changed, place(0, 1))).to.deep.equal(squat(12, 18.5));
    expect(amountsAt(changed, place(1, 0))).to.deep.equal(held(60));
  });

  it('is as planned where the exercise was counted in another way last time', () => {
    const timed = withPast(fresh, [pastOf('Goblet Squats', on('2026-03-06', held(30)))]);
    expect(amountsAt(timed, place(0, 0)).reps).to.equal(12);
  });
});

describe('the sets of a session', () => {
  it('are logged as far as they are ticked', () => {
    const log = changeSet(known, place(0, 1), { reps: 9 });
    expect(loggedSets(log, firstTwo)).to.deep.equal([
      { exercise: 'Goblet Squats', set: 1, ...squat(12, 16) },
      { exercise: 'Goblet Squats', set: 2, ...squat(9, 16) },
      { exercise: 'Plank Hold', set: 1, ...held(60) },
    ]);
    expect(
      loggedSets(fresh, [
        [false, false, false],
        [false, false],
      ]),
    ).to.deep.equal([]);
  });

  it('are numbered on where an exercise stands in the plan twice', () => {
    const twice = newSessionLog([
      { name: 'Rows', sets: 2, reps: 8 },
      { name: 'rows', sets: 1, reps: 6 },
    ]);
    expect(loggedSets(twice, [[true, true], [true]]).map(({ set }) => set)).to.deep.equal([1, 2, 3]);
  });

  it('leave out a set that was set to nothing', () => {
    const log = changeSet(fresh, place(0, 1), { reps: 0 });
    expect(loggedSets(log, firstTwo)).to.have.length(2);
  });

  it('break the records of before, one for each exercise', () => {
    const log = changeSet(known, place(0, 0), { load: kg(18.5) });
    const records = newRecords(log, firstTwo, today);
    expect(records.map(({ exercise, kind }) => [exercise, kind])).to.deep.equal([
      ['Goblet Squats', 'maxLoad'],
    ]);
    expect(records[0]?.before).to.deep.equal({ date: '2026-03-06', set: squat(12, 16, 8) });
    expect(newRecords(known, firstTwo, today)).to.deep.equal([]);
    expect(newRecords(fresh, firstTwo, today)).to.deep.equal([]);
  });
});

describe('the suggestion for an exercise', () => {
  const twice = (load: number) => [12, 12, 12].map((reps) => squat(reps, load, 8));
  const ready = withPast(fresh, [
    pastOf('Goblet Squats', on('2026-03-06', ...twice(16)), on('2026-03-04', ...twice(16))),
  ]);

  it('is the next step after two full sessions', () => {
    expect(suggestionFor(ready, 0)).to.deep.include({ kind: 'load', to: kg(18.5), done: [12, 12, 12] });
    expect(suggestionFor(known, 0)).to.equal(null);
    expect(suggestionFor(fresh, 0)).to.equal(null);
  });

  it('changes the sets that are not ticked when it is used, and is not asked again', () => {
    const ticks = [
      [true, false, false],
      [false, false],
    ];
    const used = answerSuggestion(ready, 0, { ticks, use: true });
    const loads = [0, 1, 2].map((set) => amountsAt(used, place(0, set)).load?.value);
    expect(loads).to.deep.equal([16, 18.5, 18.5]);
    expect(suggestionFor(used, 0)).to.equal(null);
  });

  it('changes nothing when it is declined, and is not asked again', () => {
    const declined = answerSuggestion(ready, 0, { ticks: firstTwo, use: false });
    expect(amountsAt(declined, place(0, 2))).to.deep.equal(amountsAt(ready, place(0, 2)));
    expect(suggestionFor(declined, 0)).to.equal(null);
  });
});
