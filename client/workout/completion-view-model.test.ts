import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { changeSet, withPast } from '#domain/workout/session-log.ts';
import { type ExerciseSession, noRecords, recordsAfter } from '#domain/workout/set-log.ts';
import { toggleSet } from '#domain/workout/workout-session.ts';
import type { ActivityDay, Stats } from '#service/features/stats/stats-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import { comparisonsOf, earnedBy, summaryOf } from './completion-view-model.ts';
import { type GuidedWorkout, newWorkout, started } from './guided-workout.ts';
import { template } from './testing/session-on-a-clock.ts';

const today = asMemberDay('2026-11-20');
const nowMs = Date.parse('2026-11-20T18:00:00.000Z');
const edge = { nowMs: () => nowMs, today: () => today, newKey: () => 'key' };
const begun = started(newWorkout(template), edge);
const ticked = (...places: [number, number][]): GuidedWorkout => ({
  ...begun,
  session: places.reduce(
    (session, [exercise, set]) => toggleSet(session, { exercise, set }, nowMs),
    begun.session,
  ),
});
const done = ticked([0, 0], [0, 1], [1, 0]);

const past = (name: string, ...sessions: ExerciseSession[]) => ({
  name,
  sessions,
  records: recordsAfter(noRecords, sessions.toReversed()),
});
const heldBefore = past('Plank', {
  date: asMemberDay('2026-11-12'),
  sets: [{ reps: 0, load: null, seconds: 30, rpe: null }],
});
const saved = (date: string, isCompleted = true): Workout => ({
  id: date,
  templateId: 'quick-pair',
  templateName: 'Quick Pair',
  category: 'strength',
  date: asMemberDay(date),
  durationMinutes: 10,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted,
  pointsEarned: isCompleted ? 2 : 0,
  sets: null,
});

describe('the summary of a workout', () => {
  it('counts sets, exercises and reps that were done', () => {
    expect(summaryOf(done, nowMs + 60_000)).to.deep.include({
      sets: 3,
      totalSets: 3,
      exercises: 2,
      reps: 20,
    });
    expect(summaryOf(ticked([0, 1]), nowMs)).to.deep.include({ sets: 1, exercises: 1, reps: 10 });
  });

  const cases = [
    { seconds: 9, workout: begun, isTooShort: true },
    { seconds: 179, workout: begun, isTooShort: true },
    { seconds: 180, workout: begun, isTooShort: false },
    { seconds: 9, workout: ticked([0, 0]), isTooShort: true },
    { seconds: 10, workout: ticked([0, 0]), isTooShort: false },
  ];
  for (const { seconds, workout, isTooShort } of cases)
    it(`${isTooShort ? 'offers to discard' : 'counts'} ${seconds} s with ${workout.session.ticks.flat().filter(Boolean).length} sets`, () => {
      expect(summaryOf(workout, nowMs + seconds * 1000).isTooShort).to.equal(isTooShort);
    });
});

describe('what went better', () => {
  it('names a new record with the one before', () => {
    const log = withPast(done.log, [heldBefore]);
    // Last time prefills 30 s; the member held it longer.
    const longer = changeSet(log, { exercise: 1, set: 0 }, { seconds: 70 });
    expect(comparisonsOf({ ...done, log: longer }, [])).to.deep.equal([
      { kind: 'record', title: 'New record: Plank, 1:10', detail: 'Longest hold. Before: 30 s on 12 Nov.' },
    ]);
  });

  it('counts the sets that are more than last time, and never those that are fewer', () => {
    const lastTime = (sets: number) => ({ ...done, lastTime: { date: asMemberDay('2026-11-18'), sets } });
    expect(comparisonsOf(lastTime(1), [])).to.deep.equal([
      { kind: 'sets', title: '2 more sets than last time', before: 1, now: 3, on: '2026-11-18' },
    ]);
    for (const sets of [3, 12]) expect(comparisonsOf(lastTime(sets), [])[0]?.kind).to.equal('week');
  });

  it('counts the workouts of the last seven days where nothing was better', () => {
    const workouts = [
      saved('2026-11-19'),
      saved('2026-11-14'),
      saved('2026-11-13'),
      saved('2026-11-18', false),
    ];
    expect(comparisonsOf(done, workouts)).to.deep.equal([
      { kind: 'week', title: '3 workouts in seven days' },
    ]);
    expect(comparisonsOf(done, [saved('2026-11-01')])[0]?.title).to.equal('First workout in seven days');
    expect(comparisonsOf(done, [])[0]?.title).to.equal('Your first workout. Well begun.');
  });

  it('say nothing of the last seven days where the workouts are not known', () =>
    expect(comparisonsOf(done, null)).to.deep.equal([]));
});

describe('what a workout earns', () => {
  const days: ActivityDay[] = ['14', '15', '16', '17', '18', '19', '20'].map((day) => ({
    date: asMemberDay(`2026-11-${day}`),
    standing: day === '20' ? 'future' : 'active',
    isProvisional: false,
    isLate: false,
  }));
  const stats = { currentStreak: 27, totalPoints: 845, isActiveToday: false } as Stats;
  const known = { stats, days, workouts: [] };

  it('is the streak with today and two points', () => {
    const earned = earnedBy(done, known);
    expect(earned).to.deep.include({ streak: 28, toNext: '2 to go for 30', points: 2, total: 847 });
    expect(earned.week.map(({ standing }) => standing)).to.deep.equal(Array(7).fill('active'));
  });
  it('leaves the streak where today counted already', () => {
    const active = { ...known, stats: { ...stats, currentStreak: 28, isActiveToday: true } };
    expect(earnedBy(done, active).streak).to.equal(28);
  });
  it('is no points after the fifth of a day', () => {
    const workouts = Array.from({ length: 5 }, () => saved('2026-11-20'));
    expect(earnedBy(done, { ...known, workouts })).to.include({ points: 0, total: 845 });
  });
  it('leaves the streak to the server where it was started on an earlier date', () => {
    expect(earnedBy({ ...done, startedOn: asMemberDay('2026-11-19') }, known).streak).to.equal(27);
  });
});
