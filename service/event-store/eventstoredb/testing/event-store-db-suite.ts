import { binaryEvent, type EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
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
import {
  collect,
  collectLive,
  newStream,
  rejectionOf,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';

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

    it("throws UnknownPosition for a read or subscription from another log's position", async () => {
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

    it('refuses appends and a deletion at a wrong revision, and stores nothing of them', async () => {
      const stream = newStream();
      const { revision } = await store.append(stream, 'no-stream', sampleEvents(2));
      const { position } = await store.append(newStream(), 'no-stream', sampleEvents(1));
      // The last by the driver's call for each append, as the writer does where it asks for the last revision.
      const byDriver = { expectedRevision: 0n };
      for (const refused of [
        store.append(stream, 'no-stream', sampleEvents(1)),
        store.append(stream, revision - 1, sampleEvents(1)),
        store.append(stream, revision + 1, sampleEvents(1)),
        store.deleteStream(stream, revision - 1),
        client.appendToStream(stream, jsonEvent({ type: 'SampleTaken', data: {} }), byDriver),
      ])
        expect(await rejectionOf(refused)).to.be.an('error');
      expect(await store.head()).to.equal(position);
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

    it('skips foreign events whose names no event of this service can have', async () => {
      const start = await store.head();
      const long = 'x'.repeat(501);
      const [stream, next] = [newStream(), newStream()];
      for (const [name, type] of [
        [stream, 'Sample\u0000Taken'],
        [newStream(), 'Sample\nTaken'],
        [newStream(), long],
        [`${newStream()}\u0000`, 'SampleTaken'],
        [`${newStream()}${long}`, 'SampleTaken'],
        [newStream(), '$>'],
      ] as const)
        await client.appendToStream(name, jsonEvent({ type, data: {} }), { expectedRevision: NO_STREAM });
      expect(await store.head()).to.equal(start);
      const events = sampleEvents(1);
      expect(await store.append(stream, 'no-stream', events)).to.include({ revision: 1 });
      const [last] = await collect(store.readStream(stream));
      expect(last).to.include({ id: events[0]?.id, revision: 1 });
      await store.append(next, 'no-stream', sampleEvents(1));
      const all = await collect(store.readAll({ after: start }));
      expect(all.map(({ stream: name }) => name)).to.deep.equal([stream, next]);
      expect(await collectLive(store, start, 2, () => true)).to.deep.equal(all);
    });

    it('delivers foreign events without metadata, and non-objects with a failure', async () => {
      const start = await store.head();
      const type = 'SampleTaken';
      let deep = {};
      for (let level = 0; level < 1_000; level += 1) deep = { a: deep };
      const bytes = Buffer.from([0, 1, 255]);
      const foreign = [
        jsonEvent({ type, data: {} }),
        jsonEvent({ type, data: [1] as never }),
        jsonEvent({ type, data: deep }),
        jsonEvent({ type, data: {}, metadata: deep }),
        binaryEvent({ type, data: bytes, metadata: bytes }),
        binaryEvent({ type, data: Buffer.alloc(0) }),
      ];
      for (const event of foreign)
        await client.appendToStream(newStream(), event, { expectedRevision: NO_STREAM });
      const all = await collect(store.readAll({ after: start }));
      expect(all.map(({ id, failure }) => [id, failure?.message])).to.deep.equal(
        [
          undefined,
          'its data is not a JSON object',
          'its data has more than 100 levels',
          'its metadata has more than 100 levels',
          'its data is not a JSON object',
          'its data is not a JSON object',
        ].map((failure, nth) => [foreign[nth]?.id, failure]),
      );
      for (const { metadata } of all) expect(metadata).to.deep.equal({});
      expect(await collectLive(store, start, foreign.length, () => true)).to.deep.equal(all);
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
