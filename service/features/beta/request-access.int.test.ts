import { expect } from 'chai';
import { memberIdOf } from '#service/http/identity/member-id.ts';
import {
  type HostileProvider,
  hostileProvider,
  sign,
} from '#service/http/identity/testing/hostile-provider.ts';
import type { HttpClient } from '#service/http/testing/http-client.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { BetaRequest } from './beta-contract.ts';

const mallory = 'mallory@rondel.example';
const ceo = 'ceo@customer.example';
const noAccess = [403, 'Beta access required'];

describe('a request for access', function () {
  this.timeout(60_000);
  let app: TestApp;
  let ada: Caller;

  before(async () => {
    app = await startTestApp();
    ada = await app.signIn(admin);
  });
  after(() => app.stop());

  async function approve(caller: Pick<Caller, 'send'>, email: string): Promise<string> {
    const { id } = await caller.send('POST', '/api/beta/request', { email });
    await ada.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'approved' });
    return String(id);
  }
  const access = (caller: Caller) => caller.ask('GET', '/api/auth/user');
  const status = async (caller: Caller) => (await access(caller))[0];

  const asked = async (id: string) =>
    (await ada.get<BetaRequest[]>('/api/beta/requests')).find((request) => request.id === id);

  it('admits the named address and the asking account, which the admin sees before', async () => {
    const typist = await app.signIn(mallory);
    const { id } = await typist.send('POST', '/api/beta/request', { email: ceo });
    expect(await asked(String(id))).to.include({ email: ceo, askedBy: mallory });
    expect(await access(typist)).to.deep.equal(noAccess);
    await ada.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'approved' });
    expect(await status(typist)).to.equal(200);
    expect(await status(await app.signIn(ceo))).to.equal(200);
  });

  it("shows no other account for the member's own address or for a visitor", async () => {
    const own = await approve(await app.signIn('own@rondel.example'), ' Own@Rondel.example ');
    expect(await asked(own)).to.include({ askedBy: null });
    const { body } = await app.visitor().send('POST', '/api/beta/request', {
      json: { email: 'visitor@rondel.example' },
    });
    expect(await asked((JSON.parse(body) as { id: string }).id)).to.include({ askedBy: null });
  });

  it('for a listed address gets the same answer after every decision', async () => {
    const ask = (email: string) => app.visitor().send('POST', '/api/beta/request', { json: { email } });
    for (const decision of ['pending', 'approved', 'denied']) {
      const email = `${decision}@list.example`;
      const { id } = JSON.parse((await ask(email)).body) as { id: string };
      if (decision !== 'pending')
        await ada.send('PATCH', `/api/beta/requests/${id}`, { status: decision, adminNotes: 'A secret.' });
      const { status: code, headers, body } = await ask(email.toUpperCase());
      expect([code, headers['x-error-code'], body]).to.deep.equal([
        409,
        'already-requested',
        'This email is already on our beta list.',
      ]);
      expect(JSON.stringify(headers)).to.not.include(id).and.not.include(decision);
    }
  });

  it('is deleted with the asking account, unless it has admitted another account', async () => {
    const typist = await app.signIn('typist@rondel.example');
    const own = await approve(typist, 'typist@rondel.example');
    const unused = await approve(typist, 'typist.at.work@rondel.example');
    const other = await approve(typist, 'other@customer.example');
    const owner = await app.signIn('other@customer.example');
    expect((await typist.ask('DELETE', '/api/me'))[0]).to.equal(200);
    expect(await status(owner)).to.equal(200);
    const kept = (await ada.get<BetaRequest[]>('/api/beta/requests')).map(({ id }) => id);
    expect([own, unused, other].map((id) => kept.includes(id))).to.deep.equal([false, false, true]);
    expect(await asked(other)).to.include({ askedBy: null });
  });

  it("is an action of the person who typed it, even for another person's address", async () => {
    const asker = await app.signIn('asker@rondel.example');
    await approve(asker, 'asker@rondel.example');
    await approve(asker, 'elsewhere@rondel.example');
    const { id: memberId } = await asker.get('/api/auth/user');
    const { entries } = await ada.get<{ entries: { by: string }[] }>('/api/beta/audit?deed=requested');
    expect(entries.slice(0, 2).map(({ by }) => by)).to.deep.equal([memberId, memberId]);
  });

  it('that is denied tells only its owner the words, and from when to ask again', async () => {
    app.setClock('2026-03-10T12:00:00Z');
    const owner = await app.signIn('later@rondel.example');
    const standing = () => owner.get('/api/beta/standing');
    expect(await standing()).to.deep.include({ status: 'none', words: null, askAgainFrom: null });
    const { id } = await owner.send('POST', '/api/beta/request', { email: 'later@rondel.example' });
    expect(await standing()).to.include({ status: 'pending' });
    await ada.send('PATCH', `/api/beta/requests/${String(id)}`, {
      ...{ status: 'denied', adminNotes: 'A secret.', words: 'We are full until April.' },
    });
    expect(await standing()).to.deep.equal({
      ...{ status: 'denied', words: 'We are full until April.', askAgainFrom: '2026-04-09' },
      supportEmail: 'support@localhost',
    });

    const again = (caller: Caller) =>
      caller.ask('POST', '/api/beta/request', { email: 'Later@rondel.example' });
    app.setClock('2026-04-08T12:00:00Z');
    expect(await again(owner)).to.deep.equal([
      409,
      'We said not this time. You can ask again from 9 April 2026.',
    ]);
    const stranger = await app.signIn('stranger@rondel.example');
    expect(await again(stranger)).to.deep.equal([409, 'This email is already on our beta list.']);
    app.setClock('2026-04-09T12:00:00Z');
    expect((await again(owner))[0]).to.equal(201);
    expect(await standing()).to.deep.include({ status: 'pending', words: null, askAgainFrom: null });

    await ada.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'approved', words: 'Welcome!' });
    expect(await standing()).to.deep.include({ status: 'approved', words: 'Welcome!' });
  });
});

describe('a request for access by a member whose address', function () {
  this.timeout(60_000);
  const root = 'root@rondel.example';
  let provider: HostileProvider;
  let app: TestApp;
  let ada: HttpClient;

  before(async () => {
    provider = await hostileProvider();
    const { issuer, clientId, clientSecret } = provider.client;
    const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
    app = await startTestApp({ env: { ...oidc, ADMIN_EMAILS: root } });
    ada = await signIn({ sub: 'root', email: root });
  });
  after(async () => {
    await app.stop();
    await provider.stop();
  });

  async function signIn(claims: {
    sub: string;
    email: string;
    email_verified?: boolean;
  }): Promise<HttpClient> {
    provider.behave({
      idToken: (honest, keys) => sign({ ...honest, sub: claims.sub }, keys),
      userinfo: () => ({ email_verified: true, ...claims }),
    });
    const visitor = app.visitor();
    await visitor.follow('/api/login');
    return visitor;
  }
  async function approve(asker: HttpClient, email: string): Promise<void> {
    const { body } = await asker.send('POST', '/api/beta/request', { json: { email } });
    const { id } = JSON.parse(body) as { id: string };
    await ada.send('PATCH', `/api/beta/requests/${id}`, { json: { status: 'approved' } });
  }
  const status = async (visitor: HttpClient) => (await visitor.get('/api/auth/user')).status;

  it('is unverified waits for a sign-in that verifies it', async () => {
    const email = 'unproven@customer.example';
    const claimant = await signIn({ sub: 'claimant', email, email_verified: false });
    await approve(claimant, email);
    expect(await status(claimant)).to.equal(403);
    expect(await status(await signIn({ sub: 'owner', email }))).to.equal(200);
  });

  it('changes later still admits them, and is deleted with the account', async () => {
    const email = 'before@customer.example';
    await approve(await signIn({ sub: 'mover', email }), email);
    const moved = await signIn({ sub: 'mover', email: 'after@customer.example' });
    expect(await status(moved)).to.equal(200);
    expect((await moved.send('DELETE', '/api/me')).status).to.equal(200);
    expect((await ada.get('/api/beta/requests')).body).to.not.include(email);
  });

  it('is no longer verified shows the admin the member id instead of the address', async () => {
    const asker = await signIn({ sub: 'changer', email: 'changer@customer.example' });
    const email = 'friend@customer.example';
    await asker.send('POST', '/api/beta/request', { json: { email } });
    await signIn({ sub: 'changer', email: 'ceo@customer.example', email_verified: false });
    const requests = JSON.parse((await ada.get('/api/beta/requests')).body) as BetaRequest[];
    const askedBy = memberIdOf(provider.client.issuer, 'changer');
    expect(requests.find((request) => request.email === email)).to.include({ askedBy });
  });
});
