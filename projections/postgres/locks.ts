import type pg from 'pg';
import { type Connect, withConnection } from './connection.ts';
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
  /**
   * Held by the leader of a version of a projection, identified by schema, name and version, or of a part of it. All leaders of a schema share the one that names
   * the schema alone, which the leader of earlier versions of this project holds alone.
   */
  | `projections of ${string}`
  /** Held by a rebuild of a projection, identified by schema, name and version. */
  | `rebuild ${string}.${string}`
  /** Leads a subscriber. */
  | `follower ${string}`
  /** Works on what is due in a process manager. */
  | `process ${string}`
  /** Replicates events to the mirror. */
  | 'event mirror'
  /** Held while a process compares its shared secrets with those of the others. */
  | 'shared secrets'
  /** Held together by all processes that use a secret, identified by its name and mark. */
  | `secret ${string}`
  /** Held while events are written into a file or folder of a host. */
  | `export ${string}`
  /** Held while data keys are wrapped by the next master key. */
  | 'master key'
  /** Held during the erasure of a member or a beta request. */
  | `erasure ${string}`;

type Client = Pick<pg.ClientBase, 'query'>;

const number = 'hashtextextended($1, 0)';

/** Waits for a lock that is released at the end of the current transaction. */
export async function lockTransaction(client: Client, name: LockName): Promise<void> {
  await client.query(withLongTimeout(`select pg_advisory_xact_lock(${number})`, [name]));
}

/** Waits for locks, one after the other, that are released when the connection ends for any reason. */
export async function lockSession(client: Client, ...names: readonly LockName[]): Promise<void> {
  await client.query(
    'select pg_advisory_lock(hashtextextended(name, 0)) from unnest($1::text[]) as given(name)',
    [names],
  );
}

/** Takes a session lock if it is free. @returns whether it was free */
export const tryLockSession = async (client: Client, name: LockName): Promise<boolean> =>
  (await tryLocks(client, [name])).length === 1;

/** Takes those of some session locks that are free. @returns their names */
export async function tryLocks(client: Client, names: readonly LockName[]): Promise<readonly LockName[]> {
  const { rows } = await client.query<{ name: LockName; isOurs: boolean }>(
    `select name, pg_try_advisory_lock(hashtextextended(name, 0)) as "isOurs" from unnest($1::text[]) as given(name)`,
    [names],
  );
  return rows.flatMap(({ name, isOurs }) => (isOurs ? [name] : []));
}

/** Releases session locks. */
export async function unlock(client: Client, names: readonly LockName[]): Promise<void> {
  await client.query(
    `select pg_advisory_unlock(hashtextextended(name, 0)) from unnest($1::text[]) as given(name)`,
    [names],
  );
}

type PollOptions = {
  readonly everyMs: number;
  readonly signal?: AbortSignal;
  /** Called each time another session is found to hold the lock. */
  readonly onTaken?: () => void | Promise<void>;
};

/**
 * Takes a session lock by polling until it is free. A query that waits inside Postgres would hold a snapshot, which blocks vacuum, and
 * would not detect a silent connection.
 * @throws the signal's reason when it aborts.
 */
export async function pollForLock(client: Client, name: LockName, options: PollOptions): Promise<void> {
  await poll(() => tryLockSession(client, name), options);
}

/** The connection that held a lock has ended before its work. */
class LostLock extends Error {
  override readonly name = 'LostLock';

  constructor(lock: LockName) {
    super(
      `The connection to Postgres that held the lock "${lock}" was lost, so another process may have begun the same work: this one ended. ` +
        'See that no other one runs, then start it again.',
    );
  }
}

/**
 * Runs work under a session lock, on a separate connection with which the lock ends.
 * @param work gets a signal that aborts with a `LostLock` when the connection is lost. Only work that two processes may do at once need
 * not look at it.
 */
export const underLock = <Result>(
  connect: Connect,
  role: string,
  { name, ...options }: PollOptions & { readonly name: LockName },
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  withConnection(connect, role, async (client) => {
    const loss = new AbortController();
    client.once('end', () => loss.abort(new LostLock(name)));
    await pollForLock(client, name, options);
    return work(loss.signal);
  });

/** Like `tryLocks`, for locks that several sessions hold together. */
export async function trySharedLocks(
  client: Client,
  names: readonly LockName[],
): Promise<readonly LockName[]> {
  const { rows } = await client.query<{ name: LockName; isOurs: boolean }>(
    `select name, pg_try_advisory_lock_shared(hashtextextended(name, 0)) as "isOurs" from unnest($1::text[]) as given(name)`,
    [names],
  );
  return rows.flatMap(({ name, isOurs }) => (isOurs ? [name] : []));
}

/** Like `pollForLock`, for a lock that several sessions hold together. */
export async function pollForSharedLock(client: Client, name: LockName, options: PollOptions): Promise<void> {
  const text = `select pg_try_advisory_lock_shared(${number}) as "isOurs"`;
  await poll(async () => {
    const { rows } = await client.query<{ isOurs: boolean }>(text, [name]);
    return rows[0]?.isOurs === true;
  }, options);
}

async function poll(
  isOurs: () => Promise<boolean>,
  { everyMs, signal, onTaken }: PollOptions,
): Promise<void> {
  while (!(await isOurs())) {
    await onTaken?.();
    await sleep(everyMs, signal);
    signal?.throwIfAborted();
  }
}
