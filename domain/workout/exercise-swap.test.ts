import { expect } from 'chai';
import fc from 'fast-check';
import { asMemberDay } from '#domain/kernel/day.ts';
import { swapExercise } from './exercise-swap.ts';
import { amountsAt, changeSet, loggedSets, newSessionLog, suggestionFor } from './session-log.ts';
import { noRecords, type SetAmounts } from './set-log.ts';
import {
  currentSet,
  isResting,
  newSession,
  nextSet,
  restSecondsLeft,
  setSecondsLeft,
  start,
  toggleSet,
} from './workout-session.ts';

const exercises = [
  { name: 'Push-ups', sets: 3, reps: 8, restSeconds: 30 },
  { name: 'Sit-ups', sets: 2, reps: 10, restSeconds: 30 },
  { name: 'Plank Hold', sets: 2, durationSeconds: 40, restSeconds: 30 },
];
/** Seconds after noon. */
const s = (seconds: number) => 1_772_600_000_000 + seconds * 1000;
const fresh = {
  exercises,
  session: start(newSession(exercises), s(0)),
  log: newSessionLog(exercises),
};
const swap = (workout: typeof fresh, exercise: number, name: string, atMs = s(60)) =>
  swapExercise(workout, { exercise, name, known: [], nowMs: atMs });
const rep = (reps: number): SetAmounts => ({ reps, load: null, seconds: null, rpe: 8 });
const on = (date: string, ...sets: SetAmounts[]) => ({ date: asMemberDay(date), sets });

describe('an exercise that is swapped in a workout', () => {
  it('takes the sets, the rest and the reps of the one that it replaces, and names it', () =>
    expect(swap(fresh, 0, 'Incline Push-ups').exercises).to.deep.equal([
      { ...exercises[0], name: 'Incline Push-ups', insteadOf: exercises[0] },
      exercises[1],
      exercises[2],
    ]));

  it('follows the sets that are done, which stay as they are', () => {
    const done = { ...fresh, session: nextSet(fresh.session, s(20)) };
    const changed = { ...done, log: changeSet(done.log, { exercise: 0, set: 0 }, { reps: 9 }) };
    const swapped = swap(changed, 0, 'Incline Push-ups');
    expect(swapped.exercises.map(({ name, sets }) => [name, sets])).to.deep.equal([
      ['Push-ups', 1],
      ['Incline Push-ups', 2],
      ['Sit-ups', 2],
      ['Plank Hold', 2],
    ]);
    expect(currentSet(swapped.session)).to.deep.equal({ exercise: 1, set: 0 });
    const all = [1, 1].reduce(
      (session) => toggleSet(session, currentSet(session) ?? { exercise: 0, set: 0 }, s(70)),
      swapped.session,
    );
    expect(
      loggedSets(swapped.log, all.ticks).map(({ exercise, set, reps }) => [exercise, set, reps]),
    ).to.deep.equal([
      ['Push-ups', 1, 9],
      ['Incline Push-ups', 1, 8],
      ['Incline Push-ups', 2, 8],
    ]);
  });

  it('numbers its sets on where it comes back to the plan', () => {
    const done = { ...fresh, session: nextSet(fresh.session, s(20)) };
    const away = swap(done, 0, 'Incline Push-ups');
    const back = swapExercise(away, { exercise: 1, name: 'Push-ups', known: [], nowMs: s(70) });
    expect(back.exercises[1]).to.deep.equal({ ...exercises[0], sets: 2 });
    const ticked = toggleSet(back.session, { exercise: 1, set: 0 }, s(80));
    expect(loggedSets(back.log, ticked.ticks).map(({ exercise, set }) => [exercise, set])).to.deep.equal([
      ['Push-ups', 1],
      ['Push-ups', 2],
    ]);
  });

  it('counts reps again after it was held for a time', () => {
    const held = swap(fresh, 1, 'Plank');
    expect(held.exercises[1]).to.deep.include({ name: 'Plank', durationSeconds: 20 });
    const back = swapExercise(held, { exercise: 1, name: 'Sit-ups', known: [], nowMs: s(70) });
    expect(back.exercises[1]).to.deep.equal(exercises[1]);
  });

  it('is prefilled and suggested from its own history, not that of the replaced one', () => {
    const sessions = [on('2026-03-04', rep(8), rep(8), rep(8)), on('2026-03-02', rep(8), rep(8), rep(8))];
    const known = [
      { name: 'Push-ups', sessions: [on('2026-03-04', rep(20))], records: noRecords },
      { name: 'incline push-ups', sessions, records: noRecords },
    ];
    const { log } = swapExercise(fresh, { exercise: 0, name: 'Incline Push-ups', known, nowMs: s(10) });
    expect(amountsAt(log, { exercise: 0, set: 0 }).reps).to.equal(8);
    expect(suggestionFor(log, 0)).to.deep.include({ kind: 'reps', to: 9 });
  });

  it('begins its time where it is on, and lets a rest go on', () => {
    const atPlank = [0, 1, 2, 3, 4].reduce(
      (session, _, index) => toggleSet(session, currentSet(session) ?? { exercise: 0, set: 0 }, s(index)),
      fresh.session,
    );
    expect(setSecondsLeft(atPlank, s(24))).to.equal(20);
    const swapped = swap({ ...fresh, session: atPlank }, 2, 'Bear Crawl', s(24));
    expect(setSecondsLeft(swapped.session, s(24))).to.equal(40);
    const resting = nextSet(fresh.session, s(20));
    expect(
      restSecondsLeft(swap({ ...fresh, session: resting }, 0, 'Tricep Dips', s(30)).session, s(30)),
    ).to.equal(20);
  });

  it('leaves a workout as it is where all its sets are done', () => {
    const done = [0, 1, 2].reduce(
      (session, set) => toggleSet(session, { exercise: 0, set }, s(set)),
      fresh.session,
    );
    const workout = { ...fresh, session: done };
    expect(swap(workout, 0, 'Tricep Dips')).to.equal(workout);
  });

  it('changes no finished set, count of sets or rest, and keeps all parts in step', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ exercise: fc.nat(2), set: fc.nat(2) })),
        fc.nat(2),
        fc.constantFrom('Tricep Dips', 'Plank', 'Russian Twists'),
        (ticks, exercise, name) => {
          const session = ticks.reduce((all, place) => toggleSet(all, place, s(5)), fresh.session);
          const before = { ...fresh, session };
          const after = swap(before, exercise, name, s(30));
          const totals = (workout: typeof before | typeof after) => [
            workout.session.ticks.flat().filter(Boolean).length,
            workout.session.ticks.flat().length,
            isResting(workout.session, s(30)),
          ];
          expect(totals(after)).to.deep.equal(totals(before));
          const rows = (workout: typeof before | typeof after) =>
            loggedSets(workout.log, workout.session.ticks).map(({ exercise: row, set, ...amounts }) => [
              row,
              amounts,
            ]);
          expect(rows(after)).to.deep.equal(rows(before));
          const lengths = after.exercises.map(({ sets }) => sets);
          expect(after.session.ticks.map(({ length }) => length)).to.deep.equal(lengths);
          expect(after.log.said.map(({ length }) => length)).to.deep.equal(lengths);
          expect([after.log.past.length, after.log.answered.length]).to.deep.equal([
            lengths.length,
            lengths.length,
          ]);
        },
      ),
    ));
});
