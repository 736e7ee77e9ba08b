import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openPool } from '#projections/postgres/pool.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { questSeedOf } from './quest-seed.ts';

describe('the quest seed of hosts that share a database', () => {
  let database: TestDatabase;
  let pool: ReturnType<typeof openPool>;
  let folder: string;
  const warnings: string[] = [];
  const logger = { warn: (_fields: object, message: string) => void warnings.push(message) };
  const seedOn = (host: string, questSeed: string | null, isProduction = true) =>
    questSeedOf({ questSeed, isProduction, dataDir: join(folder, host) }, pool, logger as never);

  before(async () => {
    database = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'rondel-seed-'));
    pool = openPool(database.url, 'seed', { max: 2 });
    await createServiceTables(pool);
  });
  after(async () => {
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    warnings.length = 0;
    await pool.query('delete from service.settings');
  });

  it('is the generated one of the data folder at every start', async () => {
    const seed = await seedOn('one', null);
    expect(seed).to.have.length(43);
    expect([await seedOn('one', null), warnings]).to.deep.equal([seed, []]);
  });

  it('is refused in production when two hosts have generated one each, with what to do', async () => {
    await seedOn('one', null);
    const refusal: unknown = await seedOn('two', null).catch(String);
    expect(refusal)
      .to.include('another host of this database uses a different one')
      .and.include('Set QUEST_SEED');
  });

  it('is the configured one on all hosts, and a change of it is a warning', async () => {
    await seedOn('one', null);
    expect(await seedOn('one', 'first')).to.equal('first');
    expect(warnings).to.have.length(1);
    expect(await seedOn('two', 'first')).to.equal('first');
    expect(warnings).to.have.length(1);
  });

  it('of a developer may change, with a warning', async () => {
    await seedOn('one', null, false);
    await seedOn('two', null, false);
    expect(warnings).to.have.length(1);
  });

  it('is registered once by hosts that start at the same moment', async () => {
    const hosts = Array.from({ length: 8 }, (_, nth) => seedOn(`h${nth}`, 'same'));
    expect(new Set(await Promise.all(hosts))).to.deep.equal(new Set(['same']));
    expect(warnings).to.deep.equal([]);
  });
});
