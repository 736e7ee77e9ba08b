import { expect } from 'chai';
import { verifyVapid } from './testing/verify-vapid.ts';
import { vapidAuthorization, vapidKeyOf } from './vapid.ts';

/** RFC 8292, section 2.4. */
const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
const example =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.' +
  `i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=${key}`;
/** RFC 8291, appendix A: a key pair of P-256. */
const pair = {
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
};
const now = 1_453_480_568;

describe('the identification of the sender towards push services', () => {
  it('passes a verifier that accepts the example of RFC 8292 and refuses changed ones', () => {
    const claims = { aud: 'https://push.example.net', exp: 1_453_523_768, sub: 'mailto:push@example.com' };
    expect(verifyVapid(example)).to.deep.equal({ ...claims, key });
    expect(() => verifyVapid(example.replace('t=eyJ0eXAi', 't=eyJ0eXBi'))).to.throw();
    expect(() => verifyVapid(example.replace('i3CYb7', 'i3CYb8'))).to.throw(/not of the key/);
  });

  it('derives the public key of the example of RFC 8291 from its private one', () => {
    expect(vapidKeyOf(pair.privateKey)).to.deep.equal(pair);
  });

  it('signs the origin of the push service, the contact and an end within 24 hours', async () => {
    const header = await vapidAuthorization(pair, 'https://push.example.net', 'mailto:push@example.com', now);
    expect(verifyVapid(header)).to.deep.equal({
      aud: 'https://push.example.net',
      exp: now + 12 * 3600,
      sub: 'mailto:push@example.com',
      key: pair.publicKey,
    });
  });

  for (const wrong of ['', 'AA', Buffer.alloc(32, 255).toString('base64url')])
    it(`refuses ${JSON.stringify(wrong)} as a private key`, () => {
      expect(() => vapidKeyOf(wrong)).to.throw();
    });
});
