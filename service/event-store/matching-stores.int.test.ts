import { expect } from 'chai';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { type FakeServer, startFakeServer } from './eventstoredb/testing/fake-server/fake-server.ts';
import { beginning } from './port.ts';
import { openEventLog } from './postgres/event-log.ts';

describe('a database and an event store that do not belong together', function () {
  this.timeout(60_000);
  let server: FakeServer;
  let app: TestApp;
  const startOn = (eventStoreUrl: string, sharing: TestApp | null): Promise<unknown> =>
    startTestApp({
      env: { EVENTSTORE_URL: eventStoreUrl },
      ...(sharing && { sharingStoresOf: sharing }),
    }).catch(String);

  before(async () => {
    server = await startFakeServer();
    app = await startTestApp({ env: { EVENTSTORE_URL: server.url } });
  });
  after(async () => {
    await app.stop();
    server.stop();
  });

  it('are refused where the database is empty, before an event is stored', async () => {
    const before = server.log.all.length;
    expect(await startOn(server.url, null)).to.match(
      /^ForeignDatabase: The database has none of the data keys that the events of the event store name: DATABASE_URL /,
    );
    expect(server.log.all.length).to.equal(before);
  });

  it('are refused where the event store is empty, before an event is stored', async () => {
    const empty = await startFakeServer();
    const before = empty.log.all.length;
    const refusal =
      /^EmptyEventStore: The event store is empty, but the read models .*: EVENTSTORE_URL is missing or leads to another store/;
    expect(await startOn(empty.url, app)).to.match(refusal);
    expect(empty.log.all.length).to.equal(before);
    empty.stop();
    // Without EVENTSTORE_URL, the built-in log of the same database is meant.
    expect(await startOn('', app)).to.match(refusal);
    const builtIn = await openEventLog({ connectionString: app.databaseUrl });
    expect(await builtIn.head()).to.equal(beginning);
    await builtIn.close();
  });

  it('are refused by tools, before an event is stored', async () => {
    const empty = await startFakeServer();
    const before = empty.log.all.length;
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, EVENTSTORE_URL: empty.url };
    const member = 'someone@rondel.example';
    for (const [name, ...args] of [
      ['admin', 'sign-out', '--everybody'],
      ['admin', 'approve', member, '--as', admin],
      ['demo', '--members', '1', '--days', '1'],
      ['events', '--with-personal', '--reason', 'A test.'],
      ['projections', 'list'],
    ] as const) {
      const { ending, err } = await startTool(env, name, ...args).ended;
      expect([ending, /^The event store is empty, but the read models /.test(err)], err).to.deep.equal([
        3,
        true,
      ]);
    }
    expect(empty.log.all.length).to.equal(before);
    empty.stop();
  });

  it('start where they belong together', async () => {
    const again = await startTestApp({ env: { EVENTSTORE_URL: server.url }, sharingStoresOf: app });
    expect((await again.visitor().get('/readyz')).status).to.equal(200);
    await again.stop();
  });
});
