import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { withHashChain } from '#service/event-store/hash-chain/hash-chain.ts';
import { newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { until } from '#service/testing/until.ts';

describe('npm run store -- anchor', function () {
  this.timeout(120_000);
  let folder: string;
  let file: string;
  const run = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    startTool(env, 'store', ...args).ended;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-anchor-'));
    file = join(folder, 'anchors.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true }));

  describe('on the built-in log', () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp();
    });
    after(() => app.stop());

    it('finds events cut off from both log and index, which verify does not find', async () => {
      const ada = await app.signIn(admin);
      const { id } = await ada.send('POST', '/api/beta/request', { email: 'cut@example.com' });
      await ada.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'denied' });
      const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: folder };
      const { out: line } = await run(env, 'anchor');
      await writeFile(file, `${line}\n`);
      const sound = await run(env, 'verify', '--against', file);
      expect(sound).to.include({ ending: 0 });
      expect(sound.out).to.match(/Held to the anchor of .+; erased since: 0\.\nNothing was changed/);

      await cutOff(app.databaseUrl, `betaRequest-${String(id)}`);
      expect(await run(env, 'verify')).to.include({ ending: 0 });
      const found = await run(env, 'verify', '--against', file);
      expect(found).to.include({ ending: 1 });
      expect(found.out).to.include(`Broken: betaRequest-${String(id)} is not what was anchored`);
    });
  });

  it('verifies EventStoreDB with the key that signed the anchor', async () => {
    const double = await startFakeServer();
    const store = await openEventStoreDb({ connectionString: double.url });
    await withHashChain(store).append(newStream(), 'no-stream', sampleEvents(2));
    const from = ['--from', double.url];
    const { out: line } = await run({ DATA_DIR: folder }, 'anchor', ...from);
    await writeFile(file, line);
    expect(JSON.parse(line)).to.include({ version: 1, events: 2, streams: 1, position: await store.head() });
    const sound = await run({ DATA_DIR: folder }, 'verify', ...from, '--against', file);
    const stranger = await run({ DATA_DIR: join(folder, 'other') }, 'verify', ...from, '--against', file);
    await writeFile(file, line.replace('"events":2', '"events":3'));
    const changed = await run({ DATA_DIR: folder }, 'verify', ...from, '--against', file);
    await store.close();
    double.stop();
    expect(sound).to.include({ ending: 0 });
    expect([stranger.ending, changed.ending]).to.deep.equal([1, 1]);
    expect(stranger.out).to.include('The anchor is signed by another key');
    expect(changed.out).to.include('The anchor was changed: its signature is not right.');
  });

  it('is refused when the file contains no anchor', async () => {
    await writeFile(file, 'no anchor');
    expect(await run({ DATA_DIR: folder }, 'verify', '--against', file)).to.include({ ending: 2 });
  });
});

/** Deletes the second event of a stream from the log and the index, as an owner of the tables could. */
async function cutOff(databaseUrl: string, stream: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const indexed = 'select from service.event_index where stream = $1 and revision = 1';
    await until(async () => (await client.query(indexed, [stream])).rowCount === 1);
    await client.query('alter table log.events disable trigger all');
    const number = '(select stream_no from log.streams where stream = $1)';
    await client.query(`delete from log.events where stream_no = ${number} and revision = 1`, [stream]);
    await client.query('update log.streams set revision = 0 where stream = $1', [stream]);
    await client.query('delete from service.event_index where stream = $1 and revision = 1', [stream]);
  } finally {
    await client.end();
  }
}
