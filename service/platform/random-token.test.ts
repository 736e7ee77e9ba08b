import { expect } from 'chai';
import { randomToken } from './random-token.ts';

describe('a random token', () => {
  it('has the requested number of bytes', () => {
    expect(Buffer.from(randomToken(16, 'base64'), 'base64')).to.have.length(16);
    expect(randomToken(32, 'base64url')).to.match(/^[\w-]{43}$/);
  });

  it('never repeats, over several batches, and is random throughout', () => {
    const tokens = Array.from({ length: 4_000 }, (_, index) =>
      randomToken(index % 2 === 0 ? 16 : 32, 'base64'),
    );
    expect(new Set(tokens).size).to.equal(tokens.length);
    const zeros = tokens.join('').match(/AAAAAA/g) ?? [];
    expect(zeros.length).to.be.below(3);
  });
});
