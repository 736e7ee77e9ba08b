import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { collect, newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { startTestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';

describe('npm run store -- mirror', function () {
  this.timeout(120_000);
  let database: LogDatabase;
  let double: FakeServer;
  let store: EventStore;
  let folder: string;
  let env: Readonly<Record<string, string>>;
  const mirror = (...args: readonly string[]) => startTool(env, 'store', 'mirror', ...args);
  const mirroredIds = () => database.ask('select id::text from mirror.events order by position');
  const idsInStore = async () => (await collect(store.readAll({ after: beginning }))).map(({ id }) => id);

  beforeEach(async () => {
    database = await createLogDatabase();
    double = await startFakeServer();
    store = await openEventStoreDb({ connectionString: double.url });
    folder = await mkdtemp(join(tmpdir(), 'rondel-mirror-'));
    env = { DATABASE_URL: database.url, EVENTSTORE_URL: double.url, DATA_DIR: folder };
  });
  afterEach(async () => {
    await store.close();
    double.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('resumes after it was killed, follows the store, and ends on SIGINT', async () => {
    for (let round = 0; round < 30; round += 1)
      await store.append(newStream(), 'no-stream', sampleEvents(100));
    double.faults.subscribe.push({ pauseMilliseconds: 1 });
    const killed = mirror();
    await database.until(`select 1 where to_regclass('mirror.progress') is not null`);
    await database.until('select 1 from mirror.progress');
    killed.child.kill('SIGKILL');
    expect(await killed.ended).to.include({ ending: 'SIGKILL' });
    expect((await mirroredIds()).length).to.be.within(1_000, 2_900);

    const following = mirror();
    await database.until('select 1 from mirror.progress where events = 3000');
    await store.append(newStream(), 'no-stream', sampleEvents(5));
    await database.until('select 1 from mirror.progress where events = 3005');
    following.child.kill('SIGINT');
    const { ending, out } = await following.ended;
    expect(ending).to.equal(0);
    expect(out).to.match(/^3,005 events are mirrored, up to \d{20}\/\d{20}$/);
    expect(await mirroredIds()).to.deep.equal(await idsInStore());
  });

  it('of another store refuses the existing mirror, and replaces it by an option', async () => {
    await store.append(newStream(), 'no-stream', sampleEvents(2));
    expect(await mirror('--once').ended).to.include({ ending: 0 });
    const other = await startFakeServer();
    const otherStore = await openEventStoreDb({ connectionString: other.url });
    const events = sampleEvents(3);
    await otherStore.append(newStream(), 'no-stream', events);
    await otherStore.close();
    env = { ...env, EVENTSTORE_URL: other.url };
    const { ending, err } = await mirror('--once').ended;
    expect([ending, err]).to.deep.equal([
      1,
      'What is mirrored here is another store, or has been scavenged since: start again with --anew.',
    ]);
    expect(await mirror('--once', '--anew').ended).to.include({ ending: 0 });
    expect(await mirroredIds()).to.deep.equal(events.map(({ id }) => id));
    other.stop();
  });

  it('refuses the built-in log, which needs no mirror', async () => {
    env = { DATABASE_URL: database.url, DATA_DIR: folder };
    const { ending, err } = await mirror('--once').ended;
    expect([ending, err.split('\n')[0]]).to.deep.equal([
      2,
      'The store is in Postgres already: EVENTSTORE_URL is not set.',
    ]);
  });

  it('serves replay and export afterwards, with the same results', async () => {
    const app = await startTestApp({ env: { EVENTSTORE_URL: double.url } });
    env = { DATABASE_URL: app.databaseUrl, EVENTSTORE_URL: double.url, DATA_DIR: app.dataDir };
    try {
      const total = (await idsInStore()).length;
      const read = async (tool: string, ...args: readonly string[]) => {
        const before = double.tally.events;
        const { ending, out, err } = await startTool(env, tool, ...args).ended;
        expect([ending, err]).to.deep.equal([0, err]);
        return { fromServer: double.tally.events - before, out };
      };
      const [rows, file] = [await read('replay', '--verify'), await read('export')];
      expect(rows.out).to.match(/^All \d[\d,]* rows equal what the events say\.$/m);
      expect(Math.min(rows.fromServer, file.fromServer)).to.be.at.least(total);

      expect(await mirror('--once').ended).to.include({ ending: 0 });
      const [rowsAgain, fileAgain] = [await read('replay', '--verify'), await read('export')];
      expect([rowsAgain.out, fileAgain.out]).to.deep.equal([rows.out, file.out]);
      expect(Math.max(rowsAgain.fromServer, fileAgain.fromServer)).to.be.below(total / 2);
    } finally {
      await app.stop();
    }
  });
});
