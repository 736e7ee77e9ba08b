import { expect } from 'chai';
import fc from 'fast-check';
import { sevenDayAverage } from '#domain/body/body-history-rules.ts';
import { toMass } from '#domain/body/quantity.ts';
import { addDays, addMonths, asMemberDay } from '#domain/kernel/day.ts';
import {
  bucketOf,
  countsBy,
  mostWeights,
  progressRanges,
  rangeStart,
  weightSeries,
} from './progress-series.ts';

const day = asMemberDay;
const today = day('2026-03-11');
const weightOn = (date: string, kilograms: number) => ({ date: day(date), weight: toMass(kilograms, 'kg') });
const anyWeights = fc
  .array(fc.record({ back: fc.nat(4000), kilograms: fc.integer({ min: 50, max: 120 }) }), { maxLength: 300 })
  .map((all) => all.map(({ back, kilograms }) => weightOn(addDays(today, -back), kilograms)));

describe('the ranges of the progress charts', () => {
  for (const [range, from] of [
    ['month', '2026-02-12'],
    ['quarter', '2025-12-12'],
    ['year', '2025-03-12'],
    ['all', null],
  ] as const)
    it(`begin on ${from ?? 'the first date'} for ${range}`, () =>
      expect(rangeStart(range, today)).to.equal(from));

  for (const [range, from, bucket] of [
    ['month', '2026-02-12', 'week'],
    ['quarter', '2025-12-12', 'week'],
    ['year', '2025-03-12', 'month'],
    ['all', '2026-03-01', 'month'],
    ['all', '2023-03-12', 'month'],
    ['all', '2023-03-11', 'year'],
  ] as const)
    it(`count by the ${bucket} for ${range} since ${from}`, () =>
      expect(bucketOf(range, day(from), today)).to.equal(bucket));
});

describe('the counts of a progress chart', () => {
  const counts = [
    { date: day('2026-02-12'), count: 1 },
    { date: day('2026-02-15'), count: 2 },
    { date: day('2026-03-09'), count: 1 },
    { date: day('2026-03-11'), count: 1 },
  ];

  it('are those of each week from Monday on, with the weeks that have none', () =>
    expect(countsBy('week', counts, { from: day('2026-02-12'), today })).to.deep.equal([
      { date: '2026-02-09', count: 3 },
      { date: '2026-02-16', count: 0 },
      { date: '2026-02-23', count: 0 },
      { date: '2026-03-02', count: 0 },
      { date: '2026-03-09', count: 2 },
    ]));

  it('are those of each month and of each year', () => {
    expect(countsBy('month', counts, { from: day('2026-01-30'), today })).to.deep.equal([
      { date: '2026-01-01', count: 0 },
      { date: '2026-02-01', count: 3 },
      { date: '2026-03-01', count: 2 },
    ]);
    expect(countsBy('year', counts, { from: day('2025-06-01'), today })).to.deep.equal([
      { date: '2025-01-01', count: 0 },
      { date: '2026-01-01', count: 5 },
    ]);
  });

  it('lose none from the first date on, and never have more than 120 columns', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(4000)), fc.constantFrom(...progressRanges), (backs, range) => {
        const all = backs.map((back) => ({ date: addDays(today, -back), count: 1 }));
        const from = rangeStart(range, today) ?? addDays(today, -Math.max(0, ...backs));
        const columns = countsBy(bucketOf(range, from, today), all, { from, today });
        const sum = columns.reduce((total, { count }) => total + count, 0);
        expect(sum).to.equal(all.filter(({ date }) => date >= from).length);
        expect(columns.length).to.be.within(1, 120);
      }),
    ));
});

describe('the weights of a progress chart', () => {
  it('are the last of each date, with the average of seven days, also before the range', () =>
    expect(
      weightSeries(
        [
          weightOn('2026-03-01', 80),
          weightOn('2026-03-03', 90),
          weightOn('2026-03-05', 82),
          weightOn('2026-03-05', 70),
        ],
        day('2026-03-05'),
      ),
    ).to.deep.equal([{ ...weightOn('2026-03-05', 70), averageGrams: 80_000 }]));

  it('are none where there are none', () => expect(weightSeries([], null)).to.deep.equal([]));

  it('are all of a quarter, the same as without a limit', () => {
    const daily = Array.from({ length: 92 }, (_, index) =>
      weightOn(addDays(today, index - 91), 80 + (index % 5)),
    );
    const series = weightSeries(daily, addMonths(today, -4));
    expect(series.map(({ date, averageGrams }) => ({ date, grams: averageGrams }))).to.deep.equal(
      sevenDayAverage(daily),
    );
  });

  it('are at most 120 logged weights, in order, and end with the latest', () =>
    fc.assert(
      fc.property(anyWeights, (weights) => {
        const series = weightSeries(weights, null);
        const dates = series.map(({ date }) => date);
        expect(series.length).to.be.at.most(mostWeights);
        expect(dates).to.deep.equal(dates.toSorted());
        expect(weights.map(({ date }) => date)).to.include.members(dates);
        expect(dates.at(-1)).to.equal(
          weights
            .map(({ date }) => date)
            .toSorted()
            .at(-1),
        );
      }),
    ));
});
