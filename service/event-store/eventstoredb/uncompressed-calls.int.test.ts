import { expect } from 'chai';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { collect, collectLive, newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { useFakeEventStoreDb } from './testing/fake-eventstoredb.ts';
import type { Compression } from './uncompressed-calls.ts';

/** The server compresses for every client that offers it, as KurrentDB does: a release of grpc-js that offers it otherwise fails here. */
describe('answers of EventStoreDB', function () {
  this.timeout(30_000);
  const app = useFakeEventStoreDb();

  async function callsOfEachKind(compression?: Compression): Promise<number> {
    const store: EventStore = await openEventStoreDb({
      connectionString: app.double.url,
      ...(compression && { compression }),
    });
    app.own(() => store.close());
    const events = sampleEvents(40);
    const stream = newStream();
    await store.append(stream, 'no-stream', events);
    expect(await collect(store.readStream(stream))).to.have.length(40);
    expect(await collect(store.readAll({ after: beginning }))).to.have.length(40);
    expect(await collectLive(store, beginning, 40, () => true)).to.have.length(40);
    await store.deleteStream(stream, 39);
    const methods = new Set(app.double.calls.map(({ method }) => method));
    expect([...methods]).to.include.members(['Read', 'BatchAppend', 'Delete']);
    return app.double.tally.compressed;
  }

  it('arrive without compression by default', async () => {
    expect(await callsOfEachKind()).to.equal(0);
  });

  it('arrive compressed when that is asked for', async () => {
    expect(await callsOfEachKind('gzip')).to.be.at.least(120);
  });
});
