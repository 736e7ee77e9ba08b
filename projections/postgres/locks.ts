import type pg from 'pg';
import { sleep } from './retry.ts';
import { withLongTimeout } from './timeouts.ts';

/**
 * Every advisory lock of the database. Postgres identifies a lock by a number, here a hash of its name. Never change a name: it would no
 * longer exclude processes of earlier versions.
 */
export type LockName =
  /** One process at a time migrates schemas. */
  | 'migrations'
  /** One process at a time creates the tables of new read models in a schema. */
  | `schema ${string}`
  /** Held by the leader of a schema's read models. */
  | `projections of ${string}`
  /** Held by a rebuild of a read model, identified by schema and name. */
  | `rebuild ${string}.${string}`
  /** Leads a subscriber. */
  | `follower ${string}`
  /** Replicates events to the mirror. */
  | 'event mirror'
  /** Held during the erasure of a member or a beta request. */
  | `erasure ${string}`;

type Client = Pick<pg.ClientBase, 'query'>;

const number = 'hashtextextended($1, 0)';

/** Waits for a lock that is released at the end of the current transaction. */
export async function lockTransaction(client: Client, name: LockName): Promise<void> {
  await client.query(withLongTimeout(`select pg_advisory_xact_lock(${number})`, [name]));
}

/** Waits for a lock that is released when the connection ends for any reason. */
export async function lockSession(client: Client, name: LockName): Promise<void> {
  await client.query(`select pg_advisory_lock(${number})`, [name]);
}

/** Takes a session lock if it is free. @returns whether it was free */
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
  /** Called each time another session is found to hold the lock. */
  readonly onTaken?: () => void;
};

/**
 * Takes a session lock by polling until it is free. A query that waits inside Postgres would hold a snapshot, which blocks vacuum, and
 * would not detect a silent connection.
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
