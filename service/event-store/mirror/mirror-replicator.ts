import pg from 'pg';
import { memberNumber, memberOfEvent } from '#projections/engine/member-range.ts';
import { tryLockSession } from '#projections/postgres/locks.ts';
import { migrate } from '#projections/postgres/migrations.ts';
import { closeConnection, longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import { erasedBy } from '#service/event-store/hash-chain/hash-chain-verifier.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import { emptyMirror, isMirrorOf, type MirrorProgress, readMirrorProgress } from './mirror-progress.ts';

export type MirrorOptions = {
  /** The database of the mirror. */
  readonly connectionString: string;
  readonly store: Pick<EventStore, 'readAll' | 'subscribe'>;
  readonly signal: AbortSignal;
  /** Ends when everything is copied, instead of only when the signal aborts. */
  readonly once?: boolean;
  /** Deletes the existing mirror and starts at the beginning. */
  readonly fromEmpty?: boolean;
  readonly onProgress: (progress: MirrorProgress) => void;
};

/** The mirror cannot be updated. */
export class WrongMirror extends Error {
  override readonly name = 'WrongMirror';
}

const maxInBatch = 1_000;

/**
 * Copies all events of a store to the schema `mirror` of a Postgres database by one subscription, with ids, order and positions. The
 * position is committed with the events, so each is copied once even after an interruption.
 * @throws WrongMirror when another process updates the mirror, or when it belongs to another store; errors of Postgres or the store.
 */
export async function replicateToMirror(options: MirrorOptions): Promise<MirrorProgress> {
  const { connectionString, store, signal, once = false } = options;
  const client = new pg.Client({
    connectionString,
    application_name: 'event mirror',
    ...withTimeout(longTimeoutMs),
  });
  client.on('error', () => {});
  await client.connect();
  try {
    let progress = await prepare(client, options);
    const batch: StoredEvent[] = [];
    const subscription = new AbortController();
    const until = AbortSignal.any([signal, subscription.signal]);
    for await (const message of store.subscribe({ after: progress.position, signal: until })) {
      const isCaughtUp = message.kind === 'caught-up';
      if (message.kind === 'event') batch.push(message.event);
      if (!isCaughtUp && batch.length < maxInBatch) continue;
      progress = await write(client, progress, batch.splice(0));
      options.onProgress(progress);
      if (isCaughtUp && once) subscription.abort();
    }
    return progress;
  } finally {
    await closeConnection(client);
  }
}

async function prepare(
  client: pg.Client,
  { store, fromEmpty = false }: MirrorOptions,
): Promise<MirrorProgress> {
  if (!(await tryLockSession(client, 'event mirror')))
    throw new WrongMirror(
      'Another process copies events to this mirror already. Let it go on, or stop it first.',
    );
  if (fromEmpty) await client.query('drop schema if exists mirror cascade');
  await migrate(client, { schema: 'mirror', folder: new URL('migrations/', import.meta.url) });
  const progress = await readMirrorProgress(client);
  if (!progress) return emptyMirror;
  if (await isMirrorOf(client, progress, store)) return progress;
  throw new WrongMirror(
    'What is mirrored here is another store, or has been scavenged since: start again with --anew.',
  );
}

/** @throws WrongMirror when the mirror was changed by another process. */
async function write(
  client: pg.Client,
  progress: MirrorProgress,
  batch: readonly StoredEvent[],
): Promise<MirrorProgress> {
  const last = batch.at(-1);
  if (!last) return progress;
  const next = {
    position: last.position,
    before: batch.at(-2)?.position ?? progress.position,
    events: progress.events + batch.length,
  };
  const erased = batch.flatMap(erasedBy);
  // In one transaction: a mirror with the event of an erasure contains nothing that was erased.
  if (erased.length > 0) await client.query('begin');
  const { rowCount } = await client.query({
    name: 'mirror',
    text: insertBatch,
    values: [progress.position, next.position, next.before, next.events, ...columnsOf(batch)],
  });
  if (rowCount !== batch.length)
    throw new WrongMirror(
      'Another process has written to this mirror meanwhile. Start again: it continues there.',
    );
  if (erased.length > 0) {
    await dropErased(client, erased);
    await client.query('commit');
  }
  return next;
}

/**
 * EventStoreDB removes deleted streams at its next scavenge; the mirror does not wait for it. Events that name erased streams stay, as in
 * the store.
 */
async function dropErased(client: pg.Client, erased: ReturnType<typeof erasedBy>): Promise<void> {
  await client.query(
    `delete from mirror.events as e using unnest($1::text[], $2::int[]) as erased(name, revision)
      where e.stream = erased.name and e.revision <= erased.revision and e.data -> 'streams' is null`,
    [erased.map(({ name }) => name), erased.map(({ revision }) => revision)],
  );
}

/** Writes nothing unless the stored progress is the expected one. */
const insertBatch = `
  with moved as (
    insert into mirror.progress as p (position, before, events) values ($2, $3, $4)
    on conflict (is_only) do update set position = $2, before = $3, events = $4 where p.position = $1
    returning 1
  )
  insert into mirror.events (position, id, stream, revision, type, data, metadata, member_no, stored_at)
  select e.* from moved,
    unnest($5::text[], $6::uuid[], $7::text[], $8::int[], $9::text[], $10::json[], $11::json[], $12::int[], $13::timestamptz[]) e`;

const columnsOf = (batch: readonly StoredEvent[]): unknown[][] => [
  batch.map(({ position }) => position),
  batch.map(({ id }) => id),
  batch.map(({ stream }) => stream),
  batch.map(({ revision }) => revision),
  batch.map(({ type }) => type),
  batch.map(({ data }) => JSON.stringify(data)),
  batch.map(({ metadata }) => JSON.stringify(metadata)),
  batch.map(({ data }) => memberNumber(memberOfEvent(data))),
  batch.map(({ storedAt }) => storedAt ?? null),
];
