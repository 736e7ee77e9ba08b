import Router from '@koa/router';
import { expect } from 'chai';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { type HostileProvider, hostileProvider, sign } from './testing/hostile-provider.ts';

type Shown = {
  readonly member: { readonly email: string; readonly emailVerified: boolean };
  readonly signIn: { readonly at: number; readonly authenticatedAt: number };
};

describe('a repeated sign-in', () => {
  let provider: HostileProvider;
  let app: HttpApp;
  let visitor: HttpClient;

  beforeEach(async () => {
    provider = await hostileProvider();
    app = await startHttpApp({ provider: provider.client, routes: [routes()] });
    visitor = createHttpClient(app.origin);
  });
  afterEach(async () => {
    await app.stop();
    await provider.stop();
  });

  const asked = () => provider.visits.at(-1)?.searchParams;
  const session = async () => JSON.parse((await visitor.get('/api/session')).body) as Shown;

  it('updates the address and its verification from the provider', async () => {
    await visitor.follow('/api/login');
    expect((await session()).member).to.include({ email: 'ada@rondel.example', emailVerified: true });
    provider.behave({ userinfo: (claims) => ({ ...claims, email_verified: false }) });
    await visitor.follow('/api/login');
    expect((await session()).member).to.include({ email: 'ada@rondel.example', emailVerified: false });
  });

  it('prompts for an account, and for authentication to confirm an action', async () => {
    await visitor.follow('/api/login');
    expect(asked()?.get('prompt')).to.equal('select_account');
    await visitor.follow('/api/login?confirm=1&returnTo=/privacy');
    expect(asked()?.get('prompt')).to.equal('login');
  });

  it('has the provider name its last question, and ask again after 90 days', async () => {
    await visitor.follow('/api/login');
    expect(asked()?.get('max_age')).to.equal(String(90 * 86_400));
  });

  it('counts as proof from when the provider last asked', async () => {
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    provider.behave({ idToken: (claims, keys) => sign({ ...claims, auth_time: anHourAgo }, keys) });
    await visitor.follow('/api/login?confirm=1');
    const { signIn } = await session();
    expect(signIn.authenticatedAt).to.equal(anHourAgo * 1000);
    expect(signIn.at).to.be.within(Date.now() - 60_000, Date.now());
  });

  it('has the provider ask an admin, and no member, again after 12 hours', async () => {
    const signedInAt = (hoursAgo: number) =>
      provider.behave({
        idToken: (claims, keys) =>
          sign({ ...claims, auth_time: Math.floor(Date.now() / 1000) - hoursAgo * 3600 }, keys),
      });
    signedInAt(13);
    await visitor.follow('/api/login?returnTo=/admin');
    expect(asked()?.get('prompt')).to.equal('select_account');
    await app.stop();
    app = await startHttpApp({
      provider: provider.client,
      routes: [routes()],
      adminEmails: new Set(['ada@rondel.example']),
    });
    visitor = createHttpClient(app.origin);
    signedInAt(11);
    await visitor.follow('/api/login?returnTo=/admin');
    expect(asked()?.get('prompt')).to.equal('select_account');
    expect((await session()).member).to.include({ email: 'ada@rondel.example' });
    const stranger = createHttpClient(app.origin);
    const visits = provider.visits.length;
    signedInAt(13);
    const answers = await stranger.follow('/api/login?returnTo=/admin');
    expect(asked()?.get('prompt')).to.equal('login');
    expect(provider.visits.length - visits).to.equal(2);
    // The provider was asked to authenticate and did not: no admin can sign in.
    expect(answers.at(-1)?.status).to.equal(400);
    expect(JSON.parse((await stranger.get('/api/session')).body)).to.deep.equal({});
  });

  it('is refused where the provider can say when it asked for proof, and does not', async () => {
    provider.behave({
      discovery: (document) => ({ ...document, claims_supported: ['sub', 'auth_time'] }),
      idToken: (claims, keys) => sign({ ...claims, auth_time: undefined }, keys),
    });
    const answers = await visitor.follow('/api/login?confirm=1');
    expect(answers.at(-1)?.status).to.equal(400);
    expect(JSON.parse((await visitor.get('/api/session')).body)).to.deep.equal({});
  });

  it('prompts for authentication when the provider offers no choice of accounts', async () => {
    provider.behave({
      discovery: (document) => ({ ...document, prompt_values_supported: ['none', 'login'] }),
      idToken: (claims, keys) => sign({ ...claims, auth_time: undefined }, keys),
    });
    await visitor.follow('/api/login');
    expect(asked()?.get('prompt')).to.equal('login');
    const { signIn } = await session();
    expect(signIn.authenticatedAt).to.equal(signIn.at);
  });

  it('proves nothing where no proof was asked for and no auth_time is given', async () => {
    provider.behave({ idToken: (claims, keys) => sign({ ...claims, auth_time: undefined }, keys) });
    await visitor.follow('/api/login');
    expect((await session()).signIn.authenticatedAt).to.equal(0);
  });

  for (const [what, time] of [
    ['does not say', undefined],
    ['says a word', 'yesterday'],
    ['says a time to come', 4_000_000_000],
  ] as const) {
    it(`counts as proof from now where the provider ${what}`, async () => {
      provider.behave({ idToken: (claims, keys) => sign({ ...claims, auth_time: time }, keys) });
      await visitor.follow('/api/login?confirm=1');
      const { signIn } = await session();
      expect(signIn.authenticatedAt).to.equal(signIn.at);
    });
  }

  it('signs in no admin where the provider gives no auth_time, even after a proof', async () => {
    await app.stop();
    const admins = { adminEmails: new Set(['ada@rondel.example']) };
    app = await startHttpApp({ provider: provider.client, routes: [routes()], ...admins });
    visitor = createHttpClient(app.origin);
    provider.behave({ idToken: (claims, keys) => sign({ ...claims, auth_time: undefined }, keys) });
    const answers = await visitor.follow('/api/login');
    expect(asked()?.get('prompt')).to.equal('login');
    expect(answers.at(-1)?.status).to.equal(400);
    expect(JSON.parse((await visitor.get('/api/session')).body)).to.deep.equal({});
  });

  it('offers a choice of accounts where another site leads to the proof', async () => {
    await visitor.follow('/api/login?confirm=1');
    expect(asked()?.get('prompt')).to.equal('login');
    const { headers } = await visitor.get('/api/login?confirm=1', { 'Sec-Fetch-Site': 'cross-site' });
    expect(new URL(String(headers.location)).searchParams.get('prompt')).to.equal('select_account');
  });

  it('asks for the time of the proof by name where the provider takes such wishes', async () => {
    await visitor.follow('/api/login');
    expect(asked()?.has('claims')).to.equal(false);
    await app.stop();
    provider.behave({ discovery: (document) => ({ ...document, claims_parameter_supported: true }) });
    app = await startHttpApp({ provider: provider.client, routes: [routes()] });
    visitor = createHttpClient(app.origin);
    await visitor.follow('/api/login');
    expect(JSON.parse(asked()?.get('claims') ?? '')).to.deep.equal({
      id_token: { auth_time: { essential: true }, amr: null, acr: null },
    });
  });
});

function routes(): Router {
  return new Router().get('/api/session', (ctx) => {
    ctx.body = { member: ctx.session.member, signIn: ctx.session.signIn };
  });
}
