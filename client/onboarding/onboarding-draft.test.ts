import { expect } from 'chai';
import { sampleMember } from '#client/lib/testing/sample-member.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import {
  type Draft,
  type DraftChange,
  dailyPlanOf,
  goalValueOf,
  newDraft,
  shownGoal,
  withDailyPlan,
  withGoalUnit,
  withProgram,
  withUnits,
} from './onboarding-draft.ts';

const today = asMemberDay('2026-01-05');
const empty = newDraft(null, today);
const changed = (draft: Draft, change: DraftChange): Draft => ({ ...draft, ...change });
const member: CurrentUser = {
  ...sampleMember,
  height: null,
  age: null,
  gender: null,
  equipment: [],
  activityLevel: null,
  daysPerWeek: null,
  minutesPerDay: null,
};
const chosen = (program: ProgramType, from = empty): Draft =>
  changed(from, withProgram(from, program, today));

describe('a new draft', () => {
  it('opens with the defaults of the form', () => {
    expect(empty).to.include({
      program: null,
      goalUnit: 'lbs',
      startDate: today,
      targetDuration: '3-months',
      age: '25',
      unitPreference: 'imperial',
      activityLevel: 'moderate',
      daysPerWeek: 3,
      minutesPerDay: 45,
      questWheelEnabled: true,
      notificationFrequency: 'daily',
    });
  });

  it('opens with what is known of the member, in their units', () => {
    const metric = { ...member, unitPreference: 'metric', height: 177.8, weight: 81.65, age: 41 } as const;
    expect(newDraft(metric, today)).to.deep.include({
      unitPreference: 'metric',
      height: { unit: 'cm', centimetres: '177.8' },
      weight: { text: '81.7', unit: 'kg' },
      age: '41',
      activityLevel: 'moderate',
    });
    const imperial = { ...member, height: 71.6, weight: 180, equipment: ['bench'] };
    expect(newDraft(imperial, today)).to.deep.include({
      height: { unit: 'in', feet: '6', inches: '0' },
      weight: { text: '180', unit: 'lbs' },
      equipment: ['bench'],
    });
  });

  it('opens in the units of the region, until the member has chosen', () => {
    const metric = { unitPreference: 'metric', weight: { text: '', unit: 'kg' } };
    expect(newDraft(null, today, 'metric')).to.deep.include(metric);
    expect(newDraft(member, today, 'metric')).to.deep.include(metric);
    expect(newDraft({ ...member, weight: 180 }, today, 'metric').unitPreference).to.equal('imperial');
  });

  it('opens with the defaults for a member of whom nothing is known', () => {
    expect(newDraft(member, today)).to.deep.equal(empty);
  });
});

describe('choosing a program', () => {
  for (const [program, goalType, goalUnit] of [
    ['bulk', 'muscle_gain', 'lbs'],
    ['lean', 'weight_loss', 'lbs'],
    ['cardio_fitness', 'cardio_fitness', 'miles'],
    ['maintain', null, 'points'],
  ] as const)
    it(`presets ${goalType} in ${goalUnit} for ${program}`, () => {
      expect(chosen(program)).to.include({ program, goalType, goalUnit, targetDuration: '3-months' });
    });

  it('sets the assessment to seven days from now', () => {
    const draft = chosen('assessment');
    expect(draft).to.include({
      goalType: 'fitness_assessment',
      goalUnit: 'days',
      targetDuration: 'custom',
      targetEndDate: '2026-01-12',
    });
    expect(goalValueOf(draft)).to.equal(7);
  });

  it('takes the goal of the program before it away, but not of the same one', () => {
    const draft = changed(chosen('lean'), { goal: { text: '10', unit: 'lbs' } });
    expect(shownGoal(chosen('lean', draft))).to.equal('10');
    expect(shownGoal(chosen('bulk', draft))).to.equal('');
  });

  it('leaves the duration of the assessment behind', () => {
    expect(chosen('lean', chosen('assessment'))).to.include({
      targetDuration: '3-months',
      targetEndDate: '',
    });
  });

  it('presets kilograms for a metric member', () => {
    expect(chosen('lean', changed(empty, { unitPreference: 'metric' })).goalUnit).to.equal('kg');
  });
});

describe('a daily plan', () => {
  for (const [plan, goalType, value] of [
    ['daily-50', 'daily_fitness', 50],
    ['daily-100', 'daily_fitness', 100],
    ['daily-custom', 'daily_custom', 0],
  ] as const)
    it(`${plan} is ${goalType} with ${value} points`, () => {
      const draft = changed(chosen('maintain'), withDailyPlan(plan));
      expect(draft).to.include({ goalType, goalUnit: 'points' });
      expect(goalValueOf(draft)).to.equal(value);
      expect(dailyPlanOf(draft)).to.equal(plan);
    });

  it('is none before it is chosen, and none for another program', () => {
    expect(dailyPlanOf(chosen('maintain'))).to.equal(null);
    expect(dailyPlanOf(chosen('lean'))).to.equal(null);
  });
});

describe('the unit of the goal', () => {
  const ten = changed(chosen('lean'), { goal: { text: '10', unit: 'lbs' } });

  it('follows the units, and the number with it, without drift', () => {
    const metric = changed(ten, withUnits(ten, 'metric'));
    expect(metric.goalUnit).to.equal('kg');
    expect(goalValueOf(metric)).to.equal(4.5);
    const back = changed(metric, withUnits(metric, 'imperial'));
    expect(goalValueOf(back)).to.equal(10);
  });

  it('stays once it was picked', () => {
    const picked = changed(ten, withGoalUnit(ten, 'lbs'));
    expect(changed(picked, withUnits(picked, 'metric'))).to.include({
      unitPreference: 'metric',
      goalUnit: 'lbs',
    });
  });

  it('counts the number that is shown when it is picked', () => {
    const kilograms = changed(ten, withGoalUnit(ten, 'kg'));
    expect(kilograms.goal).to.deep.equal({ text: '10', unit: 'kg' });
    const metric = changed(ten, withUnits(ten, 'metric'));
    expect(changed(metric, withGoalUnit(metric, '%')).goal).to.deep.equal({ text: '4.5', unit: '%' });
  });

  it('of a cardio goal does not follow', () => {
    const cardio = chosen('cardio_fitness');
    expect(changed(cardio, withUnits(cardio, 'metric')).goalUnit).to.equal('miles');
  });
});
