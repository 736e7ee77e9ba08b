import { expect } from 'chai';
import pg from 'pg';
import { tables } from '#projections/versions.ts';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import {
  beginSignIn,
  createPasskey,
  readMail,
  type SignInRun,
  signInByPasskey,
} from './testing/own-browser.ts';

const admin = 'boss@club.example';

describe('the mails of the built-in sign-in', () => {
  let app: TestApp;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let visitor: HttpClient;

  before(async () => {
    mails = await startMailServer();
    app = await startTestApp({
      env: { ...mails.env, SIGN_IN: 'own', BETA_REQUIRED: 'false', ADMIN_EMAILS: admin },
      limits: { signInCode: { points: 5, durationSeconds: 900 } },
    });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(async () => {
    await app.stop();
    await mails.close();
  });

  /** Asks for a mail. @returns what it says */
  async function askForMail(run: SignInRun, email: string, nth = 1) {
    const asked = await run.press('/mail', { email, firstName: 'Mila' });
    return { asked, ...readMail(app.origin, (await mails.until(email, nth)).at(-1)?.content) };
  }

  const tokenOf = (path: string): string => new URL(path, app.origin).searchParams.get('token') ?? '';
  const addressOf = async (browser: HttpClient) => {
    const me = JSON.parse((await browser.get('/api/auth/user')).body) as { email: string };
    return me.email;
  };

  it('sign in by the link in the same browser, only once a person presses the button', async () => {
    const run = await beginSignIn(visitor);
    const { path } = await askForMail(run, 'mila@club.example');
    expect((await visitor.send('HEAD', path)).status).to.equal(200);
    for (let nth = 0; nth < 3; nth += 1) expect((await visitor.get(path)).body).to.include('One press');
    const offered = await run.press('/mail/link', { token: tokenOf(path) });
    expect(offered.body).to.include('Create your passkey');
    await run.land(await run.press('/skip'));
    expect(await addressOf(visitor)).to.equal('mila@club.example');
    const again = await run.press('/mail/link', { token: tokenOf(path) });
    expect(again.status).to.equal(400);
  });

  it('are worth nothing in another browser, for programs and for thieves', async () => {
    const run = await beginSignIn(visitor);
    const { path, code } = await askForMail(run, 'theft@club.example');
    const thief = createHttpClient(app.origin);
    const seen = await thief.get(path);
    expect(seen.body).to.include('works in the browser where you asked').and.not.include(code);
    for (const [step, form] of [
      ['/mail/link', { token: tokenOf(path) }],
      ['/mail/code', { code }],
    ] as const)
      expect((await thief.send('POST', run.base + step, { form })).status).to.equal(400);
    const own = await beginSignIn(thief);
    expect((await own.press('/mail/code', { code })).headers['x-error-code']).to.equal('wrong-code');
    expect((await run.press('/mail/code', { code })).body).to.include('Create your passkey');
  });

  it('sign in by the code on the device that asked, when the mail is read on another', async () => {
    const run = await beginSignIn(visitor);
    const { code } = await askForMail(run, 'tv@club.example');
    await run.press('/mail/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    await run.land(await run.press('/skip'));
    expect(await addressOf(visitor)).to.equal('tv@club.example');
  });

  it('lead on again by the same code when a person presses twice, and sign in once', async () => {
    const run = await beginSignIn(visitor);
    const { code } = await askForMail(run, 'twice@club.example');
    for (let press = 0; press < 2; press += 1)
      expect((await run.press('/mail/code', { code })).body).to.include('Create your passkey');
    const [end, endAgain] = [await run.press('/skip'), await run.press('/skip')];
    expect(endAgain.headers.location).to.equal(end.headers.location);
    await run.land(endAgain);
    expect(await addressOf(visitor)).to.equal('twice@club.example');
    const late = await run.press('/mail/code', { code });
    expect([late.status, late.body.includes('has expired')]).to.deep.equal([400, true]);
  });

  it('open one account for an address, also in two tabs at once', async () => {
    const runs = [await beginSignIn(visitor), await beginSignIn(createHttpClient(app.origin))];
    const codes: string[] = [];
    for (const [nth, run] of runs.entries())
      codes.push((await askForMail(run, 'tabs@club.example', nth + 1)).code);
    const offers = await Promise.all(
      runs.map((run, nth) => run.press('/mail/code', { code: codes[nth] ?? '' })),
    );
    for (const offer of offers) expect(offer.body).to.include('Create your passkey');
    const ends = await Promise.all(runs.map((run) => run.press('/skip')));
    for (const end of ends) expect(end.status).to.equal(303);
    const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    const { rows } = await pool.query<{ accounts: number; addresses: number }>(
      'select count(*)::integer as accounts, count(distinct email)::integer as addresses from read.sign_in_accounts',
    );
    await pool.end();
    expect(rows[0]?.accounts).to.equal(rows[0]?.addresses);
  });

  it('answer known and unknown addresses alike, and as fast', async () => {
    const known = await beginSignIn(visitor);
    await askForMail(known, 'known@club.example');
    const answers = [];
    const times: number[] = [];
    for (const email of ['known@club.example', 'strange@club.example']) {
      const run = await beginSignIn(createHttpClient(app.origin));
      const start = performance.now();
      const answer = await run.press('/mail', { email });
      times.push(performance.now() - start);
      answers.push([
        answer.status,
        answer.body
          .replaceAll(email, 'EMAIL')
          .replaceAll(run.base, 'BASE')
          .replace(/nonce="[^"]*"/g, ''),
      ]);
    }
    expect(answers[0]).to.deep.equal(answers[1]);
    // Neither waits for the mail server or for the look-up of an account.
    for (const time of times) expect(time).to.be.lessThan(1_000);
  });

  it('are asked for without a look at the accounts, so that no time tells which there are', async () => {
    const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    const client = await pool.connect();
    try {
      const runs = [];
      for (const email of ['known@club.example', 'stranger@club.example'])
        runs.push({ email, run: await beginSignIn(createHttpClient(app.origin)) });
      // A read of this table waits until the end of the transaction.
      await client.query(`begin; lock table ${tables.sign_in_accounts} in access exclusive mode`);
      for (const { email, run } of runs)
        expect((await run.press('/mail', { email })).body, email).to.include('Look into your mail');
    } finally {
      await client.query('rollback');
      client.release();
      await pool.end();
    }
  });

  it('end after five wrong codes, also with the right one', async () => {
    const run = await beginSignIn(visitor);
    const { code } = await askForMail(run, 'guess@club.example');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let nth = 0; nth < 5; nth += 1)
      expect((await run.press('/mail/code', { code: wrong })).headers['x-error-code']).to.equal('wrong-code');
    const late = await run.press('/mail/code', { code });
    expect([late.status, Number(late.headers['retry-after']) > 0]).to.deep.equal([429, true]);
  });

  it('are worth nothing after 15 minutes, by the link and by the code', async () => {
    const run = await beginSignIn(visitor);
    const { path, code } = await askForMail(run, 'late@club.example');
    const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    const aged = await pool.query(
      `update service.sign_in_state set expires_at = expires_at - interval '15 minutes'
        where model = 'Mail' and expires_at = (select max(expires_at) from service.sign_in_state where model = 'Mail')`,
    );
    await pool.end();
    expect(aged.rowCount).to.equal(1);
    expect((await run.press('/mail/link', { token: tokenOf(path) })).status).to.equal(400);
    expect((await run.press('/mail/code', { code })).headers['x-error-code']).to.equal('wrong-code');
  });

  it('let an admin in as a member only, and add no passkey to the account', async () => {
    const first = await beginSignIn(visitor);
    const { code } = await askForMail(first, admin);
    await first.press('/mail/code', { code });
    const authenticator = createAuthenticator(app.origin);
    await createPasskey(first, authenticator);
    await first.land(await first.press('/done'));
    expect((await visitor.get('/api/admin/system')).status).to.equal(200);

    const byMail = createHttpClient(app.origin);
    const run = await beginSignIn(byMail);
    const second = await askForMail(run, admin, 2);
    const page = await run.press('/mail/code', { code: second.code });
    expect(page.body).to.include('a mail is not enough');
    const options = await byMail.send('POST', `${run.base}/create/options`);
    expect([options.status, options.headers['x-error-code']]).to.deep.equal([403, 'needs-passkey']);
    await run.land(await run.press('/skip'));
    expect((await byMail.get('/api/auth/user')).status).to.equal(200);
    expect((await byMail.get('/api/admin/system')).status).to.equal(403);

    const again = createHttpClient(app.origin);
    const passkey = await beginSignIn(again);
    await passkey.land(await signInByPasskey(passkey, authenticator));
    expect((await again.get('/api/admin/system')).status).to.equal(200);
  });
});
