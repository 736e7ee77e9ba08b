import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { cookieKeys } from './cookie-keys.ts';

const signature = (key: string, algorithm = 'sha256') =>
  createHmac(algorithm, key).update('sid=1').digest('base64url');

describe('the cookie keys', () => {
  const keys = cookieKeys(['new', 'old']);

  it('sign with the first key', () => expect(keys.sign('sid=1')).to.equal(signature('new')));

  it('identify the key of a signature', () => {
    expect(['new', 'old', 'other'].map((key) => keys.index('sid=1', signature(key)))).to.deep.equal([
      0, 1, -1,
    ]);
    expect([keys.verify('sid=1', signature('old')), keys.verify('sid=2', signature('old'))]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('refuse an SHA-1 signature', () => {
    expect(keys.verify('sid=1', signature('new', 'sha1'))).to.equal(false);
  });

  it('refuse an invalid signature', () => {
    for (const given of ['', 'x', '\u00e9'.repeat(27), signature('new').slice(1), `${signature('new')}=`]) {
      expect(keys.index('sid=1', given), given).to.equal(-1);
    }
  });
});
