import { expect } from 'chai';
import { asMemberId } from '#domain/kernel/ids.ts';
import { signInStream } from '#domain/sign-in/sign-in-events.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startToolWith } from '#service/testing/start-tool.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import {
  beginSignIn,
  createPasskey,
  recoveryCodesIn,
  signInByPasskey,
  signUp,
} from './testing/own-browser.ts';

const statusAt = async (visitor: HttpClient, path: string) => (await visitor.get(path)).status;

const env = { SIGN_IN: 'own', BETA_REQUIRED: 'false' };
const passkeysIn = ({ body }: Answer): readonly string[] => [
  ...new Set([...body.matchAll(/name="passkeyId" value="([^"]+)"/g)].map(([, id = '']) => id)),
];

describe('the built-in sign-in', () => {
  let app: TestApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startTestApp({ env });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  it('makes the first admin by the code of the start, once', async () => {
    const authenticator = createAuthenticator(app.origin);
    const run = await beginSignIn(visitor);
    expect(run.page.body).to.include('I have just installed Rondel');
    const person = { email: 'ada@club.example', firstName: 'Ada' };
    expect((await run.press('/first', { ...person, code: 'AAAA-AAAA-AAAA-AAAA' })).status).to.equal(400);
    const offered = await run.press('/first', { ...person, code: app.firstAdminCode ?? '' });
    expect(offered.body).to.include('Create your passkey');
    const shown = await createPasskey(run, authenticator);
    expect(recoveryCodesIn(shown)).to.have.length(10);
    await run.land(await run.press('/done'));
    expect(await statusAt(visitor, '/api/admin/system')).to.equal(200);

    const other = await beginSignIn(createHttpClient(app.origin));
    expect(other.page.body).not.to.include('I have just installed Rondel');
    const again = await other.press('/first', { ...person, code: app.firstAdminCode ?? '' });
    expect([again.status, again.headers['x-error-code']]).to.deep.equal([400, 'wrong-first-code']);
  });

  it('lets the first admin decide on the command line, and no other member', async () => {
    const email = 'asking@club.example';
    await createHttpClient(app.origin).send('POST', '/api/beta/request', { json: { email } });
    await signUp(app.origin, createAuthenticator(app.origin), 'mara@club.example');
    const approve = (admin: string) =>
      startToolWith(env, app, 'admin', 'approve', email, '--as', admin).ended;
    expect((await approve('mara@club.example')).ending).to.equal(1);
    expect(await approve('ada@club.example')).to.include({ ending: 0, out: `${email} is approved.` });
  }).timeout(60_000);

  it('opens an account with a passkey, and signs in with it on the same and another visit', async () => {
    const authenticator = createAuthenticator(app.origin);
    const { visitor: first } = await signUp(app.origin, authenticator, 'mila@club.example');
    const me = JSON.parse((await first.get('/api/auth/user')).body) as Record<string, unknown>;
    expect(me).to.deep.include({ email: 'mila@club.example', firstName: 'Mila' });
    // Without a mail server, an operator's code confirms the address.
    const standing = JSON.parse((await first.get('/api/beta/standing')).body) as Record<string, unknown>;
    expect(standing).to.include({ confirmBy: 'code' });
    const run = await beginSignIn(visitor);
    await run.land(await signInByPasskey(run, authenticator));
    expect(JSON.parse((await visitor.get('/api/auth/user')).body)).to.deep.include({ id: me.id });
  });

  it('says truly how a person signed in, so that a passkey without verification makes no admin', async () => {
    const run = await beginSignIn(visitor);
    const authenticator = createAuthenticator(app.origin);
    await run.press('/new', { email: 'nora@club.example' });
    const made = authenticator.create(await run.options('/create'), { isPersonVerified: false });
    await run.press('/create', { answer: JSON.stringify(made) });
    await run.land(await run.press('/done'));
    expect(await statusAt(visitor, '/api/auth/user')).to.equal(200);
    expect(await statusAt(visitor, '/api/admin/system')).to.equal(403);
  });

  it('takes each recovery code once, and offers a passkey for the new device', async () => {
    const { codes } = await signUp(app.origin, createAuthenticator(app.origin), 'lost@club.example');
    const [code = ''] = codes;
    const run = await beginSignIn(visitor);
    const offered = await run.press('/recovery', { code: code.toLowerCase().replaceAll('-', ' ') });
    expect(offered.body).to.include('A passkey for this device?');
    // A second press of the same button, or a repeated request on a bad network.
    const pressedTwice = await run.press('/recovery', { code: code.toLowerCase().replaceAll('-', ' ') });
    expect(pressedTwice.body).to.include('A passkey for this device?');
    const device = createAuthenticator(app.origin);
    await run.land(await createPasskey(run, device));
    expect(await statusAt(visitor, '/api/auth/user')).to.equal(200);
    const again = await beginSignIn(createHttpClient(app.origin));
    const refused = await again.press('/recovery', { code });
    expect([refused.status, refused.headers['x-error-code']]).to.deep.equal([400, 'wrong-recovery-code']);
    const third = await beginSignIn(createHttpClient(app.origin));
    expect((await signInByPasskey(third, device)).status).to.equal(303);
  });

  it('shows the passkeys after a sign-in, renames and removes them, and makes new codes', async () => {
    const phone = createAuthenticator(app.origin);
    const { codes } = await signUp(app.origin, phone, 'keys@club.example');
    const run = await beginSignIn(visitor, '/api/login?manage=1&returnTo=%2Fprivacy');
    const shown = await signInByPasskey(run, phone);
    expect(shown.body).to.include('<h1>Your passkeys</h1>').and.include('10 of them left');
    const [passkeyId = ''] = passkeysIn(shown);
    const renamed = await run.press('/manage/rename', { passkeyId, name: 'Key ring <b>' });
    expect(renamed.body).to.include('value="Key ring &lt;b&gt;"');
    expect((await run.press('/manage/rename', { passkeyId, name: ' ' })).headers['x-error-code']).to.equal(
      'invalid-passkey-name',
    );
    const second = createAuthenticator(app.origin);
    const both = await createPasskey(run, second);
    expect(passkeysIn(both)).to.have.length(2);
    expect(passkeysIn(await run.press('/manage/remove', { passkeyId }))).to.have.length(1);
    const fresh = recoveryCodesIn(await run.press('/manage/codes'));
    expect(fresh).to.have.length(10).and.not.include(codes[0]);
    const landed = await run.land(await run.press('/leave'));
    expect(landed.url.pathname).to.equal('/privacy');
    const sessions = JSON.parse((await visitor.get('/api/me/sessions')).body) as { hasPasskeys?: boolean }[];
    expect(sessions.map(({ hasPasskeys }) => hasPasskeys)).to.deep.equal([true, undefined]);

    const removed = await beginSignIn(createHttpClient(app.origin));
    expect((await signInByPasskey(removed, phone)).headers['x-error-code']).to.equal('unknown-passkey');
    const old = await removed.press('/recovery', { code: codes[0] ?? '' });
    expect(old.headers['x-error-code']).to.equal('wrong-recovery-code');
  });

  it('shows the page of passkeys again when it is loaded again', async () => {
    const phone = createAuthenticator(app.origin);
    await signUp(app.origin, phone, 'reload@club.example');
    const shown = await signInByPasskey(await beginSignIn(visitor, '/api/login?manage=1'), phone);
    expect(shown.url.pathname).to.match(/\/manage$/);
    expect((await visitor.get(shown.url.pathname)).body).to.include('<h1>Your passkeys</h1>');
  });

  it('closes the page of passkeys when its member signs out in another tab', async () => {
    const phone = createAuthenticator(app.origin);
    const { visitor: member } = await signUp(app.origin, phone, 'shared@club.example');
    const run = await beginSignIn(member, '/api/login?manage=1');
    expect(passkeysIn(await signInByPasskey(run, phone))).to.have.length(1);
    await member.get('/api/logout');
    const refused = await run.press('/manage/codes');
    expect([refused.status, recoveryCodesIn(refused)]).to.deep.equal([400, []]);
    expect((await member.get(`${run.base}/manage`)).body).not.to.include('Your passkeys');
  });

  it('keeps the last way in: the only passkey goes with recovery codes in hand alone', async () => {
    const only = createAuthenticator(app.origin);
    const { codes } = await signUp(app.origin, only, 'only@club.example');
    for (const code of codes) {
      const run = await beginSignIn(createHttpClient(app.origin));
      await run.press('/recovery', { code });
    }
    const run = await beginSignIn(visitor, '/api/login?manage=1');
    const [passkeyId = ''] = passkeysIn(await signInByPasskey(run, only));
    const refused = await run.press('/manage/remove', { passkeyId });
    expect([refused.status, refused.headers['x-error-code']]).to.deep.equal([400, 'last-passkey']);
    await run.press('/manage/codes');
    expect(passkeysIn(await run.press('/manage/remove', { passkeyId }))).to.deep.equal([]);
  });

  it('gives the operator a code that proves an address without mail, once', async () => {
    const code = await codeFor('given@club.example');
    const run = await beginSignIn(visitor);
    const offered = await run.press('/code', { code });
    expect(offered.body).to.include('Create your passkey');
    await run.land(await run.press('/skip'));
    expect(JSON.parse((await visitor.get('/api/auth/user')).body)).to.deep.include({
      email: 'given@club.example',
    });
    expect((await run.press('/code', { code })).status).to.equal(400);
  });

  it('confirms the address of an account by such a code and its passkey, and no other account', async () => {
    const phone = createAuthenticator(app.origin);
    const begun = await beginSignIn(createHttpClient(app.origin));
    await begun.press('/new', { email: 'unsure@club.example' });
    const shown = await createPasskey(begun, createAuthenticator(app.origin));
    expect(shown.body).to.include('Nothing has confirmed your address yet');
    const { visitor: first } = await signUp(app.origin, phone, 'before@club.example');
    const { id } = JSON.parse((await first.get('/api/auth/user')).body) as { id: string };
    expect(await eventsOf(id)).to.equal(3);
    const other = createAuthenticator(app.origin);
    const { visitor: stranger } = await signUp(app.origin, other, 'stranger@club.example');
    const strangerId = (JSON.parse((await stranger.get('/api/auth/user')).body) as { id: string }).id;
    for (const [authenticator, member, count] of [
      [other, strangerId, 3],
      [phone, id, 4],
    ] as const) {
      const run = await beginSignIn(createHttpClient(app.origin));
      const offered = await run.press('/code', { code: await codeFor('before@club.example') });
      expect(offered.body).to.include('I already have a passkey here');
      expect((await signInByPasskey(run, authenticator)).status).to.equal(303);
      expect(await eventsOf(member)).to.equal(count);
    }
    const run = await beginSignIn(visitor);
    const again = await run.press('/code', { code: await codeFor('before@club.example') });
    expect(again.body).to.include('A passkey for this device?').and.not.include('I already have');
    await run.land(await run.press('/skip'));
    expect(JSON.parse((await visitor.get('/api/auth/user')).body)).to.deep.include({ id });
  });

  it('is exported and goes with the account, and stays when the data is cleared', async () => {
    const authenticator = createAuthenticator(app.origin);
    const { visitor: member } = await signUp(app.origin, authenticator, 'gone@club.example');
    const exported = (await member.get('/api/me/export')).body;
    for (const type of ['SignInOpened', 'PasskeyAdded', 'RecoveryCodesIssued'])
      expect(exported).to.include(type);
    const cleared = await member.send('DELETE', '/api/admin/clear-user-data', {
      headers: { 'Idempotency-Key': 'clear' },
    });
    expect(cleared.status).to.be.lessThan(300);
    const back = await beginSignIn(createHttpClient(app.origin));
    expect((await signInByPasskey(back, authenticator)).status).to.equal(303);

    const { id } = JSON.parse((await member.get('/api/auth/user')).body) as { id: string };
    expect(await eventsOf(id)).to.equal(3);
    const deleted = await member.send('DELETE', '/api/me', { headers: { 'Idempotency-Key': 'delete' } });
    expect(deleted.status).to.be.lessThan(300);
    const gone = await beginSignIn(createHttpClient(app.origin));
    expect((await signInByPasskey(gone, authenticator)).headers['x-error-code']).to.equal('unknown-passkey');
    expect(await eventsOf(id)).to.equal(0);
  });

  it('goes on in another process, and after a restart', async () => {
    const authenticator = createAuthenticator(app.origin);
    await signUp(app.origin, authenticator, 'moved@club.example');
    const other = await startTestApp({ env: { ...env, PUBLIC_ORIGIN: app.origin }, sharingStoresOf: app });
    const inside = `http://127.0.0.1:${other.port}`;
    const run = await beginSignIn(visitor);
    const used = authenticator.get(await run.options('/passkey'));
    // The proxy sends the next request to the other process, with the cookies of the browser.
    const moved = createHttpClient(inside, visitor.cookies);
    const form = { answer: JSON.stringify(used) };
    const headers = { Host: new URL(app.origin).host, Origin: app.origin };
    const answer = await moved.send('POST', `${run.base}/passkey`, { form, headers });
    expect(answer.status).to.equal(303);
    await other.stop();
    await run.land(answer);
    expect(await statusAt(visitor, '/api/auth/user')).to.equal(200);
  });

  it('can be cancelled', async () => {
    const run = await beginSignIn(visitor);
    const page = await run.land(await run.press('/cancel'));
    expect(page.body).to.include('Sign-in cancelled');
  });

  /** How many events say how a member signs in. */
  async function eventsOf(memberId: string): Promise<number> {
    const log = await openEventLog({ connectionString: app.databaseUrl });
    const found: unknown[] = [];
    for await (const event of log.readStream(signInStream(asMemberId(memberId)))) found.push(event);
    await log.close();
    return found.length;
  }

  /** As `npm run admin -- sign-in-code` makes it. */
  async function codeFor(email: string): Promise<string> {
    const { ended } = startToolWith(env, app, 'admin', 'sign-in-code', email);
    const { ending, out, err } = await ended;
    expect(ending, err).to.equal(0);
    return /^\S+/.exec(out)?.[0] ?? '';
  }
});
