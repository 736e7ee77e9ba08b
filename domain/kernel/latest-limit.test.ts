import { expect } from 'chai';
import fc from 'fast-check';
import { latestLimit } from './latest-limit.ts';

describe('the number of latest items kept apart from the past', () => {
  it('is small for a short past and grows with the square root of a long one', () => {
    expect([0, 36, 37, 1_000, 11_000].map(latestLimit)).to.deep.equal([6, 6, 7, 32, 105]);
  });

  it('makes a history of n items store in the order of n times its square root', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000 }), (items) => {
        let [past, latest, stored] = [0, 0, 0];
        for (let nth = 0; nth < items; nth += 1) {
          latest += 1;
          stored += latest;
          if (latest < latestLimit(past)) continue;
          past += latest;
          stored += past;
          latest = 0;
        }
        expect(stored).to.be.below(2 * items * Math.sqrt(items));
      }),
    );
  });
});
