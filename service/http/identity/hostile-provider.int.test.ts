import { expect } from 'chai';
import { type Answer, createHttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { type Behaviour, type HostileProvider, hostileProvider, sign } from './testing/hostile-provider.ts';

type Case = readonly [what: string, behaviour: Partial<Behaviour>];

const discovery = '/.well-known/openid-configuration';
const anError = { error: 'server_error', error_description: '<b>!</b>' };

const refused: readonly Case[] = [
  ['whose profile is of another subject', { userinfo: (claims) => ({ ...claims, sub: 'eve' }) }],
  ['whose profile is of nobody', { userinfo: () => ({ email: 'ada@rondel.example' }) }],
  ['whose profile fails', { status: { '/userinfo': 500 } }],
  ['whose profile is elsewhere', { status: { '/userinfo': 302 } }],
  ['whose tokens fail', { status: { '/token': 500 } }],
  ['whose tokens are elsewhere', { status: { '/token': 307 } }],
  ['that answers for another', { authorization: (answer) => ({ ...answer, iss: 'https://evil.example' }) }],
  ['that does not say for whom it answers', { authorization: ({ iss: _, ...answer }) => answer }],
  ['that sends no code', { authorization: ({ code: _, ...answer }) => answer }],
  ['that sends an error', { authorization: ({ code: _, ...answer }) => ({ ...answer, ...anError }) }],
];

const awayAtFirst: readonly Case[] = [
  ['fails', { status: { [discovery]: 500 } }],
  ['is elsewhere', { status: { [discovery]: 302 } }],
  ['is of another issuer', { discovery: (document) => ({ ...document, issuer: 'https://evil.example' }) }],
  ['lacks its keys', { discovery: ({ jwks_uri: _, ...document }) => document }],
];

describe('a provider', () => {
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

  async function signIn(behaviour: Partial<Behaviour>): Promise<Answer | undefined> {
    provider.behave(behaviour);
    return (await createHttpClient(app.origin).follow('/api/login')).at(-1);
  }

  it('that is honest signs the person in', async () => {
    await signIn({});
    expect(app.signedIn).to.deep.equal([
      {
        issuer: provider.client.issuer,
        subject: 'ada',
        email: 'ada@rondel.example',
        emailVerified: true,
        firstName: 'Ada',
        lastName: 'King Byron',
        picture: null,
        language: 'en',
        zone: 'UTC',
      },
    ]);
  });

  for (const [what, behaviour] of refused) {
    it(`${what} signs in no member`, async () => {
      const answer = await signIn(behaviour);
      expect([answer?.status, answer?.headers['x-error-code']]).to.deep.equal([400, 'sign-in-unconfirmed']);
      expect(answer?.body).to.include('<h1>We could not confirm who you are</h1>');
      expect(app.signedIn).to.deep.equal([]);
    });
  }

  it('whose answer belongs to another sign-in signs in no member', async () => {
    const answer = await signIn({ authorization: (honest) => ({ ...honest, state: 'of another sign-in' }) });
    expect([answer?.status, answer?.headers['x-error-code']]).to.deep.equal([400, 'sign-in-expired']);
    expect(app.signedIn).to.deep.equal([]);
  });

  it('that shares no email leads to an explanatory page', async () => {
    const answer = await signIn({ userinfo: () => ({ sub: 'ada' }) });
    expect(answer?.headers['x-error-code']).to.equal('sign-in-no-email');
    expect(answer?.body).to.include('<h1>We need your email address</h1>');
  });

  it('that reports an unverified email gives the member an unverified address', async () => {
    await signIn({ userinfo: (claims) => ({ ...claims, email_verified: false }) });
    expect(app.signedIn[0]?.emailVerified).to.equal(false);
  });

  const mallory = 'mallory@rondel.example';
  const inToken =
    (said: Readonly<Record<string, unknown>>): Behaviour['idToken'] =>
    (claims, keys) =>
      sign({ ...claims, ...said }, keys);

  it('that verifies one address in its token verifies no other address in its profile', async () => {
    await signIn({
      idToken: inToken({ email: mallory, email_verified: true }),
      userinfo: ({ email_verified: _, ...claims }) => claims,
    });
    expect(app.signedIn[0]).to.include({ email: 'ada@rondel.example', emailVerified: false });
  });

  it("that verifies the profile's address does not verify the token's address", async () => {
    for (const email of [undefined, null]) {
      await signIn({
        idToken: inToken({ email: mallory }),
        userinfo: (claims) => ({ ...claims, email }),
      });
      expect(app.signedIn.pop()).to.include({ email: mallory, emailVerified: false });
    }
  });

  it('may identify the person in its token alone', async () => {
    await signIn({
      idToken: inToken({ email: mallory, email_verified: true }),
      userinfo: () => ({ sub: 'ada' }),
    });
    expect(app.signedIn[0]).to.include({ email: mallory, emailVerified: true });
  });

  it('may send names and pictures of any shape', async () => {
    const odd = {
      given_name: ' Ada ',
      family_name: 7,
      picture: 'javascript:alert(1)',
      email_verified: 'true',
    };
    await signIn({ userinfo: (claims) => ({ ...claims, ...odd }) });
    expect(app.signedIn[0]).to.include({
      firstName: 'Ada',
      lastName: null,
      picture: null,
      emailVerified: true,
    });
  });
});

describe('a provider that is unavailable at first', () => {
  for (const [what, behaviour] of awayAtFirst) {
    it(`is asked again when its metadata ${what}`, async () => {
      const provider = await hostileProvider();
      const app = await startHttpApp({ provider: provider.client });
      const visitor = createHttpClient(app.origin);
      provider.behave(behaviour);
      const { status, headers } = await visitor.get('/api/login');
      const isOther = what === 'is of another issuer';
      expect([status, headers['x-error-code']]).to.deep.equal([
        503,
        isOther ? 'sign-in-misconfigured' : 'sign-in-unreachable',
      ]);
      provider.behave({});
      expect((await visitor.follow('/api/login')).at(-1)?.url.pathname).to.equal('/');
      await app.stop();
      await provider.stop();
    });
  }
});
