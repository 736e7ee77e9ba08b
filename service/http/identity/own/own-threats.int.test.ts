import { expect } from 'chai';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type Authenticator, createAuthenticator } from './testing/authenticator.ts';
import { beginSignIn, createPasskey, signInByPasskey, signUp } from './testing/own-browser.ts';

const idOf = async (browser: HttpClient): Promise<unknown> =>
  (JSON.parse((await browser.get('/api/auth/user')).body) as { id: unknown }).id;

describe('threats to the built-in sign-in', () => {
  let app: TestApp;
  let visitor: HttpClient;
  let authenticator: Authenticator;
  let mila: unknown;
  const log: Record<string, unknown>[] = [];

  before(async () => {
    app = await startTestApp({
      log,
      env: { SIGN_IN: 'own', BETA_REQUIRED: 'false' },
      limits: { signInGuess: { points: 60, durationSeconds: 900 } },
    });
    authenticator = createAuthenticator(app.origin);
    const { visitor: first } = await signUp(app.origin, authenticator, 'mila@club.example');
    mila = await idOf(first);
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  async function refusal(
    changes: Parameters<Authenticator['get']>[1],
    by: Authenticator = authenticator,
  ): Promise<readonly [unknown, string]> {
    const run = await beginSignIn(visitor);
    const used = by.get(await run.options('/passkey'), changes);
    const answer = await run.press('/passkey', { answer: JSON.stringify(used) });
    return [answer.headers['x-error-code'], /role="alert">([^<]*)/.exec(answer.body)?.[1] ?? ''];
  }

  it('another origin, as of a changed domain, is refused with the address to open', async () => {
    const [code, sentence] = await refusal({ origin: 'https://old.example' });
    expect(code).to.equal('other-origin');
    expect(sentence).to.include('open at https://old.example').and.include(`Please open ${app.origin}`);
    const line = log.findLast(({ code: logged }) => logged === 'other-origin');
    expect(JSON.stringify(line)).to.include('Set PUBLIC_ORIGIN to the address that people open');
  });

  it('another name of the site, and a page in a frame of another, are refused', async () => {
    expect((await refusal({ rpId: 'old.example' }))[0]).to.equal('passkey-refused');
    expect((await refusal({ crossOrigin: true }))[0]).to.equal('passkey-refused');
  });

  it('a copied authenticator is refused as soon as both were used', async () => {
    const counting = createAuthenticator(app.origin);
    await signUp(app.origin, counting, 'clone@club.example');
    const copy = counting.clone();
    const run = await beginSignIn(visitor);
    expect((await signInByPasskey(run, counting)).status).to.equal(303);
    const [code, sentence] = await refusal({}, copy);
    expect(code).to.equal('passkey-copied');
    expect(sentence).to.include('seems to have been copied');
  });

  it('a passkey without a counter signs in again and again', async () => {
    const synced = createAuthenticator(app.origin, { counts: false });
    await signUp(app.origin, synced, 'synced@club.example');
    for (let nth = 0; nth < 3; nth += 1)
      expect((await signInByPasskey(await beginSignIn(visitor), synced)).status).to.equal(303);
  });

  it('an answer is worth something once, and in its own sign-in only', async () => {
    const run = await beginSignIn(visitor);
    const used = { answer: JSON.stringify(authenticator.get(await run.options('/passkey'))) };
    const other = await beginSignIn(createHttpClient(app.origin));
    await other.options('/passkey');
    expect((await other.press('/passkey', used)).headers['x-error-code']).to.equal('passkey-refused');
    expect((await run.press('/passkey', used)).status).to.equal(303);
    expect((await run.press('/passkey', used)).status).to.equal(400);
  });

  it('an unknown passkey answers like a removed one, and names no account', async () => {
    const stranger = createAuthenticator(app.origin);
    const run = await beginSignIn(visitor);
    stranger.create({ challenge: 'AAAA', user: { id: Buffer.from('nobody').toString('base64url') } });
    expect((await signInByPasskey(run, stranger)).headers['x-error-code']).to.equal('unknown-passkey');
  });

  it('without mail, an address in use opens another account, and says nothing of the first', async () => {
    const another = createAuthenticator(app.origin);
    const { visitor: second } = await signUp(app.origin, another, 'mila@club.example');
    expect(await idOf(second))
      .to.be.a('string')
      .and.not.equal(mila);
  });

  it('the sign-in of another browser cannot be continued: fixation', async () => {
    const attacker = await beginSignIn(visitor);
    const victim = createHttpClient(app.origin);
    expect((await victim.get(attacker.base)).body).to.include('This sign-in has expired');
    const used = JSON.stringify(authenticator.get(await attacker.options('/passkey')));
    const answer = await victim.send('POST', `${attacker.base}/passkey`, { form: { answer: used } });
    expect(answer.status).to.equal(400);
    const [, uid] = attacker.base.split('/interaction/');
    const own = await beginSignIn(victim);
    const mixed = await victim.send('POST', `${own.base}/passkey/../../${uid}/passkey`, {
      form: { answer: used },
    });
    expect(mixed.status).to.be.oneOf([400, 404]);
  });

  it('pages cannot be framed, and their forms go nowhere else: clickjacking', async () => {
    const { page } = await beginSignIn(visitor);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).to.include("frame-ancestors 'none'").and.include("form-action 'self'");
    expect(page.headers['x-frame-options']).to.equal('DENY');
    expect(page.body).not.to.match(/<script(?! src="\/sign-in\/)| on\w+=/);
  });

  it('no page of a sign-in can be framed, from its first step to the passkeys', async () => {
    const run = await beginSignIn(visitor, '/api/login?manage=1');
    const stranger = createHttpClient(app.origin);
    const pages = {
      'another browser': await stranger.get(run.base),
      'a link of a mail': await stranger.get(`${run.base}/mail?token=any`),
      'a new account': await run.press('/new', { email: 'framed@club.example' }),
      'a wrong code': await run.press('/recovery', { code: 'AAAA' }),
      'recovery codes': await createPasskey(run, createAuthenticator(app.origin)),
      passkeys: await run.land(await run.press('/done')),
    };
    expect(pages.passkeys.body).to.include('Your passkeys');
    for (const [what, { headers }] of Object.entries(pages)) {
      expect(headers['content-security-policy'], what).to.include("frame-ancestors 'none'");
      expect(headers['x-frame-options'], what).to.equal('DENY');
    }
  });

  it('a form of another site is refused', async () => {
    const run = await beginSignIn(visitor);
    const answer = await visitor.send('POST', `${run.base}/new`, {
      form: { email: 'evil@club.example' },
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(answer.status).to.equal(403);
  });

  it('the endpoints for tokens and keys are open to no browser', async () => {
    for (const path of [
      '/sign-in/token',
      '/sign-in/me',
      '/sign-in/jwks',
      '/sign-in/.well-known/openid-configuration',
    ])
      expect((await visitor.get(path)).status, path).to.equal(404);
  });

  it('a host that a visitor names leads no browser elsewhere', async () => {
    const [start] = await visitor.follow('/api/login');
    const target = new URL(String(start?.headers.location));
    const answer = await visitor.get(target.pathname + target.search, {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(String(answer.headers.location)).to.match(/^\/sign-in\/interaction\//);
  });

  it('guesses of codes end with 429', async () => {
    const run = await beginSignIn(visitor);
    const statuses = new Set<number>();
    for (let nth = 0; nth < 61; nth += 1)
      statuses.add((await run.press('/recovery', { code: `AAAA-AAAA-AAAA-${1000 + nth}` })).status);
    expect([...statuses].sort()).to.deep.equal([400, 429]);
  });
});
