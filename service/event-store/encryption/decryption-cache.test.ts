import { expect } from 'chai';
import { createDecryptionCache } from './decryption-cache.ts';

describe('the decryption cache', () => {
  it('returns the text of a ciphertext only for the `bound` that it was encrypted with', () => {
    const cache = createDecryptionCache();
    cache.add('key.abc', 'event 1', 'the text');
    expect(cache.textIn('key.abc', 'event 1')).to.equal('the text');
    expect(cache.textIn('key.abc', 'event 2')).to.equal(undefined);
    expect(cache.textIn('key.abd', 'event 1')).to.equal(undefined);
  });

  it('drops the oldest texts first when it is full', () => {
    const cache = createDecryptionCache(100);
    for (const nth of [1, 2, 3]) cache.add('text', `event ${nth}`, 'x'.repeat(35));
    expect([1, 2, 3].map((nth) => cache.textIn('text', `event ${nth}`)?.length)).to.deep.equal([
      undefined,
      35,
      35,
    ]);
  });
});
