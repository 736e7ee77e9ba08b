import { expect } from 'chai';
import { createFreshSeals } from './fresh-seals.ts';

describe('seals that are fresh', () => {
  it('tell what lies in them, to whoever has them at their own place', () => {
    const fresh = createFreshSeals();
    fresh.keep('key.abc', 'event 1', 'the text');
    expect(fresh.textIn('key.abc', 'event 1')).to.equal('the text');
    expect(fresh.textIn('key.abc', 'event 2')).to.equal(undefined);
    expect(fresh.textIn('key.abd', 'event 1')).to.equal(undefined);
  });

  it('are forgotten, the oldest first, when there are too many', () => {
    const fresh = createFreshSeals(100);
    for (const nth of [1, 2, 3]) fresh.keep('seal', `event ${nth}`, 'x'.repeat(35));
    expect([1, 2, 3].map((nth) => fresh.textIn('seal', `event ${nth}`)?.length)).to.deep.equal([
      undefined,
      35,
      35,
    ]);
  });
});
