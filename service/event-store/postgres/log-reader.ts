import type pg from 'pg';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import {
  beginning,
  checkStream,
  type EventStore,
  type EventsOfMembers,
  type PlaceInLog,
  type Position,
  type ReadStreamOptions,
  type StoredBy,
  type StoredEvent,
  withStoredAt,
} from '#service/event-store/port.ts';
import { numberOf, positionOf } from './log-connection.ts';

type Row = readonly [
  stream: string,
  revision: string,
  position: string,
  id: string,
  type: string,
  data: string,
  metadata: string,
  /** In milliseconds since 1970. */
  storedAt: string | null,
  /** The end of the log, where it is read too. */
  end?: string,
];
/** Runs a read, and repeats it when the connection failed. */
export type RunQuery = <Columns extends readonly unknown[]>(
  query: pg.QueryArrayConfig,
) => Promise<readonly Columns[]>;

/** Events up to a position were left out, because they are those of other members. */
export type LeftOut = { readonly upTo: Position };

export type Reader = {
  /** The events of some members after a position, and how far the log was read. */
  readOfMembers(after: Position, members: EventsOfMembers): AsyncIterable<StoredEvent | LeftOut>;
  readAll(options: { readonly after: Position; readonly limit?: number }): AsyncIterable<StoredEvent>;
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<StoredEvent>;
  readStreams(streams: readonly string[]): AsyncIterable<StoredEvent>;
  lastStoredBy: EventStore['lastStoredBy'];
};

const storedAt = '(extract(epoch from stored_at) * 1000)::bigint';
const all = `
  select s.stream, e.revision, e.position, e.id, t.type, e.data, e.metadata, ${storedAt}
  from log.events e join log.streams s using (stream_no) join log.event_types t using (type_no)
  where e.position > $1 order by e.position limit $2`;
/** The stream's number is looked up instead of joined, so that the index returns its events in order. */
const ofStream = `
  select $1, e.revision, e.position, e.id, t.type, e.data, e.metadata, ${storedAt}
  from log.events e join log.event_types t using (type_no)
  where e.stream_no = (select stream_no from log.streams where stream = $1)
    and e.revision >= (select begins_at from log.streams where stream = $1)`;
const forwards = `${ofStream} and e.revision >= $2 order by e.revision limit $3`;
const backwards = `${ofStream} and e.revision <= $2 order by e.revision desc limit $3`;
/** The first pages of several streams: what `forwards` reads of each, with the number of the asked page in place of the stream. */
const firstPages = `
  select a.nth, e.revision, e.position, e.id, t.type, e.data, e.metadata, ${storedAt}
  from unnest($1::text[], $2::int[], $3::int[]) with ordinality as a (stream, first, size, nth)
  cross join lateral (select stream_no, begins_at from log.streams where stream = a.stream limit 1) s
  cross join lateral (
    select revision, position, id, type_no, data, metadata, stored_at from log.events
    where stream_no = s.stream_no and revision >= greatest(s.begins_at, a.first)
    order by revision limit a.size
  ) e
  join log.event_types t using (type_no)
  order by a.nth, e.revision`;
/** Index look-ups for each stream: a join would be planned as a full scan while the tables are small. */
const ofStreams = `
  with found as materialized (
    select s.stream, e.*
    from unnest($1::text[]) as wanted (stream)
    cross join lateral (select * from log.streams where stream = wanted.stream limit 1) s
    cross join lateral (
      select revision, position, id, type_no, data, metadata, stored_at from log.events
      where stream_no = s.stream_no and revision >= s.begins_at and position > $2
      order by revision
    ) e
  )
  select f.stream, f.revision, f.position, f.id, t.type, f.data, f.metadata, ${storedAt}
  from found f join log.event_types t using (type_no) order by f.position limit $3`;
/**
 * The events of some members after a position, each with the end of the log, which is in the same snapshot. One row without an event when
 * there is none, so that it is known how far the log was read. Old events that have no number are among them, because they tell their member
 * only in their data.
 */
const ofMembers = `
  select s.stream, e.revision, e.position, e.id, t.type, e.data, e.metadata, ${storedAt}, h.position
  from log.head h
  left join lateral (
    select * from log.events
    where position > $1 and (
      member_no <@ $3::int4multirange or member_no is null
      or type_no = any (array(select type_no from log.event_types where type = any ($4::text[])))
    )
    order by position limit $2
  ) e on true
  left join log.streams s using (stream_no) left join log.event_types t using (type_no)
  order by e.position`;
const highestRevision = 2_147_483_647;

export function createReader(runQuery: RunQuery): Reader {
  // Many commands at once, and a process that plans for many members, read as many streams, most of them short.
  const firstPage = createBatchLoader((asked: readonly FirstPage[]) => readFirstPages(runQuery, asked));
  return {
    readAll: ({ after, limit }) =>
      readPages(limit, (last, size) =>
        runQuery({
          ...read('read all', all),
          values: [numberOf(last?.position ?? after), size],
        }),
      ),
    readOfMembers: (after, members) => readOfMembers(runQuery, after, members),
    readStream: (stream, { from, direction = 'forwards', limit } = {}) => {
      checkStream(stream);
      const [text, first, step] =
        direction === 'forwards' ? [forwards, 0, 1] : [backwards, highestRevision, -1];
      return readPages(limit, (last, size) => {
        if (!last && direction === 'forwards') return firstPage({ stream, first: from ?? first, size });
        const values = [stream, last ? last.revision + step : (from ?? first), size];
        return runQuery({ ...read(`read ${direction}`, text), values });
      });
    },
    readStreams: (streams) => {
      for (const stream of streams) checkStream(stream);
      return readPages(undefined, (last, size) =>
        runQuery({
          ...read('read streams', ofStreams),
          values: [streams, numberOf(last?.position ?? beginning), size],
        }),
      );
    },
    lastStoredBy: (limit) => lastStoredBy(runQuery, limit),
  };
}

/** `occurredAt` is written by the service, and so is in UTC. */
const placeOf = `
  select e.position, ${storedAt}, e.metadata ->> 'occurredAt' from log.events e`;
const firstFrom = `${placeOf} where e.position >= $1 order by e.position limit 1`;
const lastUpTo = `${placeOf} where e.position <= $1 order by e.position desc limit 1`;
type PlaceRow = readonly [position: string, storedAt: string | null, occurredAt: string | null];

async function lastStoredBy(runQuery: RunQuery, limit: StoredBy): Promise<PlaceInLog> {
  const find = async (name: string, text: string, position: bigint) => {
    const [row] = await runQuery<PlaceRow>({ ...read(name, text), values: [`${position}`] });
    return row && { position: BigInt(row[0]), storedAt: row[1] === null ? row[2] : instantAt(row[1]) };
  };
  const last =
    'position' in limit
      ? BigInt(numberOf(limit.position))
      : await lastUntil(limit.instant, (position) => find('first from', firstFrom, position));
  const found = await find('last up to', lastUpTo, last);
  if (!found) return { position: beginning, storedAt: null };
  return { position: positionOf(`${found.position}`), storedAt: found.storedAt as Instant | null };
}

type FindFrom = (
  position: bigint,
) => Promise<{ readonly position: bigint; readonly storedAt: string | null } | undefined>;

/** Halves the positions, because the times have no index and follow their order. @returns the position before the first later event */
async function lastUntil(instant: Instant, firstEventFrom: FindFrom): Promise<bigint> {
  let from = 1n;
  let to = 1n;
  // The end of the log is not needed: doubling reaches it, or the instant, as quickly.
  for (let next = await firstEventFrom(to); next && isUntil(next.storedAt, instant); ) {
    from = next.position + 1n;
    to = 2n * from;
    next = await firstEventFrom(to);
  }
  while (from < to) {
    const middle = (from + to) / 2n;
    const next = await firstEventFrom(middle);
    if (next && isUntil(next.storedAt, instant)) from = next.position + 1n;
    else to = middle;
  }
  return from - 1n;
}

const isUntil = (storedAt: string | null, instant: Instant): boolean =>
  storedAt === null || storedAt <= instant;

const instantAt = (milliseconds: string): Instant => asInstant(new Date(Number(milliseconds)).toISOString());

type FirstPage = { readonly stream: string; readonly first: number; readonly size: number };

/** Bounds what one statement returns. */
const firstPagesAtOnce = 64;

async function readFirstPages(
  runQuery: RunQuery,
  asked: readonly FirstPage[],
): Promise<readonly (readonly Row[])[]> {
  const starts = Array.from(
    { length: Math.ceil(asked.length / firstPagesAtOnce) },
    (_, nth) => nth * firstPagesAtOnce,
  );
  const parts = starts.map((start) => asked.slice(start, start + firstPagesAtOnce));
  return (await Promise.all(parts.map((part) => readTogether(runQuery, part)))).flat();
}

async function readTogether(
  runQuery: RunQuery,
  asked: readonly FirstPage[],
): Promise<readonly (readonly Row[])[]> {
  const [only, ...others] = asked;
  if (only && others.length === 0)
    return [
      await runQuery<Row>({
        ...read('read forwards', forwards),
        values: [only.stream, only.first, only.size],
      }),
    ];
  const rows = await runQuery<Row>({
    ...read('read first pages', firstPages),
    values: [
      asked.map(({ stream }) => stream),
      asked.map(({ first }) => first),
      asked.map(({ size }) => size),
    ],
  });
  const pages = asked.map((): Row[] => []);
  for (const [nth, ...event] of rows) {
    const index = Number(nth) - 1;
    pages[index]?.push([asked[index]?.stream ?? '', ...event]);
  }
  return pages;
}

const asText = { getTypeParser: () => (text: string) => text };
const read = (name: string, text: string) => ({ name, text, rowMode: 'array' as const, types: asText });

const firstPageSize = 100;
const maxPageSize = 1_000;
const aimedPageBytes = 1_048_576;

/** Reads page by page, and requests the next page while the current one is consumed. */
async function* readPages(
  limit: number | undefined,
  readPage: (last: StoredEvent | null, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<StoredEvent> {
  let rest = limit ?? Number.POSITIVE_INFINITY;
  let size = Math.min(firstPageSize, rest);
  let coming = size > 0 ? readPage(null, size) : null;
  while (coming) {
    const rows: readonly Row[] = await coming;
    const page = rows.map(eventOf);
    rest -= page.length;
    const last = page.length === size ? page.at(-1) : undefined;
    size = Math.min(pageSizeAfter(rows), rest);
    coming = last && size > 0 ? readPage(last, size) : null;
    // No consumer awaits the next page when the consumer stops within this one.
    coming?.catch(() => {});
    for (const event of page) yield event;
  }
}

type WithoutEvent = readonly [null, null, null, null, null, null, null, null, end: string];
const hasEvent = (row: Row | WithoutEvent): row is Row => row[2] !== null;

async function* readOfMembers(
  runQuery: RunQuery,
  after: Position,
  { ranges, exceptTypes }: EventsOfMembers,
): AsyncGenerator<StoredEvent | LeftOut> {
  const query = read('read of members', ofMembers);
  const numbers = `{${ranges.map(({ from, to }) => `[${from},${to})`).join()}}`;
  let at = after;
  for (let size = firstPageSize, isOver = false; !isOver; ) {
    const rows = await runQuery<Row | WithoutEvent>({
      ...query,
      values: [numberOf(at), size, numbers, [...exceptTypes]],
    });
    const found = rows.filter(hasEvent);
    yield* found.map(eventOf);
    isOver = found.length < size;
    at = positionOf((isOver ? rows[0]?.[8] : found.at(-1)?.[2]) ?? numberOf(at));
    size = pageSizeAfter(found);
  }
  yield { upTo: at };
}

/** The number of events for about one megabyte, estimated from the last page, so that memory stays constant with large events. */
function pageSizeAfter(rows: readonly Row[]): number {
  const characters = rows.reduce((sum, [, , , , , data, metadata]) => sum + data.length + metadata.length, 1);
  const fitting = Math.round((aimedPageBytes * rows.length) / characters);
  return Math.min(maxPageSize, Math.max(1, fitting));
}

function eventOf([stream, revision, position, id, type, data, metadata, at]: Row): StoredEvent {
  const event: StoredEvent = {
    stream,
    revision: Number(revision),
    position: positionOf(position),
    id,
    type,
    data: JSON.parse(data) as StoredEvent['data'],
    metadata: JSON.parse(metadata) as StoredEvent['metadata'],
  };
  return at === null ? event : withStoredAt(event, instantAt(at));
}
