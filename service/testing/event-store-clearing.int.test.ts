import { expect } from 'chai';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { beginning } from '#service/event-store/port.ts';
import { collect, newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { clearStore, whatIsInUse } from './event-store-clearing.ts';

describe('clearing a store after tests', () => {
  it('makes it reusable after a scavenge, and detects a store in use', async () => {
    const double = await startFakeServer();
    const store = await openEventStoreDb({ connectionString: double.url });
    expect(await whatIsInUse(store)).to.equal(null);
    const streams = Array.from({ length: 40 }, newStream);
    for (const stream of streams) await store.append(stream, 'no-stream', sampleEvents(2));
    expect(await whatIsInUse(store)).to.equal(`SampleTaken in ${streams[0]}`);
    await store.deleteStream(streams[1] ?? '', 1);
    expect(await clearStore(store)).to.equal(40);
    double.log.scavenge();
    expect(await whatIsInUse(store)).to.equal(null);
    for (const stream of streams) expect(await collect(store.readStream(stream))).to.deep.equal([]);
    for (const left of await collect(store.readAll({ after: beginning })))
      expect(decode(left).event.type).to.equal('StreamErased');
    await store.close();
    double.stop();
  });
});
