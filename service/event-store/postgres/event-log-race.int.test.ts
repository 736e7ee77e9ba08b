import { expect } from 'chai';
import {
  beginning,
  type EventStore,
  type ExpectedRevision,
  RevisionConflict,
  type StoredEvent,
} from '#service/event-store/port.ts';
import {
  collect,
  idsOf,
  liveEvents,
  newStream,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { openEventLog } from './event-log.ts';
import { positionOf } from './log-connection.ts';

describe('four writers racing for the built-in event log', function () {
  this.timeout(60_000);
  const streams = Array.from({ length: 40 }, newStream);
  const stored: string[] = [];
  const conflicts: RevisionConflict[] = [];
  let database: LogDatabase;
  let logs: EventStore[];
  let all: StoredEvent[];
  let followed: StoredEvent[];

  before(async () => {
    database = await createLogDatabase();
    logs = await Promise.all(
      Array.from({ length: 4 }, () => openEventLog({ connectionString: database.url })),
    );
    const [first, second, third] = logs as [EventStore, EventStore, EventStore];
    const last = sampleEvent();
    const following = followUntil(first, last.id);
    await Promise.all(
      logs.flatMap((log, l) => Array.from({ length: 12 }, (_, n) => race(log, 5 * l + 3 * n))),
    );
    await second.append(newStream(), 'no-stream', [last]);
    stored.push(last.id);
    followed = await following;
    all = await collect(third.readAll({ after: beginning }));
  });
  after(async () => {
    await Promise.all(logs.map((log) => log.close()));
    await database.drop();
  });

  it('often find that another writer was faster', () => {
    expect(conflicts.length).to.be.greaterThan(300);
    expect(stored.length).to.be.greaterThan(300);
  });

  it('store acknowledged events once, and nothing else', () => {
    expect(idsOf(all)).to.have.members(stored);
  });

  it('leave no gap in the positions', () => {
    expect(all.map(({ position }) => position)).to.deep.equal(all.map((_, n) => positionOf(`${n + 1}`)));
  });

  it('leave no gap in any stream', () => {
    for (const stream of streams) {
      const revisions = all.filter((event) => event.stream === stream).map(({ revision }) => revision);
      expect(revisions).to.deep.equal(revisions.map((_, n) => n));
    }
  });

  it('can be followed by a reader without gaps or repetitions', () => {
    expect(followed).to.deep.equal(all);
  });

  it('never deadlock', async () => {
    expect(
      await database.ask('select deadlocks::int from pg_stat_database where datname = current_database()'),
    ).to.deep.equal([0]);
  });

  /** Appends to several streams, each at the last known revision. */
  async function race(log: EventStore, seed: number): Promise<void> {
    const seen = new Map<string, ExpectedRevision>();
    for (let round = 0; round < 60; round += 1) {
      const stream = streams[(seed + Math.floor(round / 10)) % streams.length] ?? '';
      seen.set(stream, await appendOnce(log, stream, seen.get(stream) ?? 'no-stream'));
    }
  }

  async function appendOnce(
    log: EventStore,
    stream: string,
    expected: ExpectedRevision,
  ): Promise<ExpectedRevision> {
    const events = sampleEvents(1 + (stored.length % 3));
    try {
      const { revision } = await log.append(stream, expected, events);
      stored.push(...idsOf(events));
      return revision;
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      conflicts.push(error);
      return error.actual;
    }
  }
});

async function followUntil(log: EventStore, id: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of liveEvents(log, beginning, () => true)) {
    events.push(event);
    if (event.id === id) break;
  }
  return events;
}
