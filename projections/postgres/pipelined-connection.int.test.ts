import { expect } from 'chai';
import type { QueryConfig } from 'pg';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { openPipelinedConnection, type PipelinedConnection } from './pipelined-connection.ts';
import { openPipelinedPool } from './pool.ts';

const say = (word: string) => ({ name: 'say', text: 'select $1::text as word', values: [word] });
const divide = (by: number) => ({ name: 'divide', text: 'select 1 / $1::integer as word', values: [by] });
const backend = { name: 'backend', text: 'select pg_backend_pid() as pid' };

/** The selected word, or the error message. */
const ask = (line: PipelinedConnection, query: QueryConfig) =>
  line.query<{ word: unknown }>(query).then(
    ({ rows }) => rows[0]?.word,
    (error: Error) => error.message,
  );

describe('a pipelined connection', () => {
  let database: TestDatabase;
  let line: PipelinedConnection;

  before(async function () {
    this.timeout(60_000);
    database = await testDatabase();
  });
  beforeEach(() => {
    line = openPipelinedConnection({ connectionString: database.url });
  });
  afterEach(() => line.end());
  after(() => database.drop());

  it('returns each result to its own caller, on one connection', async () => {
    const words = Array.from({ length: 200 }, (_, nth) => `word ${nth}`);
    expect(await Promise.all(words.map((word) => ask(line, say(word))))).to.deep.equal(words);
    const pids = await Promise.all(words.map(() => line.query<{ pid: number }>(backend)));
    expect(new Set(pids.map(({ rows }) => rows[0]?.pid)).size).to.equal(1);
  });

  it('has Postgres plan a look-up by many keys once, not at each call', async () => {
    await line.query({ text: 'create table if not exists things (key text primary key)' });
    const find = (keys: readonly string[]) =>
      line.query({ name: 'find', text: 'select key from things where key = any($1)', values: [keys] });
    for (let calls = 0; calls < 10; calls += 1) await find(['a', 'b', 'c']);
    const text = "select generic_plans, custom_plans from pg_prepared_statements where name = 'find'";
    const { rows } = await line.query({ text });
    expect(rows).to.deep.equal([{ generic_plans: '10', custom_plans: '0' }]);
  });

  it('fails only the query that Postgres refuses', async () => {
    const asked = [say('before'), divide(0), say('behind')];
    expect(await Promise.all(asked.map((query) => ask(line, query)))).to.deep.equal([
      'before',
      'division by zero',
      'behind',
    ]);
  });

  it('fails running queries when its connection is lost, and opens another one', async () => {
    const [own] = (await line.query<{ pid: number }>(backend)).rows;
    const killer = openPipelinedConnection({ connectionString: database.url });
    const lock = { text: 'select pg_advisory_lock(1)' };
    await killer.query(lock);
    const failures = Promise.all([lock, say('behind it')].map((query) => ask(line, query)));
    // Waits until the query runs, because an unsent one would use the next connection.
    for (let state = ''; state !== 'advisory'; ) {
      const text = 'select wait_event as word from pg_stat_activity where pid = $1';
      state = String(await ask(killer, { text, values: [own?.pid] }));
    }
    await killer.query({ text: 'select pg_terminate_backend($1)', values: [own?.pid] });
    await killer.end();
    for (const failure of await failures) expect(failure).to.match(/terminat/);
    expect(await ask(line, say('again'))).to.equal('again');
  });

  it('reports an unavailable database, and connects when it is available again', async () => {
    const missing = new URL(database.url);
    missing.pathname = '/not_there_yet';
    const early = openPipelinedConnection({ connectionString: missing.href });
    expect(await ask(early, say('early'))).to.match(/does not exist/);
    await line.query({ text: 'create database not_there_yet' });
    expect(await ask(early, say('later'))).to.equal('later');
    await early.end();
    await line.query({ text: 'drop database not_there_yet' });
  });

  it('answers queries sent before its end, and none after', async () => {
    const [asked, ended] = [ask(line, say('last')), line.end()];
    expect(await asked).to.equal('last');
    await ended;
    expect(await ask(line, say('late'))).to.equal('the query line has ended');
  });

  it('runs the named queries of a pool, which has other connections for the rest', async () => {
    const pool = openPipelinedPool(database.url, 'test');
    const pidsOf = async (query: QueryConfig) => {
      const asked = Array.from({ length: 5 }, () => pool.query<{ pid: number }>(query));
      return new Set((await Promise.all(asked)).map(({ rows }) => rows[0]?.pid));
    };
    const [prepared, plain] = [await pidsOf(backend), await pidsOf({ text: backend.text })];
    expect(prepared.size).to.equal(1);
    expect(plain.size).to.equal(5);
    expect([...plain]).to.not.include.members([...prepared]);
    await pool.end();
  });
});
