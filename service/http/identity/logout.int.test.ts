import Router from '@koa/router';
import { expect } from 'chai';
import { asMemberId } from '#domain/kernel/ids.ts';
import { signIn } from '#service/http/session/session.ts';
import { createHttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { type Behaviour, type HostileProvider, hostileProvider } from './testing/hostile-provider.ts';

describe('signing out', () => {
  let provider: HostileProvider;
  let app: HttpApp;

  beforeEach(async () => {
    provider = await hostileProvider();
    app = await startHttpApp({ provider: provider.client, routes: [routes()] });
  });
  afterEach(async () => {
    await app.stop();
    await provider.stop();
  });

  const endSession =
    (address: (issuer: string) => unknown): Behaviour['discovery'] =>
    (document) => ({ ...document, end_session_endpoint: address(String(document.issuer)) });
  const lastVisit = () => provider.visits.at(-1);

  it("ends the session at the provider's end_session_endpoint, then opens the start", async () => {
    provider.behave({ discovery: endSession((issuer) => `${issuer}/end-session?ui=plain`) });
    const visitor = createHttpClient(app.origin);
    await visitor.follow('/api/login');
    const answers = await visitor.follow('/api/logout');
    expect(answers.at(-1)?.url.href).to.equal(`${app.origin}/`);
    expect(lastVisit()?.pathname).to.equal('/end-session');
    expect(Object.fromEntries(lastVisit()?.searchParams ?? [])).to.deep.equal({
      ui: 'plain',
      client_id: provider.client.clientId,
      post_logout_redirect_uri: `${app.origin}/`,
    });
    expect((await visitor.get('/api/me')).body).to.equal('nobody');
  });

  for (const address of [undefined, 'javascript:alert(1)', 7]) {
    it(`asks for an account at the next sign-in with end_session_endpoint ${address}`, async () => {
      provider.behave({ discovery: endSession(() => address) });
      const visitor = createHttpClient(app.origin);
      await visitor.follow('/api/login');
      const left = await visitor.get('/api/logout');
      expect([left.status, left.headers.location]).to.deep.equal([302, '/']);
      await visitor.follow('/api/login');
      expect(lastVisit()?.searchParams.get('prompt')).to.equal('select_account');
      expect((await visitor.get('/api/me')).body).to.not.equal('nobody');
    });
  }

  it('leads to the start page without calling the provider when no member is signed in', async () => {
    provider.behave({ discovery: endSession((issuer) => `${issuer}/end-session`) });
    const answer = await createHttpClient(app.origin).get('/api/logout');
    expect([answer.status, answer.headers.location]).to.deep.equal([302, '/']);
    expect(provider.visits).to.deep.equal([]);
  });

  for (const site of ['cross-site', 'same-site']) {
    it(`asks for confirmation, and ends nothing, when a ${site} page leads to it`, async () => {
      const visitor = createHttpClient(app.origin);
      await visitor.get('/api/enter');
      const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
      const asked = await visitor.get('/api/logout', { ...navigation, 'Sec-Fetch-Site': site });
      expect([asked.status, asked.headers['cache-control']]).to.deep.equal([200, 'no-store']);
      expect(asked.body).to.include('<a class="button" href="/api/logout">Sign out</a>');
      expect(asked.headers).to.not.have.any.keys('set-cookie', 'clear-site-data');
      expect((await visitor.get('/api/me')).body).to.equal('ada');
    });
  }

  for (const site of ['same-origin', 'none']) {
    it(`ends the session at once when Sec-Fetch-Site is ${site}`, async () => {
      const visitor = createHttpClient(app.origin);
      await visitor.get('/api/enter');
      expect((await visitor.get('/api/logout', { 'Sec-Fetch-Site': site })).status).to.equal(302);
      expect((await visitor.get('/api/me')).body).to.equal('nobody');
    });
  }

  it("ends the service's session while the provider does not answer", async () => {
    provider.behave({ status: { '/.well-known/openid-configuration': 500 } });
    const visitor = createHttpClient(app.origin);
    await visitor.get('/api/enter');
    expect((await visitor.get('/api/me')).body).to.equal('ada');
    const answer = await visitor.get('/api/logout');
    expect([answer.status, answer.headers.location]).to.deep.equal([302, '/']);
    expect((await visitor.get('/api/me')).body).to.equal('nobody');
  });
});

describe('the development provider after a sign-out', () => {
  it('lists its people again, and signs in the chosen one', async () => {
    const app = await startHttpApp({ routes: [routes()] });
    const visitor = createHttpClient(app.origin);
    await signInAs(visitor, 'ada@rondel.example');
    await visitor.get('/api/logout');
    await signInAs(visitor, 'bo@rondel.example');
    expect(app.signedIn.map(({ email }) => email)).to.deep.equal(['ada@rondel.example', 'bo@rondel.example']);
    expect((await visitor.get('/api/me')).body).to.not.equal('nobody');
    await app.stop();
  });
});

function routes(): Router {
  return new Router()
    .get('/api/me', (ctx) => {
      ctx.body = ctx.session.member?.memberId ?? 'nobody';
    })
    .get('/api/enter', async (ctx) => {
      await signIn(ctx, { memberId: asMemberId('ada'), email: 'ada@rondel.example', emailVerified: true });
      ctx.body = 'in';
    });
}
