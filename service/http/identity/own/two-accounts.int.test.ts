import { expect } from 'chai';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { stopApp } from '#service/testing/spawn-app.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { connectOutside, managePasskeys, offerPasskey, titleOf } from './testing/joining-walk.ts';
import { type Outside, startOutside, walkOutside } from './testing/outside-walk.ts';
import { createPasskey, idOf, signUp, signUpByMail } from './testing/own-browser.ts';

const root = 'root@club.example';

describe('a person with two accounts that have data', () => {
  let app: TestApp;
  let outside: Outside;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let admin: HttpClient;

  before(async function () {
    this.timeout(120_000);
    outside = await startOutside();
    mails = await startMailServer();
    // People need the approval of an admin, as in production.
    const env = { ...outside.env, ...mails.env, ADMIN_EMAILS: root, ADMIN_AMR: 'mfa', BETA_REQUIRED: 'true' };
    app = await startTestApp({ env });
    admin = await signUpByMail(app.origin, mails, root, { authenticator: createAuthenticator(app.origin) });
  });
  after(async () => {
    await app.stop();
    await mails.close();
    await stopApp(outside.provider, 'SIGTERM');
  });

  async function signInOutside(login: string): Promise<HttpClient> {
    const browser = createHttpClient(app.origin);
    await walkOutside(browser, outside.issuer, login, '/api/login?with=provider');
    return browser;
  }

  const sent = async (browser: HttpClient, method: string, path: string, json?: unknown): Promise<string> => {
    const headers = { 'Idempotency-Key': `${method} ${path} ${Math.round(performance.now() * 1000)}` };
    const answer = await browser.send(method, path, { headers, ...(json !== undefined && { json }) });
    expect(answer.status, `${path}: ${answer.body}`).to.be.lessThan(300);
    return answer.body;
  };

  /** Two accounts of one address, one for each way in, both with access and with a weight. */
  async function twoAccounts(name: string) {
    const email = `${name}@club.example`;
    await createHttpClient(outside.issuer).get(`/people/${name}?email=${email}&email_verified=true`);
    const byProvider = await signInOutside(name);
    const { id } = JSON.parse(await sent(byProvider, 'POST', '/api/beta/request', { email })) as {
      id: string;
    };
    await sent(admin, 'PATCH', `/api/beta/requests/${id}`, { status: 'approved' });
    // The decision comes by mail too.
    await mails.until(email, 1);
    const phone = createAuthenticator(app.origin);
    const byPasskey = await signUpByMail(app.origin, mails, email, { authenticator: phone, nth: 2 });
    for (const [browser, weight] of [
      [byProvider, '71.5'],
      [byPasskey, '68.2'],
    ] as const)
      await sent(browser, 'POST', '/api/body-metrics', { date: '2026-03-10', weight, unit: 'kg' });
    return { byProvider, byPasskey, phone, email };
  }

  /** As the page says: take a copy of the data, and delete the account. */
  async function leave(browser: HttpClient, weight: string): Promise<void> {
    expect((await browser.get('/api/me/export')).body).to.include(weight);
    await sent(browser, 'DELETE', '/api/me');
  }

  it('reads on connecting the provider how to keep the passkey account, and it works', async () => {
    const { byProvider, byPasskey, phone } = await twoAccounts('olga');
    const kept = await idOf(byPasskey);
    const { body: weights } = await byPasskey.get('/api/body-metrics');
    const connect = async () =>
      connectOutside(await managePasskeys(byPasskey, phone), {
        ...{ browser: byPasskey, issuer: outside.issuer, login: 'olga' },
      });
    const refused = await connect();
    expect(refused.headers['x-error-code']).to.equal('sign-in-join-taken');
    expect(refused.body)
      .to.include('opens another account here, with its own data, so both stay as they are')
      .and.include('take a copy of your data, delete that account under Privacy, and connect again');
    await leave(byProvider, '71.5');
    expect(titleOf(await connect())).to.equal('Connected');
    const again = await signInOutside('olga');
    expect(await idOf(again)).to.equal(kept);
    expect((await again.get('/api/body-metrics')).body).to.equal(weights);
  });

  it('reads on adding a passkey how to keep the account of the provider, and it works', async () => {
    const { byProvider, byPasskey } = await twoAccounts('pia');
    const kept = await idOf(byProvider);
    const { body: weights } = await byProvider.get('/api/body-metrics');
    const add = () => offerPasskey({ browser: byProvider, issuer: outside.issuer, login: 'pia' });
    const { offered } = await add();
    expect(offered.headers['x-error-code']).to.equal('address-taken');
    expect(offered.body)
      .to.include('belongs to another account with passkeys here, so both stay as they are')
      .and.include('delete that one under Privacy. Then start here again.');
    await leave(byPasskey, '68.2');
    const { offered: again, ...run } = await add();
    expect(titleOf(again)).to.equal('Create your passkey');
    const phone = createAuthenticator(app.origin);
    await createPasskey(run, phone);
    await run.land(await run.press('/done'));
    const own = createHttpClient(app.origin);
    const { land, shown, press } = await managePasskeys(own, phone);
    expect(titleOf(shown)).to.equal('Your passkeys');
    await land(await press('/leave'));
    expect(await idOf(own)).to.equal(kept);
    expect((await own.get('/api/body-metrics')).body).to.equal(weights);
  });

  it('at the gate reads that the address is not confirmed, and how to confirm it', async () => {
    const standingOf = async (browser: HttpClient) =>
      JSON.parse((await browser.get('/api/beta/standing')).body) as Record<string, unknown>;
    const { visitor: unsure } = await signUp(
      app.origin,
      createAuthenticator(app.origin),
      'unsure@club.example',
    );
    expect(await standingOf(unsure)).to.include({ status: 'none', confirmBy: 'mail' });
    const sure = await signUpByMail(app.origin, mails, 'sure@club.example');
    expect(await standingOf(sure)).to.not.have.property('confirmBy');
    await createHttpClient(outside.issuer).get('/people/loose?email=loose@club.example&email_verified=false');
    expect(await standingOf(await signInOutside('loose'))).to.not.have.property('confirmBy');
  });
});
