import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Measurements } from './body-events.ts';
import { latestMetrics, sevenDayAverage, startWeightOf, weightPerDate } from './body-history-rules.ts';
import { toLength, toMass } from './quantity.ts';

const march = (date: number) => asMemberDay(`2026-03-${String(date).padStart(2, '0')}`);
const kg = (date: number, value: number) => ({ date: march(date), weight: toMass(value, 'kg') });

describe('the latest metrics', () => {
  const entry = (date: number, measurements: Measurements) => ({ date: march(date), measurements });
  const weight = toMass(80, 'kg');
  const lighter = toMass(79, 'kg');
  const waistCircumference = toLength(90, 'cm');

  it('take each field from the latest date that has it', () => {
    const entries = [
      entry(1, { weight, waistCircumference }),
      entry(3, { weight: lighter }),
      entry(2, { weight }),
    ];
    expect(latestMetrics(entries)).to.deep.equal({
      values: { weight: lighter, waistCircumference },
      asOf: { weight: march(3), waistCircumference: march(1) },
    });
  });
  it('take the entry recorded later when two share a date', () => {
    expect(latestMetrics([entry(1, { weight }), entry(1, { weight: lighter })]).values).to.deep.equal({
      weight: lighter,
    });
  });
  it('ignore an earlier date that was recorded later', () => {
    expect(latestMetrics([entry(5, { weight }), entry(4, { weight: lighter })]).values).to.deep.equal({
      weight,
    });
  });
  it('include a measured 0', () => {
    expect(latestMetrics([entry(1, { bodyFatPercent: 0 })]).values).to.deep.equal({ bodyFatPercent: 0 });
  });
  it('are empty without entries', () => {
    expect(latestMetrics([])).to.deep.equal({ values: {}, asOf: {} });
  });
});

describe('the weights by date', () => {
  it('hold one weight per date, the one recorded later, in the order of dates', () => {
    expect(weightPerDate([kg(3, 80), kg(1, 82), kg(3, 81), kg(2, 83)])).to.deep.equal([
      kg(1, 82),
      kg(2, 83),
      kg(3, 81),
    ]);
  });
});

describe('the 7-day average', () => {
  it('is the mean of the last seven dates that have a weight', () => {
    const average = sevenDayAverage([kg(1, 80), kg(7, 82), kg(8, 84)]);
    expect(average).to.deep.equal([
      { date: march(1), grams: 80_000 },
      { date: march(7), grams: 81_000 },
      { date: march(8), grams: 83_000 },
    ]);
  });
  it('uses the weight recorded later when two share a date', () => {
    expect(sevenDayAverage([kg(1, 80), kg(1, 90)])).to.deep.equal([{ date: march(1), grams: 90_000 }]);
  });
  it('is empty without weights', () => expect(sevenDayAverage([])).to.deep.equal([]));
});

describe('the start weight of a program', () => {
  const start = march(10);
  const cases = [
    { weights: [kg(8, 80), kg(10, 81), kg(12, 82)], startsFrom: 81 },
    { weights: [kg(9, 80), kg(8, 79)], startsFrom: 80 },
    { weights: [kg(12, 82), kg(11, 81)], startsFrom: 81 },
    { weights: [kg(17, 82)], startsFrom: 82 },
    { weights: [kg(20, 83), kg(18, 82)], startsFrom: 82 },
    { weights: [kg(10, 80), kg(10, 81)], startsFrom: 81 },
    { weights: [], startsFrom: null },
  ];
  for (const { weights, startsFrom } of cases) {
    const given = weights.map(({ date, weight }) => `${weight.value} on ${date.slice(8)}`).join(', ');
    it(`on the 10th is ${startsFrom} given ${given || 'nothing'}`, () => {
      expect(startWeightOf(weights, start)?.value ?? null).to.equal(startsFrom);
    });
  }
});
