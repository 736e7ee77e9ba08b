import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import { type Answer, createVisitor, type Visitor } from './testing/visitor.ts';

const metric = { date: '2026-03-10', unit: 'lbs', weight: '180' };

describe('the answer to an Idempotency-Key', () => {
  let house: RunningHouse;
  let other: RunningHouse;
  let here: Visitor;
  let there: Visitor;
  const lines: Record<string, unknown>[] = [];

  before(async function () {
    this.timeout(120_000);
    house = await runHouse({ log: lines });
    other = await runHouse({ beside: house });
    here = (await house.member('twice@rondel.example')).visitor;
    // The cookie of the one is good at the other: they share the keys.
    there = createVisitor(other.origin, here.cookies);
  });
  after(async () => {
    await other.stop();
    await house.stop();
  });

  const log = (visitor: Visitor, key: string, change: object = {}): Promise<Answer> =>
    visitor.send('POST', '/api/body-metrics', {
      json: { ...metric, ...change },
      headers: { 'Idempotency-Key': key },
    });
  /** @returns how many rows there are. */
  const query = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client(house.databaseUrl);
    await client.connect();
    const { rowCount } = await client.query(text, values);
    await client.end();
    return rowCount;
  };
  const entries = async () => JSON.parse((await here.get('/api/body-metrics')).body) as unknown[];
  const shapeOf = ({ status, body }: Answer) => [status, JSON.parse(body) as unknown];

  it('is the same from another process, and says that it is kept', async () => {
    const first = await log(here, 'one by one');
    const second = await log(there, 'one by one');
    expect(shapeOf(second)).to.deep.equal(shapeOf(first));
    expect(first.headers).to.not.have.property('idempotency-replayed');
    expect(second.headers).to.include({ 'idempotency-replayed': 'true' });
  });

  it('is the same where two processes are asked at once, and the command happens once', async () => {
    const before = (await entries()).length;
    for (let time = 0; time < 10; time += 1) {
      const key = randomUUID();
      const [one, two] = await Promise.all([log(here, key), log(there, key)]);
      expect(shapeOf(one)).to.deep.equal(shapeOf(two));
    }
    expect(await entries()).to.have.length(before + 10);
  });

  it('is for one request: of two that differ at once, one is told so', async () => {
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
    const brief = await runHouse({ beside: house });
    const first = await log(createVisitor(brief.origin, here.cookies), 'from before');
    await brief.stop();
    const next = await runHouse({ beside: house });
    const again = await log(createVisitor(next.origin, here.cookies), 'from before');
    await next.stop();
    expect(shapeOf(again)).to.deep.equal(shapeOf(first));
  });

  it('is not kept where the rules said no: it is decided again', async () => {
    const headers = { 'Idempotency-Key': 'too early' };
    const skip = () => here.send('POST', '/api/user-quests/accept', { headers });
    expect((await skip()).status).to.equal(409);
    await here.send('POST', '/api/user-quests/spin');
    const { status } = await skip();
    expect([200, 409]).to.include(status);
    expect((await here.send('POST', '/api/user-quests/accept')).status).to.equal(status);
  });

  it('is the same for who is not signed in', async () => {
    const ask = (visitor: Visitor, email: string) =>
      visitor.send('POST', '/api/beta/request', {
        json: { email },
        headers: { 'Idempotency-Key': 'visitor' },
      });
    const first = await ask(createVisitor(house.origin), 'keyed@rondel.example');
    const again = await ask(createVisitor(other.origin), 'keyed@rondel.example');
    expect([first.status, shapeOf(again)]).to.deep.equal([201, shapeOf(first)]);
    expect((await ask(createVisitor(house.origin), 'another@rondel.example')).status).to.equal(422);
  });

  it('is given also where it cannot be kept, and the command happens once all the same', async () => {
    const before = (await entries()).length;
    await query("alter table service.kept_answers add constraint unkept check (key <> 'unkept') not valid");
    const first = await log(here, 'unkept');
    const second = await log(there, 'unkept');
    expect([first.status, shapeOf(second)]).to.deep.equal([201, shapeOf(first)]);
    expect(second.headers).to.not.have.property('idempotency-replayed');
    expect(await entries()).to.have.length(before + 1);
    expect(lines.map(({ msg }) => msg)).to.include('an answer was not kept');
  });

  it('is not kept of an account that is deleted: who asks again is told that nobody is there', async () => {
    const email = 'leaving@rondel.example';
    const leaving = await house.member(email);
    const { id } = await leaving.get('/api/auth/user');
    expect(await leaving.send('DELETE', '/api/me', undefined, 'leave')).to.include({ deleted: true });
    expect(await query('select from service.kept_answers where member_id = $1', [id])).to.equal(0);
    const key = { 'Idempotency-Key': 'leave' };
    expect((await leaving.ask('DELETE', '/api/me', undefined, key))[0]).to.equal(401);
  });

  it('is kept of data that are cleared: asked again, what was told since stays', async () => {
    const clearing = await house.member('clearing@rondel.example');
    const clear = () => clearing.send('DELETE', '/api/admin/clear-user-data', undefined, 'clear');
    const first = await clear();
    await clearing.send('POST', '/api/body-metrics', metric);
    expect(await clear()).to.deep.equal(first);
    expect(await clearing.get('/api/body-metrics')).to.have.length(1);
  });
});
