import { type EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { expect } from 'chai';
import { expectRepetition } from '#service/event-store/contract-suite/appending-suite.ts';
import { createClient } from '#service/event-store/eventstoredb/connections.ts';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import {
  type EventStore,
  type Position,
  RevisionConflict,
  UnknownPosition,
} from '#service/event-store/port.ts';
import { collect, newStream, rejectionOf, sampleEvents } from '#service/event-store/testing/samples.ts';

/** Behaviour specific to EventStoreDB, tested on a real server and on the fake one. */
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

    it('throws UnknownPosition when it reads or subscribes from a position of another log', async () => {
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

    it('appends to a stream whose events have all exceeded `$maxAge`', async () => {
      const stream = newStream();
      const { revision } = await store.append(stream, 'no-stream', sampleEvents(2));
      const metadata = jsonEvent({ type: '$metadata', data: { $maxAge: 1 } });
      await client.appendToStream(`$$${stream}`, metadata, { expectedRevision: NO_STREAM });
      while ((await collect(store.readStream(stream))).length > 0);
      const again = await store.append(stream, 'no-stream', sampleEvents(1));
      expect(again.revision).to.equal(revision + 1);
    });

    it('appends to a stream that ends with a system event', async () => {
      const stream = newStream();
      const { revision } = await store.append(stream, 'no-stream', sampleEvents(2));
      const foreign = jsonEvent({ type: '$note', data: {} });
      await client.appendToStream(stream, foreign, { expectedRevision: BigInt(revision) });
      const events = sampleEvents(2);
      const again = await store.append(stream, revision, events);
      expect(again.revision).to.equal(revision + 3);
      expectRepetition(await store.append(stream, revision, events), again);
      const stale = await rejectionOf(store.append(stream, revision, sampleEvents(1)));
      expect(stale)
        .to.be.instanceOf(RevisionConflict)
        .that.includes({ actual: revision + 3 });
    });
  });
}

/** The byte before an event, where no record starts. */
function justBefore(position: Position): Position {
  const number = `${BigInt(position.slice(0, 20)) - 1n}`.padStart(20, '0');
  return `${number}/${number}`;
}
