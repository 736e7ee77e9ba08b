import { expect } from 'chai';
import {
  describeAppending,
  describeClosing,
  describeConcurrency,
} from '#service/event-store/contract-suite/appending-suite.ts';
import { describeDeleting } from '#service/event-store/contract-suite/deleting-suite.ts';
import { describeReading, describeReadingAll } from '#service/event-store/contract-suite/reading-suite.ts';
import { describeSubscribing } from '#service/event-store/contract-suite/subscribing-suite.ts';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { beginning, type EventStore, RevisionConflict, type StoredEvent } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import {
  collect,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { hashOf, linkHash, withHashChain } from './hash-chain.ts';
import { verifyChain } from './verify-store.ts';

const placed = (event: StoredEvent, before: string, place: number) => linkHash(before, place, event);

/** Waits until a subscription has passed on the event. */
async function passedOn(store: EventStore, stream: string, revision: number): Promise<void> {
  const ending = new AbortController();
  for await (const message of store.subscribe({ after: beginning, signal: ending.signal })) {
    if (message.kind !== 'event' || message.event.stream !== stream) continue;
    if (message.event.revision === revision) ending.abort();
  }
}

/** Tests a store below the chain. @param open opens the same events each time. */
function describeChain(name: string, open: () => Promise<EventStore>, tellsNew: boolean): void {
  describe(`${name} with a hash chain`, function () {
    this.timeout(60_000);
    let bare: EventStore;
    let store: EventStore;
    before(async () => {
      bare = await open();
      store = withHashChain(bare);
    });
    after(() => bare.close());

    describeAppending(() => store, tellsNew);
    describeDeleting(() => store);

    const read = (stream: string) => collect(bare.readStream(stream));
    const verified = () =>
      verifyChain({ store: bare, knownHeads: null, signal: new AbortController().signal });

    it("links a first event to its stream's name, and others to the event before", async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', sampleEvents(2));
      await store.append(stream, 1, sampleEvents(1));
      const [first, second, third] = await read(stream);
      if (!first || !second || !third) throw new Error('events are missing');
      expect(hashOf(first)).to.equal(placed(first, stream, 0));
      expect(hashOf(second)).to.equal(placed(second, String(hashOf(first)), 1));
      expect(hashOf(third)).to.equal(placed(third, String(hashOf(second)), 2));
    });

    it('forms one chain with a previous hash from a read, an append or a look-up', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', sampleEvents(1));
      await collect(store.readStream(stream));
      await store.append(stream, 0, sampleEvents(1));
      const stranger = withHashChain(bare);
      await stranger.append(stream, 1, sampleEvents(1));
      await stranger.append(stream, 2, sampleEvents(2));
      await collect(store.readStream(stream, { from: 3 }));
      await store.append(stream, 4, sampleEvents(1));
      expect(await read(stream)).to.have.length(6);
      expect((await verified()).findings.filter((finding) => finding.stream === stream)).to.deep.equal([]);
    });

    /** A chain of another process, and how often it reads a stream. */
    function countedChain() {
      const tally = { reads: 0 };
      const counted = withHashChain({
        ...bare,
        readStream(...asked) {
          tally.reads += 1;
          return bare.readStream(...asked);
        },
      });
      return { tally, counted };
    }

    it('needs no look-up after a read from the last known event on', async () => {
      const stream = newStream();
      const { tally, counted } = countedChain();
      await counted.append(stream, 'no-stream', sampleEvents(2));
      // As by another process.
      await store.append(stream, 1, sampleEvents(2));
      expect(await collect(counted.readStream(stream, { from: 1 }))).to.have.length(3);
      await counted.append(stream, 3, sampleEvents(1));
      expect(tally.reads).to.equal(1);
      const [, , , fourth, fifth] = await read(stream);
      if (!fourth || !fifth) throw new Error('events are missing');
      expect(hashOf(fifth)).to.equal(placed(fifth, String(hashOf(fourth)), 4));
    });

    it('looks up its appends only where their novelty is unknown, until they arrive', async () => {
      const stream = newStream();
      const { tally, counted } = countedChain();
      await counted.append(stream, 'no-stream', sampleEvents(2));
      await counted.append(stream, 1, sampleEvents(1));
      expect(tally.reads).to.equal(tellsNew ? 0 : 1);
      await passedOn(counted, stream, 2);
      await counted.append(stream, 2, sampleEvents(1));
      expect(tally.reads).to.equal(tellsNew ? 0 : 1);
      expect((await verified()).findings.filter((finding) => finding.stream === stream)).to.deep.equal([]);
    });

    it('starts a new chain after a stream was deleted', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', sampleEvents(3));
      await store.deleteStream(stream, 2);
      const { revision } = await store.append(stream, 'no-stream', sampleEvents(1));
      await withHashChain(bare).append(stream, revision, sampleEvents(1));
      const [first, second] = await read(stream);
      if (!first || !second) throw new Error('events are missing');
      expect(hashOf(first)).to.equal(placed(first, stream, 0));
      expect(hashOf(second)).to.equal(placed(second, String(hashOf(first)), 1));
    });

    it('starts a new chain also for a caller that expects the deleted last revision', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', sampleEvents(3));
      await collect(store.readStream(stream));
      await store.deleteStream(stream, 2);
      await store.append(stream, 2, sampleEvents(1)).catch((error: unknown) => {
        if (!(error instanceof RevisionConflict)) throw error;
        return store.append(stream, 'no-stream', sampleEvents(1));
      });
      const [first] = await read(stream);
      expect(hashOf(first as StoredEvent)).to.equal(placed(first as StoredEvent, stream, 0));
    });

    it('ignores a hash in the metadata of an appended event', async () => {
      const stream = newStream();
      const event = sampleEvent();
      const brought = { ...event, metadata: { ...event.metadata, hash: 'brought along' } };
      await store.append(stream, 'no-stream', [brought]);
      const [stored] = await read(stream);
      expect(hashOf(stored as StoredEvent)).to.equal(linkHash(stream, 0, event));
    });

    it('continues after events from before the chain', async () => {
      const stream = newStream();
      await bare.append(stream, 'no-stream', sampleEvents(2));
      await store.append(stream, 1, sampleEvents(2));
      const [, , third, fourth] = await read(stream);
      if (!third || !fourth) throw new Error('events are missing');
      expect(hashOf(third)).to.equal(placed(third, stream, 2));
      expect(hashOf(fourth)).to.equal(placed(fourth, String(hashOf(third)), 3));
    });

    it('links to the stored content when the same ids are repeated with other content', async () => {
      const stream = newStream();
      const event = sampleEvent();
      await withHashChain(bare).append(stream, 'no-stream', [event]);
      await store.append(stream, 'no-stream', [{ ...event, metadata: { by: 'somebody slower' } }]);
      await store.append(stream, 0, sampleEvents(1));
      expect((await verified()).findings.filter((finding) => finding.stream === stream)).to.deep.equal([]);
    });

    it('refuses to link to an event that is not stored yet', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', sampleEvents(2));
      const conflict = await rejectionOf(withHashChain(bare).append(stream, 7, sampleEvents(1)));
      expect(conflict).to.be.instanceOf(RevisionConflict).that.includes({ expected: 7, actual: 1 });
    });

    it('returns metadata unchanged around the hash', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', sampleEvents(1));
      const [[inStream], all] = [await read(stream), await collect(bare.readAll({ after: beginning }))];
      expect(all.find((event) => event.stream === stream)).to.deep.equal(inStream);
      expect(hashOf(inStream as StoredEvent)).to.match(/^[0-9a-f]{64}$/);
    });
  });
}

describe('the hash chain', () => {
  let database: LogDatabase;
  let double: FakeServer;
  before(async function () {
    this.timeout(60_000);
    [database, double] = await Promise.all([createLogDatabase(), startFakeServer()]);
  });
  after(async () => {
    double.stop();
    await database.drop();
  });

  const openLog = () => openEventLog({ connectionString: database.url });
  describeChain('the built-in log', openLog, true);
  describeChain('EventStoreDB', () => openEventStoreDb({ connectionString: double.url }), false);

  describe('in the contract of the wrapped store', function () {
    this.timeout(60_000);
    let store: EventStore;
    before(async () => {
      store = withHashChain(await openLog());
    });
    after(() => store.close());

    describeConcurrency(() => store, 200);
    describeReading(() => store);
    describeReadingAll(() => store);
    describeSubscribing(() => store);
    describeClosing(async () => withHashChain(await openLog()));
  });
});
