import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { connector } from '#projections/postgres/connection.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { questSeedOf } from '#service/features/quest/quest-seed.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { until } from '#service/testing/until.ts';
import { createServiceTables } from './service-schema.ts';
import { type HeldSecrets, holdSharedSecrets } from './shared-secret.ts';

describe('a secret that hosts of one database share', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let client: pg.Client;
  let folder: string;
  const warnings: string[] = [];
  const replaced: Error[] = [];
  const running: HeldSecrets[] = [];
  const logger = { warn: (_fields: object, message: string) => void warnings.push(message) };

  /** A process of the service; its quest seed. */
  async function start(host: string, questSeed: string | null, isProduction = true): Promise<string> {
    const held = await holdSharedSecrets([questSeedOf({ questSeed })], {
      connect: connector({ connectionString: database.url }),
      config: { isProduction, dataDir: join(folder, host) },
      logger: logger as never,
      onReplaced: (error) => void replaced.push(error),
    });
    running.push(held);
    return held.valueOf('quest-seed');
  }
  const stopAll = () => Promise.all(running.splice(0).map((held) => held.stop()));

  before(async () => {
    database = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'rondel-seed-'));
    client = new pg.Client(database.url);
    await client.connect();
    const pool = openPool(database.url, 'secrets', { max: 1 });
    await createServiceTables(pool);
    await pool.end();
  });
  after(async () => {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    warnings.length = 0;
    replaced.length = 0;
    await client.query('delete from service.settings');
  });
  afterEach(stopAll);

  it('is the generated one of the data folder at every start', async () => {
    const seed = await start('one', null);
    expect(seed).to.have.length(43);
    expect([await start('one', null), warnings]).to.deep.equal([seed, []]);
  });

  it('is refused in production when two hosts have generated one, with advice', async () => {
    await start('one', null);
    await stopAll();
    const refusal: unknown = await start('two', null).catch(String);
    expect(refusal)
      .to.include('another host of this database uses a different one')
      .and.include('Set QUEST_SEED');
  });

  it('is refused in production beside a process with another; later it may change', async () => {
    await start('one', 'first');
    expect(await start('two', 'first')).to.equal('first');
    const refusal: unknown = await start('three', 'second').catch(String);
    expect(refusal).to.match(
      /QUEST_SEED of this host is not the one of a process that runs on the same database.*stop all processes first/,
    );
    expect(warnings).to.deep.equal([]);
    await stopAll();
    expect(await start('three', 'second')).to.equal('second');
    expect(warnings).to.have.length(1);
    expect(await start('one', 'first').catch(String)).to.include('is not the one of a process that runs');
  });

  it('of a developer may change beside a running process, with a warning', async () => {
    await start('one', null, false);
    await start('two', null, false);
    expect(warnings).to.have.length(1);
  });

  it('is registered once by hosts that start together, and one of two wins', async () => {
    const hosts = Array.from({ length: 8 }, (_, nth) => start(`h${nth}`, 'same'));
    expect(new Set(await Promise.all(hosts))).to.deep.equal(new Set(['same']));
    await stopAll();
    const started = await Promise.allSettled(['left', 'right'].map((seed) => start(seed, seed)));
    expect(started.map(({ status }) => status).toSorted()).to.deep.equal(['fulfilled', 'rejected']);
  });

  it('stays held after the connection to Postgres was lost', async () => {
    const connections = `from pg_stat_activity where datname = current_database() and application_name like 'projections secrets %'`;
    const holders = `select pid ${connections} and exists (select from pg_locks where pg_locks.pid = pg_stat_activity.pid and mode = 'ShareLock')`;
    const pids = async () => (await client.query<{ pid: number }>(holders)).rows;
    await start('one', 'first');
    const before = await pids();
    await client.query(`select pg_terminate_backend(pid, 5000) ${connections}`);
    await until(async () => {
      const now = await pids();
      return now.length === 1 && now[0]?.pid !== before[0]?.pid;
    });
    expect(await start('two', 'second').catch(String)).to.include('is not the one of a process');
    expect(replaced).to.deep.equal([]);
  });
});
