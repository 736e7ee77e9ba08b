import type pg from 'pg';
import type { DomainEvent } from '#domain/events.ts';
import { beginning, type Recorded } from '#domain/kernel/recorded.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import { foldHistory } from '#projections/engine/fold-history.ts';
import { openLetterBook } from '#projections/engine/letter-book.ts';
import { allMembers } from '#projections/engine/member-range.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { decodeUnchecked } from '#service/event-store/event-types/event-codec.ts';

/** The narrowest query that a fold can use, in log order. */
const narrow = 'select position, stream_no, type_no, data from log.events order by position';
/** The narrowest query that an event source can use. */
const wide = `select s.stream, e.revision, e.position, e.id, t.type, e.data, e.metadata
  from log.events e join log.streams s using (stream_no) join log.event_types t using (type_no) order by e.position`;

/** Postgres alone: the cost of reading the log without a client. */
export async function copyToNull(client: pg.Client): Promise<void> {
  await client.query(`copy (${narrow}) to '/dev/null' (format binary)`);
}

/** The same, received and discarded by Node. @returns bytes. */
export function drainCopy(client: pg.Client): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const submittable = {
      submit: (connection: { query(text: string): void }) =>
        connection.query(`copy (${narrow}) to stdout (format binary)`),
      handleCopyData: ({ chunk }: { readonly chunk: Buffer }) => {
        bytes += chunk.length;
      },
      handleCommandComplete: () => {},
      handleError: reject,
      handleReadyForQuery: () => resolve(bytes),
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}

/** `JSON.parse` of data and metadata of events held in memory as text. @returns the number of parsed texts. */
export async function parseTexts(
  client: pg.Client,
  limit: number,
): Promise<{ readonly parse: () => number }> {
  const { rows } = await client.query<string[]>({
    text: `select data::text, metadata::text from log.events order by position limit $1`,
    values: [limit],
    rowMode: 'array',
  });
  return {
    parse() {
      for (const [data = '', metadata = ''] of rows) {
        JSON.parse(data);
        JSON.parse(metadata);
      }
      return rows.length;
    },
  };
}

type WideRow = readonly [string, string, string, string, string, string, string];
const asText = { getTypeParser: () => (text: string) => text };

/** The used part of pg-cursor. */
type Cursor = pg.Submittable & {
  read(rows: number): Promise<string[][]>;
  close(): Promise<void>;
};
export type CursorClass = new (text: string, values: readonly unknown[], config: object) => Cursor;

/** The fold of a rebuild over rows from pg-cursor, 5,000 at a time. */
export async function foldOverCursor(
  client: pg.Client,
  CursorOf: CursorClass,
  { source, projections }: { readonly source: EventSource; readonly projections: readonly AnyProjection[] },
): Promise<number> {
  const types = new Set(projections.flatMap(({ handles }) => handles));
  async function* readAll(): AsyncGenerator<readonly Recorded<DomainEvent>[]> {
    const cursor = client.query(new CursorOf(wide, [], { rowMode: 'array', types: asText }));
    for (let rows = await cursor.read(5000); rows.length > 0; rows = await cursor.read(5000))
      yield (rows as unknown as WideRow[]).filter(([, , , , type]) => types.has(type)).map(recordedOf);
    await cursor.close();
  }
  const { events } = await foldHistory(
    {
      ...{ source: { ...source, readAll }, projections, after: beginning, upTo: await source.head() },
      ...{ members: allMembers, memoryBytes: Infinity },
    },
    await openLetterBook(source),
  );
  return events;
}

const recordedOf = ([stream, revision, position, id, type, data, metadata]: WideRow): Recorded<DomainEvent> =>
  decodeUnchecked({
    stream,
    revision: Number(revision),
    position: position.padStart(20, '0'),
    id,
    type,
    data: JSON.parse(data) as Record<string, unknown>,
    metadata: JSON.parse(metadata) as Record<string, unknown>,
  });

const perTransaction = 100;

/** The naive read model: an upsert per event and a checkpoint per hundred events, each in its own transaction. */
export async function updateEventByEvent(
  client: pg.Client,
  events: readonly Recorded<DomainEvent>[],
): Promise<number> {
  await client.query(`drop schema if exists naive cascade; create schema naive;
    create table naive.stats (member_id text primary key, points int not null, events int not null, last_day text not null);
    create table naive.checkpoint (is_only boolean primary key, position text not null);
    insert into naive.checkpoint values (true, '')`);
  for (let start = 0; start < events.length; start += perTransaction) {
    await client.query('begin');
    const slice = events.slice(start, start + perTransaction);
    for (const { event, metadata } of slice) {
      const points = 'points' in event ? event.points : 0;
      await client.query({
        name: 'naive',
        text: `insert into naive.stats as s values ($1, $2, 1, $3) on conflict (member_id)
          do update set points = s.points + excluded.points, events = s.events + 1, last_day = excluded.last_day`,
        values: ['memberId' in event ? event.memberId : '', points, metadata.localDate],
      });
    }
    const moved = 'update naive.checkpoint set position = $1';
    await client.query({ name: 'moved', text: moved, values: [slice.at(-1)?.position] });
    await client.query('commit');
  }
  return events.length;
}
