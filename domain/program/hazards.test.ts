import { expect } from 'chai';
import fc from 'fast-check';
import { toLength, toMass } from '#domain/body/quantity.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { given } from '#domain/testing/given.ts';
import { first, start, started } from '#domain/testing/program-samples.ts';
import type { RequestedGoal } from './goal-advice.ts';
import { hazardsOf, safePlanOf } from './hazards.ts';
import { programDecider } from './program.ts';

const wish: RequestedGoal = {
  goalType: 'weight_loss',
  goalValue: 20,
  goalUnit: 'lbs',
  startDate: asMemberDay('2026-01-01'),
  endDate: asMemberDay('2026-03-12'),
  weight: toMass(180, 'lbs'),
  height: toLength(70, 'in'),
  ageYears: 30,
};
const codes = (changes: Partial<RequestedGoal>) => hazardsOf({ ...wish, ...changes }).map(({ code }) => code);
const texts = (changes: Partial<RequestedGoal>) => hazardsOf({ ...wish, ...changes }).map(({ text }) => text);

describe('the hazards of a plan', () => {
  const table: readonly [string, Partial<RequestedGoal>, readonly string[]][] = [
    ['20 lb in 10 weeks, 2 lb a week', {}, []],
    ['20 lb in a day less', { endDate: asMemberDay('2026-03-11') }, ['pace']],
    ['40 lb in 10 weeks, twice the safe pace', { goalValue: 40 }, ['pace']],
    ['41 lb in 10 weeks', { goalValue: 41 }, ['pace', 'deadline']],
    [
      '560 lb in a week',
      { goalValue: 560, endDate: asMemberDay('2026-01-08'), weight: null },
      ['pace', 'deadline'],
    ],
    ['15 lb at 70 lb, above 2% a week', { goalValue: 15, weight: toMass(70, 'lbs'), height: null }, ['pace']],
    ['no end', { endDate: null, goalValue: 40 }, []],
    ['100 miles in 10 weeks', { goalValue: 100, goalUnit: 'miles' }, []],
    ['60 lb off 180 lb at 70 in', { goalValue: 60, endDate: null }, ['target-bmi']],
    ['age 7', { ageYears: 7 }, ['age']],
    ['age 18', { ageYears: 18 }, []],
    ['age 100', { ageYears: 100 }, []],
    ['age 101', { ageYears: 101 }, ['age']],
    ['99.9 cm', { height: toLength(99.9, 'cm') }, ['height']],
    ['100 cm', { height: toLength(100, 'cm') }, []],
    ['250.1 cm', { height: toLength(250.1, 'cm'), weight: toMass(350, 'kg') }, ['height']],
    ['29.9 kg', { weight: toMass(29.9, 'kg'), height: null, goalValue: 1 }, ['weight']],
    ['350.1 kg', { weight: toMass(350.1, 'kg') }, ['weight']],
    ['a body of which nothing is known', { weight: null, height: null, ageYears: null }, []],
  ];
  for (const [title, changes, expected] of table)
    it(`of ${title} are ${expected.join(' and ') || 'none'}`, () => {
      expect(codes(changes)).to.deep.equal(expected);
    });

  it('contain the value and the limit, and never show both as the same number', () => {
    expect(texts({ goalValue: 60, endDate: null })).to.deep.equal([
      'A target of 120 lb is a BMI of 17.2, which is underweight: healthy starts at 18.5.',
    ]);
    // 18.498, which would round to the limit.
    expect(texts({ goalValue: 51.1, endDate: null })[0]).to.include('is a BMI of 18.4,');
    expect(texts({ goalValue: 20.001 })).to.deep.equal([
      'It asks for 2.01 lb a week; up to 2 is safe for you.',
    ]);
    expect(texts({ endDate: wish.startDate })[0]).to.equal(
      'It leaves no time at all; up to 2 lb a week is safe for you.',
    );
  });
});

describe('the safe alternative of a plan', () => {
  it('changes the end, the goal, or both', () => {
    const soon = asMemberDay('2026-01-08');
    expect(safePlanOf(wish)).to.equal(null);
    expect(safePlanOf({ ...wish, endDate: soon })).to.deep.equal({ goalValue: null, endDate: '2026-03-12' });
    expect(safePlanOf({ ...wish, goalValue: 60, endDate: null })?.endDate).to.equal(null);
    expect(safePlanOf({ ...wish, goalValue: 60, endDate: null })?.goalValue).to.be.closeTo(51, 0.2);
  });

  it('is null for a member who is already underweight', () => {
    expect(safePlanOf({ ...wish, weight: toMass(100, 'lbs') })).to.equal(null);
  });

  it('has no hazard of pace or target, for any member, goal and end', () => {
    const kilograms = fc.integer({ min: 300, max: 3500 }).map((tenths) => toMass(tenths / 10, 'kg'));
    const centimetres = fc.integer({ min: 100, max: 250 }).map((value) => toLength(value, 'cm'));
    const goal = fc.integer({ min: 1, max: 10_000 }).map((tenths) => tenths / 10);
    const unit = fc.constantFrom('lbs' as const, 'kg' as const);
    fc.assert(
      fc.property(kilograms, centimetres, goal, unit, (weight, height, goalValue, goalUnit) => {
        const asked = { ...wish, weight, height, goalValue, goalUnit };
        const safe = safePlanOf(asked);
        const taken = {
          ...asked,
          goalValue: safe?.goalValue ?? goalValue,
          endDate: safe?.endDate ?? asked.endDate,
        };
        const left = safe ? hazardsOf(taken).map(({ code }) => code) : [];
        expect(left).to.not.include.oneOf(['pace', 'target-bmi']);
      }),
    );
  });
});

describe('a program with hazards', () => {
  const programs = given(programDecider);
  const young = { ...start, ageYears: 7, goalValue: 400 };

  it('is refused with an explanation until the hazards are acknowledged', () => {
    programs().when(young).refuses('hazards-not-acknowledged', {
      kind: 'conflict',
      message:
        'This plan could harm you, so it was not started. It asks for 33.34 lb a week; up to 2 is safe for you. Its end date leaves less than half of the time that is safe. You are under 18: please plan this goal with a parent and a doctor. Please choose a safer plan, or confirm that you want to keep this one.',
    });
    programs()
      .when({ ...young, acknowledged: ['pace', 'deadline'] })
      .refuses('hazards-not-acknowledged');
  });

  it('starts once its hazards are acknowledged, and stores them', () => {
    programs()
      .when({ ...young, acknowledged: ['age', 'pace', 'deadline', 'weight'] })
      .yields({ ...started, goalValue: 400, acknowledged: ['pace', 'deadline', 'age'] });
  });

  it('replays without acknowledgement when it was started before hazards existed', () => {
    const { acknowledged: _, ...old } = started;
    programs({ ...old, goalValue: 400 })
      .when({ ...young, programId: first })
      .yieldsNothing();
  });
});
