import { expect } from 'chai';
import { bodyFatProgress } from '#domain/body/body-rules.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/features/body/body-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { bodyFatRing, goalViewModel, weightRing } from './goal-view-model.ts';

const today = asMemberDay('2026-02-16');
const member = {
  unitPreference: 'imperial',
  height: 66,
  weight: 175,
  age: 34,
  ageGiven: null,
  gender: 'female',
  goalBaseline: 'standard',
} as const;
const lean: Program = {
  id: 'program',
  type: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: asMemberDay('2026-01-05'),
  plannedEndDate: asMemberDay('2026-03-16'),
  currentPhase: 2,
  isActive: true,
  startWeight: 184,
  startWeightUnit: 'lbs',
  dailyTemplate: null,
  goalProgress: 50,
  goalProgressFromStart: 90,
  revision: 0,
};
const daily: Program = {
  ...lean,
  type: 'maintain',
  goalType: 'daily_fitness',
  goalValue: 50,
  goalUnit: 'points',
  plannedEndDate: null,
  dailyTemplate: 'daily-50',
  goalProgressFromStart: null,
};

describe('goal figures', () => {
  it('say goal, target, rate and end', () => {
    expect(goalViewModel(lean, member)).to.deep.equal({
      goal: 'Lose weight',
      amount: { value: '10', unit: 'lbs' },
      rows: [
        { label: 'Target weight', value: '174.0 lbs' },
        { label: 'Planned pace', value: '1 lb a week' },
        { label: 'Started', value: '5 Jan 2026' },
        { label: 'Ends', value: '16 Mar 2026' },
      ],
      warning: null,
    });
  });

  it('say the rate in the unit of the goal', () => {
    const { rows } = goalViewModel({ ...lean, goalValue: 5, goalUnit: 'kg' }, member);
    expect(rows).to.deep.include({ label: 'Planned pace', value: '0.5 kg a week' });
  });

  it('warn of an end that asks for too much', () => {
    const rushed = { ...lean, plannedEndDate: asMemberDay('2026-01-26') };
    expect(goalViewModel(rushed, member).warning).to.match(/more than 2 lb a week/);
  });

  it('name a daily plan, which has neither target nor rate', () => {
    expect(goalViewModel(daily, member)).to.deep.include({
      goal: 'Daily 50',
      amount: null,
      rows: [
        { label: 'Started', value: '5 Jan 2026' },
        { label: 'Ends', value: 'No end date' },
      ],
    });
  });
});

describe('the weight goal ring', () => {
  it('measures from 180 lb where the member chose so, and says so', () => {
    expect(weightRing(lean, member, today)).to.deep.equal({
      percent: 50,
      lines: ['From 180 lb', 'Target 174.0 lbs'],
    });
  });

  it('measures from the start, and says so', () => {
    expect(weightRing(lean, { ...member, goalBaseline: 'start' }, today)).to.deep.equal({
      percent: 90,
      lines: ['From your start', 'Target 174.0 lbs'],
    });
  });

  it('does not call a member of 60 kg finished on the first day', () => {
    const first = { ...lean, goalProgress: 100, goalProgressFromStart: 0 };
    expect(weightRing(first, member, today).percent).to.equal(0);
  });

  it('measures what was gained of a muscle goal', () => {
    const gain: Program = { ...lean, goalType: 'muscle_gain', startWeight: 170, goalProgressFromStart: null };
    expect(weightRing(gain, member, today)).to.deep.equal({ percent: 50, lines: ['Target 180.0 lbs'] });
  });

  it('is a dash for goals that are no weight, and without a program', () => {
    expect(weightRing(daily, member, today).percent).to.equal(null);
    expect(weightRing(null, member, today).percent).to.equal(null);
  });
});

describe('the body fat ring', () => {
  it('is full at the target that it names, and not before', () => {
    expect(bodyFatProgress(12, 12)).to.equal(100);
    expect(bodyFatProgress(12.5, 12)).to.be.lessThan(100);
  });

  it('asks for a target where the gender gives none', () => {
    const { percent, lines } = bodyFatRing({ ...member, gender: null }, {
      asOf: {},
      bodyFatPercent: 20,
    } as unknown as LatestMetric);
    expect(percent).to.equal(null);
    expect(lines).to.include('Set a target, and we’ll measure towards it.');
  });

  it('shows the margin of an estimate', () => {
    const { margin } = bodyFatRing({ ...member, weight: 120 }, null);
    expect(margin?.to).to.be.at.least(margin?.from ?? 0);
  });

  it('shows what it goes by', () => {
    const { percent, lines } = bodyFatRing({ ...member, weight: 120 }, null);
    expect(percent).to.be.within(0, 100);
    expect(lines).to.include('Estimated');
  });

  it('is a dash while too little is known', () => {
    expect(bodyFatRing({ ...member, weight: null }, null).percent).to.equal(null);
  });
});
