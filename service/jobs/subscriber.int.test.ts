import { expect } from 'chai';
import pg from 'pg';
import { silentLog } from '#projections/postgres/log.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { positionOf } from '#service/event-store/postgres/log-connection.ts';
import { newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { proxyBefore } from '#service/testing/tcp-proxy.ts';
import { until } from '#service/testing/until.ts';
import { runSubscriber, type Subscriber } from './subscriber.ts';

describe('a subscriber', function () {
  this.timeout(30_000);
  let database: TestDatabase;
  let pool: pg.Pool;
  let log: EventStore;
  const stops: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    // On a busy machine a connection may still be closing when its database is dropped.
    pool.on('error', () => {});
    await createServiceTables(pool);
    await pool.query('create table seen (id uuid not null, nth integer generated always as identity)');
    log = await openEventLog({ connectionString: database.url });
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await log.close();
    await pool.end();
    await database.drop();
  });

  /** Records the received events in order. */
  const noting = (change: Partial<Subscriber> = {}): Subscriber => ({
    name: 'noting',
    startsAt: 'beginning',
    apply: async (client, events) => {
      for (const { id } of events) await client.query('insert into seen (id) values ($1)', [id]);
    },
    ...change,
  });
  const start = async (subscriber: Subscriber) => {
    const stop = await runSubscriber({
      databaseUrl: database.url,
      pool,
      store: log,
      subscriber,
      log: silentLog,
    });
    stops.push(stop);
    return stop;
  };
  const append = async (howMany: number): Promise<readonly string[]> => {
    const events = sampleEvents(howMany);
    await log.append(newStream(), 'no-stream', events);
    return events.map(({ id }) => id);
  };
  /** The recorded events, once there are this many. */
  const seen = (howMany: number) =>
    until(async () => {
      const { rows } = await pool.query<{ id: string }>('select id from seen order by nth');
      return rows.length >= howMany && rows.map(({ id }) => id);
    });

  it('receives past and then new events in order, and resumes after a restart', async () => {
    const past = await append(3);
    const stop = await start(noting());
    expect(await seen(3)).to.deep.equal(past);
    const live = await append(2);
    expect(await seen(5)).to.deep.equal([...past, ...live]);
    await stop();
    const meanwhile = await append(2);
    await start(noting());
    expect(await seen(7)).to.deep.equal([...past, ...live, ...meanwhile]);
  });

  it('that starts at the head receives every later event, and no earlier one', async () => {
    await append(3);
    await start(noting({ startsAt: 'head' }));
    const coming = await append(2);
    expect(await seen(2)).to.deep.equal(coming);
  });

  it('receives each event once, in any number of processes', async () => {
    for (let process = 0; process < 3; process += 1) await start(noting());
    const ids: string[] = [];
    for (let nth = 0; nth < 20; nth += 1) ids.push(...(await append(3)));
    expect(await seen(60)).to.deep.equal(ids);
    await stops.pop()?.();
    await stops.shift()?.();
    expect(await append(1)).to.deep.equal((await seen(61)).slice(-1));
  });

  it('resumes when the connections of its process fall silent', async () => {
    const proxy = await proxyBefore(database.url);
    const options = {
      databaseUrl: proxy.url,
      pool,
      store: log,
      subscriber: noting(),
      log: silentLog,
      deadlineMs: 300,
    };
    stops.push(await runSubscriber(options));
    const past = await append(2);
    expect(await seen(2)).to.deep.equal(past);
    proxy.freeze();
    // Postgres closes these connections when it detects the frozen clients.
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'projections %'",
    );
    const ids = await append(2);
    expect(await seen(4)).to.deep.equal([...past, ...ids]);
    await proxy.close();
  });

  it('restarts like a new one when a restored log lacks its position', async () => {
    const past = await append(2);
    const stop = await start(noting());
    expect(await seen(2)).to.deep.equal(past);
    await stop();
    await pool.query('update service.followers set position = $1', [positionOf('4711')]);
    await start(noting());
    expect(await seen(4)).to.deep.equal([...past, ...past]);
    await start(noting({ name: 'another', startsAt: 'head' })).then((end) => end());
    await pool.query(`update service.followers set position = $1 where name = 'another'`, [
      positionOf('4711'),
    ]);
    await start(noting({ name: 'another', startsAt: 'head' }));
    await until(async () => {
      const { rows } = await pool.query<{ position: string }>('select position from service.followers');
      const head = await log.head();
      return rows.every(({ position }) => position === head);
    });
    expect(await seen(4)).to.have.length(4);
  });

  it('retries failed events, and processes them once', async () => {
    let failures = 2;
    const ids = await append(2);
    const { apply } = noting();
    await start(
      noting({
        apply: async (client, events) => {
          await apply(client, events);
          failures -= 1;
          if (failures >= 0) throw new Error('not this time');
        },
      }),
    );
    expect(await seen(2)).to.deep.equal(ids);
  });
});
