import type pg from 'pg';
import { type Migrations, migrate } from '#projections/postgres/migrations.ts';
import {
  beginning,
  checkExpected,
  checkStream,
  type EventStore,
  type ExpectedRevision,
  type Position,
  RevisionConflict,
  serializeAppend,
  UnknownPosition,
} from '#service/event-store/port.ts';
import { createBulkReader } from './bulk-reader.ts';
import { createPool, numberOf, positionOf, whileReachable } from './log-connection.ts';
import { createReader, type RunQuery } from './log-reader.ts';
import { createWriter } from './log-writer.ts';
import { createSubscriptions } from './subscriptions.ts';

type EventLogOptions = {
  readonly connectionString: string;
  /** Connections for reading, in addition to one for writing and notifications. */
  readonly readers?: number;
  /** How long a call is retried while Postgres is unreachable or does not answer. */
  readonly patienceMilliseconds?: number;
  /** Interval in which a subscription looks for events without a notification. */
  readonly pollMilliseconds?: number;
};

/** The event store in a separate schema of a Postgres database. Several processes may use it concurrently. */
export async function openEventLog({
  connectionString,
  readers = 4,
  patienceMilliseconds = 10_000,
  pollMilliseconds = 5_000,
}: EventLogOptions): Promise<EventStore> {
  const connection = { connectionString, patienceMilliseconds };
  const closing = new AbortController();
  const pool = createPool(connection, readers);
  await migrateLog(pool, patienceMilliseconds, closing.signal);

  const runQuery = createRunQuery(pool, patienceMilliseconds, closing.signal);
  const { readOfMembers, ...reader } = createReader(runQuery);
  const head = () => readHead(runQuery);
  const readBatches = createBulkReader(connection, runQuery, closing.signal);
  const subscriptions = createSubscriptions({ reader: { ...reader, readOfMembers }, pollMilliseconds });
  const writer = createWriter(connection, subscriptions, closing.signal);

  return {
    ...reader,
    readAll: (options) => checkedRead(options.after, reader.readAll(options), head),
    readBatches: (options) => checkedRead(options.after, readBatches(options), head),
    append: async (stream, expected, events) => writer.append(serializeAppend(stream, expected, events)),
    subscribe({ after, signal, members }) {
      const ending = AbortSignal.any([signal, closing.signal]);
      const messages = () => subscriptions.subscribe({ after, members, signal: ending });
      return checkedSubscription(after, messages, head);
    },
    head,
    countAfter: (position) => countAfter(runQuery, position),
    deleteStream: async (stream, expected) => {
      await deleteStream(runQuery, stream, expected);
      subscriptions.forget();
    },
    close: async () => {
      await writer.drain();
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.all([writer.ended, pool.end()]);
    },
  };
}

/** The log is always complete, so a position beyond its end belongs to another log. Reading from it would skip later events. */
async function checkPosition(after: Position, head: () => Promise<Position>): Promise<void> {
  if (after === beginning) return;
  const end = await head();
  if (after > end) throw new UnknownPosition(after, end);
}

/** The same for a read; the check is needed only when it finds nothing. */
async function* checkedRead<Item>(
  after: Position,
  items: AsyncIterable<Item>,
  head: () => Promise<Position>,
): AsyncGenerator<Item> {
  let isEmpty = true;
  for await (const item of items) {
    isEmpty = false;
    yield item;
  }
  if (isEmpty) await checkPosition(after, head);
}

/** The same before a subscription, which does not end. */
async function* checkedSubscription<Message>(
  after: Position,
  messages: () => AsyncIterable<Message>,
  head: () => Promise<Position>,
): AsyncGenerator<Message> {
  await checkPosition(after, head);
  yield* messages();
}

const migrations: Migrations = {
  schema: 'log',
  folder: new URL('migrations/', import.meta.url),
  earlier: {
    table: 'events',
    names: `select 'event-log' as name
            union select 'append-one' from pg_proc where pronamespace = 'log'::regnamespace and proname = 'append_one'`,
  },
};

/** By the connection with which the log is read afterwards. */
async function migrateLog(pool: pg.Pool, patienceMilliseconds: number, closing: AbortSignal): Promise<void> {
  try {
    const client = await whileReachable(patienceMilliseconds, closing, () => pool.connect());
    // After a failure its connection may still be within the transaction.
    await migrate(client, migrations).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    client.release();
  } catch (error) {
    await pool.end();
    throw error;
  }
}

const createRunQuery =
  (pool: pg.Pool, patienceMilliseconds: number, closing: AbortSignal): RunQuery =>
  <Columns extends readonly unknown[]>(query: pg.QueryArrayConfig) =>
    whileReachable(patienceMilliseconds, closing, async () => {
      const { rows } = await pool.query<unknown[]>(query);
      return rows as unknown as readonly Columns[];
    });

async function readHead(runQuery: RunQuery): Promise<Position> {
  const [row] = await runQuery<[position: string]>({
    text: 'select position from log.head',
    rowMode: 'array',
  });
  return row ? positionOf(row[0]) : beginning;
}

/** Positions have gaps only where streams were deleted. */
async function countAfter(runQuery: RunQuery, position: Position): Promise<number> {
  const [row] = await runQuery<[count: string]>({
    text: 'select greatest(position - $1::bigint, 0) from log.head',
    values: [numberOf(position)],
    rowMode: 'array',
  });
  return Number(row?.[0] ?? 0);
}

async function deleteStream(runQuery: RunQuery, stream: string, expected: ExpectedRevision): Promise<void> {
  checkStream(stream);
  checkExpected(expected);
  const [row] = await runQuery<[actual: number | null]>({
    text: 'select log.delete_stream($1, $2)',
    values: [stream, expected === 'no-stream' ? -1 : expected],
    rowMode: 'array',
  });
  const actual = row?.[0] ?? null;
  if (actual !== null) throw new RevisionConflict(stream, expected, actual);
}
