import type pg from 'pg';
import { sleep } from './retry.ts';
import { withLongTimeout } from './timeouts.ts';

/**
 * Every advisory lock of the database. Postgres knows a lock by a number, which is a hash of its name: a name that changes no longer excludes
 * processes of earlier versions.
 */
export type LockName =
  /** Schemas are migrated by one process at a time. */
  | 'migrations'
  /** The tables of new read models in a schema are made by one process at a time. */
  | `schema ${string}`
  /** Leads the read models of a schema. */
  | `projections of ${string}`
  /** Rebuilds a read model, named by its schema and its name. */
  | `rebuild ${string}.${string}`
  /** Leads a subscriber. */
  | `follower ${string}`
  /** Replicates events to the mirror. */
  | 'event mirror'
  /** Erases a member or a request for access. */
  | `erasure ${string}`;

type Client = Pick<pg.ClientBase, 'query'>;

const number = 'hashtextextended($1, 0)';

/** Waits for a lock that is released with the transaction under way. */
export async function lockTransaction(client: Client, name: LockName): Promise<void> {
  await client.query(withLongTimeout(`select pg_advisory_xact_lock(${number})`, [name]));
}

/** Waits for a lock that is released with the connection, in whichever way that ends. */
export async function lockSession(client: Client, name: LockName): Promise<void> {
  await client.query(`select pg_advisory_lock(${number})`, [name]);
}

/** Takes the lock of `lockSession` if it is free. @returns whether it was */
export async function tryLockSession(client: Client, name: LockName): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_lock(${number}) as "isOurs"`,
    [name],
  );
  return rows[0]?.isOurs === true;
}

type PollOptions = {
  readonly everyMs: number;
  readonly signal?: AbortSignal;
  /** Another session has the lock. Called each time that this is seen. */
  readonly onTaken?: () => void;
};

/**
 * Takes the lock of `lockSession` by asking until it is free. A query that waits inside Postgres would hold a snapshot open, and vacuum with
 * it, and would not notice that its connection is silent.
 * @throws the signal's reason when it aborts.
 */
export async function pollForLock(
  client: Client,
  name: LockName,
  { everyMs, signal, onTaken }: PollOptions,
): Promise<void> {
  while (!(await tryLockSession(client, name))) {
    onTaken?.();
    await sleep(everyMs, signal);
    signal?.throwIfAborted();
  }
}
