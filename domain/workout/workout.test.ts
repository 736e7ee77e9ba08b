import { expect } from 'chai';
import { addDays, asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { type LogWorkout, workoutDecider } from './workout.ts';
import type { LoggedSet, WorkoutEvent, WorkoutLogged } from './workout-events.ts';
import { usualDayMinutes, wholeMinutes } from './workout-rules.ts';

const memberId = asMemberId('mila');
const fourth = asMemberDay('2026-03-04');
const fifth = asMemberDay('2026-03-05');

const log: LogWorkout = {
  type: 'LogWorkout',
  memberId,
  workoutId: 'w1',
  templateId: 'full-body-basics',
  date: fourth,
  started: null,
  today: fourth,
  dayMinutes: usualDayMinutes,
  durationMinutes: 32,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
  claimedPoints: 2,
};
const logged: WorkoutLogged = {
  type: 'WorkoutLogged',
  memberId,
  workoutId: 'w1',
  templateId: 'full-body-basics',
  date: fourth,
  startedAt: null,
  durationMinutes: 32,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
  points: 2,
  claimedPoints: null,
};
const retract = { type: 'RetractWorkout', memberId, workoutId: 'w1' } as const;
const retracted: WorkoutEvent = { type: 'WorkoutRetracted', memberId, workoutId: 'w1' };

const workouts = given(workoutDecider);

describe('a workout', () => {
  it('is logged for 2 points when it is completed', () => workouts().when(log).yields(logged));
  it('is logged for 0 points when it is not completed', () => {
    workouts()
      .when({ ...log, isCompleted: false, claimedPoints: 0 })
      .yields({ ...logged, isCompleted: false, points: 0 });
  });

  describe('at the time of another workout', () => {
    const at = asInstant('2026-03-04T18:00:00.000Z');
    const before: WorkoutLogged = { ...logged, workoutId: 'w0', startedAt: at, durationMinutes: 30 };
    const cases = [
      ['2026-03-04T18:29:59.000Z', 30, true],
      ['2026-03-04T18:30:00.000Z', 30, false],
      ['2026-03-04T17:30:00.000Z', 30, false],
      ['2026-03-04T17:30:00.000Z', 31, true],
      ['2026-03-04T18:10:00.000Z', 5, true],
    ] as const;
    for (const [startedAt, durationMinutes, overlaps] of cases)
      it(`is awarded, and ${overlaps ? 'flagged' : 'not flagged'} from ${startedAt} for ${durationMinutes} min`, () => {
        const started = { at: asInstant(startedAt), on: fourth };
        workouts(before)
          .when({ ...log, started, durationMinutes })
          .yields({ ...logged, startedAt: started.at, durationMinutes, ...(overlaps && { overlaps }) });
      });

    it('is not flagged when the other was retracted, or when a start is unknown', () => {
      workouts(before, { ...retracted, workoutId: 'w0' })
        .when({ ...log, started: { at, on: fourth } })
        .yields({ ...logged, startedAt: at });
      workouts(before).when(log).yields(logged);
    });
  });

  describe('with claimed points', () => {
    const cases = [
      { claimedPoints: 9999, kept: 9999 },
      { claimedPoints: 0, kept: 0 },
      { claimedPoints: 2, kept: null },
      { claimedPoints: null, kept: null },
    ];
    for (const { claimedPoints, kept } of cases) {
      it(`stores a claim of ${claimedPoints} as ${kept} and earns 2`, () => {
        workouts()
          .when({ ...log, claimedPoints })
          .yields({ ...logged, claimedPoints: kept });
      });
    }
    it('stores a claim of 2 for a workout that earns none', () => {
      workouts()
        .when({ ...log, isCompleted: false })
        .yields({ ...logged, isCompleted: false, points: 0, claimedPoints: 2 });
    });
  });

  describe('on a date', () => {
    const at = asInstant('2026-03-04T22:40:00.000Z');

    it('uses the date of its start: started 23:40 on the 4th, saved 00:25 on the 5th', () => {
      workouts()
        .when({ ...log, date: fifth, today: fifth, started: { at, on: fourth } })
        .yields({ ...logged, startedAt: at });
    });
    it('can be logged late', () => {
      workouts()
        .when({ ...log, today: asMemberDay('2026-03-24') })
        .yields(logged);
    });
    it('cannot be in the future, by its sent date or by its start', () => {
      const said = { kind: 'invalid', message: 'The date cannot be in the future.' } as const;
      workouts()
        .when({ ...log, date: fifth })
        .refuses('future-date', said);
      workouts()
        .when({ ...log, started: { at, on: fifth } })
        .refuses('future-date', said);
    });
  });

  describe('on a day with other workouts', () => {
    const others = (count: number, durationMinutes = 10): readonly WorkoutLogged[] =>
      Array.from({ length: count }, (_, index) => ({
        ...logged,
        workoutId: `other ${index}`,
        durationMinutes,
      }));

    it('earns points as the fifth, and none as the sixth, which stores the limit', () => {
      workouts(...others(4))
        .when(log)
        .yields(logged);
      workouts(...others(5))
        .when(log)
        .yields({ ...logged, points: 0, claimedPoints: 2, beyondDailyLimit: 5 });
    });

    it('earns points again when a rewarded one is retracted, and on another date', () => {
      workouts(...others(5), { ...retracted, workoutId: 'other 2' })
        .when(log)
        .yields(logged);
      workouts(...others(5))
        .when({ ...log, date: fifth, today: fifth })
        .yields({ ...logged, date: fifth });
    });

    it('earns points after any number of workouts that were not completed', () => {
      workouts(...others(9).map((other) => ({ ...other, isCompleted: false, points: 0 })))
        .when(log)
        .yields(logged);
    });

    it('can fill the day to its last minute, but not beyond', () => {
      workouts(...others(3, 469))
        .when({ ...log, durationMinutes: 33 })
        .yields({ ...logged, durationMinutes: 33 });
      workouts(...others(3, 469))
        .when({ ...log, durationMinutes: 34 })
        .refuses('longer-than-day', {
          kind: 'conflict',
          message:
            'With 34 minutes your workouts of this day would come to 1441, and the day has 1440. Nothing was saved: please correct the minutes.',
        });
    });

    it("is limited to the minutes of the member's day, minus workouts not retracted", () => {
      const springForward = { ...log, dayMinutes: 23 * 60, durationMinutes: 1381 };
      workouts().when(springForward).refuses('longer-than-day', { kind: 'conflict' });
      workouts()
        .when({ ...springForward, dayMinutes: 25 * 60, durationMinutes: 1500 })
        .yields({ ...logged, durationMinutes: 1500 });
      workouts(...others(1, 1440), { ...retracted, workoutId: 'other 0' })
        .when({ ...log, durationMinutes: 1440 })
        .yields({ ...logged, durationMinutes: 1440 });
    });

    it('is replayed as recorded, at any length and in any number', () => {
      const before = others(8, 1440);
      workouts(...before)
        .when({ ...log, workoutId: 'other 3' })
        .yieldsNothing();
      workouts(...before)
        .when({ ...log, date: fifth, today: fifth })
        .yields({ ...logged, date: fifth });
    });
  });

  describe('with a template', () => {
    const templates = given(workoutDecider);
    it('is logged when it names the member’s custom daily plan', () => {
      const own = { templateId: 'daily-custom' };
      templates()
        .when({ ...log, ...own })
        .yields({ ...logged, ...own });
    });
    it('is refused when the catalogue does not contain the template', () => {
      for (const templateId of ['my divorce diary', '__proto__', 'Core-Circuit', ''])
        templates()
          .when({ ...log, templateId })
          .refuses('unknown-template', { kind: 'invalid' });
    });
    it('replays and can be retracted when the template was removed from the catalogue', () => {
      templates({ ...logged, templateId: 'gone-since' })
        .when(retract)
        .yields(retracted);
    });
  });

  describe('with numbers', () => {
    const ranges = [
      { field: 'perceivedExertion', code: 'invalid-exertion', least: 1, most: 10 },
      { field: 'moodAfter', code: 'invalid-mood', least: 1, most: 5 },
      { field: 'durationMinutes', code: 'invalid-duration', least: 0, most: 10_000 },
    ] as const;
    for (const { field, code, least, most } of ranges) {
      for (const value of [least, most]) {
        it(`accepts a ${field} of ${value}`, () => {
          workouts()
            .when({ ...log, dayMinutes: 10_000, [field]: value })
            .yields({ ...logged, [field]: value });
        });
      }
      for (const value of [least - 1, most + 1, least + 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
        it(`refuses a ${field} of ${value}`, () => {
          workouts()
            .when({ ...log, [field]: value })
            .refuses(code, { kind: 'invalid' });
        });
      }
    }
    it('names the wrong number in the refusal', () => {
      workouts()
        .when({ ...log, moodAfter: 6 })
        .refuses('invalid-mood', { message: 'The mood must be a whole number from 1 to 5.' });
    });
  });

  describe('with its sets', () => {
    const sets = [
      {
        exercise: 'Goblet Squats',
        set: 1,
        reps: 12,
        load: { value: 17.5, unit: 'kg' },
        seconds: null,
        rpe: 7.5,
      },
      { exercise: 'Plank Hold', set: 1, reps: 0, load: null, seconds: 45, rpe: null },
    ] as const;
    const [squats, plank] = sets;

    it('is logged with them', () => {
      workouts()
        .when({ ...log, sets })
        .yields({ ...logged, sets });
    });

    const wrong: readonly [what: string, set: LoggedSet][] = [
      ['no name', { ...squats, exercise: ' ' }],
      ['a name of 101 letters', { ...squats, exercise: 'x'.repeat(101) }],
      ['the number 0', { ...squats, set: 0 }],
      ['half a repetition', { ...squats, reps: 2.5 }],
      ['1,001 reps', { ...squats, reps: 1_001 }],
      ['neither reps nor seconds', { ...squats, reps: 0 }],
      ['a load of 0', { ...squats, load: { value: 0, unit: 'kg' } }],
      ['a load of 1,501', { ...squats, load: { value: 1_501, unit: 'lbs' } }],
      ['a load that is no number', { ...squats, load: { value: Number.NaN, unit: 'lbs' } }],
      ['0 seconds', { ...plank, seconds: 0 }],
      ['more than a day', { ...plank, seconds: 86_401 }],
      ['an effort of 0.5', { ...squats, rpe: 0.5 }],
      ['an effort of 10.5', { ...squats, rpe: 10.5 }],
      ['an effort between the halves', { ...squats, rpe: 7.2 }],
    ];
    for (const [what, set] of wrong)
      it(`is refused when one has ${what}`, () => {
        workouts()
          .when({ ...log, sets: [squats, set] })
          .refuses('invalid-sets', { kind: 'invalid' });
      });

    it('is refused with more than 300', () => {
      workouts()
        .when({ ...log, sets: Array.from({ length: 301 }, () => plank) })
        .refuses('invalid-sets');
    });
  });

  describe('that ended early', () => {
    const set = { exercise: 'Air Squats', set: 1, reps: 12, load: null, seconds: null, rpe: null };
    const notCounted = { isCompleted: false, points: 0, claimedPoints: 2, tooShort: true } as const;
    const cases = [
      { durationMinutes: 2, sets: [], result: notCounted },
      { durationMinutes: 0, sets: [], result: notCounted },
      { durationMinutes: 3, sets: [], result: {} },
      { durationMinutes: 1, sets: [set], result: {} },
      { durationMinutes: 1, sets: undefined, result: {} },
      // A hold of a moment, and more than fits in the time.
      { durationMinutes: 1, sets: [{ ...set, reps: 0, seconds: 4 }], result: notCounted },
      { durationMinutes: 1, sets: [{ ...set, reps: 0, seconds: 5 }], result: {} },
      { durationMinutes: 1, sets: [{ ...set, reps: 121 }], result: notCounted },
      { durationMinutes: 1, sets: [{ ...set, reps: 120 }], result: {} },
      { durationMinutes: 3, sets: [{ ...set, reps: 900 }], result: {} },
    ];
    for (const { durationMinutes, sets, result } of cases) {
      const amounts = sets?.map(({ reps, seconds }) => (seconds === null ? `${reps} reps` : `${seconds} s`));
      const did = amounts ? `sets of ${amounts.join(' and ') || 'nothing'}` : 'sets that are not listed';
      it(`${'tooShort' in result ? 'does not count' : 'counts'} after ${durationMinutes} min and ${did}`, () => {
        const done = { durationMinutes, ...(sets && { sets }) };
        workouts()
          .when({ ...log, ...done })
          .yields({ ...logged, ...done, ...result });
      });
    }

    it('says nothing of its length when it was sent as not completed', () => {
      const partly = { isCompleted: false, durationMinutes: 1, claimedPoints: 0, sets: [] };
      workouts()
        .when({ ...log, ...partly })
        .yields({ ...logged, ...partly, points: 0, claimedPoints: null });
    });
  });

  describe('that was done elsewhere', () => {
    const run = { ...log, templateId: 'activity-run', distanceMeters: 5_200 };

    it('has no sets, and says how far it went', () => {
      workouts()
        .when(run)
        .yields({ ...logged, templateId: 'activity-run', sets: [], distanceMeters: 5_200 });
    });
    it('is refused eight days back, and with a distance that cannot be right', () => {
      workouts()
        .when({ ...run, date: addDays(log.today, -8) })
        .refuses('too-early', { kind: 'invalid' });
      workouts()
        .when({ ...run, distanceMeters: 0 })
        .refuses('invalid-distance', { kind: 'invalid' });
    });
    it('counts by its minutes alone', () => {
      const short = { ...run, durationMinutes: 2, sets: [] };
      workouts()
        .when(short)
        .yields({
          ...logged,
          ...{ templateId: 'activity-run', durationMinutes: 2, sets: [], distanceMeters: 5_200 },
          ...{ isCompleted: false, points: 0, claimedPoints: 2, tooShort: true },
        });
    });
  });

  describe('sent again', () => {
    it('is recorded once, even when the second command has other content', () => {
      workouts(logged).when(log).yieldsNothing();
      workouts(logged)
        .when({ ...log, moodAfter: 1 })
        .yieldsNothing();
    });
    it('is not recorded again after its retraction', () =>
      workouts(logged, retracted).when(log).yieldsNothing());
    it('is another workout under another id', () => {
      workouts(logged)
        .when({ ...log, workoutId: 'w2' })
        .yields({ ...logged, workoutId: 'w2' });
    });
  });

  describe('retracted', () => {
    it('is withdrawn once', () => {
      workouts(logged).when(retract).yields(retracted);
      workouts(logged, retracted).when(retract).yieldsNothing();
    });
    it('must be a workout of the member', () => {
      workouts(logged)
        .when({ ...retract, workoutId: 'w2' })
        .refuses('unknown-workout', { kind: 'missing', message: 'There is no such workout.' });
    });
    it('does not affect the others', () => {
      workouts(logged, { ...logged, workoutId: 'w2' }, retracted)
        .when({ ...retract, workoutId: 'w2' })
        .yields({ ...retracted, workoutId: 'w2' });
    });
  });
});

describe('the length of a session', () => {
  const cases = [
    [0, 1],
    [59, 1],
    [60, 1],
    [119, 1],
    [120, 2],
    [1949, 32],
  ] as const;
  for (const [seconds, minutes] of cases) {
    it(`of ${seconds} s is stored as ${minutes} min`, () => expect(wholeMinutes(seconds)).to.equal(minutes));
  }
});
