import { expect } from 'chai';
import fc from 'fast-check';
import { centimetresOf, kilogramsOf, toLength, toMass } from '#domain/body/quantity.ts';
import { asMemberDay, daysBetween } from '#domain/kernel/day.ts';
import { given } from '#domain/testing/given.ts';
import { first, start, startedWithoutWeights } from '#domain/testing/program-samples.ts';
import type { RequestedGoal } from './goal-advice.ts';
import { hazardsOf, isLeanerAtSameWeight, safePlanOf } from './hazards.ts';
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

  it('are in the unit of the goal', () => {
    const fast = { goalValue: 10, goalUnit: 'kg', endDate: asMemberDay('2026-02-01') } as const;
    expect(texts(fast)[0]).to.equal('It asks for 2.26 kg a week; up to 0.91 is safe for you.');
  });

  it('of a target below a BMI of 15 can not be kept', () => {
    const [hazard] = hazardsOf({ ...wish, goalValue: 76, endDate: null });
    expect(hazard).to.include({ code: 'target-bmi', isFinal: true });
    expect(hazard?.text).to.match(/^A target of 104 lb is a BMI of 14.9. Below 15 a body is in danger/);
    expect(hazardsOf({ ...wish, goalValue: 75, endDate: null })[0]).to.not.have.property('isFinal');
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
    expect(safePlanOf({ ...wish, endDate: soon })).to.deep.equal({ goalValue: null, endDate: '2026-05-21' });
    expect(safePlanOf({ ...wish, goalValue: 60, endDate: null })).to.deep.equal({
      goalValue: 40.6,
      endDate: null,
    });
    expect(safePlanOf({ ...wish, goalValue: 60, endDate: soon })).to.deep.equal({
      goalValue: 40.6,
      endDate: '2026-07-16',
    });
  });

  it('has a margin for a woman of BMI 22.7 who asks for 18.5', () => {
    const woman = {
      ...wish,
      goalUnit: 'kg',
      weight: toMass(60.4, 'kg'),
      height: toLength(163, 'cm'),
    } as const;
    const asked = { ...woman, goalValue: 11.2, endDate: asMemberDay('2026-03-12') };
    expect(safePlanOf(asked)).to.deep.equal({ goalValue: 7.2, endDate: '2026-04-23' });
    expect(isLeanerAtSameWeight(asked)).to.equal(true);
  });

  it('is null for a member whose BMI is below the margin, who can get leaner from 18.5', () => {
    const light = { ...wish, goalValue: 15, endDate: null, weight: toMass(135, 'lbs') };
    expect([safePlanOf(light), isLeanerAtSameWeight(light)]).to.deep.equal([null, true]);
    const thin = { ...light, weight: toMass(100, 'lbs') };
    expect([safePlanOf(thin), isLeanerAtSameWeight(thin)]).to.deep.equal([null, false]);
    expect(isLeanerAtSameWeight({ ...light, weight: toMass(180, 'lbs') })).to.equal(false);
    expect(isLeanerAtSameWeight({ ...light, height: null })).to.equal(false);
  });

  it('has a target BMI of at least 20 and a pace of at most 1%, for any member', () => {
    const kilograms = fc.integer({ min: 300, max: 3500 }).map((tenths) => toMass(tenths / 10, 'kg'));
    const centimetres = fc.integer({ min: 100, max: 250 }).map((value) => toLength(value, 'cm'));
    const goal = fc.integer({ min: 1, max: 10_000 }).map((tenths) => tenths / 10);
    const unit = fc.constantFrom('lbs' as const, 'kg' as const);
    fc.assert(
      fc.property(kilograms, centimetres, goal, unit, (weight, height, goalValue, goalUnit) => {
        const asked = { ...wish, weight, height, goalValue, goalUnit };
        const safe = safePlanOf(asked);
        if (!safe) return;
        const taken = {
          ...asked,
          goalValue: safe.goalValue ?? goalValue,
          endDate: safe.endDate ?? asked.endDate,
        };
        expect(hazardsOf(taken).map(({ code }) => code)).to.not.include.oneOf(['pace', 'target-bmi']);
        const lost = kilogramsOf(toMass(taken.goalValue, goalUnit));
        const target = kilogramsOf(weight) - lost;
        expect(target / (centimetresOf(height) / 100) ** 2).to.be.at.least(20 - 1e-3);
        const weeks = daysBetween(taken.startDate, taken.endDate ?? taken.startDate) / 7;
        expect(lost / weeks).to.be.at.most(kilogramsOf(weight) / 100 + 1e-9);
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
      .yields({
        ...startedWithoutWeights,
        startWeight: toMass(180, 'lbs'),
        goalValue: 400,
        acknowledged: ['pace', 'deadline', 'age'],
      });
  });

  it('is refused below a target BMI of 15, with every acknowledgement', () => {
    const far = { ...young, ageYears: 30, goalValue: 100, height: toLength(70, 'in') };
    programs()
      .when({ ...far, acknowledged: ['pace', 'deadline', 'target-bmi'] })
      .refuses('target-refused', {
        kind: 'conflict',
        message:
          'This plan was not started. A target of 80 lb is a BMI of 11.4. Below 15 a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor. Please choose a higher target.',
      });
  });

  it('replays without acknowledgement when it was started before hazards existed', () => {
    const { acknowledged: _, ...old } = startedWithoutWeights;
    programs({ ...old, goalValue: 400 })
      .when({ ...young, programId: first })
      .yieldsNothing();
  });
});
