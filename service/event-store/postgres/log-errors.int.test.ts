import { expect } from 'chai';
import {
  beginning,
  type EventStore,
  OutcomeUnknown,
  type StoredEvent,
  StoreUnavailable,
} from '#service/event-store/port.ts';
import {
  collect,
  idsOf,
  liveEvents,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { type ProxyBefore, proxyBefore } from '#service/testing/tcp-proxy.ts';
import { openEventLog } from './event-log.ts';

const isStored = 'select from log.events where id = $1';

describe('the built-in event log with failing connections', function () {
  this.timeout(30_000);
  let database: LogDatabase;
  let proxy: ProxyBefore;
  let undisturbed: EventStore;
  const opened: EventStore[] = [];
  /** A log on a separate proxied connection that can be cut. */
  const open = async (patienceMilliseconds = 10_000): Promise<EventStore> => {
    const options = { pollMilliseconds: 3_600_000, patienceMilliseconds };
    const log = await openEventLog({ connectionString: proxy.url, ...options });
    opened.push(log);
    return log;
  };

  beforeEach(async () => {
    database = await createLogDatabase();
    proxy = await proxyBefore(database.url);
    undisturbed = await openEventLog({ connectionString: database.url });
  });
  afterEach(async () => {
    proxy.cut('restore');
    await Promise.all([undisturbed, ...opened.splice(0)].map((log) => log.close()));
    await proxy.close();
    await database.drop();
  });

  it('stores an append once when its connection was ended during it', async () => {
    const log = await open();
    const stream = newStream();
    const events = sampleEvents(2);
    const appending = await database.whileLocked(async () => {
      const append = log.append(stream, 'no-stream', events);
      await database.until(
        `select from pg_stat_activity
         where datname = current_database() and application_name = 'event log: write' and wait_event_type = 'Lock'`,
      );
      await database.terminate('write');
      return { append };
    });
    expect(await appending.append).to.include({ revision: 1 });
    expect(idsOf(await collect(log.readStream(stream)))).to.deep.equal(idsOf(events));
  });

  it('stores an append once when the answer was lost', async () => {
    const log = await open();
    const stream = newStream();
    const event = sampleEvent();
    await log.append(stream, 'no-stream', sampleEvents(1));
    proxy.swallowAnswers();
    const appending = log.append(stream, 0, [event]);
    await database.until(isStored, [event.id]);
    proxy.cut('restore');
    expect(await appending).to.deep.equal({ revision: 1, position: await undisturbed.head(), isNew: false });
    expect(await collect(log.readStream(stream))).to.have.length(2);
  });

  it('throws OutcomeUnknown when the answer was lost and Postgres cannot be asked', async () => {
    const log = await open(1_000);
    const [stream, event] = [newStream(), sampleEvent()];
    await log.append(stream, 'no-stream', sampleEvents(1));
    proxy.swallowAnswers();
    const appending = rejectionOf(log.append(stream, 0, [event]));
    await database.until(isStored, [event.id]);
    proxy.cut('refuse');
    expect(await appending).to.be.instanceOf(OutcomeUnknown);
    proxy.cut('restore');
    expect(await log.append(stream, 0, [event])).to.include({ revision: 1 });
  });

  it('throws OutcomeUnknown when the server falls silent', async () => {
    const log = await open(1_000);
    const stream = newStream();
    await log.append(stream, 'no-stream', sampleEvents(1));
    proxy.swallowAnswers();
    expect(await rejectionOf(log.append(stream, 0, sampleEvents(1)))).to.be.instanceOf(OutcomeUnknown);
  });

  it('throws StoreUnavailable when nothing was sent, and recovers with Postgres', async () => {
    const log = await open(1_000);
    const stream = newStream();
    await log.append(stream, 'no-stream', sampleEvents(1));
    proxy.cut('refuse');
    const refusals = [
      await rejectionOf(log.head()),
      await rejectionOf(log.append(stream, 0, sampleEvents(1))),
      await rejectionOf(collect(log.readStream(stream))),
      await rejectionOf(collect(log.readBatches({ after: beginning }))),
      await rejectionOf(log.deleteStream(stream, 0)),
    ];
    for (const refusal of refusals) expect(refusal).to.be.instanceOf(StoreUnavailable);
    proxy.cut('restore');
    expect(await log.append(stream, 0, sampleEvents(1))).to.include({ revision: 1 });
    expect(await collect(log.readStream(stream))).to.have.length(2);
  });

  it('replaces a connection that was ended while idle', async () => {
    const log = await open();
    const stream = newStream();
    await log.append(stream, 'no-stream', sampleEvents(1));
    for (const purpose of ['write', 'read'] as const) await database.terminate(purpose);
    expect(await log.append(stream, 0, sampleEvents(1))).to.include({ revision: 1 });
    expect(await collect(log.readStream(stream))).to.have.length(2);
  });

  it('resumes a bulk read whose connection is lost, without gaps or repetitions', async () => {
    const log = await open();
    const start = await log.head();
    const text = 'x'.repeat(10_000);
    const events = sampleEvents(2_000).map((event) => ({ ...event, data: { text } }));
    for (let from = 0; from < events.length; from += 100)
      await log.append(newStream(), 'no-stream', events.slice(from, from + 100));
    const read: StoredEvent[] = [];
    let losses = 0;
    const lose = () => (losses % 2 === 0 ? database.terminate('bulk read') : proxy.cut('restore'));
    for await (const batch of log.readBatches({ after: start, limit: 1_990 })) {
      read.push(...batch);
      if (read.length < 400 * (losses + 1)) continue;
      losses += 1;
      await lose();
    }
    expect(losses).to.be.greaterThan(2);
    expect(idsOf(read)).to.deep.equal(idsOf(events).slice(0, 1_990));
  });

  it('gives up a bulk read when the server falls silent', async () => {
    const log = await open(500);
    await log.append(newStream(), 'no-stream', sampleEvents(1));
    proxy.swallowAnswers();
    expect(await rejectionOf(collect(log.readBatches({ after: beginning })))).to.be.instanceOf(
      StoreUnavailable,
    );
    proxy.cut('restore');
  });

  it('waits while Postgres is briefly unreachable', async () => {
    const log = await open();
    proxy.cut('refuse');
    const appending = log.append(newStream(), 'no-stream', sampleEvents(1));
    const reading = log.head();
    proxy.cut('restore');
    expect(await appending).to.include({ revision: 0 });
    expect(await reading).to.be.a('string');
  });

  it('leaves no connection open when it is closed just after a lost one was replaced', async () => {
    await undisturbed.close();
    const log = await open(1_000);
    const append = () => log.append(newStream(), 'no-stream', sampleEvents(1));
    await append();
    proxy.cut('refuse');
    // Meanwhile the pauses between two attempts to connect grow.
    expect(await rejectionOf(append())).to.be.instanceOf(Error);
    proxy.cut('restore');
    await append();
    await log.close();
    await database.until(
      `select where not exists (select from pg_stat_activity
        where datname = current_database() and application_name = 'event log: write')`,
    );
  });

  const losses = {
    'the connection that is notified was ended': () => database.terminate('write'),
    'all its connections broke': async () => proxy.cut('restore'),
  };
  for (const [what, happens] of Object.entries(losses)) {
    it(`continues to deliver other processes' appends to subscribers after ${what}`, async () => {
      const log = await open();
      const live = liveEvents(log, await log.head(), () => true);
      for (const round of ['before', 'after', 'long after']) {
        const event = sampleEvent({ round });
        const next = live.next();
        if (round === 'after') await happens();
        await undisturbed.append(newStream(), 'no-stream', [event]);
        expect((await next).value).to.include({ id: event.id });
      }
      await live.return();
    });
  }
});
