import { type Connect, connector } from '#projections/postgres/connection.ts';
import { runAsLeader } from '#projections/postgres/leader-election.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { sleep } from '#projections/postgres/retry.ts';
import {
  begin,
  changedTooLittle,
  commit,
  type GroupedStatement,
  sendGroup,
} from '#projections/postgres/statement-group.ts';
import { closeConnection, longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import { readyBatches } from '#service/event-store/batches.ts';
import {
  beginning,
  type EventStore,
  type Position,
  type StoredEvent,
  UnknownPosition,
} from '#service/event-store/port.ts';

/** The connection of a transaction. */
export type Querying = Pick<pg.ClientBase, 'query'>;

/**
 * Writes to tables of the service as events arrive, besides the read models. These tables must not be rebuilt, such as sent mails, or would
 * slow down every rebuild, such as an index of all events.
 */
export type Subscriber = {
  /** It is for ever. */
  readonly name: string;
  /** Where a new subscriber starts: at the beginning of the log, or with events from now on. */
  readonly startsAt: 'beginning' | 'head';
  /**
   * Receives events in order, each once, in one transaction with the checkpoint; again only after the log was restored from a backup. Their
   * personal fields may be encrypted. The transaction begins with the first query.
   */
  apply(client: Querying, events: readonly StoredEvent[]): Promise<void>;
  /** Called after that transaction. */
  readonly onApplied?: () => void;
};

type SubscriberOptions = {
  readonly databaseUrl: string;
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly store: Pick<EventStore, 'readBatches' | 'subscribe' | 'head'>;
  readonly subscriber: Subscriber;
  readonly log: EngineLog;
  /** Time limit of a statement; a connection that is silent for longer is closed. */
  readonly deadlineMs?: number;
};

const batchSize = 1_000;
/** No request waits for a subscriber, so under load it collects larger batches. */
const gatherMs = 100;

/**
 * Runs a subscriber in this process, or waits until it may: one process at a time runs it. Failures are retried with a growing pause.
 * @returns a function that stops it, once no later event can be missed.
 */
export async function runSubscriber({
  databaseUrl,
  pool,
  store,
  subscriber,
  log,
  deadlineMs = longTimeoutMs,
}: SubscriberOptions): Promise<() => Promise<void>> {
  const connect = connector({ connectionString: databaseUrl, ...withTimeout(deadlineMs) });
  await addFollower(pool, store, subscriber);
  const stopping = new AbortController();
  const leading = runAsLeader({
    connect,
    lockNames: [`follower ${subscriber.name}`],
    schema: 'service',
    signal: stopping.signal,
    lead: ({ signal }) => lead(connect, { pool, store, subscriber }, signal),
    log: {
      info: () => {},
      warn: (fields) => log.warn({ ...fields, subscriber: subscriber.name }, 'a subscriber failed; retrying'),
      error: log.error,
    },
  });
  return async () => {
    stopping.abort();
    await leading;
  };
}

type Following = Pick<SubscriberOptions, 'pool' | 'store' | 'subscriber'>;

async function lead(connect: Connect, following: Following, signal: AbortSignal): Promise<void> {
  const { store, subscriber } = following;
  // Pipelined for its timeout behaviour: a missed deadline closes the whole connection, including the rollback that would wait for the next
  // one.
  const client = await connect(subscriber.name, { pipeline: true });
  let at = beginning;
  try {
    // A crash loses the checkpoint together with the written rows, so no commit waits for the disk.
    await client.query('set synchronous_commit = off');
    at = await checkpointOf(client, subscriber);
    const take = async (events: readonly StoredEvent[]) => {
      signal.throwIfAborted();
      at = await applyAll(client, subscriber, at, events);
    };
    // History is read without decryption.
    for await (const batch of store.readBatches({ after: at, personal: new Set() })) await take(batch);
    const messages = store.subscribe({ after: at, signal, isImpersonal: true });
    // Nothing is read ahead, so the log is not queried during a pause.
    for await (const batch of readyBatches(messages, batchSize, () => true)) {
      await take(batch.flatMap((message) => (message.kind === 'event' ? [message.event] : [])));
      await sleep(gatherMs, signal);
    }
    signal.throwIfAborted();
    throw new Error('the subscription ended');
  } catch (error) {
    if (error instanceof UnknownPosition) await beginAgain(following, at);
    throw error;
  } finally {
    await closeConnection(client);
  }
}

async function addFollower(
  pool: SubscriberOptions['pool'],
  store: SubscriberOptions['store'],
  subscriber: Subscriber,
): Promise<void> {
  await pool.query(
    'insert into service.followers (name, position) values ($1, $2) on conflict (name) do nothing',
    [subscriber.name, await startOf(store, subscriber)],
  );
}

const startOf = async (store: SubscriberOptions['store'], { startsAt }: Subscriber): Promise<Position> =>
  startsAt === 'beginning' ? beginning : await store.head();

/**
 * The log was restored from a backup, so the checkpoint no longer describes it. Rows that were written stay, and delivering an event again
 * does not change them.
 * @param from the checkpoint that was followed: when another process has moved it meanwhile, that one leads
 */
async function beginAgain({ pool, store, subscriber }: Following, from: Position): Promise<void> {
  await pool.query('update service.followers set position = $3 where name = $1 and position = $2', [
    subscriber.name,
    from,
    await startOf(store, subscriber),
  ]);
}

async function checkpointOf(client: pg.Client, { name }: Subscriber): Promise<Position> {
  const { rows } = await client.query<{ position: Position }>(
    'select position from service.followers where name = $1',
    [name],
  );
  if (!rows[0]) throw new Error(`${name} has no checkpoint`);
  return rows[0].position;
}

/** Two processes may lead for a moment: the one that finds an unexpected checkpoint writes nothing. */
async function applyAll(
  client: pg.Client,
  subscriber: Subscriber,
  from: Position,
  delivered: readonly StoredEvent[],
): Promise<Position> {
  const events = delivered.filter(({ position }) => position > from);
  const to = events.at(-1)?.position;
  if (to === undefined) return from;
  const moved = movement(subscriber, from, to);
  const transaction = createTransaction(client, moved);
  try {
    await subscriber.apply(transaction, events);
    await sendGroup(client, transaction.begun() ? [commit] : [moved]);
    await transaction.begun();
  } catch (error) {
    if (transaction.begun()) await client.query('rollback').catch(() => {});
    // When the checkpoint did not move, every later statement was refused.
    await transaction.begun();
    throw error;
  }
  subscriber.onApplied?.();
  return to;
}

/** Begins with the first query, and moves the checkpoint first. The connection is pipelined: no query waits for the answer. */
function createTransaction(client: pg.Client, moved: GroupedStatement) {
  let begun: Promise<void> | null = null;
  const query = (...asked: Parameters<Querying['query']>) => {
    begun ??= sendGroup(client, [begin, moved]);
    begun.catch(() => {});
    return client.query(...asked);
  };
  return { query: query as Querying['query'], begun: () => begun };
}

const movement = ({ name }: Subscriber, from: Position, to: Position): GroupedStatement => ({
  name: 'move follower',
  text: `with moved as (update service.followers set position = $3 where name = $1 and position = $2 returning 1)
         select 1 / count(*) from moved`,
  values: [name, from, to],
  meaning(error) {
    const isMoved = changedTooLittle(error);
    return isMoved ? new Error(`another process moved the checkpoint of ${name}`, { cause: error }) : error;
  },
});
