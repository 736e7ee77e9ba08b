import { type EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { expect } from 'chai';
import { createClient } from '#service/event-store/eventstoredb/connections.ts';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import {
  type EventStore,
  type Position,
  RevisionConflict,
  UnknownPosition,
} from '#service/event-store/port.ts';
import { collect, newStream, rejectionOf, sampleEvents } from '#service/event-store/testing/samples.ts';

/** What the adapter makes of what only EventStoreDB does: on the real one, and on its double. */
export function describeEventStoreDb(name: string, url: () => string): void {
  describe(name, function () {
    this.timeout(60_000);
    let store: EventStore;
    let client: EventStoreDBClient;
    before(async () => {
      store = await openEventStoreDb({ connectionString: url() });
      client = createClient(url());
    });
    after(async () => {
      await store.close();
      await client.dispose();
    });

    const append = () => store.append(newStream(), 'no-stream', sampleEvents(1));
    const neverAborts = new AbortController().signal;

    it('names a position of another log when it reads or subscribes from there', async () => {
      await append();
      const after = justBefore((await append()).position);
      for (const events of [
        store.readAll({ after }),
        store.readBatches({ after }),
        store.subscribe({ after, signal: neverAborts }),
      ]) {
        const failure = await rejectionOf(collect<unknown>(events));
        expect(failure).to.be.instanceOf(UnknownPosition);
        expect((failure as Error).message)
          .to.include(after)
          .and.match(/kept from another log/)
          .and.match(/Set EVENTSTORE_URL/);
      }
    });

    it('stores on in a stream whose events have all passed their greatest age', async () => {
      const stream = newStream();
      const { revision } = await store.append(stream, 'no-stream', sampleEvents(2));
      const metadata = jsonEvent({ type: '$metadata', data: { $maxAge: 1 } });
      await client.appendToStream(`$$${stream}`, metadata, { expectedRevision: NO_STREAM });
      while ((await collect(store.readStream(stream))).length > 0);
      const again = await store.append(stream, 'no-stream', sampleEvents(1));
      expect(again.revision).to.equal(revision + 1);
    });

    it("stores on in a stream that ends with an event of the server's kind", async () => {
      const stream = newStream();
      const { revision } = await store.append(stream, 'no-stream', sampleEvents(2));
      const foreign = jsonEvent({ type: '$note', data: {} });
      await client.appendToStream(stream, foreign, { expectedRevision: BigInt(revision) });
      const events = sampleEvents(2);
      const again = await store.append(stream, revision, events);
      expect(again.revision).to.equal(revision + 3);
      expect(await store.append(stream, revision, events)).to.deep.equal(again);
      const stale = await rejectionOf(store.append(stream, revision, sampleEvents(1)));
      expect(stale)
        .to.be.instanceOf(RevisionConflict)
        .that.includes({ actual: revision + 3 });
    });
  });
}

/** The byte before an event begins, where no record does. */
function justBefore(position: Position): Position {
  const number = `${BigInt(position.slice(0, 20)) - 1n}`.padStart(20, '0');
  return `${number}/${number}`;
}
