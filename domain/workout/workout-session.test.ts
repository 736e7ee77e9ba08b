import { expect } from 'chai';
import fc from 'fast-check';
import {
  currentSet,
  elapsedSeconds,
  endsByItself,
  exerciseStatus,
  interrupted,
  isOverlong,
  isResting,
  newSession,
  nextLabel,
  nextSet,
  pause,
  restSecondsLeft,
  type SessionExercise,
  sessionStatus,
  setSecondsLeft,
  skipRest,
  start,
  toggleSet,
  type WorkoutSession,
} from './workout-session.ts';

const exercises: readonly SessionExercise[] = [
  { name: 'Push-ups', sets: 2, restSeconds: 30 },
  { name: 'Plank', sets: 2, durationSeconds: 40 },
];
/** Seconds after noon. */
const s = (seconds: number) => 1_772_600_000_000 + seconds * 1000;
const fresh = newSession(exercises);
const begun = start(fresh, s(0));
const place = (exercise: number, set: number) => ({ exercise, set });
const tickAll = (session: WorkoutSession, atMs: number) =>
  [place(0, 0), place(0, 1), place(1, 0), place(1, 1)].reduce(
    (ticking, at) => (ticking.ticks[at.exercise]?.[at.set] ? ticking : toggleSet(ticking, at, atMs)),
    session,
  );
/** Set one ends at 20 s, the rest at 50 s, set two at 60 s. */
const secondExercise = nextSet(nextSet(begun, s(20)), s(60));

describe('a workout session', () => {
  describe('not started', () => {
    it('has all exercises pending and the first set current', () => {
      expect(sessionStatus(fresh)).to.equal('not-started');
      expect([0, 1].map((index) => exerciseStatus(fresh, index))).to.deep.equal(['pending', 'pending']);
      expect(currentSet(fresh)).to.deep.equal(place(0, 0));
    });
    it('ignores the button, a pause and a skipped rest', () => {
      expect(nextSet(fresh, s(5))).to.deep.equal(fresh);
      expect(pause(fresh, s(5))).to.deep.equal(fresh);
      expect(skipRest(fresh, s(5))).to.deep.equal(fresh);
    });
    it('accepts ticks by hand, which do not start its clock', () => {
      const ticked = toggleSet(fresh, place(0, 0), s(5));
      expect(currentSet(ticked)).to.deep.equal(place(0, 1));
      expect([sessionStatus(ticked), elapsedSeconds(ticked, s(60))]).to.deep.equal(['not-started', 0]);
    });
    it('is not complete when all sets are ticked before the start', () => {
      const ticked = tickAll(fresh, s(5));
      expect(sessionStatus(ticked)).to.equal('not-started');
      const started = start(ticked, s(9));
      expect([sessionStatus(started), elapsedSeconds(started, s(60))]).to.deep.equal(['complete', 0]);
    });
    it('is never overlong', () => expect(isOverlong(fresh, s(100_000))).to.equal(false));
  });

  describe('active', () => {
    it('has one exercise active and the later ones pending', () => {
      expect(sessionStatus(begun)).to.equal('active');
      expect([0, 1].map((index) => exerciseStatus(begun, index))).to.deep.equal(['active', 'pending']);
    });
    it('counts whole seconds', () => {
      expect([0, 0.999, 30.999, 31].map((at) => elapsedSeconds(begun, s(at)))).to.deep.equal([0, 0, 30, 31]);
    });
    it('is started once', () => expect(start(begun, s(10))).to.deep.equal(begun));
    it('ticks the current set and rests for the time of the exercise', () => {
      const resting = nextSet(begun, s(20));
      expect(resting.ticks[0]).to.deep.equal([true, false]);
      const left = [20, 20.001, 20.999, 21, 49.999, 50, 51].map((at) => restSecondsLeft(resting, s(at)));
      expect(left).to.deep.equal([30, 30, 30, 29, 1, 0, 0]);
      expect([isResting(resting, s(49.999)), isResting(resting, s(50))]).to.deep.equal([true, false]);
    });
    it('rests 60 s when the exercise has no rest time', () => {
      expect(restSecondsLeft(nextSet(secondExercise, s(100)), s(100))).to.equal(60);
    });
    it('does not rest when the rest time is 0 s', () => {
      const restless = start(newSession([{ name: 'Jacks', sets: 2, restSeconds: 0 }]), s(0));
      expect(isResting(nextSet(restless, s(10)), s(10))).to.equal(false);
    });
    it('continues with the next exercise after the last set, without a rest', () => {
      expect([0, 1].map((index) => exerciseStatus(secondExercise, index))).to.deep.equal([
        'completed',
        'active',
      ]);
      expect(currentSet(secondExercise)).to.deep.equal(place(1, 0));
      expect(isResting(secondExercise, s(60))).to.equal(false);
    });
    it('ends the rest by the button without ticking a set', () => {
      const resting = nextSet(begun, s(20));
      const early = nextSet(resting, s(25));
      expect(early.ticks).to.deep.equal(resting.ticks);
      expect([isResting(early, s(25)), early]).to.deep.equal([false, skipRest(resting, s(25))]);
    });
    it('ignores a skipped rest outside a rest', () => expect(skipRest(begun, s(5))).to.deep.equal(begun));
    it('is complete after the last set, and its clock stops', () => {
      const done = nextSet(nextSet(nextSet(secondExercise, s(100)), s(110)), s(150));
      expect(sessionStatus(done)).to.equal('complete');
      expect(currentSet(done)).to.equal(null);
      expect(elapsedSeconds(done, s(900))).to.equal(150);
      expect(nextSet(done, s(160))).to.deep.equal(done);
      expect(start(done, s(160))).to.deep.equal(done);
    });
    it('is complete when the last sets are ticked by hand', () => {
      const done = tickAll(begun, s(70));
      expect([sessionStatus(done), elapsedSeconds(done, s(900))]).to.deep.equal(['complete', 70]);
    });
    it('skips an exercise that was ticked by hand', () => {
      const ticked = toggleSet(toggleSet(begun, place(0, 0), s(5)), place(0, 1), s(6));
      expect(exerciseStatus(ticked, 0)).to.equal('completed');
      expect(currentSet(ticked)).to.deep.equal(place(1, 0));
    });
    it('reopens an exercise when one of its sets is unticked', () => {
      const reopened = toggleSet(secondExercise, place(0, 1), s(70));
      expect([0, 1].map((index) => exerciseStatus(reopened, index))).to.deep.equal(['active', 'pending']);
      expect(currentSet(reopened)).to.deep.equal(place(0, 1));
    });
    it('does not start or end a rest by a tick by hand', () => {
      expect(isResting(toggleSet(begun, place(0, 0), s(5)), s(5))).to.equal(false);
      const resting = nextSet(begun, s(20));
      expect(restSecondsLeft(toggleSet(resting, place(0, 1), s(30)), s(30))).to.equal(20);
    });
    it('ignores a tick of an unknown set', () => {
      expect(toggleSet(begun, place(2, 0), s(5)).ticks).to.deep.equal(begun.ticks);
      expect(toggleSet(begun, place(0, 2), s(5)).ticks).to.deep.equal(begun.ticks);
    });
    it('is overlong after 12 hours', () => {
      const hours = 60 * 60;
      expect([12 * hours, 12 * hours + 1].map((at) => isOverlong(begun, s(at)))).to.deep.equal([false, true]);
    });
  });

  describe('paused', () => {
    const paused = pause(begun, s(30));

    it('stops its clock and resumes from there', () => {
      expect([sessionStatus(paused), elapsedSeconds(paused, s(500))]).to.deep.equal(['paused', 30]);
      expect(elapsedSeconds(start(paused, s(100)), s(115))).to.equal(45);
    });
    it('keeps its exercise active', () => expect(exerciseStatus(paused, 0)).to.equal('active'));
    it('ignores the button', () => expect(nextSet(paused, s(40))).to.deep.equal(paused));
    it('is paused once', () => expect(pause(paused, s(40))).to.deep.equal(paused));
    it('pauses the rest as well', () => {
      const resting = pause(nextSet(begun, s(20)), s(30));
      expect([restSecondsLeft(resting, s(31)), restSecondsLeft(resting, s(500))]).to.deep.equal([20, 20]);
      expect(restSecondsLeft(start(resting, s(100)), s(105))).to.equal(15);
    });
    it('accepts ticks, and is complete with the last one', () => {
      const done = tickAll(paused, s(50));
      expect([sessionStatus(done), elapsedSeconds(done, s(60))]).to.deep.equal(['complete', 30]);
    });
    it('follows completion when a set is unticked', () => {
      const again = toggleSet(tickAll(begun, s(70)), place(1, 1), s(80));
      expect([sessionStatus(again), elapsedSeconds(again, s(90))]).to.deep.equal(['paused', 70]);
    });
    it('follows an interruption, with the time up to the last stored moment', () => {
      const stored = structuredClone(begun);
      const restored = pause(stored, s(42));
      expect([sessionStatus(restored), elapsedSeconds(restored, s(900))]).to.deep.equal(['paused', 42]);
    });
  });

  describe('the label of its button', () => {
    const cases: readonly [string, WorkoutSession, number, string][] = [
      ['the first of two sets', begun, 10, 'Next Set'],
      ['a rest', nextSet(begun, s(20)), 30, 'Next Set'],
      ['the last set of an exercise', nextSet(begun, s(20)), 50, 'Finish Exercise'],
      ['the first set of the last exercise', secondExercise, 60, 'Next Set'],
      ['a rest before the last set', nextSet(secondExercise, s(100)), 120, 'Next Set'],
      ['the last set of the last exercise', nextSet(secondExercise, s(100)), 170, 'Finish Workout'],
      ['a complete session', tickAll(begun, s(70)), 80, 'Finish Workout'],
      [
        'the last set, when the later exercise was ticked first',
        toggleSet(toggleSet(nextSet(begun, s(20)), place(1, 0), s(21)), place(1, 1), s(22)),
        60,
        'Finish Workout',
      ],
    ];
    for (const [when, session, at, label] of cases) {
      it(`is ${label} in ${when}`, () => expect(nextLabel(session, s(at))).to.equal(label));
    }
  });

  describe('a timed set', () => {
    it('counts down from its start and stops at 0', () => {
      expect([60, 60.5, 99, 100, 130].map((at) => setSecondsLeft(secondExercise, s(at)))).to.deep.equal([
        40, 40, 1, 0, 0,
      ]);
    });
    it('starts when the preceding rest ends, early or not', () => {
      const resting = nextSet(secondExercise, s(100));
      expect([120, 160, 170].map((at) => setSecondsLeft(resting, s(at)))).to.deep.equal([40, 40, 30]);
      expect(setSecondsLeft(skipRest(resting, s(110)), s(115))).to.equal(35);
    });
    it('starts when a tick by hand makes it the current one', () => {
      const ticked = toggleSet(secondExercise, place(1, 0), s(80));
      expect(setSecondsLeft(ticked, s(85))).to.equal(35);
    });
    it('continues when another set is ticked by hand', () => {
      expect(setSecondsLeft(toggleSet(secondExercise, place(1, 1), s(80)), s(85))).to.equal(15);
    });
    it('is paused with the session', () => {
      expect(setSecondsLeft(pause(secondExercise, s(70)), s(500))).to.equal(30);
    });
    it('has its full time before the start', () => {
      expect(setSecondsLeft(newSession(exercises.slice(1)), s(0))).to.equal(40);
    });
    it('has no effect on other sets', () => {
      expect([setSecondsLeft(begun, s(5)), setSecondsLeft(tickAll(begun, s(5)), s(6))]).to.deep.equal([
        null,
        null,
      ]);
    });
  });

  it('never counts a second twice or runs backwards, for any order of button presses', () => {
    const presses: Readonly<Record<string, (session: WorkoutSession, nowMs: number) => WorkoutSession>> = {
      start,
      pause,
      nextSet,
      skipRest,
      tick: (session, nowMs) => toggleSet(session, place(1, 0), nowMs),
    };
    const press = fc.constantFrom(...Object.values(presses));
    const waits = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(fc.array(fc.tuple(press, waits), { maxLength: 30 }), (pressed) => {
        let session = fresh;
        let [now, active] = [0, 0];
        for (const [pressNow, wait] of pressed) {
          active += sessionStatus(session) === 'active' ? wait : 0;
          now += wait;
          session = pressNow(session, s(now));
          expect(elapsedSeconds(session, s(now))).to.equal(active);
        }
      }),
    );
  });
  it('does not run backwards when the device clock is set back', () => {
    expect(elapsedSeconds(begun, s(-100))).to.equal(0);
  });
});

describe('a session of steps', () => {
  const steps = [
    { name: 'Left', sets: 1, restSeconds: 0, restAfterSeconds: 10, durationSeconds: 30, endsByItself: true },
    { name: 'Right', sets: 1, restSeconds: 0, durationSeconds: 30 },
  ] as const;

  it('rests after a step where the step says so, and never after the last', () => {
    const rested = nextSet(start(newSession(steps), 0), 30_000);
    expect(restSecondsLeft(rested, 30_000)).to.equal(10);
    const right = nextSet(rested, 40_000);
    expect(isResting(right, 40_000)).to.equal(false);
    expect(sessionStatus(nextSet(right, 70_000))).to.equal('complete');
  });

  it('says which set ends by itself', () => {
    const session = start(newSession(steps), 0);
    expect(endsByItself(session)).to.equal(true);
    expect(endsByItself(nextSet(session, 30_000))).to.equal(false);
  });
});

describe('a session whose page was gone', () => {
  const long = start(newSession([{ name: 'Squats', sets: 3, restSeconds: 120 }]), s(0));
  const resting = nextSet(long, s(20));

  it('rests until the same moment: locked at 60 s of a rest of 120 s, back 30 s later', () => {
    const back = interrupted(resting, s(80), s(110));
    expect([sessionStatus(back), restSecondsLeft(back, s(110))]).to.deep.equal(['paused', 30]);
    expect(restSecondsLeft(start(back, s(115)), s(115))).to.equal(30);
  });
  it('has rested when it comes back later, and counts no time away as trained', () => {
    const back = interrupted(resting, s(80), s(230));
    expect([isResting(back, s(230)), elapsedSeconds(back, s(230))]).to.deep.equal([false, 80]);
  });
  it('keeps the rest of a session that the member had paused', () => {
    const back = interrupted(pause(resting, s(80)), s(80), s(230));
    expect(restSecondsLeft(back, s(230))).to.equal(60);
  });
});
