import { expect } from 'chai';
import fc from 'fast-check';
import { chartScale, dateLabels, isNear, linePath, percentFromTop, shareOf } from './trend-chart.tsx';

const point = (date: string, value = 180) => ({ date, value });
const march = ['01', '02', '05', '08', '10', '11', '21'].map((date) => point(`2026-03-${date}`));

describe('places in a chart of dates', () => {
  it('follow the dates, not the number of points', () => {
    expect(shareOf('2026-03-11', march)).to.equal(50);
    expect(shareOf('2026-03-05', march)).to.equal(20);
  });

  it('put a single value at the end', () => {
    expect(shareOf('2026-03-05', [point('2026-03-05')])).to.equal(100);
  });

  it('draw a line that bends between the points, flat at each', () => {
    const scale = { low: 0, high: 200, ticks: [] };
    const points = [point('2026-03-01', 200), point('2026-03-03', 100)];
    expect(linePath(points, scale, ({ value }) => value)).to.equal('M0 0C50 0 50 50 100 50');
    expect(linePath([], scale, () => 0)).to.equal('');
  });

  for (const [points, dates] of [
    [[], []],
    [march.slice(0, 1), ['2026-03-01']],
    [march.slice(0, 2), ['2026-03-01', '2026-03-02']],
    [march, ['2026-03-01', '2026-03-08', '2026-03-14', '2026-03-21']],
  ] as const)
    it(`name ${dates.length} dates for ${points.length} points, as far apart as they are shown`, () =>
      expect(dateLabels(points)).to.deep.equal(dates));

  for (const [target, isShown] of [
    [175, true],
    [169, true],
    [160, false],
  ] as const)
    it(`${isShown ? 'draw' : 'leave out'} a target of ${target} for values of 180`, () =>
      expect(
        isNear(
          target,
          march.map(({ value }) => value),
        ),
      ).to.equal(isShown));
});

describe('scale of a chart', () => {
  for (const [values, ticks] of [
    [
      [170.4, 180],
      [170, 175, 180, 185],
    ],
    [
      [169.1, 184.3],
      [165, 170, 175, 180, 185],
    ],
    [
      [60, 140],
      [50, 100, 150],
    ],
    [[175], [172, 174, 176, 178]],
  ] as const)
    it(`of ${values.join(' to ')}`, () => expect(chartScale(values).ticks).to.deep.equal(ticks));

  it('holds every value, in at most five steps', () => {
    const weights = fc.array(fc.double({ min: 20, max: 1000, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(weights, (values) => {
        const scale = chartScale(values);
        expect(scale.ticks.length).to.be.within(2, 6);
        for (const value of values) expect(percentFromTop(value, scale)).to.be.within(0, 100);
      }),
    );
  });
});
