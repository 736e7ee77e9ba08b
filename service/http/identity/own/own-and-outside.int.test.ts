import type { ChildProcess } from 'node:child_process';
import { expect } from 'chai';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { stopApp } from '#service/testing/spawn-app.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { startOutside, walkOutside } from './testing/outside-walk.ts';
import { beginSignIn, signUp } from './testing/own-browser.ts';

describe('the built-in sign-in beside a provider in another process', () => {
  let app: TestApp;
  let provider: ChildProcess;
  let issuer: string;
  let visitor: HttpClient;

  before(async function () {
    this.timeout(120_000);
    const outside = await startOutside();
    ({ provider, issuer } = outside);
    app = await startTestApp({ env: { ...outside.env, ADMIN_GROUPS: 'rondel-admins' } });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(async () => {
    await app.stop();
    await stopApp(provider, 'SIGTERM');
  });

  const signInOutside = (login: string): Promise<Answer> =>
    walkOutside(visitor, issuer, login, '/api/login?with=provider');

  it('offers both ways, and no code for a first admin where admins are named', async () => {
    const { page } = await beginSignIn(visitor);
    expect(page.body).to.include(`Sign in with ${new URL(issuer).host}`);
    expect(page.body).not.to.include('I have just installed Rondel');
    expect(app.firstAdminCode).to.equal(null);
  });

  it('signs in at the provider, with the rights of its groups', async () => {
    await signInOutside('boss');
    expect((await visitor.get('/api/admin/system')).status).to.equal(200);
    const [start] = await visitor.follow('/api/login?confirm=1');
    expect(start?.headers.location).to.include(issuer);
  });

  it('takes the group of the first admin from no provider outside', async () => {
    await signInOutside('forger');
    expect((await visitor.get('/api/auth/user')).status).to.equal(200);
    expect((await visitor.get('/api/admin/system')).status).to.equal(403);
  });

  it('signs in by a passkey beside it, as another account', async () => {
    const { visitor: own } = await signUp(
      app.origin,
      createAuthenticator(app.origin),
      'clerk@company.example',
    );
    const idOf = async (browser: HttpClient) =>
      (JSON.parse((await browser.get('/api/auth/user')).body) as { id: string }).id;
    await signInOutside('clerk');
    expect(await idOf(own)).not.to.equal(await idOf(visitor));
    const [start] = await own.follow('/api/login?confirm=1');
    expect(start?.headers.location).to.include(`${app.origin}/sign-in/auth`);
  });
});
