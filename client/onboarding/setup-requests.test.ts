import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import {
  type Draft,
  type DraftChange,
  newDraft,
  withDailyPlan,
  withProgram,
  withUnits,
} from './onboarding-draft.ts';
import { setupOf } from './setup-requests.ts';

const today = asMemberDay('2026-01-05');
const empty: Draft = {
  ...newDraft(null, today),
  gender: 'male',
  height: { unit: 'in', feet: '5', inches: '10' },
  weight: { text: '180', unit: 'lbs' },
  equipment: ['dumbbells'],
};
const draftOf = (program: ProgramType, change: DraftChange = {}): Draft => ({
  ...empty,
  ...withProgram(empty, program, today),
  ...change,
});
const programOf = (draft: Draft) => setupOf(draft, today, 'setup-1')?.program;

describe('the profile that is sent', () => {
  const lean = draftOf('lean', { goal: { text: '10', unit: 'lbs' } });

  it('is in the units that it names', () => {
    expect(setupOf(lean, today, 'setup-1')?.profile).to.deep.equal({
      age: 25,
      gender: 'male',
      height: 70,
      weight: 180,
      unitPreference: 'imperial',
      activityLevel: 'moderate',
      equipment: ['dumbbells'],
      daysPerWeek: 3,
      minutesPerDay: 45,
      injuries: '',
      questWheelEnabled: true,
      notificationFrequency: 'daily',
    });
  });

  it('is what is shown after a switch of the units', () => {
    const metric = { ...lean, ...withUnits(lean, 'metric') };
    const setup = setupOf(metric, today, 'setup-1');
    expect(setup?.profile).to.include({ height: 177.8, weight: 81.6, unitPreference: 'metric' });
    expect(setup?.weight).to.deep.equal({ weight: '81.6', date: today, unit: 'kg' });
    expect(setup?.program).to.deep.nested.include({ 'body.goalValue': 4.5, 'body.goalUnit': 'kg' });
  });
});

describe('the weight that is sent', () => {
  it('is text, with its date and unit', () => {
    expect(setupOf(draftOf('assessment'), today, 'setup-1')?.weight).to.deep.equal({
      weight: '180',
      date: today,
      unit: 'lbs',
    });
  });

  it('is none where there is none', () => {
    const without = draftOf('assessment', { weight: { text: '', unit: 'lbs' } });
    expect(setupOf(without, today, 'setup-1')?.weight).to.equal(null);
  });
});

describe('the program that is sent', () => {
  it('names the goal, its dates, and that it begins', () => {
    expect(programOf(draftOf('bulk', { goal: { text: '8', unit: 'lbs' } }))).to.deep.equal({
      path: '/api/programs',
      body: {
        type: 'muscle',
        goalType: 'muscle_gain',
        goalValue: 8,
        goalUnit: 'lbs',
        startDate: '2026-01-05',
        plannedEndDate: '2026-04-05',
        currentPhase: 1,
        isActive: true,
      },
    });
  });

  it('is a daily template with its duration and end', () => {
    expect(programOf(draftOf('maintain', withDailyPlan('daily-100')))).to.deep.equal({
      path: '/api/programs/daily-maintenance',
      body: { templateType: 'daily-100', targetDuration: '3-months', targetEndDate: '2026-04-05' },
    });
  });

  it('is a custom daily plan with its exercises', () => {
    const plan = draftOf('maintain', {
      ...withDailyPlan('daily-custom'),
      customExercises: [{ name: 'Plank Hold', type: 'duration', sets: 2, durationSeconds: 45 }],
      targetDuration: 'custom',
      targetEndDate: '2026-02-01',
    });
    expect(programOf(plan)).to.deep.equal({
      path: '/api/programs/daily-maintenance',
      body: {
        templateType: 'daily-custom',
        customExercises: [{ name: 'Plank Hold', exerciseType: 'duration', sets: 2, duration: 45 }],
        targetDuration: 'custom',
        targetEndDate: '2026-02-01',
      },
    });
  });

  it('is an assessment without a payload', () => {
    expect(programOf(draftOf('assessment'))).to.deep.equal({ path: '/api/programs/assessment' });
  });

  it('is none while the draft is not complete', () => {
    for (const draft of [empty, draftOf('lean'), draftOf('maintain')])
      expect(setupOf(draft, today, 'setup-1')).to.equal(null);
  });
});
