import type pg from 'pg';
import { checkExpected, checkStream, serializeAppend } from './append-rules.ts';
import { type Bell, createBell } from './event-log-bell.ts';
import { createBulkReader } from './event-log-bulk.ts';
import { type ConnectionOptions, connect, createPool, discard } from './event-log-connection.ts';
import { whileReachable } from './event-log-failure.ts';
import { listen } from './event-log-listener.ts';
import { numberOf, positionOf } from './event-log-position.ts';
import { createReader, type RunQuery } from './event-log-reader.ts';
import { migrateEventLog } from './event-log-schema.ts';
import { createWriterSession } from './event-log-session.ts';
import { subscribe } from './event-log-subscription.ts';
import { createTail, type Tail } from './event-log-tail.ts';
import { createWriter, type Stored } from './event-log-writer.ts';
import {
  beginning,
  type EventStore,
  type ExpectedRevision,
  type Position,
  RevisionConflict,
} from './store.ts';

export type EventLogOptions = {
  readonly connectionString: string;
  /** Connections for reading, beside one for writing and one for listening. */
  readonly readers?: number;
  /** How long a call goes on trying while Postgres cannot be reached or does not answer. */
  readonly patienceMilliseconds?: number;
  /** How often a subscription looks for events that it was not told of. */
  readonly pollMilliseconds?: number;
};

/** The event store in a Postgres database, in a schema of its own. Any number of processes may have it open at once. */
export async function openEventLog({
  connectionString,
  readers = 4,
  patienceMilliseconds = 10_000,
  pollMilliseconds = 5_000,
}: EventLogOptions): Promise<EventStore> {
  const connection = { connectionString, patienceMilliseconds };
  const closing = new AbortController();
  await migrate(connection, closing.signal);

  const bell = createBell();
  const tail = createTail();
  const session = createWriterSession(connection, closing.signal);
  const listening = listen(connection, bell, session.isOwn, closing.signal);
  const pool = createPool(connection, readers);
  const runQuery = createRunQuery(pool, patienceMilliseconds, closing.signal);
  const reader = createReader(runQuery);
  const writer = createWriter(session, {
    onStored: (stored) => spread(stored, tail, bell),
    onFailed: bell.ring,
  });

  return {
    ...reader,
    readBatches: createBulkReader(connection, runQuery, closing.signal),
    append: async (stream, expected, events) => writer.append(serializeAppend(stream, expected, events)),
    subscribe: ({ after, signal }) =>
      subscribe(
        { reader, tail, bell },
        { after, signal: AbortSignal.any([signal, closing.signal]), pollMilliseconds },
      ),
    head: () => readHead(runQuery),
    countAfter: (position) => countAfter(runQuery, position),
    deleteStream: async (stream, expected) => {
      await deleteStream(runQuery, stream, expected);
      tail.forget();
    },
    close: async () => {
      await writer.close();
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.all([listening, pool.end()]);
    },
  };
}

/** In the order of the batch, which is that of positions. */
function spread(stored: readonly Stored[], tail: Tail, bell: Bell): void {
  for (const { append, appended, isNew } of stored) if (isNew) tail.keep(append, appended);
  for (const { appended } of stored) bell.ring(appended.position);
}

async function migrate(connection: ConnectionOptions, closing: AbortSignal): Promise<void> {
  const client = await whileReachable(connection.patienceMilliseconds, closing, () =>
    connect(connection, 'migrate'),
  );
  try {
    await migrateEventLog(client);
  } finally {
    await discard(client);
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

/** Positions have no gaps but where streams were deleted. */
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
