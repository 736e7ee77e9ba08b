import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import { prepareTables } from '#projections/engine/schema.ts';
import { liveSchema } from '#projections/engine/tables.ts';
import { sampleEvent } from '#service/event-store/testing/samples.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';

const explanation = /^The tables of the read models of this release are not there yet, .* npm start\.$/;

describe('the command-line tools where the tables of the read models are missing', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let client: pg.Client;
  let dataDir: string;

  // An imported log, before the first start of a service.
  beforeEach(async () => {
    database = await testDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-read-models-'));
    client = new pg.Client(database.url);
    await client.connect();
    const events = await eventsOf({ databaseUrl: database.url, dataDir });
    await events.append('sample-imported', 'no-stream', [sampleEvent()]);
    await events.close();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  const call = (tool: string, ...args: readonly string[]) =>
    startTool({ DATABASE_URL: database.url, DATA_DIR: dataDir }, tool, ...args).ended;
  async function tablesOfReadModels(): Promise<readonly string[]> {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = '${liveSchema}' order by name`,
    );
    return rows.map(({ name }) => name);
  }
  async function readModelsByDoctor() {
    const { ending, out } = await call('doctor', '--json');
    const { findings } = JSON.parse(out) as {
      findings: readonly { readonly check: string; readonly state: string; readonly says: string }[];
    };
    const notSeen = findings.filter(({ state }) => state === 'not seen');
    return { ending, notSeen: notSeen.map(({ check }) => check), finding: notSeen.at(-1) };
  }

  it('doctor does not see them, names the first start, and creates none', async () => {
    const { ending, notSeen, finding } = await readModelsByDoctor();
    expect([ending, notSeen]).to.deep.equal([0, ['time zones', 'read models']]);
    expect(finding?.says).to.match(explanation);
    expect(await tablesOfReadModels()).to.deep.equal([]);
  });

  for (const args of [['list'], ['show', 'routines'], ['retry', '--all'], ['parts', '4']])
    it(`projections ${args.join(' ')} is refused, names the first start, and creates none`, async () => {
      const { ending, out, err } = await call('projections', ...args);
      expect([ending, out]).to.deep.equal([1, '']);
      expect(err).to.match(explanation);
      expect(await tablesOfReadModels()).to.deep.equal([]);
    });

  it('both leave the tables of an earlier release alone, which lack a new read model', async () => {
    const earlier = allProjections.filter(({ name }) => name !== 'routines');
    await prepareTables(client, liveSchema, earlier);
    const before = await tablesOfReadModels();
    expect((await readModelsByDoctor()).notSeen).to.include('read models');
    expect((await call('projections', 'list')).err).to.match(explanation);
    expect(await tablesOfReadModels()).to.deep.equal(before);
  });
});
