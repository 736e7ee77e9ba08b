import { hash, randomUUID } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const metric = { date: '2026-03-10', unit: 'lbs', weight: '180' };

describe('the answer to an Idempotency-Key', () => {
  let app: TestApp;
  let other: TestApp;
  let here: HttpClient;
  let there: HttpClient;
  const lines: Record<string, unknown>[] = [];

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({ log: lines });
    other = await startTestApp({ sharingStoresOf: app });
    here = (await app.member('twice@rondel.example')).visitor;
    // A cookie is valid in both processes, because they share the keys.
    there = createHttpClient(other.origin, here.cookies);
  });
  after(async () => {
    await other.stop();
    await app.stop();
  });

  const log = (visitor: HttpClient, key: string, change: object = {}): Promise<Answer> =>
    visitor.send('POST', '/api/body-metrics', {
      json: { ...metric, ...change },
      headers: { 'Idempotency-Key': key },
    });
  /** @returns the number of rows. */
  const query = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const { rowCount } = await client.query(text, values);
    await client.end();
    return rowCount;
  };
  const stored = async (memberId: unknown) => {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(
      'select * from service.kept_answers where member_id = $1 order by kept_at',
      [memberId],
    );
    await client.end();
    return rows;
  };
  const entries = async () => JSON.parse((await here.get('/api/body-metrics')).body) as unknown[];
  const shapeOf = ({ status, body }: Answer) => [status, JSON.parse(body) as unknown];

  it('is repeated by another process, and marked as stored', async () => {
    const first = await log(here, 'one by one');
    const second = await log(there, 'one by one');
    expect(shapeOf(second)).to.deep.equal(shapeOf(first));
    expect(first.headers).to.not.have.property('idempotency-replayed');
    expect(second.headers).to.include({ 'idempotency-replayed': 'true' });
  });

  it('is the same from two processes concurrently, and the command is executed once', async () => {
    const before = (await entries()).length;
    for (let time = 0; time < 10; time += 1) {
      const key = randomUUID();
      const [one, two] = await Promise.all([log(here, key), log(there, key)]);
      expect(shapeOf(one)).to.deep.equal(shapeOf(two));
    }
    expect(await entries()).to.have.length(before + 10);
  });

  it('belongs to one request: of two concurrent ones with one key, one is refused', async () => {
    for (let time = 0; time < 5; time += 1) {
      const key = randomUUID();
      const answers = await Promise.all([log(here, key), log(there, key, { weight: '181' })]);
      expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([201, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect(refused?.body).to.equal('This Idempotency-Key was used for another request.');
    }
  });

  it('outlives the process that gave it', async function () {
    this.timeout(60_000);
    const brief = await startTestApp({ sharingStoresOf: app });
    const first = await log(createHttpClient(brief.origin, here.cookies), 'from before');
    await brief.stop();
    const next = await startTestApp({ sharingStoresOf: app });
    const again = await log(createHttpClient(next.origin, here.cookies), 'from before');
    await next.stop();
    expect(shapeOf(again)).to.deep.equal(shapeOf(first));
  });

  it('is not stored for a refusal, which is decided again', async () => {
    const headers = { 'Idempotency-Key': 'too early' };
    const skip = () => here.send('POST', '/api/user-quests/accept', { headers });
    expect((await skip()).status).to.equal(409);
    await here.send('POST', '/api/user-quests/spin');
    const { status } = await skip();
    expect([200, 409]).to.include(status);
    expect((await here.send('POST', '/api/user-quests/accept')).status).to.equal(status);
  });

  it('is the same for visitors who send the same request, and reserves no key for it', async () => {
    const ask = (visitor: HttpClient, email: string) =>
      visitor.send('POST', '/api/beta/request', {
        json: { email },
        headers: { 'Idempotency-Key': 'visitor' },
      });
    const first = await ask(createHttpClient(app.origin), 'keyed@rondel.example');
    const again = await ask(createHttpClient(other.origin), 'keyed@rondel.example');
    expect([first.status, shapeOf(again)]).to.deep.equal([201, shapeOf(first)]);
    expect((await ask(createHttpClient(app.origin), 'another@rondel.example')).status).to.equal(201);
  });

  it('is given even when it cannot be stored, and the command is executed once', async () => {
    const before = (await entries()).length;
    await query('alter table service.kept_answers add constraint unkept check (false) not valid');
    const first = await log(here, 'unkept');
    const second = await log(there, 'unkept');
    expect([first.status, shapeOf(second)]).to.deep.equal([201, shapeOf(first)]);
    expect(await entries()).to.have.length(before + 1);
    expect(lines.map(({ msg }) => msg)).to.include('an answer was not kept');
    await query('alter table service.kept_answers drop constraint unkept');
  });

  it('is stored encrypted under a hashed key, and does not reveal the request', async () => {
    const storing = await app.member('storing@rondel.example');
    const { id } = await storing.get('/api/auth/user');
    const key = 'a key that is stored nowhere';
    const log = () => storing.send('POST', '/api/body-metrics', { ...metric, weight: '187.3' }, key);
    const first = await log();
    const rows = await stored(id);
    expect(rows).to.have.length(1);
    const text = JSON.stringify(rows);
    for (const word of [key, '187.3', '"events"', 'BodyMetric', metric.date])
      expect(text).not.to.include(word);
    const request = `POST /api/body-metrics ${JSON.stringify({ ...metric, weight: '187.3' })}`;
    for (const digest of ['base64url', 'base64', 'hex'] as const)
      for (const plain of [request, key, `${String(id)}${key}`])
        expect(text).not.to.include(hash('sha256', plain, digest));
    expect(await log()).to.deep.equal(first);
  });

  it('is stored under different hashes for the same request of two members', async () => {
    const sent = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const member = await app.member(`${name}@rondel.example`);
        await member.send('POST', '/api/body-metrics', metric, 'shared');
        return stored((await member.get('/api/auth/user')).id);
      }),
    );
    const [one, two] = sent.map(([row]) => row);
    for (const column of ['key', 'fingerprint', 'body']) expect(one?.[column]).not.to.equal(two?.[column]);
  });

  it('is not stored for a deleted account: a repetition finds no account', async () => {
    const email = 'leaving@rondel.example';
    const leaving = await app.member(email);
    const { id } = await leaving.get('/api/auth/user');
    expect(await leaving.send('DELETE', '/api/me', undefined, 'leave')).to.include({ deleted: true });
    expect(await query('select from service.kept_answers where member_id = $1', [id])).to.equal(0);
    const key = { 'Idempotency-Key': 'leave' };
    expect((await leaving.ask('DELETE', '/api/me', undefined, key))[0]).to.equal(401);
  });

  it('is stored when data is cleared: a repeated request keeps later records', async () => {
    const clearing = await app.member('clearing@rondel.example');
    const clear = () => clearing.send('DELETE', '/api/admin/clear-user-data', undefined, 'clear');
    const first = await clear();
    await clearing.send('POST', '/api/body-metrics', metric);
    expect(await clear()).to.deep.equal(first);
    expect(await clearing.get('/api/body-metrics')).to.have.length(1);
  });
});
