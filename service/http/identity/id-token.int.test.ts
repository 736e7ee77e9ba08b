import { expect } from 'chai';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { type Behaviour, type HostileProvider, hostileProvider, sign } from './testing/hostile-provider.ts';

type Forge = Behaviour['idToken'];

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const several = ['rondel', 'other'];

const accepted: readonly (readonly [what: string, forge: Forge])[] = [
  ['of an honest provider', (claims, keys) => sign(claims, keys)],
  ['for several that names us', (claims, keys) => sign({ ...claims, aud: several, azp: 'rondel' }, keys)],
  [
    'of a sign-in 89 days ago',
    (claims, keys) => sign({ ...claims, auth_time: secondsAgo(89 * 86_400) }, keys),
  ],
  ['that expired a few seconds ago', (claims, keys) => sign({ ...claims, exp: secondsAgo(5) }, keys)],
];

const refused: readonly (readonly [what: string, forge: Forge])[] = [
  ['signed by another key', async (claims) => sign(claims, await generateKeyPair('RS256'))],
  ['signed by nobody', async (claims) => new UnsecuredJWT(claims).encode()],
  ['signed with our own secret', (claims, _keys, secret) => signWith(claims, secret)],
  ['of another issuer', (claims, keys) => sign({ ...claims, iss: 'https://evil.example' }, keys)],
  ['of no issuer', ({ iss: _, ...claims }, keys) => sign(claims, keys)],
  ['for another audience', (claims, keys) => sign({ ...claims, aud: 'other' }, keys)],
  ['for another party', (claims, keys) => sign({ ...claims, azp: 'other' }, keys)],
  ['for several that names nobody', (claims, keys) => sign({ ...claims, aud: several }, keys)],
  ['that has expired', (claims, keys) => sign({ ...claims, exp: secondsAgo(60) }, keys)],
  ['that never expires', ({ exp: _, ...claims }, keys) => sign(claims, keys)],
  [
    'of a sign-in 91 days ago, longer than max_age asks for',
    (claims, keys) => sign({ ...claims, auth_time: secondsAgo(91 * 86_400) }, keys),
  ],
  ['with another nonce', (claims, keys) => sign({ ...claims, nonce: 'of another sign-in' }, keys)],
  ['without a nonce', ({ nonce: _, ...claims }, keys) => sign(claims, keys)],
  ['of another subject than the profile', (claims, keys) => sign({ ...claims, sub: 'eve' }, keys)],
  ['that is no token', async () => 'a.b.c'],
  ['that is missing', async () => null],
];

describe('an id_token', () => {
  let provider: HostileProvider;
  let app: HttpApp;

  before(async () => {
    provider = await hostileProvider();
    app = await startHttpApp({ provider: provider.client });
  });
  beforeEach(() => {
    app.signedIn.length = 0;
  });
  after(async () => {
    await app.stop();
    await provider.stop();
  });

  for (const [what, idToken] of accepted) {
    it(`${what} signs a member in`, async () => {
      provider.behave({ idToken });
      const answers = await createHttpClient(app.origin).follow('/api/login');
      expect(answers.at(-1)?.url.href).to.equal(`${app.origin}/`);
      expect(app.signedIn.map(({ subject }) => subject)).to.deep.equal(['ada']);
    });
  }

  for (const [what, idToken] of refused) {
    it(`${what} signs in no member`, async () => {
      provider.behave({ idToken });
      const answer = (await createHttpClient(app.origin).follow('/api/login')).at(-1);
      expect([answer?.status, answer?.headers['x-error-code']]).to.deep.equal([400, 'sign-in-unconfirmed']);
      expect(app.signedIn).to.deep.equal([]);
    });
  }
});

function signWith(claims: Parameters<Forge>[0], secret: string): Promise<string> {
  const key = new TextEncoder().encode(secret);
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key' }).sign(key);
}
