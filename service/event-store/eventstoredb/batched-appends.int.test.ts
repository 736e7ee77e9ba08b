import { expect } from 'chai';
import { idsOf, newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { useFakeEventStoreDb } from './testing/fake-eventstoredb.ts';

describe('appends to EventStoreDB that come together', function () {
  this.timeout(30_000);
  const app = useFakeEventStoreDb();
  const batches = () => app.double.calls.filter(({ method }) => method === 'BatchAppend').length;

  /** The server's own events are the first of the log. */
  const lastStored = (count: number) => idsOf(app.double.log.all.slice(-count));

  async function appendTogether(keepsOrder: boolean) {
    const store = await openEventStoreDb({ connectionString: app.double.url, keepsOrder });
    app.own(() => store.close());
    const events = sampleEvents(200);
    await Promise.all(events.map((event) => store.append(newStream(), 'no-stream', [event])));
    return events;
  }

  it('go into eight gRPC streams, which stay open for later ones', async () => {
    await appendTogether(false);
    expect(batches()).to.equal(8);
    expect(app.double.tally.appends).to.equal(200);
  });

  it("share one gRPC stream in the order of sending where the log's order counts", async () => {
    const events = await appendTogether(true);
    expect(batches()).to.equal(1);
    expect(lastStored(events.length)).to.deep.equal(idsOf(events));
  });

  it('keep the order of their stream, where the order of all does not count', async () => {
    const store = await app.open();
    const stream = newStream();
    const events = sampleEvents(60);
    await Promise.all(
      events.map((event, nth) => store.append(stream, nth === 0 ? 'no-stream' : nth - 1, [event])),
    );
    expect(lastStored(events.length)).to.deep.equal(idsOf(events));
    expect(app.double.tally.appends).to.equal(60);
  });
});
