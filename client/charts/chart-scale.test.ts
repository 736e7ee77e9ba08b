import { expect } from 'chai';
import fc from 'fast-check';
import { chartScale, percentFromTop } from './chart-scale.ts';

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
