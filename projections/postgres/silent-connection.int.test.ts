import { expect } from 'chai';
import type { QueryConfig } from 'pg';
import { isDatabaseUnavailable } from '#service/http/errors/error-responses.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { startTestApp } from '#service/testing/start-test-app.ts';
import { type ProxyBefore, proxyBefore } from '#service/testing/tcp-proxy.ts';
import { openPipelinedPool, openPool } from './pool.ts';

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
    'of the query line': [() => openPipelinedPool(url, 'test', { deadlineMs }), prepared],
    'of a pool with a line': [() => openPipelinedPool(url, 'test', { deadlineMs }), plain],
    'of a pool': [() => openPool(url, 'test', { max: 2, deadlineMs }), plain],
  } as const;
  for (const [whose, [open, query]] of Object.entries(pools))
    it(`${whose} fails its queries and receives no new ones`, async () => {
      const pool = open();
      const ask = async (asked: QueryConfig) => (await pool.query<{ pid: number }>(asked)).rows[0]?.pid;
      const before = await ask(query);
      proxy.freeze();
      const failures = await Promise.all(
        [ask(query), ask(query)].map((asked) => asked.catch(isDatabaseUnavailable)),
      );
      expect(failures).to.include(true);
      expect(await ask(query))
        .to.be.a('number')
        .and.not.equal(before);
      await pool.end();
    });

  it('while it is opened counts as an unavailable database', async () => {
    proxy.swallowAnswers();
    const pool = openPipelinedPool(url, 'test', { deadlineMs });
    const asked = [pool.query(plain), pool.query(prepared)].map((each) => each.catch(isDatabaseUnavailable));
    expect(await Promise.all(asked)).to.deep.equal([true, true]);
    proxy.cut('restore');
    expect((await pool.query(prepared)).rows).to.have.length(1);
    await pool.end();
  });

  it('does not prevent a pool or a pipelined connection from ending', async () => {
    const pool = openPipelinedPool(url, 'test', { deadlineMs });
    await Promise.all([pool.query(plain), pool.query(prepared)]);
    proxy.freeze();
    await pool.end();
  });
});

describe('a service whose database connections fall silent', function () {
  this.timeout(60_000);

  it('answers again after the query timeout has closed the silent connections', async () => {
    const database = await testDatabase();
    const proxy = await proxyBefore(database.url);
    const app = await startTestApp({ env: { DATABASE_URL: proxy.url }, databaseDeadlineMs: deadlineMs });
    const { visitor } = await app.member('silent@rondel.example');
    proxy.freeze();
    const look = async () => (await visitor.get('/api/auth/user')).status;
    expect(await Promise.all([look(), look()])).to.deep.equal([503, 503]);
    expect(await look()).to.equal(200);
    await proxy.close();
    await app.stop();
    await database.drop();
  });

  it('returns 503 from /readyz within two seconds, without naming components', async () => {
    const database = await testDatabase();
    const proxy = await proxyBefore(database.url);
    const app = await startTestApp({ env: { DATABASE_URL: proxy.url } });
    const ask = async () => {
      const began = performance.now();
      const { status, body } = await app.visitor().get('/readyz', { Host: 'rondel.example' });
      expect(performance.now() - began).to.be.below(2_000);
      return [status, JSON.parse(body)] as const;
    };
    expect(await ask()).to.deep.equal([200, { isReady: true }]);
    proxy.swallowAnswers();
    let answer = await ask();
    // The previous answer is cached for a second.
    while (answer[0] === 200) answer = await ask();
    expect(answer).to.deep.equal([503, { isReady: false }]);
    proxy.cut('restore');
    await app.stop();
    await proxy.close();
    await database.drop();
  });
});
