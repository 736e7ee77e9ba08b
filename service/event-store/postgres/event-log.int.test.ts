import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import {
  allMembers,
  divided,
  type MemberRange,
  memberNumber,
  memberOfEvent,
} from '#projections/engine/member-range.ts';
import { describeEventStore } from '#service/event-store/contract-suite/event-store-contract-suite.ts';
import {
  beginning,
  EventIdTaken,
  type EventStore,
  type Position,
  RevisionConflict,
  type StoredEvent,
} from '#service/event-store/port.ts';
import {
  collect,
  collectLive,
  idsOf,
  liveEvents,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { until } from '#service/testing/until.ts';
import { openEventLog } from './event-log.ts';
import { connect } from './log-connection.ts';

const hasTimeInBytes = ({ encoded }: StoredEvent): boolean =>
  encoded !== undefined && encoded.storedAt !== null && encoded.bytes.readInt32BE(encoded.storedAt) > 0;

describe('the built-in event log', function () {
  this.timeout(30_000);
  let database: LogDatabase;
  const opened: EventStore[] = [];
  const open = async (options: { readonly pollMilliseconds?: number } = {}): Promise<EventStore> => {
    const log = await openEventLog({ connectionString: database.url, ...options });
    opened.push(log);
    return log;
  };

  before(async () => {
    database = await createLogDatabase();
  });
  after(async () => {
    await Promise.all(opened.map((log) => log.close()));
    await database.drop();
  });

  it('is created once when several processes open it for the first time', async () => {
    const logs = await Promise.all(Array.from({ length: 8 }, () => open()));
    for (const log of logs) expect(await log.head()).to.equal(beginning);
    const answers = await Promise.all(
      logs.map((log) => log.append(newStream(), 'no-stream', sampleEvents(1))),
    );
    const newest = answers
      .map(({ position }) => position)
      .sort()
      .at(-1);
    for (const log of logs) expect(await log.head()).to.equal(newest);
  });

  describeEventStore('the built-in log', () => open());

  it('yields events without a store time among others that have one', async () => {
    const log = await open();
    const start = await log.head();
    const events = sampleEvents(40);
    await log.append(newStream(), 'no-stream', events);
    const times = async (options: { readonly isLazy: boolean }) => {
      const batches = await collect(log.readBatches({ after: start, storeTimes: true, ...options }));
      const encoded = batches.flat().map((event) => hasTimeInBytes(event));
      return { encoded, found: batches.flat().map(({ storedAt }) => storedAt) };
    };
    const before = await times({ isLazy: false });
    expect(before.found.filter((time) => time !== undefined)).to.have.length(events.length);
    const ofEarlier = (nth: number) => nth % 3 === 0 || nth === events.length - 1;
    await database.ask('update log.events set stored_at = null where id = any($1)', [
      idsOf(events.filter((_, nth) => ofEarlier(nth))),
    ]);
    const expected = before.found.map((time, nth) => (ofEarlier(nth) ? undefined : time));
    expect((await times({ isLazy: false })).found).to.deep.equal(expected);
    const lazy = await times({ isLazy: true });
    expect(lazy.found).to.deep.equal(expected);
    expect(lazy.encoded).to.deep.equal(expected.map((time) => time !== undefined));
    const all = await collect(log.readAll({ after: start }));
    expect(all.map(({ storedAt }) => storedAt)).to.deep.equal(expected);
  });

  it('stores the member number of each event, and calculates it for older events', async () => {
    const log = await open();
    const start = await log.head();
    const members = Array.from({ length: 20 }, () => randomUUID());
    const events = [{ text: '"memberId":"' }, ...members.map((memberId) => ({ text: '"', memberId }))].map(
      (data) => sampleEvent(data),
    );
    const ids = idsOf(events);
    await Promise.all(events.slice(2).map((event) => log.append(newStream(), 'no-stream', [event])));
    await log.append(newStream(), 'no-stream', events.slice(0, 2));
    const stored = () =>
      database.ask('select member_no from log.events where id = any($1) order by array_position($1, id)', [
        ids,
      ]);
    const numbers = events.map(({ data }) => memberNumber(memberOfEvent(data)));
    expect(await stored()).to.deep.equal(numbers);

    const readParts = () =>
      Promise.all(
        divided(allMembers, 3).map(async (range) => {
          const read: string[] = [];
          const exceptTypes: ReadonlySet<string> = new Set();
          for await (const batch of log.readBatches({
            after: start,
            members: { ranges: [range], exceptTypes },
          }))
            read.push(...idsOf(batch));
          return read;
        }),
      );
    const parts = await readParts();
    expect(parts.flat().sort()).to.deep.equal([...ids].sort());
    // Another process, which did not store them, reads them back.
    const other = await open();
    const [firstPart = [], , lastPart = []] = parts;
    const never = new AbortController().signal;
    const [first, , last] = divided(allMembers, 3) as [MemberRange, MemberRange, MemberRange];
    const subscribed = async () => {
      const received: string[] = [];
      const members = { ranges: [first, last], exceptTypes: new Set<string>() };
      for await (const message of other.subscribe({ after: start, signal: never, members })) {
        if (message.kind === 'event') received.push(message.event.id);
        else return [received.sort(), message.position];
      }
      return [];
    };
    const head = await log.head();
    expect(await subscribed()).to.deep.equal([[...firstPart, ...lastPart].sort(), head]);
    await database.ask('update log.events set member_no = null where id = any($1)', [ids.slice(0, 12)]);
    expect(await readParts()).to.deep.equal(parts);
    // Whose those are is seen only when they are decoded.
    const withOld = [...new Set([...firstPart, ...lastPart, ...ids.slice(0, 12)])].sort();
    expect(await subscribed()).to.deep.equal([withOld, head]);

    await database.ask(`delete from migrations.applied where schema = 'log' and name = 'member-numbers'`);
    await database.ask('alter table log.events drop column member_no');
    await database.ask(
      'drop function log.append_batch(text[], int[], int[], int[], int[], uuid[], int[], json[], json[], int[])',
    );
    await database.ask('drop function log.append_one(text, int, uuid[], int[], json[], json[], int[])');
    await open();
    expect(await stored()).to.deep.equal(numbers);
    await database.ask(
      `select log.append_one('of the release before', -1, array[gen_random_uuid()], array[1], array['{}'::json], array['{}'::json])`,
    );
    const newest = 'select member_no from log.events order by position desc limit 1';
    expect(await database.ask(newest)).to.deep.equal([null]);
  });

  it('finds the last event of an instant, by occurrence for events without store time', async () => {
    const fresh = await createLogDatabase();
    const log = await openEventLog({ connectionString: fresh.url });
    const occurred = (hour: number) => asInstant(`2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`);
    const ids = Array.from({ length: 13 }, () => randomUUID());
    const metadata = (hour: number) => ({ by: 'a test', occurredAt: occurred(hour) });
    const events = ids.map((id, hour) => ({ ...sampleEvent(), id, metadata: metadata(hour) }));
    await log.append(newStream(), 'no-stream', events.slice(0, 12));
    await fresh.ask('update log.events set stored_at = null');
    // Stored today, and so after all that occurred on that day.
    await log.append(newStream(), 'no-stream', events.slice(12));
    const found = async (instant: Instant) => (await log.lastStoredBy({ instant })).position.slice(-2);
    expect(await log.lastStoredBy({ instant: asInstant('2026-02-28T23:00:00.000Z') })).to.deep.equal({
      position: beginning,
      storedAt: null,
    });
    for (let hour = 0; hour < 12; hour += 1) expect(Number(await found(occurred(hour)))).to.equal(hour + 1);
    expect(await found(occurred(23))).to.equal('12');
    expect(await found(asInstant(new Date(Date.now() + 60_000).toISOString()))).to.equal('13');
    await log.close();
    await fresh.drop();
  });

  it('stores appends of one turn of the event loop in one transaction', async () => {
    const log = await open();
    const events = sampleEvents(50);
    await Promise.all(events.map((event) => log.append(newStream(), 'no-stream', [event])));
    const transactions = await database.ask('select distinct xmin::text from log.events where id = any($1)', [
      idsOf(events),
    ]);
    expect(transactions).to.have.length(1);
  });

  it('refuses a conflict and a used id without affecting other appends of the batch', async () => {
    const log = await open();
    const event = sampleEvent();
    const taken = newStream();
    await log.append(taken, 'no-stream', [event]);
    const streams = Array.from({ length: 5 }, newStream);
    const results = await Promise.all([
      ...streams.slice(0, 3).map((stream) => log.append(stream, 'no-stream', sampleEvents(2))),
      rejectionOf(log.append(taken, 'no-stream', sampleEvents(1))),
      rejectionOf(log.append(newStream(), 'no-stream', [event])),
      ...streams.slice(3).map((stream) => log.append(stream, 'no-stream', sampleEvents(2))),
    ]);
    expect(results[3]).to.be.instanceOf(RevisionConflict);
    expect(results[4]).to.be.instanceOf(EventIdTaken);
    for (const stream of streams) expect(await collect(log.readStream(stream))).to.have.length(2);
  });

  it('deletes the events of a deleted stream except the last, and no others', async () => {
    const log = await open();
    const [stream, other] = [newStream(), newStream()];
    const [events, others] = [sampleEvents(3), sampleEvents(3)];
    await log.append(stream, 'no-stream', events);
    await log.append(other, 'no-stream', others);
    await log.deleteStream(stream, 2);
    const left = await database.ask('select id from log.events where id = any($1)', [
      idsOf([...events, ...others]),
    ]);
    expect(left).to.have.members(idsOf([...events.slice(2), ...others]));
  });

  it('numbers more streams than four bytes can count', async () => {
    const log = await open();
    await database.ask("select setval(pg_get_serial_sequence('log.streams', 'stream_no'), 2147483645)");
    const streams = Array.from({ length: 5 }, newStream);
    const events = sampleEvents(10);
    // One batch of several streams, and then one stream alone.
    await Promise.all(streams.map((stream, n) => log.append(stream, 'no-stream', events.slice(n, n + 1))));
    for (const [n, stream] of streams.entries()) await log.append(stream, 0, events.slice(n + 5, n + 6));
    for (const [n, stream] of streams.entries())
      expect(idsOf(await collect(log.readStream(stream)))).to.deep.equal([events[n]?.id, events[n + 5]?.id]);
    const last = streams.at(-1) ?? '';
    await log.deleteStream(last, 1);
    expect(await collect(log.readStream(last))).to.deep.equal([]);
    expect(await database.ask('select max(stream_no) > 2147483647 from log.streams')).to.deep.equal([true]);
  });

  it('counts the events after a position', async () => {
    const log = await open();
    const start = await log.head();
    const { position } = await log.append(newStream(), 'no-stream', sampleEvents(3));
    await log.append(newStream(), 'no-stream', sampleEvents(4));
    expect(await log.countAfter?.(start)).to.equal(7);
    expect(await log.countAfter?.(position)).to.equal(4);
    expect(await log.countAfter?.(await log.head())).to.equal(0);
  });

  it('reads history in the order of its index, also where it was never analysed', async () => {
    const log = await open();
    await database.ask('alter table log.events set (autovacuum_enabled = off)');
    const events = sampleEvents(20_000);
    for (let from = 0; from < events.length; from += 500)
      await log.append(newStream(), 'no-stream', events.slice(from, from + 500));
    await database.ask("delete from pg_statistic where starelid = 'log.events'::regclass");
    const client = await connect(
      { connectionString: database.url, patienceMilliseconds: 10_000 },
      'bulk read',
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select data from log.events where position > 0 and position <= 1000000 order by position',
    );
    await client.end();
    expect(rows.map((row) => row['QUERY PLAN'])[0]).to.match(/^Index Scan using /);
  });

  it('reads history to its end although it grows meanwhile', async () => {
    const log = await open();
    const start = await log.head();
    const { position } = await log.append(newStream(), 'no-stream', sampleEvents(3));
    const read: Position[] = [];
    for await (const batch of log.readBatches({ after: start })) {
      read.push(...batch.map((event) => event.position));
      await log.append(newStream(), 'no-stream', sampleEvents(3));
    }
    expect(read.at(-1)).to.equal(position);
  });

  it('is notified at once of appends by another process', async () => {
    const [hearing, writing] = [await open({ pollMilliseconds: 3_600_000 }), await open()];
    const event = sampleEvent();
    const live = liveEvents(hearing, await hearing.head(), () => true);
    const next = live.next();
    await writing.append(newStream(), 'no-stream', [event]);
    expect((await next).value).to.include({ id: event.id });
    await live.return();
  });

  it('notifies of an append only while a connection besides its own listens', async () => {
    const fresh = await createLogDatabase();
    const listener = new pg.Client(fresh.url);
    await listener.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => void heard.push(payload));
    await listener.query('listen log');
    /** Whether one append, and one of several streams together, were notified. */
    const notified = async (log: EventStore): Promise<readonly [one: boolean, batch: boolean]> => {
      heard.length = 0;
      await log.append(newStream(), 'no-stream', sampleEvents(1));
      await listener.query("notify log, 'between'");
      await Promise.all([1, 2].map((many) => log.append(newStream(), 'no-stream', sampleEvents(many))));
      await listener.query("notify log, 'end'");
      await until(() => heard.includes('end'));
      return [heard.indexOf('between') > 0, heard.indexOf('end') > heard.indexOf('between') + 1];
    };
    const [none, both] = [
      [false, false],
      [true, true],
    ] as const;

    const alone = await openEventLog({ connectionString: fresh.url });
    expect(await notified(alone)).to.deep.equal(none);
    const other = await openEventLog({ connectionString: fresh.url });
    // Its connection announces itself before its first append.
    await other.append(newStream(), 'no-stream', sampleEvents(1));
    expect(await notified(alone)).to.deep.equal(both);
    expect(await notified(other)).to.deep.equal(both);
    await other.close();
    expect(await notified(alone)).to.deep.equal(none);
    // As when the release before, whose processes do not announce themselves, has run last.
    await fresh.ask('update log.head set listeners = null');
    expect(await notified(alone)).to.deep.equal(both);

    await alone.close();
    await listener.end();
    await fresh.drop();
  });

  it('notifies connections that listen without an announcement, as older releases do', async () => {
    const fresh = await createLogDatabase();
    const before = new pg.Client({ connectionString: fresh.url, application_name: 'event log: write' });
    await before.connect();
    const heard = new Promise<string | undefined>((resolve) =>
      before.once('notification', ({ payload }: pg.Notification) => resolve(payload)),
    );
    await before.query('listen log');
    const log = await openEventLog({ connectionString: fresh.url });
    await log.append(newStream(), 'no-stream', sampleEvents(1));
    expect(await heard).to.equal('1');
    await log.close();
    await before.end();
    await fresh.drop();
  });

  it('does not count a listener that has ended without withdrawing its announcement', async () => {
    const fresh = await createLogDatabase();
    await (await openEventLog({ connectionString: fresh.url })).close();
    await fresh.ask('update log.head set listeners = array[1, 2, 3]');
    const log = await openEventLog({ connectionString: fresh.url });
    await log.append(newStream(), 'no-stream', sampleEvents(1));
    expect(await fresh.ask('select cardinality(listeners) from log.head')).to.deep.equal([1]);
    await log.close();
    expect(await fresh.ask('select cardinality(listeners) from log.head')).to.deep.equal([0]);
    await fresh.drop();
  });

  it('finds an append without a notification', async () => {
    const log = await open({ pollMilliseconds: 20 });
    await log.append(newStream(), 'no-stream', sampleEvents(1));
    const next = liveEvents(log, await log.head(), () => true).next();
    const unheard = sampleEvent();
    // Any stream and type that there are: writers that race for the first number leave it out.
    await database.ask(
      `with head as (update log.head set position = position + 1 returning position)
       insert into log.events
       select position, $1, (select min(stream_no) from log.streams), 1000, (select min(type_no) from log.event_types), '{}', '{}' from head`,
      [unheard.id],
    );
    expect((await next).value).to.include({ id: unheard.id });
  });

  it('does not query for events that it has stored itself', async () => {
    const log = await open();
    const start = await log.head();
    const events = sampleEvents(3);
    await log.append(newStream(), 'no-stream', events);
    await database.ask(`update log.events set data = '{}' where id = any($1)`, [idsOf(events)]);
    const received = await collectLive(log, start, 3, () => true);
    expect(received.map(({ data }) => data)).to.deep.equal([{ n: 0 }, { n: 1 }, { n: 2 }]);
  });

  it('queries for events that another process has stored in between', async () => {
    const [log, other] = [await open({ pollMilliseconds: 3_600_000 }), await open()];
    const start = await log.head();
    const live = collectLive(log, start, 60, () => true);
    for (let round = 0; round < 10; round += 1) {
      for (const writing of [log, other, log])
        await writing.append(newStream(), 'no-stream', sampleEvents(2));
    }
    expect(await live).to.deep.equal(await collect(log.readAll({ after: start })));
  });

  it('does not deliver events that it has stored and deleted', async () => {
    const log = await open();
    const start = await log.head();
    const stream = newStream();
    await log.append(stream, 'no-stream', sampleEvents(3));
    await log.deleteStream(stream, 2);
    const left = await collectLive(log, start, 1, () => true);
    expect(left.map(({ revision }) => revision)).to.deep.equal([2]);
  });

  it('uses indexes from the first append to an empty log on', async () => {
    const fresh = await createLogDatabase();
    await (await openEventLog({ connectionString: fresh.url })).close();
    const scans = () =>
      fresh.ask(
        `select seq_scan::int from pg_stat_user_tables where schemaname = 'log' and relname <> 'head' order by relname`,
      );
    const before = await scans();

    const log = await openEventLog({ connectionString: fresh.url, readers: 1 });
    for (let round = 0; round < 20; round += 1) {
      const streams = Array.from({ length: 10 }, newStream);
      await Promise.all(streams.map((stream) => log.append(stream, 'no-stream', sampleEvents(2))));
      await Promise.all(streams.map((stream) => log.append(stream, 1, sampleEvents(1))));
      await rejectionOf(log.append(streams[0] ?? '', 0, sampleEvents(1)));
      await collect(log.readStream(streams[1] ?? ''));
      await collect(log.readStream(streams[2] ?? '', { direction: 'backwards' }));
      await collect(log.readAll({ after: await log.head() }));
      await log.deleteStream(streams[3] ?? '', 2);
    }
    await log.close();

    expect(before).to.have.length(3);
    expect(await scans()).to.deep.equal(before);
    await fresh.drop();
  });
});
