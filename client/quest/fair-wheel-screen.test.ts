import { expect } from 'chai';
import { webDigests } from './fair-wheel-screen.tsx';

describe('the digests of the browser', () => {
  it('hash as in FIPS 180-2, and text as UTF-8', async () => {
    expect(await webDigests.sha256('abc')).to.equal(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(await webDigests.sha256('ü')).to.equal(
      '607474ca475a9724d7360aba71a56d5df77e61350e3f724cfa1f46e857e2d85f',
    );
  });

  it('authenticate as in RFC 4231, case 2', async () => {
    expect(await webDigests.hmac('Jefe', 'what do ya want for nothing?')).to.equal(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
