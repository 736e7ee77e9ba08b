import { expect } from 'chai';
import type { QueryConfig } from 'pg';
import { type ProxyBefore, proxyBefore } from '#service/event-store/testing/tcp-proxy.ts';
import { isDatabaseAway } from '#service/http/database-away.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { runHouse } from '#service/testing/running-house.ts';
import { openPool, openPoolWithLine } from './pool.ts';

const deadlineMs = 300;
const plain = { text: 'select pg_backend_pid() as pid' };
const prepared = { ...plain, name: 'backend' };

describe('a connection that falls silent', function () {
  this.timeout(20_000);
  let database: TestDatabase;
  let proxy: ProxyBefore;
  let url: string;

  before(async function () {
    this.timeout(60_000);
    database = await testDatabase();
    proxy = await proxyBefore(database.url);
    url = proxy.url;
  });
  after(async () => {
    await proxy.close();
    await database.drop();
  });

  const pools = {
    'of the query line': [() => openPoolWithLine(url, 'test', { deadlineMs }), prepared],
    'of a pool with a line': [() => openPoolWithLine(url, 'test', { deadlineMs }), plain],
    'of a pool': [() => openPool(url, 'test', { max: 2, deadlineMs }), plain],
  } as const;
  for (const [whose, [open, query]] of Object.entries(pools))
    it(`${whose} fails what was asked on it, and is asked nothing more`, async () => {
      const pool = open();
      const ask = async (asked: QueryConfig) => (await pool.query<{ pid: number }>(asked)).rows[0]?.pid;
      const before = await ask(query);
      proxy.freeze();
      const failures = await Promise.all(
        [ask(query), ask(query)].map((asked) => asked.catch(isDatabaseAway)),
      );
      expect(failures).to.include(true);
      expect(await ask(query))
        .to.be.a('number')
        .and.not.equal(before);
      await pool.end();
    });

  it('while it is opened counts as a database that is away', async () => {
    proxy.swallowAnswers();
    const pool = openPoolWithLine(url, 'test', { deadlineMs });
    const asked = [pool.query(plain), pool.query(prepared)].map((each) => each.catch(isDatabaseAway));
    expect(await Promise.all(asked)).to.deep.equal([true, true]);
    proxy.cut('restore');
    expect((await pool.query(prepared)).rows).to.have.length(1);
    await pool.end();
  });

  it('does not keep a pool or a line from ending', async () => {
    const pool = openPoolWithLine(url, 'test', { deadlineMs });
    await Promise.all([pool.query(plain), pool.query(prepared)]);
    proxy.freeze();
    await pool.end();
  });
});

describe('a service whose connections fall silent', function () {
  this.timeout(60_000);

  it('answers again once a deadline has told', async () => {
    const database = await testDatabase();
    const proxy = await proxyBefore(database.url);
    const house = await runHouse({ env: { DATABASE_URL: proxy.url }, databaseDeadlineMs: deadlineMs });
    const { visitor } = await house.member('silent@rondel.example');
    proxy.freeze();
    const look = async () => (await visitor.get('/api/auth/user')).status;
    expect(await Promise.all([look(), look()])).to.deep.equal([503, 503]);
    expect(await look()).to.equal(200);
    await proxy.close();
    await house.stop();
    await database.drop();
  });
});
