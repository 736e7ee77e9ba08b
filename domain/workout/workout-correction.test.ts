import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { type CorrectWorkout, workoutDecider } from './workout.ts';
import type { WorkoutCorrected, WorkoutEvent, WorkoutLogged } from './workout-events.ts';
import { usualDayMinutes } from './workout-rules.ts';

const memberId = asMemberId('mila');
const date = asMemberDay('2026-03-04');
const next = asMemberDay('2026-03-05');
const startedAt = asInstant('2026-03-04T18:00:00.000Z');

const facts = {
  date,
  startedAt,
  durationMinutes: 31,
  perceivedExertion: 7,
  moodAfter: 4,
  points: 2,
} as const;
const of = { memberId, workoutId: 'w1', templateId: 'full-body-basics', isCompleted: true } as const;
const logged: WorkoutLogged = { type: 'WorkoutLogged', ...of, ...facts, claimedPoints: null };
const retracted: WorkoutEvent = { type: 'WorkoutRetracted', memberId, workoutId: 'w1' };
const { points: _, startedAt: __, ...sent } = facts;
const correct: CorrectWorkout = {
  type: 'CorrectWorkout',
  memberId,
  workoutId: 'w1',
  ...sent,
  today: next,
  dayMinutes: usualDayMinutes,
};
const corrected: WorkoutCorrected = { type: 'WorkoutCorrected', ...of, ...facts, replaced: facts };
const others = (count: number, on = next, durationMinutes = 10): readonly WorkoutLogged[] =>
  Array.from({ length: count }, (_each, index) => ({
    ...logged,
    workoutId: `other ${index}`,
    date: on,
    startedAt: null,
    durationMinutes,
  }));

const workouts = given(workoutDecider);

describe('a correction of a workout', () => {
  it('replaces duration, effort and mood, keeps date, start, points, and names changes', () => {
    const change = { durationMinutes: 26, perceivedExertion: 6, moodAfter: 5 };
    workouts(logged)
      .when({ ...correct, ...change })
      .yields({ ...corrected, ...change });
  });
  it('changes nothing when all values are the same', () => workouts(logged).when(correct).yieldsNothing());
  it('replaces the facts of the last correction', () => {
    const first = { ...corrected, durationMinutes: 26 };
    const replaced = { ...facts, durationMinutes: 26 };
    workouts(logged, first)
      .when({ ...correct, durationMinutes: 27 })
      .yields({ ...corrected, durationMinutes: 27, replaced });
    workouts(logged, first)
      .when({ ...correct, durationMinutes: 26 })
      .yieldsNothing();
    workouts(logged, first)
      .when(correct)
      .yields({ ...corrected, replaced });
  });
  it('may move a workout to another date, and drops the start of the first date', () => {
    workouts(logged)
      .when({ ...correct, date: next })
      .yields({ ...corrected, date: next, startedAt: null });
  });
  describe('with sets', () => {
    const sets = [{ exercise: 'Air Squats', set: 1, reps: 15, load: null, seconds: null, rpe: 8 }];
    const more = [{ exercise: 'Air Squats', set: 1, reps: 16, load: null, seconds: null, rpe: 8 }];
    const withSets = { ...logged, sets };

    it('keeps the sets that it does not name', () => {
      workouts(withSets)
        .when({ ...correct, moodAfter: 5 })
        .yields({ ...corrected, moodAfter: 5, sets, replaced: { ...facts, sets } });
      workouts(withSets)
        .when({ ...correct, sets })
        .yieldsNothing();
    });
    it('replaces the sets that it names', () => {
      workouts(withSets)
        .when({ ...correct, sets: more })
        .yields({ ...corrected, sets: more, replaced: { ...facts, sets } });
      workouts(withSets, { ...corrected, sets: more, replaced: { ...facts, sets } })
        .when({ ...correct, sets: more })
        .yieldsNothing();
      workouts(withSets)
        .when({ ...correct, sets: [{ ...more[0], reps: 15.5 }] as typeof more })
        .refuses('invalid-sets');
    });
    it('does not make a completed workout too short to count', () => {
      workouts({ ...logged, sets: [] })
        .when({ ...correct, durationMinutes: 2 })
        .refuses('too-short', {
          message:
            'A workout without sets counts from 3 minutes on. Nothing was changed: you can delete it instead.',
        });
      workouts(withSets)
        .when({ ...correct, durationMinutes: 2, sets: [] })
        .refuses('too-short');
      workouts(withSets)
        .when({ ...correct, durationMinutes: 2 })
        .yields({ ...corrected, durationMinutes: 2, sets, replaced: { ...facts, sets } });
    });
    it('leaves a workout that was too short without points', () => {
      const short = { isCompleted: false, points: 0, tooShort: true, sets: [], durationMinutes: 2 } as const;
      const { isCompleted: _done, tooShort: _short, ...replaced } = { ...facts, ...short };
      workouts({ ...logged, ...short })
        .when({ ...correct, durationMinutes: 20 })
        .yields({ ...corrected, ...short, durationMinutes: 20, replaced });
    });
  });

  it('keeps an unfinished workout unfinished and without points', () => {
    const zero = { isCompleted: false, points: 0 };
    workouts({ ...logged, ...zero })
      .when({ ...correct, date: next })
      .yields({ ...corrected, ...zero, date: next, startedAt: null, replaced: { ...facts, points: 0 } });
  });

  describe('by its date', () => {
    const days = [
      ['2026-03-04', null],
      ['2026-03-12', 'future-date'],
      ['2026-03-11', null],
      ['2026-03-05', null],
      ['2026-03-03', 'too-early'],
    ] as const;
    for (const [to, code] of days)
      it(`${code ? 'is refused' : 'is accepted'} for ${to} when today is 11 March`, () => {
        const command = {
          ...correct,
          date: asMemberDay(to),
          durationMinutes: 30,
          today: asMemberDay('2026-03-11'),
        };
        const start = to === date ? startedAt : null;
        const test = workouts(logged).when(command);
        if (code) test.refuses(code, { kind: 'invalid' });
        else test.yields({ ...corrected, date: asMemberDay(to), startedAt: start, durationMinutes: 30 });
      });
    it('may keep a date of long ago', () => {
      workouts(logged)
        .when({ ...correct, today: asMemberDay('2027-03-04'), moodAfter: 1 })
        .yields({ ...corrected, moodAfter: 1 });
    });
    it('says how far an entry can move', () => {
      workouts(logged)
        .when({ ...correct, date: asMemberDay('2026-02-01') })
        .refuses('too-early', {
          message: 'An entry can move to today or one of the last 7 days. Nothing was changed.',
        });
    });
  });

  describe('by the points of its date', () => {
    it('earns points on a date that has room, and none as the sixth of its new date', () => {
      const moved = { ...corrected, date: next, startedAt: null };
      workouts(logged, ...others(4))
        .when({ ...correct, date: next })
        .yields(moved);
      workouts(logged, ...others(5))
        .when({ ...correct, date: next })
        .yields({ ...moved, points: 0, beyondDailyLimit: 5 });
    });
    it('keeps the points, or the met limit, on its own date', () => {
      const limit = { points: 0, beyondDailyLimit: 5 };
      workouts({ ...logged, ...limit })
        .when({ ...correct, moodAfter: 5 })
        .yields({ ...corrected, ...limit, moodAfter: 5, replaced: { ...facts, points: 0 } });
      workouts({ ...logged, points: 3 })
        .when({ ...correct, moodAfter: 5 })
        .yields({ ...corrected, points: 3, moodAfter: 5, replaced: { ...facts, points: 3 } });
    });
  });

  describe('by the length of its date', () => {
    it('is refused when the workouts of the date would last longer than the date', () => {
      workouts(logged, ...others(1, date, 1400))
        .when({ ...correct, durationMinutes: 41 })
        .refuses('longer-than-day');
      workouts(logged, ...others(1, next, 1410))
        .when({ ...correct, date: next })
        .refuses('longer-than-day');
    });
    it('may shorten a workout of a date that is already too long', () => {
      workouts(logged, ...others(1, date, 1440))
        .when({ ...correct, durationMinutes: 30 })
        .yields({ ...corrected, durationMinutes: 30 });
    });
  });

  it('flags an overlap with another workout, not with itself', () => {
    const other = { ...logged, workoutId: 'w2', startedAt: asInstant('2026-03-04T18:40:00.000Z') };
    workouts(logged, other)
      .when({ ...correct, durationMinutes: 41 })
      .yields({ ...corrected, durationMinutes: 41, overlaps: true });
    workouts(logged, other)
      .when({ ...correct, durationMinutes: 40 })
      .yields({ ...corrected, durationMinutes: 40 });
  });

  for (const [field, value, code] of [
    ['durationMinutes', 10_001, 'invalid-duration'],
    ['perceivedExertion', 11, 'invalid-exertion'],
    ['moodAfter', 0, 'invalid-mood'],
  ] as const)
    it(`is refused with a ${field} of ${value}`, () => {
      workouts(logged)
        .when({ ...correct, [field]: value })
        .refuses(code, { kind: 'invalid' });
    });

  it('must be about a workout of the member that was not retracted', () => {
    workouts().when(correct).refuses('unknown-workout', { kind: 'missing' });
    workouts(logged, retracted).when(correct).refuses('unknown-workout');
  });
  it('does not prevent a later retraction, and the command that logged it stays known', () => {
    const change = { ...corrected, date: next, startedAt: null };
    workouts(logged, change).when({ type: 'RetractWorkout', memberId, workoutId: 'w1' }).yields(retracted);
  });
});

describe('a correction of a workout that came with an import', () => {
  const { points: _points, ...effortKnown } = facts;
  const imported = { ...effortKnown, perceivedExertion: null, moodAfter: null };
  const first: CorrectWorkout = { ...correct, imported };
  const stored: WorkoutCorrected = {
    ...{ ...corrected, templateId: 'imported', points: 0, imported: true },
    replaced: { ...imported, points: 0 },
  };
  const long = asMemberDay('2012-05-04');

  it('earns nothing on its own date or on another one, however far back', () => {
    workouts().when(first).yields(stored);
    for (const on of [next, long])
      workouts()
        .when({ ...first, date: on })
        .yields({ ...stored, date: on, startedAt: null });
    workouts()
      .when({ ...first, date: asMemberDay('2026-03-06') })
      .refuses('future-date');
  });
  it('keeps what neither the file nor the member says: length, effort and mood', () => {
    const { durationMinutes: _length, perceivedExertion: _effort, moodAfter: _mood, ...dateOnly } = first;
    const unknown = { ...imported, durationMinutes: 0 };
    const { replaced: _, ...after } = stored;
    workouts()
      .when({ ...dateOnly, imported: unknown, date: long })
      .yields({
        ...{
          ...after,
          date: long,
          startedAt: null,
          durationMinutes: 0,
          perceivedExertion: null,
          moodAfter: null,
        },
        replaced: { ...unknown, points: 0 },
      });
  });
  it('changes nothing when it stands so already', () => {
    workouts(stored)
      .when({ ...first, imported: effortKnown })
      .yieldsNothing();
  });
  it('goes back to the values of the file, also before the read model shows the first correction', () => {
    const known = { ...imported, perceivedExertion: 7, moodAfter: 4 };
    workouts({ ...stored, durationMinutes: 50 })
      .when({ ...first, imported: known })
      .yields({ ...stored, replaced: { ...known, points: 0 } });
  });
  it('takes no minutes and no reward from the workouts that were logged on its date', () => {
    workouts({ ...stored, durationMinutes: 1440 })
      .when({
        ...{ type: 'LogWorkout', memberId, workoutId: 'w2', templateId: of.templateId, date },
        ...{ started: null, today: next, dayMinutes: 1440, durationMinutes: 20, perceivedExertion: 5 },
        ...{ moodAfter: 4, isCompleted: true, claimedPoints: null },
      })
      .yields({
        ...{ ...logged, workoutId: 'w2', startedAt: null, durationMinutes: 20, perceivedExertion: 5 },
        points: 2,
      });
  });
  it('is retracted with the import that it came with, also when it came again after an earlier retraction', () => {
    const retract = { type: 'RetractWorkout', memberId, workoutId: 'w1' } as const;
    const ofImport: WorkoutEvent = { type: 'WorkoutRetracted', memberId, workoutId: 'w1', importId: 'i1' };
    workouts()
      .when({ ...retract, importId: 'i1' })
      .yields(ofImport);
    workouts(stored, ofImport)
      .when({ ...retract, importId: 'i1' })
      .yields(ofImport);
    workouts(stored, ofImport).when(retract).yieldsNothing();
  });
});
