import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import pg from 'pg';
import type { StoredEvent } from '#service/event-store/port.ts';
import { positionOf } from '#service/event-store/postgres/log-connection.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { eventIndex } from './event-index.ts';
import { indexedEvent, indexedEvents } from './index-queries.ts';

const hashNamed = (name: string): string => createHash('sha256').update(name).digest('hex');

describe('the event index', function () {
  this.timeout(30_000);
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeEach(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 1 });
    // The database is dropped by force.
    pool.on('error', () => {});
    await createServiceTables(pool);
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  const eventAt = (nth: number, more: Partial<StoredEvent> = {}): StoredEvent => ({
    id: randomUUID(),
    type: 'QuestSpun.v2',
    data: {},
    metadata: {
      ...{ commandId: randomUUID(), correlationId: randomUUID(), actor: randomUUID() },
      ...{
        occurredAt: new Date(Date.UTC(2026, 2, 1) + nth * 1000).toISOString(),
        hash: hashNamed(String(nth)),
      },
    },
    stream: `questDay-${randomUUID()}-2026-03-01`,
    revision: 0,
    position: positionOf(String(nth + 1)),
    ...more,
  });
  const apply = async (events: readonly StoredEvent[]) => {
    const client = await pool.connect();
    await eventIndex.apply(client, events);
    client.release();
  };

  it('needs less than half of the 1,255 bytes that an event took', async () => {
    for (let start = 0; start < 20_000; start += 1_000) {
      const streams = Array.from({ length: 250 }, () => `questDay-${randomUUID()}-2026-03-01`);
      let last = eventAt(start);
      const events = Array.from({ length: 1_000 }, (_, nth) => {
        const event = eventAt(start + nth, {
          stream: streams[nth % 250] ?? '',
          revision: Math.floor(nth / 250),
        });
        // Every third event is the second one of its command.
        const { metadata } = nth % 3 === 2 ? last : event;
        last = { ...event, metadata: { ...metadata, hash: hashNamed(event.id) } };
        return last;
      });
      await apply(events);
    }
    const { rows } = await pool.query<{ bytes: string }>(
      `select pg_total_relation_size('service.event_index') as bytes`,
    );
    expect(Number(rows[0]?.bytes) / 20_000).to.be.below(1_255 / 2);
  });

  it('returns the original positions, instants and categories', async () => {
    const event = eventAt(1, { position: `${'5'.padStart(20, '0')}/${'3'.padStart(20, '0')}` });
    await apply([event]);
    const { commandId, correlationId, actor, occurredAt } = event.metadata;
    const { id, position, stream, revision } = event;
    const found = {
      id,
      position,
      stream,
      revision,
      type: 'QuestSpun',
      commandId,
      correlationId,
      actor,
      at: occurredAt,
    };
    expect(await indexedEvent(pool, id)).to.deep.equal(found);
    const page = { before: null, limit: 10 };
    expect(await indexedEvents(pool, { category: 'questDay' }, page)).to.deep.equal([found]);
    expect(await indexedEvents(pool, { category: 'quest' }, page)).to.deep.equal([]);
  });

  it('pages through events of one instant, also with a cursor that no event can have', async () => {
    const events = Array.from({ length: 7 }, (_, nth) =>
      eventAt(0, { position: positionOf(String(nth + 1)) }),
    );
    await apply(events);
    const seen: string[] = [];
    let [last] = await indexedEvents(pool, {}, { before: null, limit: 1 });
    while (last) {
      seen.push(last.id);
      [last] = await indexedEvents(pool, {}, { before: last, limit: 1 });
    }
    expect(seen).to.deep.equal(events.map(({ id }) => id).toReversed());
    const beyond = { at: '::Z', position: `${'9'.repeat(20)}/${'9'.repeat(20)}` };
    expect(await indexedEvents(pool, {}, { before: beyond, limit: 10 })).to.deep.equal([]);
  });

  it('takes foreign events with any metadata as the oldest', async () => {
    const foreign = eventAt(1, { metadata: { occurredAt: 'soon', hash: 'none', actor: 7 } });
    await apply([foreign, eventAt(2)]);
    const found = await indexedEvents(pool, {}, { before: null, limit: 10 });
    expect(found.map(({ at }) => at)).to.deep.equal(['2026-03-01T00:00:02.000Z', '']);
  });

  it('takes foreign events that Postgres cannot keep, and erases nothing for them', async () => {
    const long = Array.from({ length: 300 }, () => randomUUID()).join('');
    const metadata = { commandId: 'a\u0000', correlationId: long, actor: '\ud800' };
    const places = [
      { name: 'quest\u0000', revision: 0 },
      { name: long, revision: 0 },
      { name: 'quest', revision: 0.5 },
      { name: 'quest', revision: 1e12 },
    ];
    const streams = places.map((place) => ({ ...place, hash: null }));
    await apply([eventAt(1, { metadata, data: { streams } })]);
    const [found] = await indexedEvents(pool, {}, { before: null, limit: 10 });
    expect(found).to.include({ commandId: 'a\ufffd', correlationId: long.slice(0, 200), actor: '\ufffd' });
  });

  it('has each event once after repeats, and the later of two at one place', async () => {
    const [one, other] = [eventAt(1), eventAt(2)];
    await apply([one, one]);
    await apply([one]);
    await apply([{ ...other, stream: one.stream }]);
    const found = await indexedEvents(pool, {}, { before: null, limit: 10 });
    expect(found.map(({ id }) => id)).to.deep.equal([other.id]);
  });

  it('keeps the rows of the larger index that an earlier release has left', async () => {
    const earlier = await readFile(
      new URL('../../platform/migrations/0005-event-index.sql', import.meta.url),
      'utf8',
    );
    await pool.query(`drop table service.event_index; ${earlier}`);
    const texts = ['2026-03-01T00:00:01.000Z', 'hardly an instant', ''];
    const ids = texts.map(() => randomUUID());
    for (const [nth, at] of texts.entries())
      await pool.query(
        `insert into service.event_index values ($1, $2, $3, 'quest', 0, 'QuestSpun', 'c', 'r', 'a', $4, $5)`,
        [positionOf(String(nth + 1)), ids[nth], `quest-${nth}`, at, nth === 0 ? hashNamed('0') : null],
      );
    await pool.query(`delete from migrations.applied where name = 'smaller-event-index'`);
    await createServiceTables(pool);
    const found = await indexedEvents(pool, {}, { before: null, limit: 10 });
    expect(found.map(({ id, at }) => [id, at])).to.deep.equal([
      [ids[0], texts[0]],
      [ids[2], ''],
      [ids[1], ''],
    ]);
    expect(found[0]?.position).to.equal(positionOf('1'));
    const { rows } = await pool.query(
      `select encode(hash, 'hex') as hash from service.event_index where id = $1`,
      [ids[0]],
    );
    expect(rows).to.deep.equal([{ hash: hashNamed('0') }]);
  });
});
