import { expect } from 'chai';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { describeEventStore } from '#service/event-store/contract-suite/event-store-contract-suite.ts';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { failOnUnhandledRejections } from '#service/event-store/eventstoredb/testing/fake-eventstoredb.ts';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import {
  collect,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { type MirrorOptions, replicateToMirror, WrongMirror } from './mirror-replicator.ts';
import { withMirroredReads } from './mirrored-store.ts';

describe('EventStoreDB with a mirror in Postgres', function () {
  this.timeout(60_000);
  let database: LogDatabase;
  let double: FakeServer;
  let bare: EventStore;
  let store: EventStore;

  const open = () => openEventStoreDb({ connectionString: double.url });
  const withMirror = (over: EventStore) =>
    withMirroredReads(over, { connectionString: database.url, patienceMilliseconds: 5_000 });
  const keep = (options: Partial<MirrorOptions> = {}) =>
    replicateToMirror({
      connectionString: database.url,
      store: bare,
      signal: new AbortController().signal,
      once: true,
      onProgress: () => {},
      ...options,
    });
  const write = (streams: number) =>
    Promise.all(
      Array.from({ length: streams }, (_, n) =>
        bare.append(newStream(), 'no-stream', sampleEvents(1 + (n % 40))),
      ),
    );
  const all = (from: EventStore, limit?: number) =>
    collect(from.readBatches({ after: beginning, ...(limit !== undefined && { limit }) })).then((batches) =>
      batches.flat(),
    );
  /** Number of events sent by the server while `work` ran. */
  const asked = async (work: () => Promise<unknown>) => {
    const before = double.tally.events;
    await work();
    return double.tally.events - before;
  };

  beforeEach(async () => {
    database = await createLogDatabase();
    double = await startFakeServer();
    bare = await open();
    store = withMirror(bare);
  });
  afterEach(async () => {
    await bare.close();
    double.stop();
    await database.drop();
  });
  failOnUnhandledRejections();

  it('reads from the server while there is no mirror', async () => {
    await write(20);
    expect(await all(store)).to.deep.equal(await collect(bare.readAll({ after: beginning })));
  });

  it('finds the last event of an instant in the mirror, after its end on the server', async () => {
    await write(40);
    await keep();
    await write(2);
    const known = await collect(bare.readAll({ after: beginning }));
    const places = [known[0], known[Math.floor(known.length / 3)], known.at(-60), known.at(-1)].map(
      (event) => ({ position: event?.position ?? '', storedAt: event?.storedAt as Instant }),
    );
    for (const { position, storedAt: instant } of places) {
      expect(await store.lastStoredBy({ position })).to.include({ position });
      expect(await store.lastStoredBy({ instant })).to.deep.equal(await bare.lastStoredBy({ instant }));
    }
    const before = asInstant('2020-01-01T00:00:00.000Z');
    expect(await store.lastStoredBy({ instant: before })).to.deep.equal({
      position: beginning,
      storedAt: null,
    });
    const answered = await asked(() => store.lastStoredBy({ instant: before }));
    expect(answered)
      .to.be.below(100)
      .and.below(known.length / 4);
  });

  it('finds the last event of an instant within the events of one append', async () => {
    await write(3);
    await keep();
    // As a server stamps each event of an append by itself.
    await database.ask(
      `update mirror.events as e set stored_at = timestamptz '2026-01-01Z' + place.nth * interval '1 ms'
         from (select position, row_number() over (order by position) as nth from mirror.events) as place
        where place.position = e.position`,
    );
    // The time of the newest one is asked of the server, which may have later events.
    const copied = (await all(bare)).slice(0, -1);
    for (const [nth, { position }] of copied.entries()) {
      const instant = asInstant(new Date(Date.UTC(2026, 0, 1) + nth + 1).toISOString());
      expect(await store.lastStoredBy({ instant })).to.deep.equal({ position, storedAt: instant });
    }
  });

  it('reads mirrored events from the mirror, also undated ones, others from the server', async () => {
    await write(60);
    await keep();
    const known = await all(bare);
    const places = await database.ask('select position from mirror.events order by position');
    expect(places).to.deep.equal(known.map(({ position }) => position));
    expect(await asked(async () => expect(await all(store)).to.deep.equal(known))).to.be.below(10);

    await write(10);
    const whole = await all(bare);
    expect(await all(store)).to.deep.equal(whole);
    expect(await collect(store.readAll({ after: beginning }))).to.deep.equal(whole);
    expect(await all(store, known.length + 3)).to.deep.equal(whole.slice(0, known.length + 3));
    expect(await all(store, 7)).to.deep.equal(whole.slice(0, 7));
    await keep();
    expect(await asked(async () => expect(await all(store)).to.deep.equal(whole))).to.be.below(10);

    const [copiedEarlier] = whole;
    await database.ask('update mirror.events set stored_at = null where position = $1', [
      copiedEarlier?.position,
    ]);
    const timed = (await collect(store.readBatches({ after: beginning, storeTimes: true }))).flat();
    expect(timed.map(({ storedAt }) => storedAt)).to.deep.equal([
      undefined,
      ...(await collect(bare.readAll({ after: beginning }))).slice(1).map(({ storedAt }) => storedAt),
    ]);
  });

  it('copies each event once, however often replication ends', async () => {
    await write(60);
    for (let round = 0; round < 5; round += 1) {
      const stop = new AbortController();
      await keep({ once: false, signal: stop.signal, onProgress: () => stop.abort() });
      await write(3);
    }
    const { events } = await keep();
    const whole = await all(bare);
    expect(events).to.equal(whole.length);
    expect(await all(store)).to.deep.equal(whole);
  });

  it('copies each event once when the database cuts the connection', async () => {
    await write(60);
    const cuts: Promise<unknown>[] = [];
    // The mirror notices writes after the cut at the latest when it copies them.
    const broken = keep({
      once: false,
      onProgress: () => {
        if (cuts.length > 0) return;
        const cut = database
          .ask(
            `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'event mirror'`,
          )
          .then(() => write(1));
        cuts.push(cut);
      },
    });
    expect(await rejectionOf(broken)).to.be.instanceOf(Error);
    await Promise.all(cuts);
    await keep();
    expect(await all(store)).to.deep.equal(await all(bare));
  });

  it('continues at the server when the mirror fails during a read', async () => {
    // More bytes than a read of the mirror takes ahead of its consumer.
    const text = 'x'.repeat(20_000);
    for (let stream = 0; stream < 10; stream += 1)
      await bare.append(
        newStream(),
        'no-stream',
        Array.from({ length: 40 }, (_, n) => sampleEvent({ n, text })),
      );
    await keep();
    const whole = await all(bare);
    const read = [];
    const before = double.tally.events;
    for await (const batch of store.readBatches({ after: beginning })) {
      if (read.length === 0)
        await database.ask(
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'event log: mirror read'`,
        );
      read.push(...batch);
    }
    expect(read).to.deep.equal(whole);
    expect(double.tally.events - before).to.be.above(0);
  });

  const recorded = () => database.ask('select id::text from mirror.events order by position');
  async function eraseStream() {
    const [stream, account] = [newStream(), newStream()];
    const [before, rest] = [sampleEvents(3), sampleEvents(1)];
    await bare.append(stream, 'no-stream', before);
    return {
      before: before.map(({ id }) => id),
      /** Like an erasure: an event names the stream, a last one is appended to the stream, and the rest is deleted. */
      async erase() {
        const named = sampleEvent({ streams: [{ name: stream, revision: 2, hash: null }] });
        await bare.append(account, 'no-stream', [named]);
        await bare.append(stream, 2, rest);
        await bare.deleteStream(stream, 3);
        return [named, ...rest].map(({ id }) => id);
      },
    };
  }

  it("drops a stream's events at the event of its erasure, before a scavenge", async () => {
    await write(3);
    const others = (await all(bare)).map(({ id }) => id);
    const [early, late] = [await eraseStream(), await eraseStream()];
    await keep();
    expect(await recorded()).to.deep.equal([...others, ...early.before, ...late.before]);
    const after = await early.erase();
    await keep();
    expect(await recorded()).to.deep.equal([...others, ...late.before, ...after]);
    // The events and their erasure may arrive in one batch.
    const both = await eraseStream();
    const afterBoth = await both.erase();
    await keep();
    expect(await recorded()).to.deep.equal([...others, ...late.before, ...after, ...afterBoth]);
    expect((await all(store)).map(({ id }) => id)).to.deep.equal(await recorded());
  });

  it('removes events erased before mirrors dropped erased events, once', async () => {
    const { before, erase } = await eraseStream();
    const after = await erase();
    await keep();
    await database.ask('alter table mirror.progress drop column drops_erased');
    await database.ask(`delete from migrations.applied where schema = 'mirror'`);
    await database.ask(`
      insert into mirror.events select '0', '${before[0]}', data #>> '{streams,0,name}', 0, 'SampleTaken', '{}', '{}'
        from mirror.events where data -> 'streams' is not null`);
    expect(await recorded()).to.deep.equal([before[0], ...after]);
    await keep();
    expect(await recorded()).to.deep.equal(after);
  });

  it('is updated by one process at a time', async () => {
    await write(5);
    const stop = new AbortController();
    const other: unknown[] = [];
    await keep({
      once: false,
      signal: stop.signal,
      onProgress: () =>
        void rejectionOf(keep()).then((error) => {
          other.push(error);
          stop.abort();
        }),
    });
    expect(other[0])
      .to.be.instanceOf(WrongMirror)
      .that.has.property(
        'message',
        'Another process copies events to this mirror already. Let it go on, or stop it first.',
      );
  });

  it('is neither read nor updated for another store, until it is started from empty', async () => {
    await write(20);
    await keep();
    const elsewhere = await startFakeServer();
    const other = await openEventStoreDb({ connectionString: elsewhere.url });
    const events = sampleEvents(30);
    await other.append(newStream(), 'no-stream', events);

    expect((await all(withMirror(other))).map(({ id }) => id)).to.deep.equal(events.map(({ id }) => id));
    expect(await rejectionOf(keep({ store: other }))).to.be.instanceOf(WrongMirror);
    expect(await keep({ store: other, fromEmpty: true })).to.include({ events: 30 });
    expect(await database.ask('select id::text from mirror.events order by position')).to.deep.equal(
      events.map(({ id }) => id),
    );
    await other.close();
    elsewhere.stop();
  });
});

describe('EventStoreDB with a mirror under replication', () => {
  let database: LogDatabase;
  let double: FakeServer;
  let kept: EventStore;
  let keeping: Promise<unknown>;
  const stop = new AbortController();

  before(async () => {
    database = await createLogDatabase();
    double = await startFakeServer();
    kept = await openEventStoreDb({ connectionString: double.url });
    const { url: connectionString } = database;
    keeping = replicateToMirror({ connectionString, store: kept, signal: stop.signal, onProgress: () => {} });
  });
  after(async () => {
    stop.abort();
    await keeping;
    await kept.close();
    double.stop();
    await database.drop();
  });

  const mirrored = async () =>
    withMirroredReads(await openEventStoreDb({ connectionString: double.url }), {
      connectionString: database.url,
      patienceMilliseconds: 5_000,
    });
  describeEventStore('it', mirrored, { tellsNew: false, concurrentAppends: 200 });
});
