import { expect } from 'chai';
import pg from 'pg';
import type { EventAnswer, EventsAnswer } from '#service/features/audit/event-contract.ts';
import type { SystemAnswer } from '#service/features/operations/system-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { type Answer, createHttpClient } from '#service/http/testing/http-client.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import {
  callByToken,
  issueToken,
  type NewToken,
  setIntegrations,
  type TokenAnswer,
} from '#service/testing/token-caller.ts';
import type { AccessTokens } from './integrations-contract.ts';

const at = '2026-03-10T12:00:00.000Z';
const weight = { date: '2026-03-10', unit: 'kg', weight: '78.4' };
const scale = { name: 'Bathroom scale', scopes: ['read:body', 'write:body'] };

describe('the access tokens of a member', function () {
  this.timeout(120_000);
  let app: TestApp;
  let other: TestApp;
  let client: pg.Client;
  let count = 0;

  before(async () => {
    const limits = {
      tokenMutation: { points: 4, durationSeconds: 60 },
      tokenRead: { points: 6, durationSeconds: 60 },
    };
    app = await startTestApp({ at, limits });
    other = await startTestApp({ at, limits, sharingStoresOf: app });
    client = new pg.Client(app.databaseUrl);
    await client.connect();
  });
  afterEach(() => {
    app.setClock(at);
    other.setClock(at);
  });
  after(async () => {
    await client.end();
    await other.stop();
    await app.stop();
  });

  async function memberWith(body: object = scale): Promise<{ member: Caller; email: string } & NewToken> {
    count += 1;
    const email = `token-${count}@rondel.example`;
    const member = await app.member(email);
    await setIntegrations(member, true);
    return { member, email, ...(await issueToken(member, body)) };
  }
  const call = (token: string, method: string, path: string, json?: unknown, on = app) =>
    callByToken(on.origin, token, method, path, json);
  const codeOf = ({ status, code }: Pick<TokenAnswer, 'status' | 'code'>) => [status, code];
  const codeIn = ({ status, headers }: Answer) => [status, headers['x-error-code']];

  it('open the calls of their scopes, without a cookie and from no origin', async () => {
    const { token, member } = await memberWith();
    expect(token).to.match(/^rondel_pat_[\w-]{43}$/);
    const logged = await call(token, 'POST', '/api/body-metrics', weight);
    expect(logged.status).to.equal(201);
    const latest = await call(token, 'GET', '/api/body-metrics/latest');
    expect(JSON.parse(latest.body)).to.deep.include({ weight: 172.842 });
    expect(latest.headers.get('set-cookie')).to.equal(null);
    expect(await member.get('/api/body-metrics/latest')).to.deep.equal(JSON.parse(latest.body));
  });

  it('are not mistaken for the session of the cookie beside them', async () => {
    const { token } = await memberWith();
    const somebody = await app.member('token-cookie@rondel.example');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await somebody.visitor.get('/api/body-metrics', headers)).status).to.equal(200);
    expect(codeIn(await somebody.visitor.get('/api/auth/user', headers))).to.deep.equal([
      403,
      'takes-no-token',
    ]);
  });

  it('are the only Bearer of the service: one of another program is as if it were not there', async () => {
    const somebody = await app.member('token-proxy@rondel.example');
    const jwt = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJwcm94eSJ9.';
    const others = [
      'Basic eDp5',
      `Bearer ${jwt}`,
      'Bearer x',
      `Bearer x${scale.name}`,
      'Bearer xrondel_pat_x',
    ];
    for (const Authorization of others) {
      const asked = await somebody.visitor.get('/api/auth/user', { Authorization });
      expect(asked.status, Authorization).to.equal(200);
      const visitor = await createHttpClient(app.origin).get('/api/auth/user', { Authorization });
      expect(codeIn(visitor), Authorization).to.deep.equal([401, 'unauthorized']);
    }
    // The rules against other origins stay, too.
    const json = { privacy: {} };
    const sending = { json, headers: { Authorization: `Bearer ${jwt}`, Origin: 'https://evil.example' } };
    const forged = await somebody.visitor.send('PUT', '/api/me/preferences', sending);
    expect(codeIn(forged)).to.deep.equal([403, 'other-origin']);
  });

  it('are shown once: the database has a hash only, and each name is encrypted', async () => {
    const { token, member, id } = await memberWith({ ...scale, name: 'Scale of the upstairs bathroom' });
    const secret = token.slice('rondel_pat_'.length);
    const { rows: names } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of names)
      for (const needle of [secret, 'upstairs'])
        expect(
          (await client.query(`select from ${name} as t where t::text like $1`, [`%${needle}%`])).rowCount,
          name,
        ).to.equal(0);
    const { tokens } = await member.get<AccessTokens>('/api/me/tokens');
    expect(tokens).to.deep.equal([
      {
        ...{ id, name: 'Scale of the upstairs bathroom', scopes: ['read:body', 'write:body'] },
        ...{ issuedAt: at, expiresAt: '2026-06-08T12:00:00.000Z', status: 'active', lastUsedOn: null },
      },
    ]);
  });

  it('are answered once: no answer with one is stored, and a repeated key is refused', async () => {
    const { member, email } = await memberWith();
    const kept = async (): Promise<number | null> =>
      (await client.query('select from service.kept_answers where member_id = $1', [devMemberId(email)]))
        .rowCount;
    const ask = () =>
      member.ask('POST', '/api/me/tokens', { ...scale, name: 'Again' }, { 'Idempotency-Key': 'again' });
    const before = await kept();
    expect((await ask())[0]).to.equal(201);
    expect(await kept()).to.equal(before);
    expect(await ask()).to.deep.equal([
      409,
      'This token was already made, and we can’t show it again. Revoke it and make another.',
    ]);
    expect((await member.get<AccessTokens>('/api/me/tokens')).tokens).to.have.length(2);
  });

  it('end within a second on every host by one press, and the list and the commands of the token stay', async () => {
    const { token, member, id } = await memberWith();
    await call(token, 'POST', '/api/body-metrics', weight);
    expect((await call(token, 'GET', '/api/body-metrics', undefined, other)).status).to.equal(200);
    const pressed = Date.now();
    await member.send('DELETE', `/api/me/tokens/${id}`);
    const answers = await Promise.all(
      [app, other].map((on) => call(token, 'GET', '/api/body-metrics', undefined, on)),
    );
    expect(Date.now() - pressed).to.be.below(1_000);
    expect(answers.map(codeOf)).to.deep.equal([
      [401, 'invalid-token'],
      [401, 'invalid-token'],
    ]);
    const { tokens } = await member.get<AccessTokens>('/api/me/tokens');
    expect(tokens.map(({ status, lastUsedOn }) => [status, lastUsedOn])).to.deep.equal([
      ['revoked', '2026-03-10'],
    ]);
    expect(await eventsOf(member, id)).to.deep.equal(['You logged your weight for 2026-03-10: 78.4 kg.']);
    const german = { 'Accept-Language': 'de' };
    const [, told] = await member.ask('GET', `/api/me/tokens/${id}/events`, undefined, german);
    expect(told).to.include('Du hast dein Gewicht für den 10. März 2026 eingetragen: 78,4 kg.');
  });

  /** The index follows the log. */
  async function eventsOf(member: Caller, id: string): Promise<readonly string[]> {
    for (;;) {
      const { events } = await member.get<{ events: { words: string }[] }>(`/api/me/tokens/${id}/events`);
      if (events.length > 0) return events.map(({ words }) => words);
    }
  }

  it('show what they did, the newest first, also when that is more than is read at once', async () => {
    const { token, member, id } = await memberWith();
    const weights = Array.from({ length: 19 }, (_, nth) => String(70 + nth));
    for (const kilograms of weights) {
      // A token may change four things in a minute here.
      await client.query('delete from service.rate_limits');
      await call(token, 'POST', '/api/body-metrics', { ...weight, weight: kilograms });
    }
    let shown = await eventsOf(member, id);
    while (shown.length < weights.length) shown = await eventsOf(member, id);
    expect(shown).to.deep.equal(
      weights.toReversed().map((kilograms) => `You logged your weight for 2026-03-10: ${kilograms} kg.`),
    );
  });

  it('end by time, at the instant that was said', async () => {
    const { token } = await memberWith({ ...scale, expiresInDays: 1 });
    app.setClock('2026-03-11T11:59:59.999Z');
    expect((await call(token, 'GET', '/api/body-metrics')).status).to.equal(200);
    app.setClock('2026-03-11T12:00:00.000Z');
    expect(codeOf(await call(token, 'GET', '/api/body-metrics'))).to.deep.equal([401, 'invalid-token']);
  });

  it('stop at once while Third-party Integrations is off, and work again when it is on', async () => {
    const { token, member } = await memberWith();
    await setIntegrations(member, false);
    const refused = await call(token, 'GET', '/api/body-metrics');
    expect([...codeOf(refused), refused.body]).to.deep.equal([
      403,
      'integrations-off',
      'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.',
    ]);
    expect((await member.ask('POST', '/api/me/tokens', scale))[0]).to.equal(403);
    await setIntegrations(member, true);
    expect((await call(token, 'GET', '/api/body-metrics')).status).to.equal(200);
  });

  it('are refused in an address, in the form of RFC 6750 and in every other', async () => {
    const { token } = await memberWith();
    const visitor = createHttpClient(app.origin);
    for (const path of [
      `/api/body-metrics?access_token=${token}`,
      `/api/body-metrics?access_token=x`,
      `/api/body-metrics?token=${token}`,
      `/api/history/${token}`,
      `/api/${token}`,
    ]) {
      expect(codeIn(await visitor.get(path)), path).to.deep.equal([400, 'token-in-url']);
      expect(codeOf(await call(token, 'GET', path)), path).to.deep.equal([400, 'token-in-url']);
    }
  });

  it('are refused in any other shape, with the same words as an unknown one', async () => {
    const { token } = await memberWith();
    const unknown = `rondel_pat_${'A'.repeat(43)}`;
    const expected = await call(unknown, 'GET', '/api/body-metrics');
    expect(codeOf(expected)).to.deep.equal([401, 'invalid-token']);
    expect(expected.headers.get('www-authenticate')).to.equal('Bearer error="invalid_token"');
    for (const wrong of [
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      'rondel_pat_',
      "rondel_pat_'--",
      'rondel_pat_%00',
      `rondel_pat_${'a'.repeat(5_000)}`,
    ]) {
      const { status, body } = await call(wrong, 'GET', '/api/body-metrics');
      expect([status, body], wrong.slice(0, 60)).to.deep.equal([401, expected.body]);
    }
  });

  it('have separate limits, which leave those of the pages alone', async () => {
    const { token, member } = await memberWith();
    const reads: number[] = [];
    for (let nth = 0; nth < 7; nth += 1) reads.push((await call(token, 'GET', '/api/body-metrics')).status);
    expect(reads).to.deep.equal([...Array.from({ length: 6 }, () => 200), 429]);
    const writes: number[] = [];
    for (let nth = 0; nth < 5; nth += 1)
      writes.push((await call(token, 'POST', '/api/body-metrics', weight)).status);
    expect(writes).to.deep.equal([201, 201, 201, 201, 429]);
    await member.get('/api/body-metrics');
    await member.send('POST', '/api/body-metrics', weight);
  });

  it('are named in the metadata of their commands, and an admin sees this at each event', async () => {
    const { token, id, email } = await memberWith();
    await call(token, 'POST', '/api/body-metrics', weight);
    const ada = await app.signIn(admin);
    const listed = async () =>
      (await ada.get<EventsAnswer>(`/api/admin/events?stream=body-${devMemberId(email)}`)).events;
    let events = await listed();
    while (events.length === 0) events = await listed();
    expect(await ada.get<EventAnswer>(`/api/admin/events/${events[0]?.id}`)).to.include({ tokenId: id });
    const { accessTokens = 0 } = await ada.get<SystemAnswer>('/api/admin/system');
    expect(accessTokens).to.be.above(0);
  });

  it('have never the rights of an admin', async () => {
    const ada = await app.signIn(admin);
    await setIntegrations(ada, true);
    const { token } = await issueToken(ada, { name: 'Mine', scopes: ['read:stats', 'write:quest'] });
    expect((await call(token, 'GET', '/api/stats')).status).to.equal(200);
    for (const path of ['/api/admin/system', '/api/admin/events', '/api/beta/requests'])
      expect(codeOf(await call(token, 'GET', path)), path).to.deep.equal([403, 'takes-no-token']);
    expect(codeOf(await call(token, 'DELETE', '/api/user-quests/reset'))).to.deep.equal([
      403,
      'takes-no-token',
    ]);
  });

  it('are in the export, and are forgotten with the data of the member', async () => {
    const { token, member, email } = await memberWith();
    await call(token, 'GET', '/api/body-metrics');
    const exported = await member.visitor.get('/api/me/export');
    expect(exported.body).to.include(
      'You made a token for another program: Bathroom scale (read:body, write:body), until 2026-06-08T12:00:00.000Z.',
    );
    expect(exported.body).not.to.include(token);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect(codeOf(await call(token, 'GET', '/api/body-metrics'))).to.deep.equal([401, 'invalid-token']);
    const { rowCount } = await client.query('select from service.token_uses where member_id = $1', [
      devMemberId(email),
    ]);
    expect(rowCount).to.equal(0);
    expect((await member.get<AccessTokens>('/api/me/tokens')).tokens).to.deep.equal([]);
  });

  it('belong to their member: no other member ends one or reads what it did', async () => {
    const { id } = await memberWith();
    const somebody = await app.member('token-other@rondel.example');
    expect((await somebody.ask('DELETE', `/api/me/tokens/${id}`))[0]).to.equal(404);
    expect((await somebody.ask('GET', `/api/me/tokens/${id}/events`))[0]).to.equal(404);
  });
});
