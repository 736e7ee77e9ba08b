import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { useFakeEventStoreDb } from '#service/event-store/eventstoredb/testing/fake-eventstoredb.ts';
import type { EventStore, ExpectedRevision, StoredEvent } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { rejectionOf, sampleEvent } from '#service/event-store/testing/samples.ts';
import { lastingStreams } from '#service/jobs/erasure/member-streams.ts';
import { testDatabase } from '#service/testing/database.ts';
import { memberEvents } from './member-events.ts';

const now = asInstant('2026-03-10T12:00:00.000Z');

describe('the events of a member', function () {
  this.timeout(30_000);
  const app = useFakeEventStoreDb();
  let memberId: MemberId;
  let store: EventStore;

  beforeEach(() => {
    memberId = asMemberId(randomUUID());
  });

  const stores: readonly (readonly [name: string, open: () => Promise<EventStore>])[] = [
    ['the built-in log', openLog],
    ['EventStoreDB', () => app.open()],
  ];
  for (const [name, open] of stores) {
    describe(`in ${name}`, () => {
      beforeEach(async () => {
        store = await open();
        for (const stream of lastingStreams(memberId)) await store.append(stream, 'no-stream', large(20));
      });

      it('leave no read open when the consumer stops', async () => {
        const { tally, ...reads } = counted(store);
        for await (const _ of memberEvents(reads, memberId, now)) break;
        expect(tally.opened).to.be.greaterThan(4);
        expect(tally.open).to.equal(0);
      });

      it('leave no read open when one of them fails', async () => {
        const [, failing] = lastingStreams(memberId);
        const { tally, ...reads } = counted(store, failing);
        const events = memberEvents(reads, memberId, now);
        expect(await rejectionOf(events.next())).to.have.property('message', 'it is away');
        // All others, and how the member signs in.
        expect(tally).to.deep.equal({ opened: lastingStreams(memberId).length, open: 0 });
      });
    });
  }

  it('are no longer sent by EventStoreDB when the consumer stops', async () => {
    store = await app.open();
    // Some 500 of a stream are under way to a reader that waits.
    for (const stream of lastingStreams(memberId)) await fill(store, stream, 1_000);
    const events = memberEvents(store, memberId, now);
    await events.next();
    expect(app.double.tally.open).to.equal(lastingStreams(memberId).length);
    await events.return(undefined);
    while (app.double.tally.open > 0) await turn();
  });

  async function openLog(): Promise<EventStore> {
    const database = await testDatabase();
    app.own(() => database.drop());
    const log = await openEventLog({ connectionString: database.url });
    app.own(() => log.close());
    return log;
  }
});

/** More events than fit into a connection's buffers. */
const large = (howMany: number) =>
  Array.from({ length: howMany }, () => ({
    ...sampleEvent({ text: 'x'.repeat(10_000) }),
    metadata: { occurredAt: now },
  }));

async function fill(store: EventStore, stream: string, howMany: number): Promise<void> {
  let expected: ExpectedRevision = 'no-stream';
  for (let stored = 0; stored < howMany; stored += 50) {
    const { revision } = await store.append(stream, expected, large(50));
    expected = revision;
  }
}

/** Counts the started and unfinished reads of `store`. */
function counted(store: EventStore, failing?: string) {
  const tally = { opened: 0, open: 0 };
  const count = async function* (events: AsyncIterable<StoredEvent>) {
    tally.opened += 1;
    tally.open += 1;
    try {
      yield* events;
    } finally {
      tally.open -= 1;
    }
  };
  const readStream: EventStore['readStream'] = async function* (stream) {
    if (stream === failing) throw new Error('it is away');
    yield* count(store.readStream(stream));
  };
  return {
    readStream,
    readStreams: (streams: readonly string[]) => count(store.readStreams(streams)),
    tally,
  };
}
