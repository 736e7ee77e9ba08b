import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import {
  brokenRecords,
  type ExerciseSession,
  estimatedMax,
  exerciseLogs,
  loadIn,
  noRecords,
  recordKinds,
  recordsAfter,
  recordValue,
  type SetAmounts,
  weeklyVolume,
} from './set-log.ts';

const reps = (count: number, load: SetAmounts['load'] = null): SetAmounts => ({
  reps: count,
  load,
  seconds: null,
  rpe: null,
});
const held = (seconds: number): SetAmounts => ({ reps: 0, load: null, seconds, rpe: null });
const kg = (value: number) => ({ value, unit: 'kg' }) as const;
const lbs = (value: number) => ({ value, unit: 'lbs' }) as const;
const assisted = (value: number) => ({ ...kg(value), kind: 'assistance' }) as const;
const session = (date: string, ...sets: SetAmounts[]): ExerciseSession => ({ date: asMemberDay(date), sets });

describe('the estimated maximum of a set', () => {
  // load x (1 + reps / 30), worked by hand.
  const cases = [
    { load: kg(30), reps: 1, estimate: 31 },
    { load: kg(60), reps: 5, estimate: 70 },
    { load: lbs(40), reps: 10, estimate: 53.333333 },
    { load: kg(50), reps: 12, estimate: 70 },
    { load: kg(50), reps: 13, estimate: null },
    { load: kg(50), reps: 0, estimate: null },
    { load: null, reps: 10, estimate: null },
  ];
  for (const { load, reps: count, estimate } of cases) {
    const what = load ? `${load.value} ${load.unit}` : 'body weight';
    it(`of ${count} reps with ${what} is ${estimate ?? 'unknown'}`, () => {
      const max = estimatedMax({ load, reps: count });
      if (estimate === null) expect(max).to.equal(null);
      else expect(max?.value).to.be.closeTo(estimate, 0.000_001);
      if (max) expect(max.unit).to.equal(load?.unit);
    });
  }
});

describe('the records of an exercise', () => {
  const first = session('2026-03-02', reps(10, kg(40)), reps(12, kg(40)), reps(8, kg(45)));
  const second = session('2026-03-04', reps(12, kg(42.5)), reps(5, kg(50)));

  it('are the heaviest load, best estimated maximum, longest hold and most reps', () => {
    expect(recordsAfter(noRecords, [first, second])).to.deep.equal({
      maxLoad: { date: '2026-03-04', set: reps(5, kg(50)) },
      // 42.5 x 1.4 = 59.5 is more than 50 x 1.1667 = 58.3.
      bestSet: { date: '2026-03-04', set: reps(12, kg(42.5)) },
      longestHold: null,
      leastAssistance: null,
      mostReps: { date: '2026-03-02', set: reps(12, kg(40)) },
    });
    expect(recordsAfter(noRecords, [session('2026-03-02', held(30), held(45))]).longestHold).to.deep.equal({
      date: '2026-03-02',
      set: held(45),
    });
  });

  it('name the app of a workout that came along, as its session does', () => {
    const date = asMemberDay('2019-03-01');
    const sets = [{ exercise: 'Squat', set: 1, ...reps(5, kg(100)) }];
    const [log] = exerciseLogs([{ date, source: 'strong', sets }], 'kg');
    expect(log?.sessions[0]).to.include({ date, source: 'strong' });
    expect(log?.records.maxLoad).to.include({ date, source: 'strong' });
    expect(exerciseLogs([{ date, sets }], 'kg')[0]?.records.maxLoad).not.to.have.property('source');
  });
  it('compare kilograms with pounds', () => {
    const inPounds = session('2026-03-05', reps(5, lbs(110)));
    expect(recordsAfter(noRecords, [second, inPounds]).maxLoad?.date).to.equal('2026-03-04');
    const heavier = session('2026-03-05', reps(5, lbs(111)));
    expect(recordsAfter(noRecords, [second, heavier]).maxLoad?.date).to.equal('2026-03-05');
  });

  it('stay with the day on which they were first reached', () => {
    const again = session('2026-03-09', reps(5, kg(50)));
    expect(recordsAfter(noRecords, [second, again]).maxLoad?.date).to.equal('2026-03-04');
  });

  it('are broken by what exceeds them, and not by a first time or an equal set', () => {
    const kinds = (before: ExerciseSession[], now: ExerciseSession) =>
      brokenRecords(recordsAfter(noRecords, before), now).map(({ kind }) => kind);
    expect(kinds([first], second)).to.deep.equal(['maxLoad', 'bestSet']);
    expect(kinds([], second)).to.deep.equal([]);
    expect(kinds([second], session('2026-03-09', reps(5, kg(50))))).to.deep.equal([]);
    expect(kinds([session('2026-03-02', held(60))], session('2026-03-09', held(70)))).to.deep.equal([
      'longestHold',
    ]);
  });

  it('of sets with assistance are the least of it, and then the most reps; they hold no other record', () => {
    const days = [
      session('2026-03-02', reps(8, assisted(30)), reps(18, assisted(60))),
      session('2026-03-04', reps(8, assisted(25))),
      session('2026-03-06', reps(10, assisted(25)), reps(6, assisted(25))),
    ];
    expect(recordsAfter(noRecords, days)).to.deep.equal({
      ...noRecords,
      leastAssistance: { date: '2026-03-06', set: reps(10, assisted(25)) },
    });
    const [first, second] = days;
    const broken = brokenRecords(
      recordsAfter(noRecords, first ? [first] : []),
      second ?? session('2026-03-04'),
    );
    expect(broken.map(({ kind }) => kind)).to.deep.equal(['leastAssistance']);
  });

  const anySet = fc.record({
    reps: fc.integer({ min: 0, max: 30 }),
    load: fc.option(
      fc.record(
        {
          value: fc.integer({ min: 1, max: 400 }),
          unit: fc.constantFrom('kg' as const, 'lbs' as const),
          kind: fc.constant('assistance' as const),
        },
        { requiredKeys: ['value', 'unit'] },
      ),
    ),
    seconds: fc.option(fc.integer({ min: 1, max: 600 })),
    rpe: fc.constant(null),
  });
  const anySessions = fc.array(
    fc.record({ date: fc.constant(asMemberDay('2026-03-02')), sets: fc.array(anySet, { maxLength: 5 }) }),
    { maxLength: 6 },
  );

  it('are exceeded by no set, for all sessions', () => {
    fc.assert(
      fc.property(anySessions, (sessions) => {
        const records = recordsAfter(noRecords, sessions);
        const sets = sessions.flatMap((each) => each.sets);
        for (const kind of recordKinds) {
          const values = sets.map((set) => recordValue(kind, set) ?? Number.NEGATIVE_INFINITY);
          const record = records[kind];
          const best = record ? recordValue(kind, record.set) : Number.NEGATIVE_INFINITY;
          expect(best).to.equal(Math.max(...values));
        }
      }),
    );
  });

  it('are the same when the sessions come one by one', () => {
    fc.assert(
      fc.property(anySessions, (sessions) => {
        const oneByOne = sessions.reduce((records, each) => recordsAfter(records, [each]), noRecords);
        expect(oneByOne).to.deep.equal(recordsAfter(noRecords, sessions));
      }),
    );
  });
});

describe('a load', () => {
  const cases = [
    [kg(20), 'kg', 20],
    [lbs(45), 'kg', 20.411657],
    [kg(2.5), 'lbs', 5.511557],
  ] as const;
  for (const [load, unit, value] of cases)
    it(`of ${load.value} ${load.unit} is ${value} ${unit}`, () => expect(loadIn(unit, load)).to.equal(value));
});

describe('the log of an exercise', () => {
  const named = (exercise: string, amounts: SetAmounts, set = 1) => ({ exercise, set, ...amounts });
  const workout = (date: string, ...sets: ReturnType<typeof named>[]) => ({ date: asMemberDay(date), sets });

  it('has its sets of each workout, for any case and spaces of its name', () => {
    const workouts = [
      workout(
        '2026-03-04',
        named('Air Squats', reps(10)),
        named('Lunges', reps(8)),
        named('Air Squats', reps(9), 2),
      ),
      workout('2026-03-02', named(' air  squats', reps(12))),
    ];
    const logs = exerciseLogs(workouts, 'kg').map(({ name, sessions }) => ({ name, sessions }));
    expect(logs).to.deep.equal([
      {
        name: 'Air Squats',
        sessions: [session('2026-03-04', reps(10), reps(9)), session('2026-03-02', reps(12))],
      },
      { name: 'Lunges', sessions: [session('2026-03-04', reps(8))] },
    ]);
  });

  it('has the records of all sessions, but only the last five sessions and eight weeks', () => {
    const workouts = Array.from({ length: 10 }, (_, index) =>
      workout(addDays(asMemberDay('2026-06-01'), -7 * index), named('Rows', reps(10 + index, kg(20)))),
    );
    const [log] = exerciseLogs(workouts, 'kg');
    expect(log?.sessions.map(({ date }) => date)).to.deep.equal(workouts.slice(0, 5).map(({ date }) => date));
    expect(log?.weeks).to.have.length(8);
    expect(log?.weeks.at(-1)).to.deep.include({ week: '2026-06-01', load: 200 });
    expect(log?.records.mostReps).to.deep.equal({ date: '2026-03-30', set: reps(19, kg(20)) });
    expect(log?.records.maxLoad?.date).to.equal('2026-03-30');
  });

  it('is of at most 200 exercises', () => {
    const sets = Array.from({ length: 250 }, (_, index) => named(`Move ${index}`, reps(5)));
    expect(exerciseLogs([workout('2026-03-02', ...sets)], 'kg')).to.have.length(200);
  });
});

describe('the volume of a week', () => {
  it('sums sets, reps, load and seconds from Monday to Sunday', () => {
    const sessions = [
      session('2026-03-09', reps(10, lbs(100))),
      session('2026-03-08', reps(10, kg(20)), held(30)),
      session('2026-03-02', reps(12, kg(20)), reps(8)),
    ];
    expect(weeklyVolume(sessions, 'kg')).to.deep.equal([
      { week: '2026-03-02', sets: 4, reps: 30, load: 440, seconds: 30 },
      { week: '2026-03-09', sets: 1, reps: 10, load: 453.59237, seconds: 0 },
    ]);
  });

  it('counts assistance as no load', () => {
    expect(weeklyVolume([session('2026-03-02', reps(8, assisted(20)), reps(5, kg(10)))], 'kg')).to.deep.equal(
      [{ week: '2026-03-02', sets: 2, reps: 13, load: 50, seconds: 0 }],
    );
  });

  it('is nothing without sessions', () => expect(weeklyVolume([], 'lbs')).to.deep.equal([]));
});
