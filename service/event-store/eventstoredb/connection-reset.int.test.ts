import { expect } from 'chai';
import type { EventStore } from '#service/event-store/port.ts';
import {
  collect,
  collectLive,
  idsOf,
  newStream,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { startTcpProxy, type TcpProxy } from '#service/testing/tcp-proxy.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { failOnUnhandledRejections } from './testing/fake-eventstoredb.ts';
import { type FakeServer, startFakeServer } from './testing/fake-server/fake-server.ts';

describe('the fake EventStoreDB server', () => {
  let double: FakeServer;
  before(async () => {
    double = await startFakeServer();
  });
  after(() => double.stop());
  describeResets(() => new URL(double.url));
});

// The proxied connection leads to one node, so there must not be several.
if (eventStoreUrl?.includes('tls=false') && URL.canParse(eventStoreUrl)) {
  const url = new URL(eventStoreUrl);
  describe('a real EventStoreDB', () => describeResets(() => url));
}

function describeResets(server: () => URL): void {
  describe('on a connection that is reset at any byte', function () {
    this.timeout(60_000);
    failOnUnhandledRejections();
    let proxy: TcpProxy;
    let store: EventStore;

    before(async () => {
      const { hostname: host, port } = server();
      proxy = await startTcpProxy({ host, port: Number(port) });
      const url = `esdb://127.0.0.1:${proxy.port}?tls=false`;
      store = await openEventStoreDb({ connectionString: url, silenceMilliseconds: 300 });
    });
    after(async () => {
      await store.close();
      await proxy.close();
    });

    for (const direction of ['to the server', 'from the server'] as const) {
      it(`stores and reads everything once, bytes ${direction}`, async () => {
        const start = await store.head();
        const places = Array.from({ length: 30 }, (_, n) => 1 + n * 73);
        const following = collectLive(store, start, places.length * 3, () => true);
        const appended: string[] = [];
        for (const bytes of places) {
          const stream = newStream();
          const [first, second] = [sampleEvents(2), sampleEvents(1)];
          proxy.resetAfter(bytes, direction);
          expect(await store.append(stream, 'no-stream', first)).to.include({ revision: 1 });
          expect(await store.append(stream, 1, second)).to.include({ revision: 2 });
          const ids = idsOf([...first, ...second]);
          expect(idsOf(await collect(store.readStream(stream)))).to.deep.equal(ids);
          appended.push(...ids);
        }
        expect(idsOf(await collect(store.readAll({ after: start })))).to.deep.equal(appended);
        expect(idsOf(await following)).to.deep.equal(appended);
      });
    }
  });
}
