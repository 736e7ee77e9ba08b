import { expect } from 'chai';
import fc from 'fast-check';
import { dividedBy, exactly, isMore, roundedUp, times, toNumber } from './fraction.ts';

describe('a fraction', () => {
  it('equals the decimal number as typed, in any notation', () => {
    const cases = [0.1, 180, 9.0718474, 1e-7, 1e21, -0.5];
    expect(cases.map((value) => toNumber(exactly(value)))).to.deep.equal(cases);
  });

  it('has no rounding error: 0.1 and 0.2 times ten are exactly 3, and round up to 3', () => {
    const ten = exactly(10);
    const three = times(exactly(0.1), times(exactly(3), ten));
    expect(isMore(three, exactly(3))).to.equal(false);
    expect(roundedUp(three)).to.equal(3);
    expect(roundedUp(exactly(3.0000000001))).to.equal(4);
  });

  it('compares correctly with any denominator', () => {
    const whole = fc.integer({ min: 0, max: 1_000_000 });
    const divisor = fc.integer({ min: 1, max: 1_000_000 }).map((value) => exactly(value / 1000));
    fc.assert(
      fc.property(whole, whole, divisor, (a, b, by) => {
        const [first, second] = [dividedBy(exactly(a), by), dividedBy(exactly(b), by)];
        expect(isMore(first, second)).to.equal(a > b);
      }),
    );
  });
});
