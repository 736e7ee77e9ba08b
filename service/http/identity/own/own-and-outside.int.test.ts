import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { stopApp } from '#service/testing/spawn-app.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { beginSignIn, signUp } from './testing/own-browser.ts';

describe('the built-in sign-in beside a provider in another process', () => {
  let app: TestApp;
  let provider: ChildProcess;
  let issuer: string;
  let visitor: HttpClient;

  before(async function () {
    this.timeout(120_000);
    const [port, providerPort] = [await freePort(), await freePort()];
    const program = join(import.meta.dirname, '../testing/outside-provider.ts');
    const args = ['--import', 'tsx', program, `http://localhost:${port}`, String(providerPort)];
    provider = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [said] = (await once(provider.stdout ?? provider, 'data')) as [Buffer];
    issuer = String(said).replace('issuer ', '').trim();
    app = await startTestApp({
      env: {
        ...{ PORT: String(port), OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'rondel', BETA_REQUIRED: 'false' },
        OIDC_CLIENT_SECRET: 'a secret of the client that is long enough',
        ...{ SIGN_IN: 'both', ADMIN_GROUPS: 'rondel-admins' },
      },
    });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(async () => {
    await app.stop();
    await stopApp(provider, 'SIGTERM');
  });

  /** Signs in at the outside provider, with the forms of its pages. */
  async function signInOutside(login: string): Promise<Answer> {
    const outside = createHttpClient(issuer);
    let answer = await visitor.get('/api/login?with=provider');
    for (;;) {
      const next = stepAfter(answer, issuer, login);
      if (next === null) return answer;
      const browser = next.url.origin === app.origin ? visitor : outside;
      const path = next.url.pathname + next.url.search;
      answer = await browser.send(next.method, path, next.sending);
    }
  }

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

/** Where a redirect or a form of the provider leads; null at the end. */
function stepAfter({ url, headers, body }: Answer, issuer: string, login: string) {
  if (headers.location !== undefined)
    return { url: new URL(headers.location, url), method: 'GET', sending: {} };
  const [, action] = /<form[^>]*action="([^"]+)"/.exec(body) ?? [];
  if (url.origin !== new URL(issuer).origin || action === undefined) return null;
  const hidden = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const sending = { form: { ...form, login, password: 'any' } };
  return { url: new URL(action, url), method: 'POST', sending };
}
