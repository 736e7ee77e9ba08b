import { expect } from 'chai';
import fc from 'fast-check';
import { toLength, toMass } from '#domain/body/quantity.ts';
import { addDays, addMonths, asMemberDay } from '#domain/kernel/day.ts';
import type { RequestedGoal } from './goal-advice.ts';
import { planGoal } from './goal-planner.ts';
import { type GoalRules, goalRulesV1 } from './goal-rules.ts';

const newYear = asMemberDay('2026-01-01');
const wish: RequestedGoal = {
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: newYear,
  endDate: null,
  weight: toMass(180, 'lbs'),
  height: toLength(70, 'in'),
  ageYears: 30,
};
const codes = (changes: Partial<RequestedGoal>, rules?: GoalRules) =>
  planGoal({ ...wish, ...changes }, rules).notes.map(({ code }) => code);

describe('a goal plan', () => {
  it('contains its pace, the suggested end and the version of its rules', () => {
    expect(planGoal(wish)).to.deep.include({
      rulesVersion: 'v1',
      kind: 'weight-loss',
      rate: { amount: 1, unit: 'lb-per-week' },
      weeks: 10,
      suggestedEndDate: '2026-03-12',
      chosenRatePerWeek: null,
      warning: null,
      notes: [],
    });
  });
});

describe('the warning about a rate above 2 per week', () => {
  const table: readonly [string, Partial<RequestedGoal>, boolean][] = [
    ['10 lb in a month', { endDate: addMonths(newYear, 1) }, true],
    ['26 lb in 3 months', { goalValue: 26, endDate: addMonths(newYear, 3) }, true],
    ['20 lb in 10 weeks', { goalValue: 20, endDate: asMemberDay('2026-03-12') }, false],
    ['20 lb in a day less', { goalValue: 20, endDate: asMemberDay('2026-03-11') }, true],
    ['5 kg in 5 weeks', { goalValue: 5, goalUnit: 'kg', endDate: asMemberDay('2026-02-05') }, true],
    ['4.5 kg in 5 weeks', { goalValue: 4.5, goalUnit: 'kg', endDate: asMemberDay('2026-02-05') }, false],
    [
      '11 lb of muscle in 5 weeks',
      { goalType: 'muscle_gain', goalValue: 11, endDate: asMemberDay('2026-02-05') },
      true,
    ],
    [
      '11 points of fat in 5 weeks',
      { goalValue: 11, goalUnit: '%', endDate: asMemberDay('2026-02-05') },
      true,
    ],
    [
      '10 points of fat in 5 weeks',
      { goalValue: 10, goalUnit: '%', endDate: asMemberDay('2026-02-05') },
      false,
    ],
    ['100 miles in a week', { goalValue: 100, goalUnit: 'miles', endDate: asMemberDay('2026-01-08') }, false],
    ['10 lb in no time', { endDate: newYear }, true],
    ['10 lb without an end', { endDate: null }, false],
  ];
  for (const [title, changes, isWarned] of table)
    it(`is ${isWarned ? '' : 'not '}shown for ${title}`, () => {
      expect(planGoal({ ...wish, ...changes }).warning !== null).to.equal(isWarned);
    });

  it('names the excessive rate', () => {
    expect(planGoal({ ...wish, endDate: addMonths(newYear, 1) }).warning).to.deep.equal({
      code: 'rate-too-high',
      text: 'This end date asks for more than 2 lb a week. Please allow more time.',
    });
    expect(planGoal({ ...wish, goalUnit: '%', endDate: newYear }).warning?.text).to.equal(
      'This end date asks for more than 2 points of body fat a week. Please allow more time.',
    );
  });

  it('follows the given rules', () => {
    const rules = { ...goalRulesV1, warningAbovePerWeek: 3 };
    expect(planGoal({ ...wish, endDate: addMonths(newYear, 1) }, rules).warning).to.equal(null);
  });
});

describe('the rate required by the chosen end', () => {
  const rateOf = (changes: Partial<RequestedGoal>) => planGoal({ ...wish, ...changes }).chosenRatePerWeek;

  it('is the goal divided by the weeks', () => {
    expect(rateOf({ endDate: addMonths(newYear, 1) })).to.be.closeTo(2.26, 0.005);
    expect(rateOf({ goalValue: 26, endDate: addMonths(newYear, 3) })).to.be.closeTo(2.02, 0.005);
    expect(rateOf({ goalValue: 5, goalUnit: 'kg', endDate: asMemberDay('2026-02-05') })).to.be.closeTo(
      2.2,
      0.005,
    );
    expect(rateOf({ goalValue: 3, goalUnit: '%', endDate: asMemberDay('2026-01-22') })).to.equal(1);
  });

  it('is null for a goal without a weight, and when there is no time', () => {
    expect(rateOf({ goalUnit: 'km', endDate: addMonths(newYear, 1) })).to.equal(null);
    expect(rateOf({ endDate: newYear })).to.equal(null);
    expect(rateOf({ endDate: asMemberDay('2025-12-31') })).to.equal(null);
  });
});

describe('the suggested end', () => {
  const table: readonly [string, Partial<RequestedGoal>, string][] = [
    ['10 lb', {}, '2026-03-12'],
    ['26 lb of 180 lb', { goalValue: 26 }, '2026-05-07'],
    ['26 lb of 120 lb, at 1% a week', { goalValue: 26, weight: toMass(120, 'lbs') }, '2026-06-04'],
    [
      '11.2 of 60.4 kg, at 1% a week',
      { goalValue: 11.2, goalUnit: 'kg', weight: toMass(60.4, 'kg') },
      '2026-05-14',
    ],
    ['26 lb of an unknown weight', { goalValue: 26, weight: null }, '2026-05-07'],
    ['10 lb of muscle at 60 lb', { goalType: 'muscle_gain', weight: toMass(60, 'lbs') }, '2026-04-09'],
  ];
  for (const [title, changes, end] of table)
    it(`of ${title} is ${end}`, () => {
      expect(planGoal({ ...wish, ...changes }).suggestedEndDate).to.equal(end);
    });

  it('asks for at most 1% of the weight a week, for any weight and goal', () => {
    const tenths = fc.integer({ min: 1, max: 3000 }).map((value) => value / 10);
    fc.assert(
      fc.property(tenths, fc.integer({ min: 300, max: 3500 }), (goalValue, weight) => {
        const goal = { ...wish, goalValue, goalUnit: 'kg', weight: toMass(weight / 10, 'kg') } as const;
        const { weeks, rulesVersion } = planGoal(goal);
        expect(rulesVersion).to.equal('v1');
        expect(goalValue / weeks).to.be.at.most(weight / 10 / 100 + 1e-9);
      }),
    );
  });

  it('says the share of the weight, in the unit of the goal', () => {
    const { steps } = planGoal({ ...wish, goalValue: 11.2, goalUnit: 'kg', weight: toMass(60.4, 'kg') });
    expect(steps.map(({ text }) => text)).to.deep.equal([
      'Your goal is 11.2 kg.',
      'No more than 0.91 kg or 2% of your weight a week: 0.91 kg.',
      'Larger goals, above 9.07 kg, use 0.68 kg a week.',
      'The lesser of the two is used: 0.68 kg a week.',
      'A gentle pace stays within 1% of your weight a week: 0.6 kg.',
      '11.2 kg at 0.6 kg a week: 19 weeks.',
    ]);
  });

  it('says no share of a weight that is not known', () => {
    const texts = planGoal({ ...wish, weight: null }).steps.map(({ text }) => text);
    expect(texts[1]).to.equal('No more than 2 lb a week: 2 lb.');
    expect(texts.join(' ')).to.not.include('%');
  });
});

describe('the notes on a goal', () => {
  it('address members under 18', () => {
    expect(codes({ ageYears: 17 })).to.deep.equal(['under-age']);
    expect(codes({ ageYears: 18 })).to.deep.equal([]);
    expect(codes({ ageYears: null })).to.deep.equal([]);
  });

  it('mention a target BMI under 18.5', () => {
    const metric = { weight: toMass(60, 'kg'), height: toLength(200, 'cm'), goalUnit: 'kg' } as const;
    const tall = { ...metric, weight: toMass(80, 'kg') };
    expect(codes({ ...tall, goalValue: 6 })).to.deep.equal([]);
    expect(codes({ ...tall, goalValue: 6.1 })).to.deep.equal(['low-target-bmi']);
    expect(codes({ ...tall, goalValue: 90 })).to.deep.equal(['low-target-bmi', 'large-goal']);
  });

  it('mention no BMI when weight or height is unknown', () => {
    const thin = { goalValue: 50, weight: toMass(170, 'lbs') };
    expect(codes(thin)).to.deep.equal(['low-target-bmi']);
    expect(codes({ ...thin, height: null })).to.deep.equal([]);
    expect(codes({ ...thin, height: toLength(0, 'in') })).to.deep.equal([]);
    expect(codes({ ...thin, weight: null })).to.deep.equal([]);
    expect(codes({ ...thin, goalUnit: '%' })).to.deep.equal([]);
    expect(codes({ ...thin, goalType: 'muscle_gain' })).to.deep.equal([]);
  });

  it('mention a goal above 30% of body weight', () => {
    const gain = { goalType: 'muscle_gain' } as const;
    expect(codes({ ...gain, goalValue: 54 })).to.deep.equal([]);
    expect(codes({ ...gain, goalValue: 54.1 })).to.deep.equal(['large-goal']);
    expect(codes({ ...gain, goalValue: 90, weight: null })).to.deep.equal([]);
    expect(codes({ ...gain, goalValue: 90, goalUnit: '%' })).to.deep.equal([]);
  });

  it('mention a loss of more than 0.75 points of body fat per month', () => {
    const fat = { goalValue: 9, goalUnit: '%' } as const;
    expect(codes({ ...fat, endDate: asMemberDay('2026-12-31') })).to.deep.equal([]);
    expect(codes({ ...fat, endDate: asMemberDay('2026-12-30') })).to.deep.equal(['fast-fat-loss']);
    expect(codes({ ...fat, endDate: null })).to.deep.equal([]);
    expect(codes({ goalValue: 9, endDate: asMemberDay('2026-12-30') })).to.deep.equal([]);
  });

  it('mention an end that equals the start', () => {
    expect(codes({ endDate: newYear })).to.deep.equal(['ends-on-start']);
    expect(codes({ endDate: asMemberDay('2026-03-12') })).to.deep.equal([]);
  });

  it('are sentences', () => {
    const all = { goalValue: 60, ageYears: 16, endDate: newYear };
    expect(planGoal({ ...wish, ...all }).notes.map(({ text }) => text)).to.deep.equal([
      'You are under 18: please plan this goal with a parent and a doctor.',
      'Your target weight lies under a BMI of 18.5, which is underweight.',
      'This goal is more than 30% of your body weight.',
      'This program ends on the day it starts.',
    ]);
    expect(planGoal({ ...wish, goalUnit: '%', endDate: newYear }).notes[0]?.text).to.equal(
      'More than 0.75 points of body fat a month is hard to keep up.',
    );
  });

  it('follow the given rules', () => {
    const rules: GoalRules = {
      ...goalRulesV1,
      advice: { ...goalRulesV1.advice, adultAge: 31, minimumBmi: 25, maximumWeightShare: 0.05 },
    };
    expect(codes({}, rules)).to.deep.equal(['under-age', 'low-target-bmi', 'large-goal']);
  });
});

describe('a pace at the exact limit', () => {
  /** Thousandths of a pound as exactly equal kilograms. */
  const kilograms = (thousandths: number) => Number(`${BigInt(thousandths) * 45_359_237n}e-11`);
  const thousandths = fc.integer({ min: 1, max: 400_000 });
  const inUnit = (amount: number, unit: 'lbs' | 'kg') => (unit === 'lbs' ? amount / 1000 : kilograms(amount));
  const unit = fc.constantFrom('lbs' as const, 'kg' as const);

  it('has no warning at exactly 2 lb a week, in pounds and in kilograms', () => {
    for (const [goalValue, goalUnit] of [
      [20, 'lbs'],
      [9.0718474, 'kg'],
    ] as const) {
      const plan = planGoal({ ...wish, goalValue, goalUnit, endDate: asMemberDay('2026-03-12') });
      expect(plan.warning).to.equal(null);
    }
  });

  it('has a warning that matches whole-number arithmetic, in every unit of the goal', () => {
    fc.assert(
      fc.property(thousandths, unit, fc.integer({ min: 0, max: 900 }), (amount, goalUnit, days) => {
        const goalValue = inUnit(amount, goalUnit);
        const plan = planGoal({ ...wish, goalValue, goalUnit, endDate: addDays(newYear, days) });
        expect(plan.warning !== null).to.equal(amount * 7 > 2000 * days);
      }),
    );
  });

  it('has a warning when a goal that takes whole weeks at 2 lb ends one day earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), unit, (weeks, goalUnit) => {
        const goal = { ...wish, goalValue: inUnit(weeks * 2000, goalUnit), goalUnit };
        const warned = [0, -1].map(
          (days) => planGoal({ ...goal, endDate: addDays(newYear, weeks * 7 + days) }).warning !== null,
        );
        expect(warned).to.deep.equal([false, true]);
      }),
    );
  });
});
