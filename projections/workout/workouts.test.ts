import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { maya, on, rowsAfter, statesAfter } from '#projections/testing/given.ts';
import { workouts } from './workouts.ts';

const date = asMemberDay('2026-03-10');
const logged = on('2026-03-10', {
  type: 'WorkoutLogged',
  memberId: maya,
  workoutId: 'w1',
  templateId: 'cardio-kickstart',
  date,
  startedAt: null,
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
  points: 2,
  claimedPoints: null,
});
const routine = { memberId: maya, date, template: 'daily-50' } as const;
const opened = on('2026-03-10', { type: 'RoutineOpened', ...routine, exercises: [], durationMinutes: 15 });
const completed = on('2026-03-10', { type: 'RoutineCompleted', ...routine, points: 2 });
const reopened = on('2026-03-10', { type: 'RoutineReopened', ...routine, points: 2 });

describe('the read model of workouts', () => {
  it('has a row for each saved workout', () => {
    expect(rowsAfter(workouts, [logged]).w1).to.include({
      template_id: 'cardio-kickstart',
      duration_minutes: 20,
      points: 2,
      is_completed: true,
      is_listed: true,
    });
  });

  it('keeps the sets of a workout in their order', () => {
    const sets = [{ exercise: 'Air Squats', set: 1, reps: 15, load: null, seconds: null, rpe: 8 }];
    const withSets = { ...logged, event: { ...logged.event, sets } };
    const none = { ...logged, event: { ...logged.event, sets: [] } };
    expect(statesAfter(workouts, [withSets]).w1?.sets).to.deep.equal(sets);
    expect(statesAfter(workouts, [logged]).w1?.sets).to.equal(null);
    const listing = [withSets, none, logged].map((event) => rowsAfter(workouts, [event]).w1?.has_sets);
    expect(listing).to.deep.equal([true, false, false]);
  });

  it('shows corrected facts in place of the first, and none of an unknown workout', () => {
    const { claimedPoints: _, type: __, ...facts } = logged.event;
    const corrected = on('2026-03-12', {
      type: 'WorkoutCorrected',
      ...facts,
      date: asMemberDay('2026-03-09'),
      durationMinutes: 26,
      replaced: facts,
    });
    const shown = { date: '2026-03-09', duration_minutes: 26, position: '2026-03-10', is_listed: true };
    expect(rowsAfter(workouts, [logged, corrected]).w1).to.include(shown);
    expect(rowsAfter(workouts, [corrected])).to.deep.equal({});
  });

  it('deletes the row of a retracted workout', () => {
    const retracted = on('2026-03-11', { type: 'WorkoutRetracted', memberId: maya, workoutId: 'w1' });
    expect(rowsAfter(workouts, [logged, retracted])).to.deep.equal({});
  });

  it('lists a daily routine while it is completed, with the minutes of its template', () => {
    const key = 'maya|2026-03-10|daily-50';
    expect(rowsAfter(workouts, [opened])[key]).to.include({ is_listed: false, points: 0 });
    const done = { is_listed: true, is_completed: true, points: 2, duration_minutes: 15 };
    expect(rowsAfter(workouts, [opened, completed])[key]).to.include(done);
    expect(rowsAfter(workouts, [opened, completed, reopened])[key]).to.include({
      is_listed: false,
      points: 0,
    });
  });

  it('starts empty after a reset', () => {
    const reset = on('2026-03-12', { type: 'MemberReset', memberId: maya });
    expect(rowsAfter(workouts, [logged, opened, completed, reset])).to.deep.equal({});
  });
});
