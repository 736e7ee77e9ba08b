import { expect } from 'chai';
import pg from 'pg';
import { tables } from '#projections/versions.ts';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { stopApp } from '#service/testing/spawn-app.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type Authenticator, createAuthenticator } from './testing/authenticator.ts';
import { connectOutside, managePasskeys, offerPasskey, titleOf } from './testing/joining-walk.ts';
import { type Outside, startOutside, walkOutside } from './testing/outside-walk.ts';
import {
  beginSignIn,
  createPasskey,
  idOf,
  readMail,
  type SignInRun,
  signInByPasskey,
  signUp,
  signUpByMail,
} from './testing/own-browser.ts';

const root = 'root@club.example';
const chief = 'chief@club.example';
const codeOf = ({ headers }: Answer) => headers['x-error-code'];

describe('moving between the built-in sign-in and a provider', () => {
  let app: TestApp;
  let outside: Outside;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let pool: pg.Pool;
  let visitor: HttpClient;

  before(async function () {
    this.timeout(120_000);
    outside = await startOutside();
    mails = await startMailServer();
    app = await startTestApp({
      env: { ...outside.env, ...mails.env, ADMIN_EMAILS: `${root},${chief}`, ADMIN_AMR: 'mfa' },
    });
    pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(async () => {
    await pool.end();
    await app.stop();
    await mails.close();
    await stopApp(outside.provider, 'SIGTERM');
  });

  /** The provider's details of a person from now on. */
  const atProvider = (sub: string, email: string, { isVerified = true, amr = '' } = {}) =>
    createHttpClient(outside.issuer).get(
      `/people/${sub}?email=${email}&email_verified=${isVerified}${amr && `&amr=${amr}`}`,
    );
  const walk = (browser: HttpClient, login: string, start: string | Answer) =>
    walkOutside(browser, outside.issuer, login, start);
  const signInOutside = (login: string, browser = visitor) =>
    walk(browser, login, '/api/login?with=provider');
  const manage = (authenticator: Authenticator, browser = visitor) => managePasskeys(browser, authenticator);
  const connectFrom = (run: SignInRun, login: string, browser = visitor) =>
    connectOutside(run, { browser, issuer: outside.issuer, login });
  /** Connects an account of the provider from the page of passkeys. @returns the last page */
  const connect = async (login: string, authenticator: Authenticator, browser = visitor): Promise<Answer> =>
    connectFrom(await manage(authenticator, browser), login, browser);
  const addPasskey = (login: string, browser = visitor) =>
    offerPasskey({ browser, issuer: outside.issuer, login });

  async function disconnect(authenticator: Authenticator): Promise<Answer> {
    const { shown, press } = await manage(authenticator);
    const [, accountHash = ''] = /name="accountHash" value="([^"]+)"/.exec(shown.body) ?? [];
    return press('/manage/outside/remove', { accountHash });
  }

  async function ageProof(memberId: string | null): Promise<void> {
    await pool.query(
      `update service.sessions set data = jsonb_set(data::jsonb, '{signIn,authenticatedAt}',
         to_jsonb((data::jsonb #>> '{signIn,authenticatedAt}')::bigint - 900000))::text where user_id = $1`,
      [memberId],
    );
  }

  describe('from a provider to a passkey', () => {
    it('keeps the member, who then comes in both ways', async () => {
      await atProvider('mila', 'mila@club.example');
      await signInOutside('mila');
      const mila = await idOf(visitor);
      const { offered, ...run } = await addPasskey('mila');
      expect(run.page.body).to.include('You are signed in as mila@club.example');
      expect(titleOf(offered)).to.equal('Create your passkey');
      const phone = createAuthenticator(app.origin);
      expect(titleOf(await createPasskey(run, phone))).to.equal('For the day you lose your device');
      expect((await run.land(await run.press('/done'))).url.pathname).to.equal('/privacy');
      expect(await idOf(visitor)).to.equal(mila);

      const own = createHttpClient(app.origin);
      const again = await beginSignIn(own);
      await again.land(await signInByPasskey(again, phone));
      const back = createHttpClient(app.origin);
      await signInOutside('mila', back);
      expect([await idOf(own), await idOf(back)]).to.deep.equal([mila, mila]);
      const byMail = await signUpByMail(app.origin, mails, 'mila@club.example');
      expect(await idOf(byMail)).to.equal(mila);
      const exported = (await own.get('/api/me/export')).body;
      for (const type of ['SignInOpened', 'OutsideSignInLinked', 'PasskeyAdded'])
        expect(exported).to.include(type);
    });

    it('is offered to a session of the provider alone', async () => {
      const offersOf = async (browser: HttpClient) => {
        const sessions = JSON.parse((await browser.get('/api/me/sessions')).body) as Record<
          string,
          unknown
        >[];
        return [sessions[0]?.canAddPasskey, sessions[0]?.hasPasskeys];
      };
      await atProvider('offer', 'offer@club.example');
      await signInOutside('offer');
      expect(await offersOf(visitor)).to.deep.equal([true, undefined]);
      const own = await signUp(app.origin, createAuthenticator(app.origin), 'own-offer@club.example');
      expect(await offersOf(own.visitor)).to.deep.equal([undefined, true]);
    });

    it('asks the provider again where its sign-in is older than 15 minutes', async () => {
      await atProvider('stale', 'stale@club.example');
      await signInOutside('stale');
      await ageProof(await idOf(visitor));
      const start = await visitor.get('/api/login?join=1');
      expect(String(start.headers.location)).to.include(outside.issuer).and.include('prompt=login');
      expect((await addPasskey('stale')).offered.body).to.include('Create your passkey');
    });

    it('ends where the session of the provider ends, or is of another person', async () => {
      await atProvider('early', 'early@club.example');
      await signInOutside('early');
      const { base, offered: _, ...run } = await addPasskey('early');
      const made = createAuthenticator(app.origin).create(await run.options('/create'));
      await ageProof(await idOf(visitor));
      const late = await run.press('/create', { answer: JSON.stringify(made) });
      expect(codeOf(late)).to.equal('join-stale');
      const stranger = createHttpClient(app.origin);
      expect((await stranger.send('POST', `${base}/join`)).status).to.equal(400);
    });

    it('refuses an address that the provider does not call verified', async () => {
      await atProvider('loose', 'loose@club.example', { isVerified: false });
      await signInOutside('loose');
      expect(codeOf(await visitor.get('/api/login?join=1'))).to.equal('sign-in-join-unverified');
    });

    it('refuses an address of another account with passkeys, and both stay', async () => {
      const own = await signUpByMail(app.origin, mails, 'twice@club.example');
      const first = await idOf(own);
      await atProvider('twice', 'twice@club.example');
      await signInOutside('twice');
      const second = await idOf(visitor);
      const { offered } = await addPasskey('twice');
      expect(codeOf(offered)).to.equal('address-taken');
      expect(offered.body).to.include('both stay as they are');
      expect([await idOf(own), await idOf(visitor)]).to.deep.equal([first, second]);
    });

    it('gives an admin no passkey without the second factor that ADMIN_AMR demands', async () => {
      await atProvider('root', root);
      await signInOutside('root');
      expect((await visitor.get('/api/admin/system')).status).to.equal(403);
      const { offered, ...run } = await addPasskey('root');
      expect(codeOf(offered)).to.equal('join-needs-proof');
      expect(offered.body).to.include('Please sign in there with your second factor first');
      expect((await run.press('/create/options')).status).to.equal(400);
    });

    it('gives an admin with the second factor a passkey with the same rights', async () => {
      await atProvider('chief', chief, { amr: 'pwd,mfa' });
      await signInOutside('chief');
      const member = await idOf(visitor);
      expect((await visitor.get('/api/admin/system')).status).to.equal(200);
      const { offered, ...run } = await addPasskey('chief');
      expect(titleOf(offered)).to.equal('Create your passkey');
      const phone = createAuthenticator(app.origin);
      await createPasskey(run, phone);
      await run.land(await run.press('/done'));
      const own = createHttpClient(app.origin);
      const again = await beginSignIn(own);
      await again.land(await signInByPasskey(again, phone));
      expect([await idOf(own), (await own.get('/api/admin/system')).status]).to.deep.equal([member, 200]);
    });

    it('follows the proof of each sign-in there: a password alone makes no admin', async () => {
      for (const [amr, status] of [
        ['pwd', 403],
        ['pwd,otp', 403],
        ['pwd,mfa', 200],
      ] as const) {
        await atProvider('chief', chief, { amr });
        const browser = createHttpClient(app.origin);
        await signInOutside('chief', browser);
        expect((await browser.get('/api/auth/user')).status).to.equal(200);
        expect((await browser.get('/api/admin/system')).status, amr).to.equal(status);
      }
    });
  });

  describe('from a passkey to a provider', () => {
    it('keeps the member, until it is disconnected and connected again', async () => {
      const phone = createAuthenticator(app.origin);
      const own = await signUpByMail(app.origin, mails, 'nora@club.example', { authenticator: phone });
      const nora = await idOf(own);
      await atProvider('nora', 'nora@club.example');
      expect(titleOf(await connect('nora', phone))).to.equal('Connected');
      expect(await idOf(visitor)).to.equal(nora);
      const back = createHttpClient(app.origin);
      await signInOutside('nora', back);
      expect(await idOf(back)).to.equal(nora);

      expect((await disconnect(phone)).body).to.include('Your account at');
      const refused = await signInOutside('nora', createHttpClient(app.origin));
      expect([refused.status, codeOf(refused)]).to.deep.equal([403, 'sign-in-disconnected']);
      expect(refused.body).to.include('there you can connect it again');
      expect(titleOf(await connect('nora', phone))).to.equal('Connected');
      const again = createHttpClient(app.origin);
      await signInOutside('nora', again);
      expect(await idOf(again)).to.equal(nora);
      const exported = (await again.get('/api/me/export')).body;
      expect(exported).to.include('OutsideSignInUnlinked').and.not.include('"nora"');
    });

    it('goes with the account, so that the provider opens another one', async () => {
      const phone = createAuthenticator(app.origin);
      const own = await signUpByMail(app.origin, mails, 'gone@club.example', { authenticator: phone });
      const gone = await idOf(own);
      await atProvider('gone', 'gone@club.example');
      await connect('gone', phone);
      const deleted = await own.send('DELETE', '/api/me', { headers: { 'Idempotency-Key': 'gone' } });
      expect(deleted.status).to.be.lessThan(300);
      const { rows } = await pool.query(`select 1 from ${tables.sign_in_accounts} where key = $1`, [gone]);
      expect(rows).to.deep.equal([]);
      const back = createHttpClient(app.origin);
      await signInOutside('gone', back);
      expect(await idOf(back))
        .to.be.a('string')
        .and.not.equal(gone);
    });

    it('refuses an account with another address, or one that is not verified', async () => {
      const phone = createAuthenticator(app.origin);
      const own = await signUpByMail(app.origin, mails, 'vera@club.example', { authenticator: phone });
      const vera = await idOf(own);
      for (const [sub, email, isVerified, code] of [
        ['vera', 'vera@club.example', false, 'sign-in-join-unverified'],
        ['other', 'other@club.example', true, 'sign-in-join-other-address'],
      ] as const) {
        await atProvider(sub, email, { isVerified });
        const refused = await connect(sub, phone);
        expect([refused.status, codeOf(refused)]).to.deep.equal([403, code]);
        expect(refused.body).to.include('Nothing has changed');
        expect(await idOf(visitor)).to.equal(vera);
        const stranger = createHttpClient(app.origin);
        await signInOutside(sub, stranger);
        expect(await idOf(stranger)).to.not.equal(vera);
      }
    });

    it('refuses an account that opens another member, and loses nothing', async () => {
      await atProvider('olga', 'olga@club.example');
      const before = createHttpClient(app.origin);
      await signInOutside('olga', before);
      const outsider = await idOf(before);
      const phone = createAuthenticator(app.origin);
      const own = await signUpByMail(app.origin, mails, 'olga@club.example', { authenticator: phone });
      const refused = await connect('olga', phone);
      expect([refused.status, codeOf(refused)]).to.deep.equal([409, 'sign-in-join-taken']);
      expect(refused.body).to.include('both stay as they are');
      const again = createHttpClient(app.origin);
      await signInOutside('olga', again);
      expect(await idOf(again))
        .to.equal(outsider)
        .and.not.equal(await idOf(own));
    });

    it('refuses an account that another member has connected', async () => {
      const phones = [createAuthenticator(app.origin), createAuthenticator(app.origin)] as const;
      await signUpByMail(app.origin, mails, 'pia@club.example', { authenticator: phones[0] });
      await signUpByMail(app.origin, mails, 'paul@club.example', { authenticator: phones[1] });
      await atProvider('shared', 'pia@club.example');
      expect(titleOf(await connect('shared', phones[0]))).to.equal('Connected');
      await atProvider('shared', 'paul@club.example');
      const refused = await connect('shared', phones[1], createHttpClient(app.origin));
      expect(codeOf(refused)).to.equal('sign-in-join-taken');
    });

    it('refuses a second account of the same provider', async () => {
      const phone = createAuthenticator(app.origin);
      await signUpByMail(app.origin, mails, 'two@club.example', { authenticator: phone });
      for (const sub of ['two', 'too']) await atProvider(sub, 'two@club.example');
      expect(titleOf(await connect('two', phone))).to.equal('Connected');
      await visitor.get('/api/logout');
      expect(codeOf(await connectFrom(await manage(phone), 'too'))).to.equal('sign-in-join-second');
    });

    it('begins in this browser alone, after a sign-in of the last 15 minutes', async () => {
      const phone = createAuthenticator(app.origin);
      const own = await signUpByMail(app.origin, mails, 'csrf@club.example', { authenticator: phone });
      const path = '/api/login?with=provider&join=1';
      for (const site of ['cross-site', 'same-site', 'none'])
        expect(codeOf(await own.get(path, { 'Sec-Fetch-Site': site }))).to.equal('sign-in-join-stale');
      expect(String((await own.get(path)).headers.location)).to.include(outside.issuer);
      await ageProof(await idOf(own));
      const stale = await own.get(path);
      expect([stale.status, codeOf(stale)]).to.deep.equal([403, 'sign-in-join-stale']);
      expect(codeOf(await createHttpClient(app.origin).get(path))).to.equal('sign-in-join-stale');
    });

    it('is worth nothing in the browser of another person: fixation', async () => {
      const thief = await signUpByMail(app.origin, mails, 'thief@club.example', {
        authenticator: createAuthenticator(app.origin),
      });
      const started = await thief.get('/api/login?with=provider&join=1');
      await atProvider('victim', 'thief@club.example');
      const victim = createHttpClient(app.origin);
      const refused = await walk(victim, 'victim', started);
      expect(codeOf(refused)).to.equal('sign-in-expired');
      await signInOutside('victim', victim);
      expect(await idOf(victim)).to.not.equal(await idOf(thief));
    });

    it('ends where another sign-in begins in the same browser', async () => {
      const own = await signUpByMail(app.origin, mails, 'tabs@club.example', {
        authenticator: createAuthenticator(app.origin),
      });
      const member = await idOf(own);
      const started = await own.get('/api/login?with=provider&join=1');
      await beginSignIn(own);
      await atProvider('tabs', 'tabs@club.example');
      expect(codeOf(await walk(own, 'tabs', started))).to.equal('sign-in-expired');
      await signInOutside('tabs', own);
      expect(await idOf(own)).to.not.equal(member);
    });

    it('gives an admin who came by mail no other way in, and no rights without ADMIN_AMR', async () => {
      const phone = createAuthenticator(app.origin);
      const own = await signUpByMail(app.origin, mails, root, { authenticator: phone });
      const admin = await idOf(own);
      await atProvider('boss', root);
      const byMail = await signUpByMail(app.origin, mails, root, { nth: 2 });
      const refused = await walk(byMail, 'boss', '/api/login?with=provider&join=1');
      expect(codeOf(refused)).to.equal('sign-in-join-needs-passkey');

      expect(titleOf(await connect('boss', phone))).to.equal('Connected');
      expect((await visitor.get('/api/admin/system')).status).to.equal(200);
      const back = createHttpClient(app.origin);
      await signInOutside('boss', back);
      expect(await idOf(back)).to.equal(admin);
      expect((await back.get('/api/admin/system')).status).to.equal(403);
      await atProvider('boss', root, { amr: 'pwd,mfa' });
      await signInOutside('boss', back);
      expect((await back.get('/api/admin/system')).status).to.equal(200);
    });

    it('confirms the address of an account that was opened without mail first', async () => {
      const phone = createAuthenticator(app.origin);
      const { visitor: own } = await signUp(app.origin, phone, 'late@club.example');
      expect(own).to.be.an('object');
      const { shown, ...run } = await manage(phone);
      expect(shown.body).to.include('confirm your address first').and.include('Send me a mail');
      await run.press('/manage/address/mail');
      const { code } = readMail(app.origin, (await mails.until('late@club.example', 1)).at(-1)?.content);
      const confirmed = await visitor.send('POST', `${run.base}/mail/code`, { form: { code } });
      expect(confirmed.body).to.include('Your passkeys').and.not.include('confirm your address first');
      const pressedTwice = await visitor.send('POST', `${run.base}/mail/code`, { form: { code } });
      expect([pressedTwice.status, pressedTwice.body.includes('Your passkeys')]).to.deep.equal([200, true]);
      await atProvider('late', 'late@club.example');
      expect(titleOf(await connectFrom(run, 'late'))).to.equal('Connected');
    });
  });
});
