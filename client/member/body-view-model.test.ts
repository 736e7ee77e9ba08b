import { expect } from 'chai';
import { nothingMeasured } from '#client/lib/testing/nothing-measured.ts';
import { toLength } from '#domain/body/quantity.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import { type BodyOwner, bodyFigures, heightText } from './body-view-model.ts';

const day = asMemberDay('2026-11-18');
const nobody: BodyOwner = {
  unitPreference: 'imperial',
  height: null,
  weight: null,
  age: null,
  ageGiven: null,
  gender: null,
};
/** The first row of the worked examples in the rules: 180 lb, 70 in, 30 years. */
const man: BodyOwner = {
  ...nobody,
  height: 70,
  weight: 180,
  age: 30,
  ageGiven: { years: 29, on: asMemberDay('2025-11-02') },
  gender: 'male',
};
const emptyEntry: NonNullable<LatestMetric> = {
  id: 'entry',
  date: day,
  unit: 'lbs',
  lengthUnit: 'in',
  ...nothingMeasured,
  asOf: {},
};

const said = (owner: BodyOwner, latest: LatestMetric): Record<string, string> =>
  Object.fromEntries(
    bodyFigures(owner, latest).map(({ label, value, note }) => [label, note ? `${value} (${note})` : value]),
  );

describe('body figures', () => {
  it('are dashes before anything is known', () => {
    expect(said(nobody, null)).to.deep.equal({
      Height: '–',
      Weight: '–',
      BMI: '–',
      'Body fat': '–',
      'Lean muscle': '–',
    });
  });

  it('estimate what was not measured, and say so', () => {
    expect(said(man, { ...emptyEntry, weight: 180, asOf: { weight: day } })).to.deep.equal({
      Height: `5'10"`,
      Weight: '180.0 lbs (18 Nov 2026)',
      BMI: '25.8',
      'Body fat': 'about 21.7% ± 4 (Estimated)',
      'Lean muscle': '141.0 lbs (From weight and body fat)',
      Age: '30 (given 2 Nov 2025)',
    });
  });

  it('take what was measured, with its date', () => {
    const measured = {
      ...emptyEntry,
      bodyFatPercent: 18.5,
      waistCircumference: 33.5,
      leanBodyMass: 150,
      asOf: { bodyFatPercent: day, waistCircumference: day, leanBodyMass: day },
    };
    expect(said(man, measured)).to.include({
      'Body fat': '18.5% (Measured on 18 Nov 2026)',
      'Lean muscle': '150.0 lbs (18 Nov 2026)',
      Waist: '33.5 in (18 Nov 2026)',
    });
  });

  it('mark an estimate between the two sexes that the formula knows', () => {
    expect(said({ ...man, gender: 'other' }, null)['Body fat']).to.match(/Estimated, approximate/);
  });

  it('make no estimate where the gender is unknown', () => {
    expect(said({ ...man, gender: 'prefer-not-to-say' }, null)).to.include({ 'Body fat': '–' });
  });
});

describe('a height', () => {
  for (const [inches, text] of [
    [70, `5'10"`],
    [71.6, `6'0"`],
    [66, `5'6"`],
  ] as const)
    it(`of ${inches} in is ${text}`, () => {
      expect(heightText(toLength(inches, 'in'), { unitPreference: 'imperial' })).to.equal(text);
    });

  for (const [centimetres, text] of [
    [178, '178 cm'],
    [177.8, '177.8 cm'],
  ] as const)
    it(`of ${centimetres} cm is ${text}`, () => {
      expect(heightText(toLength(centimetres, 'cm'), { unitPreference: 'metric' })).to.equal(text);
    });
});
