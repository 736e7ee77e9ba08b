import { expect } from 'chai';
import fc from 'fast-check';
import type { Gender } from '#domain/member/member-events.ts';
import {
  bmiOf,
  bodyCompositionOf,
  bodyFatProgress,
  bodyFatTargetOf,
  bodyFatTargets,
  estimateBodyFat,
  type KnownBody,
  leanGrams,
} from './body-rules.ts';
import { kilogramsOf, massOfGrams, poundsOf, toLength, toMass, toTenths } from './quantity.ts';

const unknown: KnownBody = {
  weight: null,
  height: null,
  ageYears: null,
  gender: null,
  bodyFatPercent: null,
  leanBodyMass: null,
};
const known: KnownBody = {
  ...unknown,
  weight: toMass(180, 'lbs'),
  height: toLength(70, 'in'),
  ageYears: 30,
  gender: 'male',
};

describe('body composition', () => {
  const cases = [
    { lbs: 180, inches: 70, age: 30, gender: 'male', bmi: '25.8', fat: '21.7', lean: ['141.0', '63.9'] },
    { lbs: 150, inches: 65, age: 28, gender: 'female', bmi: '25.0', fat: '31.0', lean: ['103.5', '47.0'] },
    { lbs: 220, inches: 68, age: 45, gender: 'male', bmi: '33.5', fat: '34.3', lean: ['144.6', '65.6'] },
    { lbs: 110, inches: 66, age: 22, gender: 'male', bmi: '17.8', fat: '10.2', lean: ['98.8', '44.8'] },
    { lbs: 400, inches: 64, age: 60, gender: 'female', bmi: '68.7', fat: '50.0', lean: ['200.0', '90.7'] },
  ] as const;
  for (const { lbs, inches, age, gender, bmi, fat, lean } of cases) {
    it(`of ${lbs} lb, ${inches} in, ${age}, ${gender}`, () => {
      const weight = toMass(lbs, 'lbs');
      const height = toLength(inches, 'in');
      const composition = bodyCompositionOf({ ...unknown, weight, height, ageYears: age, gender });
      const { grams } = composition.leanMass ?? { grams: 0 };
      const leanMass = massOfGrams(grams);
      expect({
        bmi: toTenths(composition.bmi ?? 0),
        fat: toTenths(composition.bodyFat?.percent ?? 0),
        lean: [toTenths(poundsOf(leanMass)), toTenths(kilogramsOf(leanMass))],
      }).to.deep.equal({ bmi, fat, lean: [...lean] });
    });
  }

  it('uses the exact unit factors: 25.827 for 180 lb and 70 in, not 25.824', () => {
    expect(bmiOf(toMass(180, 'lbs'), toLength(70, 'in'))).to.be.closeTo(25.827, 0.0005);
  });
  it('contains the values whose inputs are known', () => {
    expect(bodyCompositionOf(unknown)).to.deep.equal({ bmi: null, bodyFat: null, leanMass: null });
    expect(bodyCompositionOf({ ...known, height: null })).to.deep.equal(bodyCompositionOf(unknown));
    expect(bodyCompositionOf({ ...known, weight: null })).to.deep.equal(bodyCompositionOf(unknown));
    for (const part of ['ageYears', 'gender'] as const) {
      const { bmi, bodyFat, leanMass } = bodyCompositionOf({ ...known, [part]: null });
      expect([bmi !== null, bodyFat, leanMass]).to.deep.equal([true, null, null]);
    }
  });
  it('marks which values were estimated', () => {
    const { bodyFat, leanMass } = bodyCompositionOf(known);
    expect(bodyFat).to.include({ source: 'estimated', bandPoints: 4, isApproximate: false });
    expect(leanMass).to.include({ source: 'calculated' });
  });
  it('prefers measured values to estimates', () => {
    const { bodyFat, leanMass } = bodyCompositionOf({
      ...known,
      bodyFatPercent: 18,
      leanBodyMass: toMass(66, 'kg'),
    });
    expect(bodyFat).to.deep.equal({ source: 'measured', percent: 18 });
    expect(leanMass).to.deep.equal({ source: 'measured', grams: 66_000 });
  });
  it('derives lean mass from measured body fat, also without a height', () => {
    const { leanMass } = bodyCompositionOf({ ...unknown, weight: toMass(80, 'kg'), bodyFatPercent: 25 });
    expect(leanMass).to.deep.equal({ source: 'calculated', grams: 60_000 });
  });
  it('treats a measured 0 as a measurement', () => {
    const { bodyFat } = bodyCompositionOf({ ...known, bodyFatPercent: 0 });
    expect(bodyFat).to.deep.equal({ source: 'measured', percent: 0 });
  });
  it('rounds lean mass to whole grams', () => {
    expect(leanGrams(toMass(81.647, 'kg'), 21.7)).to.equal(63_930);
  });
});

describe('the estimate of body fat', () => {
  const at = (gender: Gender, age = 35, bmi = 25) => estimateBodyFat(bmi, age, gender)?.percent ?? Number.NaN;

  const cases = [
    ['female', '32.7'],
    ['other', '27.3'],
    ['male', '21.9'],
  ] as const;
  for (const [gender, percent] of cases) {
    it(`of ${gender}, 35, BMI 25.0 is about ${percent}`, () => {
      expect(toTenths(at(gender))).to.equal(percent);
    });
  }
  it('is not made when the gender is unknown', () => {
    expect(estimateBodyFat(25, 35, 'prefer-not-to-say')).to.equal(null);
  });
  it('is approximate for genders that the formula does not cover', () => {
    expect(estimateBodyFat(25, 35, 'other')).to.include({ isApproximate: true });
    expect(estimateBodyFat(25, 35, 'female')).to.include({ isApproximate: false });
  });
  it('uses the formula for children up to age 15 and the one for adults from 16', () => {
    expect(at('male', 15, 20)).to.be.closeTo(1.51 * 20 - 0.7 * 15 - 3.6 + 1.4, 1e-9);
    expect(at('female', 15, 20)).to.be.closeTo(1.51 * 20 - 0.7 * 15 + 1.4, 1e-9);
    expect(at('male', 16, 20)).to.be.closeTo(1.2 * 20 + 0.23 * 16 - 10.8 - 5.4, 1e-9);
  });
  it('is limited to 0-50', () => {
    expect([at('female', 60, 68.7), at('male', 18, 10)]).to.deep.equal([50, 0]);
  });
  it('stays between 0 and 50 for every body, age and gender', () => {
    const bmi = fc.double({ min: 5, max: 120, noNaN: true });
    const gender = fc.constantFrom<Gender>('male', 'female', 'other');
    fc.assert(
      fc.property(bmi, fc.integer({ min: 1, max: 130 }), gender, (someBmi, age, someGender) => {
        expect(at(someGender, age, someBmi)).to.be.within(0, 50);
      }),
    );
  });
});

describe('the body-fat ring', () => {
  const cases = [
    [12, 100],
    [16, 50],
    [18, 25],
    [20, 0],
    [25, 0],
    [8, 100],
    [11.9, 100],
    [19.9, 1],
    [15, 63],
  ] as const;
  for (const [fat, percent] of cases) {
    it(`at ${fat} % is ${percent}`, () => expect(bodyFatProgress(fat, 12)).to.equal(percent));
  }
});

describe('the target of body fat', () => {
  for (const [gender, chosen, target] of [
    ['male', undefined, 12],
    ['female', undefined, 24],
    ['other', undefined, null],
    ['prefer-not-to-say', undefined, null],
    [null, undefined, null],
    ['female', 28, 28],
    [null, 20, 20],
  ] as const)
    it(`of ${gender} who chose ${chosen} is ${target}`, () =>
      expect(bodyFatTargetOf(gender, chosen)).to.equal(target));

  it('measures women from 32 % down to 24 %', () => {
    expect([33, 32, 28, 24, 20].map((fat) => bodyFatProgress(fat, 24))).to.deep.equal([0, 0, 50, 100, 100]);
  });

  it('is never an essential level of fat that a member did not choose', () => {
    for (const gender of ['male', 'female'] as const) {
      const { least } = bodyFatTargets(gender);
      expect(bodyFatTargetOf(gender, undefined)).to.be.at.least(least + 3);
    }
  });
});
