import { expect } from 'chai';
import fc from 'fast-check';
import { percentOf, roundUp, settled, shown } from './rounding.ts';

describe('rounding', () => {
  it('removes the errors of binary fractions', () => {
    expect(settled(0.1 + 0.2)).to.equal(0.3);
    expect(settled((0.7 + 0.1) * 10)).to.equal(8);
    expect(settled(1.234567)).to.equal(1.234567);
  });

  it('rounds up, but not for a binary rounding error', () => {
    expect(roundUp(2.1)).to.equal(3);
    expect(roundUp(3)).to.equal(3);
    expect(roundUp((0.1 + 0.2) * 10)).to.equal(3);
  });

  describe('a percentage', () => {
    const table: readonly [number, number][] = [
      [-0.5, 0],
      [0, 0],
      [0.004, 0],
      [0.005, 1],
      [0.5835, 58],
      [0.994, 99],
      [0.999, 99],
      [(180 - 179.7) / 0.3, 100],
      [1, 100],
      [4, 100],
    ];
    for (const [share, percent] of table)
      it(`of ${share} is ${percent}`, () => {
        expect(percentOf(share)).to.equal(percent);
      });

    it('is a whole number from 0 to 100 for any share', () => {
      fc.assert(
        fc.property(fc.double({ noNaN: true }), (share) => {
          const percent = percentOf(share);
          expect(Number.isInteger(percent)).to.equal(true);
          expect(percent).to.be.within(0, 100);
        }),
      );
    });
  });

  it('shows at most two decimals', () => {
    expect(shown(11.0231)).to.equal('11.02');
    expect(shown(1.5)).to.equal('1.5');
    expect(shown(1.996)).to.equal('2');
  });
});
