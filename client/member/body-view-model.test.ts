import { expect } from 'chai';
import { nothingMeasured } from '#client/lib/testing/nothing-measured.ts';
import { toLength } from '#domain/body/quantity.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { BodyMetric, LatestMetric } from '#service/features/body/body-contract.ts';
import {
  type BodyOwner,
  bodyFigures,
  compositionOf,
  compositionSummary,
  compositionTable,
  heightText,
} from './body-view-model.ts';

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
      Age: '30 (Given 2 Nov 2025)',
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

const owner: BodyOwner = {
  unitPreference: 'imperial',
  height: 70,
  weight: 180,
  age: 30,
  ageGiven: null,
  gender: 'male',
};
const logged = (day: string, values: Partial<BodyMetric>): BodyMetric => ({
  ...nothingMeasured,
  id: day,
  date: asMemberDay(`2026-03-${day}`),
  unit: 'lbs',
  lengthUnit: 'in',
  ...values,
});
const latestOf = (values: Partial<BodyMetric>, day: string): LatestMetric => {
  const date = asMemberDay(day);
  const asOf = Object.fromEntries(Object.keys(values).map((field) => [field, date]));
  return { ...logged('01', values), date, asOf };
};
const figures = (metrics: readonly BodyMetric[], latest: LatestMetric = null, of = owner) =>
  compositionOf(of, latest, metrics).points.map(({ date, weight, lean, fat }) => [
    date.slice(-2),
    weight,
    Number(lean.toFixed(1)),
    Number(fat.toFixed(1)),
  ]);

describe('body composition over time', () => {
  it('is estimated from height, age, gender: 180 lb, 70 in, 30, male: 21.7 %, 141.0 lb', () => {
    expect(figures([logged('10', { weight: 180 })])).to.deep.equal([['10', 180, 141, 39]]);
  });

  it('goes by what was measured from that day on, and by the estimate before', () => {
    const metrics = [
      logged('10', { weight: 180 }),
      logged('12', { weight: 180, bodyFatPercent: 20 }),
      logged('14', { weight: 175 }),
    ];
    expect(figures(metrics, latestOf({ bodyFatPercent: 20 }, '2026-03-12'))).to.deep.equal([
      ['10', 180, 141, 39],
      ['12', 180, 144, 36],
      ['14', 175, 140, 35],
    ]);
  });

  it('knows what was measured before the first of these days', () => {
    const latest = latestOf({ bodyFatPercent: 25, leanBodyMass: 130 }, '2025-12-01');
    expect(figures([logged('10', { weight: 180 })], latest)).to.deep.equal([['10', 180, 130, 45]]);
  });

  it('goes by the last entry of a day, and leaves out days without a weight', () => {
    const metrics = [
      logged('10', { weight: 182 }),
      logged('10', { weight: 180 }),
      logged('11', { waistCircumference: 34 }),
    ];
    expect(figures(metrics)).to.deep.equal([['10', 180, 141, 39]]);
  });

  for (const [what, of] of [
    ['the gender is unknown', { ...owner, gender: 'prefer-not-to-say' }],
    ['the height is not known', { ...owner, height: null }],
    ['the age is not known', { ...owner, age: null }],
  ] as const)
    it(`is unknown where ${what}, until body fat is measured`, () => {
      const metrics = [logged('10', { weight: 180 }), logged('11', { weight: 180, bodyFatPercent: 20 })];
      expect(figures(metrics, null, of)).to.deep.equal([['11', 180, 144, 36]]);
    });

  it('is described by a sentence and by rows, the newest first', () => {
    const none = compositionOf(owner, null, []);
    const one = compositionOf(owner, null, [logged('10', { weight: 180 })]);
    const two = compositionOf(owner, null, [
      logged('10', { weight: 180 }),
      logged('12', { weight: 175, bodyFatPercent: 20 }),
    ]);
    expect(compositionSummary(none)).to.equal('No weight logged in the last 90 days.');
    expect(compositionSummary(one)).to.equal(
      'Weight 180.0 lbs, lean mass 141.0 lbs, fat mass 39.0 lbs on 10 Mar 2026.',
    );
    expect(compositionSummary(two)).to.equal(
      'Weight from 180.0 to 175.0 lbs, lean mass from 141.0 to 140.0 lbs, fat mass from 39.0 to 35.0 lbs since 10 Mar 2026.',
    );
    const { caption, rows } = compositionTable(two);
    expect(caption).to.equal('Body composition in lbs, last 90 days');
    expect(rows).to.deep.equal([
      ['12 Mar', '175.0', '140.0', '35.0', '20.0%'],
      ['10 Mar', '180.0', '141.0', '39.0', 'about 21.7%'],
    ]);
  });

  it('names the app that a weight came from, in its figures', () => {
    const metric: BodyOwner = { ...owner, unitPreference: 'metric', height: 177.8, weight: 81.6 };
    const brought = { ...logged('10', { weight: 81.6 }), source: 'withings' } as const;
    const [row] = compositionTable(compositionOf(metric, null, [brought])).rows;
    expect(row?.[0]).to.equal('10 Mar from Withings');
  });

  it('is in kilograms for who counts in them', () => {
    const metric: BodyOwner = { ...owner, unitPreference: 'metric', height: 177.8, weight: 81.6 };
    const { unit, points } = compositionOf(metric, null, [logged('10', { weight: 81.6 })]);
    expect([unit, points[0]?.lean.toFixed(1)]).to.deep.equal(['kg', '63.9']);
  });
});
