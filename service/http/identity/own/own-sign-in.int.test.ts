import { expect } from 'chai';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import {
  beginSignIn,
  createPasskey,
  recoveryCodesIn,
  signInByPasskey,
  signUp,
} from './testing/own-browser.ts';

const statusAt = async (visitor: HttpClient, path: string) => (await visitor.get(path)).status;

describe('the built-in sign-in', () => {
  let app: TestApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startTestApp({ env: { SIGN_IN: 'own', BETA_REQUIRED: 'false' } });
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

  it('opens an account with a passkey, and signs in with it on the same and another visit', async () => {
    const authenticator = createAuthenticator(app.origin);
    const { visitor: first } = await signUp(app.origin, authenticator, 'mila@club.example');
    const me = JSON.parse((await first.get('/api/auth/user')).body) as Record<string, unknown>;
    expect(me).to.deep.include({ email: 'mila@club.example', firstName: 'Mila' });
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
    const device = createAuthenticator(app.origin);
    await run.land(await createPasskey(run, device));
    expect(await statusAt(visitor, '/api/auth/user')).to.equal(200);
    const again = await beginSignIn(createHttpClient(app.origin));
    const refused = await again.press('/recovery', { code });
    expect([refused.status, refused.headers['x-error-code']]).to.deep.equal([400, 'wrong-recovery-code']);
    const third = await beginSignIn(createHttpClient(app.origin));
    expect((await signInByPasskey(third, device)).status).to.equal(303);
  });

  it('can be cancelled', async () => {
    const run = await beginSignIn(visitor);
    const page = await run.land(await run.press('/cancel'));
    expect(page.body).to.include('Sign-in cancelled');
  });
});
