import { expect } from 'chai';
import { type Mass, toMass } from '#domain/body/quantity.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { type GoalMeasures, goalMeasures, shownGoal } from './goal-measures.ts';
import type { MeasuredProgram, ProgressFacts } from './goal-progress.ts';

const start = asMemberDay('2026-01-05');
const lean: MeasuredProgram = {
  programType: 'lean',
  goalType: 'weight_loss',
  goalValue: 11.2,
  goalUnit: 'kg',
  startDate: start,
  plannedEndDate: asMemberDay('2026-06-01'),
};
const of = (program: MeasuredProgram, from: Mass | null, now = from, days = 0): GoalMeasures => {
  const facts: ProgressFacts = {
    program,
    today: addDays(start, days),
    startWeight: from,
    currentWeight: now,
    bodyFatAtStart: null,
    bodyFatNow: null,
  };
  return goalMeasures(facts);
};
const kg = (value: number): Mass => toMass(value, 'kg');
const lbs = (value: number): Mass => toMass(value, 'lbs');

describe('a goal on the first day', () => {
  const people: readonly [string, Mass][] = [
    ['a woman of 45 kg', kg(45)],
    ['a woman of 99.2 lb', lbs(99.2)],
    ['a woman of 60.4 kg', kg(60.4)],
    ['a man of 60 kg', kg(60)],
    ['a man of 132.3 lb', lbs(132.3)],
    ['a man of 110 kg', kg(110)],
    ['a man of 242.5 lb', lbs(242.5)],
  ];
  const programs: readonly [string, MeasuredProgram][] = [
    ['get lean', { ...lean, goalValue: 5 }],
    ['get lean in pounds', { ...lean, goalValue: 10, goalUnit: 'lbs' }],
    ['lose body fat', { ...lean, goalValue: 4, goalUnit: '%' }],
    ['build muscle', { ...lean, programType: 'bulk', goalType: 'muscle_gain', goalValue: 3 }],
    ['run', { ...lean, programType: 'cardio_fitness', goalType: 'running', goalUnit: 'km' }],
    ['daily', { ...lean, programType: 'maintain', goalType: 'daily_fitness', goalUnit: 'points' }],
    ['assessment', { ...lean, programType: 'assessment', goalType: 'fitness_assessment', goalUnit: 'days' }],
  ];
  for (const [who, weight] of people)
    for (const [name, program] of programs)
      it(`of ${who} with the program ${name} is at 0 % and not reached, from either baseline`, () => {
        const measures = of(program, weight);
        expect(shownGoal(measures, 'start')).to.include({ percent: 0, isReached: false });
        // 180 lb is shown where that formula can reach the target.
        const standard = shownGoal(measures, 'standard');
        expect(standard.isReached).to.equal(false);
        if (standard.measuredFrom !== 'standard') expect(standard.percent).to.equal(0);
      });
});

describe('the way a goal is measured', () => {
  it('is from the start where 180 lb gives 100 % before the target is met', () => {
    const measures = of(lean, kg(60.4));
    expect(measures).to.include({ goalProgress: 100, goalProgressFromStart: 0, isTargetMet: false });
    expect(shownGoal(measures, 'standard')).to.deep.equal({
      percent: 0,
      measuredFrom: 'start',
      other: 100,
      isReached: false,
      isMeasured: true,
      isOverruled: true,
    });
  });

  it('is from the start where 180 lb stays at 0 % for ever', () => {
    const measures = of({ ...lean, goalValue: 9 }, kg(110), kg(104));
    expect(measures).to.include({ goalProgress: 0, isStandardMisleading: true });
    expect(shownGoal(measures, 'standard')).to.include({ percent: 67, measuredFrom: 'start', other: 0 });
  });

  it('is from 180 lb where the member chose so, and from the start otherwise', () => {
    const measures = of({ ...lean, goalValue: 15, goalUnit: 'lbs' }, lbs(184), lbs(175.1));
    expect(shownGoal(measures, 'standard')).to.include({ percent: 33, measuredFrom: 'standard', other: 59 });
    expect(shownGoal(measures, 'start')).to.include({ percent: 59, measuredFrom: 'start', other: 33 });
  });

  it('is unknown without a start weight, although 180 lb gives 100 %', () => {
    const measures = of(lean, null, kg(45));
    expect(measures).to.include({ goalProgress: 100, goalProgressFromStart: null, isTargetMet: false });
    expect(shownGoal(measures, 'standard')).to.include({ percent: 0, measuredFrom: null, isReached: false });
  });

  it('follows from the older fields in an answer of an earlier release', () => {
    const earlier = { goalProgress: 100, goalProgressFromStart: 0 };
    expect(shownGoal(earlier, 'standard')).to.include({
      percent: 0,
      measuredFrom: 'start',
      isReached: false,
    });
    const lost = { goalProgress: 100, goalProgressFromStart: 100 };
    expect(shownGoal(lost, 'standard')).to.include({ percent: 100, isReached: true });
  });
});

describe('a goal is reached', () => {
  it('at the target weight and past it, and not a tenth above', () => {
    const isMet = (now: Mass) => of(lean, kg(60.4), now);
    expect(isMet(kg(49.3))).to.include({ isTargetMet: false, goalProgressFromStart: 99 });
    expect(isMet(kg(49.2))).to.include({ isTargetMet: true, goalProgressFromStart: 100 });
    expect(isMet(kg(48))).to.include({ isTargetMet: true, goalProgressFromStart: 100 });
  });

  it('at the target weight that is shown, where the start has more decimals', () => {
    expect(of(lean, kg(60.46), kg(49.3))).to.include({ isTargetMet: true, goalProgressFromStart: 100 });
  });

  it('by a gained weight only at the target, although the planned time is over', () => {
    const gain: MeasuredProgram = { ...lean, programType: 'bulk', goalType: 'muscle_gain', goalValue: 3 };
    const after = 200;
    expect(shownGoal(of(gain, kg(60), kg(61), after), 'start')).to.include({
      percent: 100,
      isReached: false,
    });
    expect(shownGoal(of(gain, kg(60), kg(63), after), 'start')).to.include({ percent: 100, isReached: true });
    expect(shownGoal(of(gain, null, null, after), 'start')).to.include({ percent: 100, isReached: false });
  });

  it('by the calendar for goals without a measure', () => {
    const run: MeasuredProgram = { ...lean, goalType: 'running', goalUnit: 'km' };
    const over = shownGoal(of(run, kg(60), kg(60), 200), 'start');
    expect(over).to.include({ percent: 100, isReached: true, isMeasured: false });
  });

  it('never by a goal of 0', () => {
    expect(of({ ...lean, goalValue: 0 }, kg(60))).to.include({ isTargetMet: false });
  });
});
