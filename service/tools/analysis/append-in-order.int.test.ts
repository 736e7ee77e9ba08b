import { expect } from 'chai';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { eventStoreDbAppends } from '#service/event-store/ordered-appends.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { collect, newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { startTcpProxy, type TcpProxy } from '#service/testing/tcp-proxy.ts';
import { appendInOrder } from './append-in-order.ts';
import type { ImportedEvent } from './imported-event.ts';

type Server = { readonly url: URL; stop(): void };

async function fakeServer(): Promise<Server> {
  const { url, stop } = await startFakeServer();
  return { url: new URL(url), stop };
}

const servers: [name: string, open: () => Promise<Server>][] = [['a fake EventStoreDB server', fakeServer]];
// The proxied connection leads to one node, so there must not be several.
if (eventStoreUrl?.includes('tls=false') && URL.canParse(eventStoreUrl)) {
  const url = new URL(eventStoreUrl);
  servers.push(['a real EventStoreDB', async () => ({ url, stop: () => {} })]);
}

for (const [name, open] of servers)
  describe(`appends in their order to ${name}`, function () {
    this.timeout(60_000);
    let server: Server;
    let proxy: TcpProxy;
    let store: EventStore;

    before(async () => {
      server = await open();
      proxy = await startTcpProxy({ host: server.url.hostname, port: Number(server.url.port) });
      store = await openEventStoreDb({
        connectionString: `esdb://127.0.0.1:${proxy.port}?tls=false`,
        silenceMilliseconds: 500,
        keepsOrder: true,
      });
    });
    after(async () => {
      await store.close();
      await proxy.close();
      server.stop();
    });

    for (const direction of ['to the server', 'from the server'] as const)
      it(`keep it over all streams during repeated resets at bytes ${direction}`, async () => {
        const start = await store.head();
        const events = interleaved();
        let resets = 0;
        const stored = await appendInOrder(store, events, {
          ...eventStoreDbAppends,
          revisions: new Map(),
          signal: new AbortController().signal,
          onProgress: () => {
            resets += 1;
            proxy.resetAfter(1 + resets * 1_733, direction);
          },
        });
        expect([stored, resets > 5]).to.deep.equal([events.length, true]);
        const all = await collect(store.readAll({ after: start }));
        expect(all.map(({ id }) => id)).to.deep.equal(events.map(({ id }) => id));
      });

    it('follow each other in one stream without waiting, also after its deletion', async () => {
      const [kept, deleted] = [newStream(), newStream()];
      const { revision } = await store.append(deleted, 'no-stream', sampleEvents(2));
      await store.deleteStream(deleted, revision);
      const start = await store.head();
      const events = Array.from({ length: 40 }, (_, nth) => (nth % 3 === 2 ? deleted : kept)).flatMap(
        eventIn,
      );
      const windows: number[] = [];
      await appendInOrder(store, events, {
        ...eventStoreDbAppends,
        revisions: new Map(),
        deleted: new Set([deleted]),
        signal: new AbortController().signal,
        onProgress: (sofar) => windows.push(sofar),
      });
      const all = await collect(store.readAll({ after: start }));
      expect(all.map(({ id }) => id)).to.deep.equal(events.map(({ id }) => id));
      // The first append to the deleted stream is answered before the second is sent.
      expect(windows).to.deep.equal([5, 40]);
    });
  });

const eventIn = (stream: string): ImportedEvent[] => sampleEvents(1).map((event) => ({ ...event, stream }));

/** Events of a few short streams and many new ones, so that appends to one stream follow each other closely. */
function interleaved(): readonly ImportedEvent[] {
  const streams = Array.from({ length: 5 }, newStream);
  return Array.from({ length: 600 }, (_, nth) => (nth % 4 === 0 ? newStream() : streams[nth % 5])).flatMap(
    (stream) => eventIn(stream ?? ''),
  );
}
