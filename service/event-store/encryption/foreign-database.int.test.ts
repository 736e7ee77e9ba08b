import { expect } from 'chai';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { startTestApp } from '#service/testing/start-test-app.ts';

describe('the start of a service whose database is that of another event store', function () {
  this.timeout(60_000);
  let server: FakeServer;
  before(async () => {
    server = await startFakeServer();
  });
  after(() => server.stop());

  it('is refused before an event is stored, and the store keeps its own database', async () => {
    const env = { EVENTSTORE_URL: server.url };
    const app = await startTestApp({ env });
    const stored = server.log.all.length;
    const refused = await startTestApp({ env }).then(() => 'started', String);
    expect(refused).to.match(
      /^ForeignDatabase: The database has none of the data keys .* npm run restore\.$/,
    );
    expect(server.log.all.length).to.equal(stored);
    const again = await startTestApp({ env, sharingStoresOf: app });
    expect((await again.visitor().get('/readyz')).status).to.equal(200);
    await again.stop();
    await app.stop();
  });
});
