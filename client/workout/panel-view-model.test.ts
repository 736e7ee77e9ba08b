import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { nextSet, pause, skipRest, toggleSet, type WorkoutSession } from '#domain/workout/workout-session.ts';
import { newWorkout, recalled, saveOf, started, withSwap } from './guided-workout.ts';
import { panelOf, plannedOf, setsDone } from './panel-view-model.ts';
import { setsLine, templateLine } from './set-lines.ts';
import { template as quickPair } from './testing/session-on-a-clock.ts';

const template = { ...quickPair, equipment: ['dumbbells', 'bench'] };
const startMs = Date.parse('2026-11-20T22:40:00.000Z');
const s = (seconds: number): number => startMs + seconds * 1000;
const edge = { nowMs: () => startMs, today: () => asMemberDay('2026-11-20'), newKey: () => 'key' };
const fresh = newWorkout(template);
const begun = started(fresh, edge);
const moved = (workout: typeof begun, move: (session: WorkoutSession) => WorkoutSession) => ({
  ...workout,
  session: move(workout.session),
});
const resting = moved(begun, (session) => nextSet(session, s(20)));
const atPlank = moved(resting, (session) => nextSet(skipRest(session, s(30)), s(50)));
const done = moved(atPlank, (session) => nextSet(session, s(95)));

describe('the timer panel', () => {
  it('names the workout before the start', () => {
    expect(panelOf(fresh, s(0))).to.deep.equal({
      status: 'Ready',
      aside: 'First, Push-ups, 10 reps',
      time: '0:00',
      timeLabel: '0 seconds so far',
      share: 0,
      lead: '10 min, beginner, dumbbells, bench',
      title: 'Quick Pair',
      exercise: 'Push-ups',
    });
  });
  it('counts the workout during a set of reps', () => {
    expect(panelOf(begun, s(65))).to.deep.equal({
      status: 'Work',
      aside: 'Exercise 1 of 2',
      time: '1:05',
      timeLabel: '1 minute 5 seconds so far',
      share: 0,
      lead: 'Now, set 1 of 2',
      title: 'Push-ups, 10 reps',
      exercise: 'Push-ups',
    });
  });
  it('counts down the rest', () => {
    expect(panelOf(resting, s(29))).to.include({
      status: 'Rest',
      aside: 'Set 1 of 2 done',
      time: '0:21',
      timeLabel: '21 seconds of rest left',
      share: 0.7,
      lead: 'Next, set 2 of 2',
      title: 'Push-ups, 10 reps',
    });
  });
  it('counts down a timed set, and says when it is up', () => {
    expect(panelOf(atPlank, s(60))).to.include({
      aside: 'Exercise 2 of 2',
      time: '0:30',
      timeLabel: '30 seconds of this set left',
      share: 0.75,
      lead: 'Now, set 1 of 1',
      title: 'Plank, 40 s',
    });
    expect(panelOf(atPlank, s(95))).to.include({ time: '0:00', share: 0, lead: 'Time is up for set 1 of 1' });
  });
  it('shows the share of the sets that are done while it counts the workout', () => {
    const oneSet = moved(begun, (session) => toggleSet(session, { exercise: 0, set: 0 }, s(5)));
    expect(panelOf(oneSet, s(10)).share).to.equal(1 / 3);
    expect(setsDone(oneSet)).to.deep.equal({ done: 1, total: 3 });
  });
  it('says that it is paused, in a rest too', () => {
    const paused = moved(resting, (session) => pause(session, s(30)));
    expect(panelOf(paused, s(500))).to.include({ status: 'Paused', time: '0:20' });
  });
});

describe('the lines about exercises and templates', () => {
  it('say sets, amount and rest', () => {
    expect(template.exercises.map(setsLine)).to.deep.equal(['2 sets, 10 reps, 30 s rest', '1 set, 40 s']);
  });
  for (const [durationSeconds, said] of [
    [90, '1 set, 90 s'],
    [120, '1 set, 2 min'],
    [150, '1 set, 150 s'],
    [1200, '1 set, 20 min'],
  ] as const)
    it(`say ${said} for ${durationSeconds} seconds`, () => {
      expect(setsLine({ name: 'Walking', sets: 1, durationSeconds, restSeconds: 60 })).to.equal(said);
    });
  it('say when nothing is needed', () => {
    expect(templateLine({ ...template, equipment: ['none'] })).to.equal('10 min, beginner, no equipment');
  });
});

describe('what is saved of a workout', () => {
  it('is nothing before the start', () => expect(saveOf(fresh, s(0))).to.equal(null));
  it('is the date and the instant of the start, whole minutes, and what the card said', () => {
    expect(saveOf(done, s(900))).to.deep.equal({
      idempotencyKey: 'key',
      body: {
        templateId: 'quick-pair',
        date: '2026-11-20',
        durationMinutes: 1,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted: true,
        pointsEarned: 2,
        startedAt: '2026-11-20T22:40:00.000Z',
        sets: [
          { exercise: 'Push-ups', set: 1, reps: 10, load: null, seconds: null, rpe: null },
          { exercise: 'Push-ups', set: 2, reps: 10, load: null, seconds: null, rpe: null },
          { exercise: 'Plank', set: 1, reps: 0, load: null, seconds: 40, rpe: null },
        ],
      },
    });
  });
  it('is the effort that was chosen', () => {
    const body = saveOf({ ...done, effort: { perceivedExertion: 9, moodAfter: null } }, s(900))?.body;
    expect(body).to.include({ perceivedExertion: 9, moodAfter: 4 });
  });
  it('is what was done, where it ended early', () => {
    const part = recalled({ ...atPlank, keptAtMs: s(200) }, s(200));
    const body = saveOf(part, s(99_999))?.body;
    expect(body).to.include({ isCompleted: true, pointsEarned: 2, durationMinutes: 3 });
    expect(body?.sets?.map(({ exercise, set }) => `${exercise} ${set}`)).to.deep.equal([
      'Push-ups 1',
      'Push-ups 2',
    ]);
  });
  for (const [seconds, isCompleted] of [
    [9, false],
    [179, false],
    [180, true],
  ] as const)
    it(`${isCompleted ? 'counts' : 'does not count'} after ${seconds} seconds without a set`, () => {
      const part = recalled({ ...begun, keptAtMs: s(seconds) }, s(seconds));
      const pointsEarned = isCompleted ? 2 : 0;
      expect(saveOf(part, s(99_999))?.body).to.deep.include({ isCompleted, pointsEarned, sets: [] });
    });
});

describe('the exercises that are done', () => {
  const swapped = (after: typeof begun) =>
    withSwap(after, { exercise: 0, name: 'Tricep Dips' }, { known: null, nowMs: s(30) });

  it('are counted by the plan: an exercise that was swapped in its middle is one', () => {
    expect(plannedOf(begun).map(({ isDone }) => isDone)).to.deep.equal([false, false]);
    const half = swapped(resting);
    expect(half.template.exercises.map(({ name }) => name)).to.deep.equal([
      'Push-ups',
      'Tricep Dips',
      'Plank',
    ]);
    expect(plannedOf(half).map(({ isDone }) => isDone)).to.deep.equal([false, false]);
    const whole = moved(half, (session) => toggleSet(session, { exercise: 1, set: 0 }, s(60)));
    expect(plannedOf(whole).map(({ isDone }) => isDone)).to.deep.equal([true, false]);
  });
});
