import { expect } from 'chai';
import pg from 'pg';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { stopApp } from '#service/testing/spawn-app.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createSignInState } from './sign-in-state.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { type Outside, startOutside, walkOutside } from './testing/outside-walk.ts';
import {
  beginSignIn,
  createPasskey,
  idOf,
  readMail,
  signInByPasskey,
  signUp,
  signUpByMail,
} from './testing/own-browser.ts';

describe('a restart of the service with the built-in sign-in', () => {
  let app: TestApp;
  let database: TestDatabase;
  let outside: Outside;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let pool: pg.Pool;
  let visitor: HttpClient;
  let env: Readonly<Record<string, string>>;

  before(async function () {
    this.timeout(120_000);
    outside = await startOutside();
    mails = await startMailServer();
    env = { ...outside.env, ...mails.env };
    database = await testDatabase();
    app = await startTestApp({
      database: { url: database.url, drop: async () => {} },
      keepsDataDir: true,
      env,
    });
    pool = new pg.Pool({ connectionString: database.url, max: 1 });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(async () => {
    await pool.end();
    await app.stop();
    await database.drop();
    await mails.close();
    await stopApp(outside.provider, 'SIGTERM');
  });

  /** At the same address, on the same stores. */
  async function restart(changes: Readonly<Record<string, string>> = {}, at?: string): Promise<void> {
    await app.stop();
    app = await startTestApp({ sharingStoresOf: app, env: { ...env, ...changes }, ...(at && { at }) });
  }

  it('prints the code of the first admin again, which no time and no purge ends', async () => {
    const code = app.firstAdminCode;
    await restart({}, '2027-09-10T12:00:00.000Z');
    expect(app.firstAdminCode).to.equal(code);
    await pool.query("update service.sign_in_state set expires_at = now() - interval '1 year'");
    await createSignInState(pool as unknown as RowDatabase).purge();
    const run = await beginSignIn(visitor);
    const person = { email: 'ada@club.example', firstName: 'Ada', code: code ?? '' };
    expect((await run.press('/first', person)).body).to.include('Create your passkey');
    await createPasskey(run, createAuthenticator(app.origin));
    await run.land(await run.press('/done'));
    expect((await visitor.get('/api/admin/system')).status).to.equal(200);
    await restart();
    expect(app.firstAdminCode).to.equal(null);
    expect((await visitor.get('/api/admin/system')).status).to.equal(200);
  });

  it('keeps a ceremony, each step after it, and the session', async () => {
    const phone = createAuthenticator(app.origin);
    const { visitor: first } = await signUp(app.origin, phone, 'mid@club.example');
    const member = await idOf(first);
    const run = await beginSignIn(visitor);
    const used = phone.get(await run.options('/passkey'));
    await restart();
    let answer = await run.press('/passkey', { answer: JSON.stringify(used) });
    for (; answer.headers.location !== undefined; await restart())
      answer = await visitor.get(new URL(answer.headers.location, answer.url).href);
    expect([await idOf(visitor), await idOf(first)]).to.deep.equal([member, member]);
  });

  it('keeps the code of a mail', async () => {
    const run = await beginSignIn(visitor);
    await run.press('/mail', { email: 'wait@club.example' });
    const { code } = readMail(app.origin, (await mails.until('wait@club.example', 1)).at(-1)?.content);
    await restart();
    await run.press('/mail/code', { code });
    await run.land(await run.press('/skip'));
    expect(await idOf(visitor)).to.be.a('string');
  });

  it('ends what has expired, and says so', async () => {
    const phone = createAuthenticator(app.origin);
    await signUp(app.origin, phone, 'expired@club.example');
    const [late, live] = [await beginSignIn(visitor), await beginSignIn(createHttpClient(app.origin))];
    await late.options('/passkey');
    const [, uid = ''] = late.base.split('/interaction/');
    const counted = async () =>
      (await pool.query<{ count: number }>('select count(*)::integer as count from service.sign_in_state'))
        .rows[0]?.count ?? 0;
    const { rowCount } = await pool.query(
      `update service.sign_in_state set expires_at = now() - interval '1 second'
        where id_hash = encode(sha256($1::bytea), 'hex')`,
      [uid],
    );
    const all = await counted();
    await createSignInState(pool as unknown as RowDatabase).purge();
    expect(rowCount).to.be.greaterThan(0);
    expect(all - (await counted())).to.equal(rowCount);
    const page = await visitor.get(late.base);
    expect([page.status, page.body]).to.satisfy(
      ([status, body]: [number, string]) => status === 400 && body.includes('This sign-in has expired'),
    );
    expect((await signInByPasskey(live, phone)).status).to.equal(303);
  });

  it('with the provider alone keeps the members who have connected it, and shut ways shut', async () => {
    const [phone, other] = [createAuthenticator(app.origin), createAuthenticator(app.origin)];
    const ids = new Map<string, string | null>();
    for (const [sub, authenticator] of [
      ['nora', phone],
      ['gone', other],
    ] as const) {
      const email = `${sub}@club.example`;
      await createHttpClient(outside.issuer).get(`/people/${sub}?email=${email}&email_verified=true`);
      const own = await signUpByMail(app.origin, mails, email, { authenticator });
      await walkOutside(own, outside.issuer, sub, '/api/login?with=provider&join=1');
      ids.set(sub, await idOf(own));
    }
    const run = await beginSignIn(visitor, '/api/login?manage=1');
    const { body } = await signInByPasskey(run, other);
    const [, accountHash = ''] = /name="accountHash" value="([^"]+)"/.exec(body) ?? [];
    await run.press('/manage/outside/remove', { accountHash });

    await restart({ SIGN_IN: 'provider', PUBLIC_ORIGIN: app.origin });
    const nora = createHttpClient(app.origin);
    await walkOutside(nora, outside.issuer, 'nora', '/api/login');
    expect(await idOf(nora)).to.equal(ids.get('nora'));
    const gone = await walkOutside(createHttpClient(app.origin), outside.issuer, 'gone', '/api/login');
    expect(gone.headers['x-error-code']).to.equal('sign-in-disconnected');
    await restart();
  });
});
