import { expect } from 'chai';
import fc from 'fast-check';
import { type Mass, toMass } from '#domain/body/quantity.ts';
import { toNumber } from '#domain/kernel/fraction.ts';
import { pacingOf, safeMaximumLb } from './goal-pacing.ts';
import { type Goal, type GoalRules, goalInPounds, goalKindOf, goalRulesV1 } from './goal-rules.ts';
import type { GoalType, GoalUnit } from './program-events.ts';

const lose = (goalValue: number, goalUnit: GoalUnit = 'lbs'): Goal => ({
  goalType: 'weight_loss',
  goalValue,
  goalUnit,
});
const gain = (goalValue: number, goalUnit: GoalUnit = 'lbs'): Goal => ({
  ...lose(goalValue, goalUnit),
  goalType: 'muscle_gain',
});
const lbs = (value: number): Mass => toMass(value, 'lbs');

describe('the kind of a goal', () => {
  const table: readonly [GoalType, GoalUnit, string][] = [
    ['weight_loss', 'lbs', 'weight-loss'],
    ['weight_loss', 'kg', 'weight-loss'],
    ['weight_loss', '%', 'body-fat'],
    ['weight_loss', 'points', 'unpaced'],
    ['body_recomp', '%', 'body-fat'],
    ['body_recomp', 'lbs', 'unpaced'],
    ['muscle_gain', 'lbs', 'muscle-gain'],
    ['muscle_building', 'kg', 'muscle-gain'],
    ['muscle_gain', '%', 'body-fat'],
    ['running', 'miles', 'unpaced'],
    ['daily_fitness', 'points', 'unpaced'],
  ];
  for (const [goalType, goalUnit, kind] of table)
    it(`of ${goalType} in ${goalUnit} is ${kind}`, () => {
      expect(goalKindOf({ goalType, goalUnit })).to.equal(kind);
    });
});

describe('a goal in pounds', () => {
  it('is the goal as typed, or converted from kilograms', () => {
    expect(goalInPounds(lose(10))).to.equal(10);
    expect(goalInPounds(lose(5, 'kg'))).to.be.closeTo(11.0231, 0.0001);
  });

  it('is null for other units', () => {
    expect(goalInPounds(lose(5, '%'))).to.equal(null);
    expect(goalInPounds(lose(5, 'miles'))).to.equal(null);
  });
});

describe('the recommended pace', () => {
  const weeklyTable: readonly [string, Goal, Mass | null, number, number][] = [
    ['lose 10 of 180 lb', lose(10), lbs(180), 1, 10],
    ['lose 20 of 180 lb', lose(20), lbs(180), 1, 20],
    ['lose 21 of 180 lb', lose(21), lbs(180), 1.5, 14],
    ['lose 30 of 240 lb', lose(30), lbs(240), 1.5, 20],
    ['lose 25 of 60 lb', lose(25), lbs(60), 1.2, 21],
    ['lose 25 of 75 lb', lose(25), lbs(75), 1.5, 17],
    ['lose 11 of 55 lb', lose(11), lbs(55), 1, 11],
    ['lose 4 of 40 lb', lose(4), lbs(40), 0.8, 5],
    ['lose 10 of an unknown weight', lose(10), null, 1, 10],
    ['lose 9.07 kg of 80 kg', lose(9.07, 'kg'), toMass(80, 'kg'), 1, 20],
    ['lose 9.08 kg of 80 kg', lose(9.08, 'kg'), toMass(80, 'kg'), 1.5, 14],
    ['gain 10 lb', gain(10), lbs(180), 0.75, 14],
    ['gain 11 lb', gain(11), lbs(180), 0.5, 22],
    ['build 3 lb', { ...gain(3), goalType: 'muscle_building' }, null, 0.75, 4],
  ];
  for (const [title, goal, weight, amount, weeks] of weeklyTable)
    it(`to ${title} is ${amount} lb a week for ${weeks} weeks`, () => {
      expect(pacingOf(goal, weight)).to.deep.include({ rate: { amount, unit: 'lb-per-week' }, weeks });
    });

  const fatTable: readonly [number, number][] = [
    [3, 18],
    [5, 29],
    [8, 47],
    [9, 52],
  ];
  for (const [points, weeks] of fatTable)
    it(`to lose ${points} points of body fat is 0.75 a month for ${weeks} weeks`, () => {
      const rate = { amount: 0.75, unit: 'points-per-month' };
      expect(pacingOf(lose(points, '%'), lbs(180))).to.deep.include({ kind: 'body-fat', rate, weeks });
    });

  it('of other goals has no rate and takes 12 weeks', () => {
    const goal: Goal = { goalType: 'running', goalValue: 5, goalUnit: 'miles' };
    expect(pacingOf(goal, lbs(180))).to.deep.equal({
      kind: 'unpaced',
      rate: null,
      weeks: 12,
      steps: [
        {
          name: 'weeks',
          value: 12,
          unit: 'weeks',
          text: 'A goal of this kind has no weekly rate, so 12 weeks are planned.',
        },
      ],
    });
  });

  it('never takes more than a hundred years', () => {
    expect(pacingOf(lose(10_000), lbs(1)).weeks).to.equal(5200);
    expect(pacingOf(lose(10_000, '%'), null).weeks).to.equal(5200);
  });

  it('takes a whole number of weeks for any goal and weight', () => {
    const amount = fc.double({ min: 0, max: 10_000, noNaN: true });
    const unit = fc.constantFrom<GoalUnit>('lbs', 'kg', '%', 'miles');
    fc.assert(
      fc.property(amount, unit, amount, (value, goalUnit, weight) => {
        const { weeks } = pacingOf(lose(value, goalUnit), lbs(weight));
        expect(Number.isInteger(weeks)).to.equal(true);
        expect(weeks).to.be.within(0, 5200);
      }),
    );
  });

  it('follows the given rules', () => {
    const rules: GoalRules = {
      ...goalRulesV1,
      weightLoss: { ...goalRulesV1.weightLoss, pace: { usual: 1.5, larger: 1, largerAbove: 20 } },
      muscleGain: { pace: { usual: 1, larger: 0.25, largerAbove: 5 } },
      bodyFat: { pointsPerMonth: 1.5 },
      unpacedWeeks: 8,
    };
    expect(pacingOf(lose(21), lbs(180), rules).weeks).to.equal(21);
    expect(pacingOf(gain(6), null, rules).weeks).to.equal(24);
    expect(pacingOf(lose(9, '%'), null, rules).weeks).to.equal(26);
    expect(pacingOf(lose(9, 'miles'), null, rules).weeks).to.equal(8);
  });
});

describe('the safe maximum', () => {
  const table: readonly [string, Mass | null, number][] = [
    ['180 lb', lbs(180), 2],
    ['100 lb', lbs(100), 2],
    ['99 lb', lbs(99), 1.98],
    ['an unknown weight', null, 2],
    ['no weight at all', lbs(0), 2],
  ];
  for (const [title, weight, maximum] of table)
    it(`of ${title} is ${maximum} lb a week`, () => {
      expect(toNumber(safeMaximumLb(weight))).to.equal(maximum);
    });
});

describe('the explanation of a pace', () => {
  const named = (goal: Goal, weight: Mass | null) =>
    pacingOf(goal, weight).steps.map(({ name, value, unit }) => [name, value, unit]);
  const textsOf = (goal: Goal, weight: Mass | null) => pacingOf(goal, weight).steps.map(({ text }) => text);

  it('lists every rule of a weight loss with its number', () => {
    expect(named(lose(25), lbs(60))).to.deep.equal([
      ['goal', 25, 'lb'],
      ['safe-maximum', 1.2, 'lb-per-week'],
      ['larger-goal-rate', 1.5, 'lb-per-week'],
      ['used-rate', 1.2, 'lb-per-week'],
      ['weeks', 21, 'weeks'],
    ]);
    expect(textsOf(lose(25), lbs(60))).to.deep.equal([
      'Your goal is 25 lb.',
      'No more than 2 lb or 2% of your weight a week: 1.2 lb.',
      'Larger goals, above 20 lb, use 1.5 lb a week.',
      'The lesser of the two is used: 1.2 lb a week.',
      '25 lb at 1.2 lb a week: 21 weeks.',
    ]);
  });

  it('says why 20 lb take longer than 21 lb', () => {
    expect(textsOf(lose(20), lbs(180))[2]).to.equal('Goals of up to 20 lb use 1 lb a week.');
    expect(named(lose(20), lbs(180))[2]).to.deep.equal(['usual-rate', 1, 'lb-per-week']);
    expect(textsOf(lose(21), lbs(180))[2]).to.equal('Larger goals, above 20 lb, use 1.5 lb a week.');
  });

  it('shows no pounds of a goal in kilograms', () => {
    expect(textsOf(lose(5, 'kg'), null).join(' ')).to.not.include('lb');
    expect(textsOf(gain(5, 'kg'), null).join(' ')).to.not.include('lb');
  });

  it('lists the rules of a muscle gain', () => {
    expect(named(gain(11), null)).to.deep.equal([
      ['goal', 11, 'lb'],
      ['larger-goal-rate', 0.5, 'lb-per-week'],
      ['weeks', 22, 'weeks'],
    ]);
  });

  it('lists the rules of a body-fat goal', () => {
    expect(named(lose(5, '%'), null)).to.deep.equal([
      ['goal', 5, 'points'],
      ['usual-rate', 0.75, 'points-per-month'],
      ['weeks', 29, 'weeks'],
    ]);
    expect(textsOf(lose(5, '%'), null)).to.deep.equal([
      'Your goal is 5 points of body fat.',
      'Body fat goes down by 0.75 points a month.',
      '5 points at 0.75 a month: 29 weeks.',
    ]);
  });
});
