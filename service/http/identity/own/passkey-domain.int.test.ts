import { expect } from 'chai';
import pg from 'pg';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type Authenticator, createAuthenticator } from './testing/authenticator.ts';
import { beginSignIn, createPasskey, signInByPasskey, signUp } from './testing/own-browser.ts';

describe('another name of the site', () => {
  let port: number;
  let database: TestDatabase;
  let app: TestApp;
  let stores: Parameters<typeof startTestApp>[0];
  let old: Authenticator;
  let codes: readonly string[];
  const log: Record<string, unknown>[] = [];

  /** Starts the service under a name. The machine knows `localhost` alone, so requests go there with the name as host. */
  async function startAs(name: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const settings = { SIGN_IN: 'own', BETA_REQUIRED: 'false', PORT: String(port) };
    const named = { ...settings, PUBLIC_ORIGIN: `http://${name}:${port}`, ...env };
    app = await startTestApp({ ...stores, log, env: named });
    stores = { sharingStoresOf: app };
  }

  before(async function () {
    this.timeout(120_000);
    port = await freePort();
    database = await testDatabase();
    stores = { database: { url: database.url, drop: async () => {} }, keepsDataDir: true };
    await startAs('rondel.localhost');
    await app.stop();
    // Before the first passkey, a name changes without a question.
    await startAs('localhost');
    old = createAuthenticator(app.origin);
    ({ codes } = await signUp(app.origin, old, 'mila@club.example'));
    await app.stop();
  });
  after(async () => {
    await database.drop();
  });

  it('ends the start with a sentence that says what to do', async () => {
    const refused = await startAs('rondel.localhost').catch((error: unknown) => error);
    expect(refused).to.be.an('error').with.property('name', 'WrongConfiguration');
    expect(String(refused))
      .to.include('PUBLIC_ORIGIN has the name rondel.localhost, but people made their passkeys for localhost')
      .and.include('Set PUBLIC_ORIGIN back to localhost.')
      .and.include('Or set PASSKEY_DOMAIN=localhost, which keeps them.')
      .and.include('without them, set PASSKEY_DOMAIN=rondel.localhost');
  });

  it('keeps the passkeys with PASSKEY_DOMAIN, where the new name is below the old one', async () => {
    await startAs('rondel.localhost', { PASSKEY_DOMAIN: 'localhost' });
    const run = await beginSignIn(visitorOf('rondel.localhost'));
    const used = old.get(await run.options('/passkey'), { origin: app.origin, rpId: 'localhost' });
    expect((await run.press('/passkey', { answer: JSON.stringify(used) })).status).to.equal(303);
    await app.stop();
  });

  it('gives the passkeys up with PASSKEY_DOMAIN, and shows people the other ways', async () => {
    await startAs('rondel.localhost', { PASSKEY_DOMAIN: 'rondel.localhost' });
    expect(log.findLast(({ before }) => before === 'localhost')?.msg).to.include(
      'gives up the passkeys of localhost',
    );
    const run = await beginSignIn(visitorOf('rondel.localhost'));
    expect(run.page.body).to.include('This site was at localhost before');
    const used = old.get(await run.options('/passkey'), { origin: app.origin, rpId: 'localhost' });
    const refused = await run.press('/passkey', { answer: JSON.stringify(used) });
    expect(refused.headers['x-error-code']).to.equal('passkey-refused');
    await run.press('/recovery', { code: codes[0] ?? '' });
    const device = createAuthenticator(app.origin);
    expect((await createPasskey(run, device)).status).to.equal(303);
    const again = await beginSignIn(visitorOf('rondel.localhost'));
    expect((await signInByPasskey(again, device)).status).to.equal(303);
    await app.stop();
  });

  it('starts without a question and without PASSKEY_DOMAIN afterwards, but not back', async () => {
    const warnings = log.length;
    await startAs('rondel.localhost');
    expect(log.slice(warnings).some(({ before }) => before !== undefined)).to.equal(false);
    await app.stop();
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const { rows } = await pool.query("select value from service.settings where name = 'passkey-domain'");
    await pool.end();
    expect(rows).to.deep.equal([{ value: 'rondel.localhost' }]);
    const refused = await startAs('localhost').catch((error: unknown) => error);
    expect(String(refused)).to.include('Set PUBLIC_ORIGIN back to rondel.localhost. To go on as localhost');
  });

  function visitorOf(name: string): HttpClient {
    const inside = createHttpClient(`http://127.0.0.1:${port}`);
    const host = `${name}:${port}`;
    const send: HttpClient['send'] = (method, path, sending = {}) => {
      const { pathname, search } = new URL(path, app.origin);
      const headers = { Host: host, ...(method !== 'GET' && { Origin: app.origin }), ...sending.headers };
      return inside.send(method, pathname + search, { ...sending, headers });
    };
    async function follow(path: string): Promise<readonly Answer[]> {
      const answers = [await send('GET', path)];
      for (
        let next = answers[0]?.headers.location;
        next !== undefined;
        next = answers.at(-1)?.headers.location
      )
        answers.push(await send('GET', next));
      return answers;
    }
    return {
      cookies: inside.cookies,
      get: (path, headers = {}) => send('GET', path, { headers }),
      send,
      follow,
    };
  }
});
