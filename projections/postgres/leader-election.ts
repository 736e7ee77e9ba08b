import { hostname } from 'node:os';
import pg from 'pg';
import type { Connect } from './connection.ts';
import { type LockName, pollForSharedLock, tryLocks } from './locks.ts';
import { type EngineLog, silentLog } from './log.ts';
import { runWithRetry, sleep } from './retry.ts';
import { closeConnection } from './timeouts.ts';

/** The period in which a process leads. */
export type Term = {
  /** Aborts when a lease is lost, when this process may lead more, or when the election ends. */
  readonly signal: AbortSignal;
  /** The locks that this process holds, each with its fencing token: higher than that of every earlier term of this name. */
  readonly tokens: ReadonlyMap<LockName, number>;
};

type LeaderOptions = {
  readonly connect: Connect;
  /** Each is held by one process at a time; candidates in one database may share some of them. A process leads with those that it can get. */
  readonly lockNames: readonly LockName[];
  /** Held together by all candidates, against an earlier version that holds it alone. */
  readonly sharedLock?: LockName;
  /** The schema with the table `leases`. */
  readonly schema: string;
  readonly signal: AbortSignal;
  /**
   * Work that only the holder of the locks may do. Called again with more locks when they become free. When it returns by itself, the
   * process can be elected again.
   */
  readonly lead: (term: Term) => Promise<void>;
  /** Called each time this process finds another leader of everything. */
  readonly onFollowing?: () => void;
  readonly log?: EngineLog;
  /** Interval in which a candidate tries to take what others hold. */
  readonly retryMs?: number;
  /** How long a lease lasts without renewal. It is renewed three times as often. */
  readonly leaseMs?: number;
};

/**
 * Leads what no other process does, until the signal aborts. A leader holds Postgres session locks, which are released at once when its
 * process ends, and leases that it renews: when the process is frozen, or its host is lost without closing its connections, the leases run
 * out, and the next candidate ends all of its connections and takes over. Two processes may believe to lead for a moment, so leaders' writes
 * must be safe then: by the fencing token, or by a compare-and-set of their checkpoints.
 */
export async function runAsLeader(options: LeaderOptions): Promise<void> {
  const { connect, sharedLock, signal, log = silentLog, retryMs = 250, leaseMs = 6_000 } = options;
  await runWithRetry(
    async (resetBackoff) => {
      // The lease must not run out while the renewal before it waits for an answer.
      const client = await connect('leader', { query_timeout: (leaseMs * 2) / 3 });
      try {
        const onTaken = () => follow(client, options, [sharedLock ?? options.lockNames].flat());
        if (sharedLock) await pollForSharedLock(client, sharedLock, { everyMs: retryMs, signal, onTaken });
        await leadWhileHeld(client, { ...options, log, retryMs, leaseMs }, resetBackoff);
      } finally {
        await closeConnection(client);
      }
    },
    {
      signal,
      onError: (error) =>
        log.warn(
          { err: error },
          'the leadership of the projections was lost or cannot be requested; retrying',
        ),
    },
  );
}

const tableIn = (schema: string) => `${pg.escapeIdentifier(schema)}.leases`;

/** A time, after a number of milliseconds given as a parameter, by the clock of Postgres, so that clocks of hosts may differ. */
const after = (parameter: string) => `clock_timestamp() + ${parameter} * interval '1 millisecond'`;
const isExpired = 'expires_at < clock_timestamp()';

/** The word that the names of all connections of this process's connector end with. */
const instanceOf = (applicationName: string) => `substring(${applicationName} from '[^ ]+$')`;
const ownInstance = instanceOf("current_setting('application_name')");

/** Another process holds what this one could lead. */
async function follow(
  client: pg.Client,
  { schema, onFollowing, log = silentLog }: LeaderOptions,
  lockNames: readonly LockName[],
): Promise<void> {
  onFollowing?.();
  const holder = await endExpired(client, schema, lockNames);
  if (holder !== null)
    log.warn({ holder }, 'a leader did not renew its lease, so its connections were ended');
}

/**
 * Ends the connections of leaders whose lease has run out, which releases their locks and the rows that they have locked.
 * @returns a leader's process; null when there is none.
 */
async function endExpired(
  client: pg.Client,
  schema: string,
  lockNames: readonly LockName[],
): Promise<string | null> {
  if (lockNames.length === 0) return null;
  const { rows } = await client.query<{ holder: string }>(
    `select holder, pg_terminate_backend(pid)
       from (select distinct instance, holder from ${tableIn(schema)} where name = any($1::text[]) and ${isExpired}) expired
       join pg_stat_activity on datname = current_database()
         and application_name like 'projections %' and ${instanceOf('application_name')} = instance
      where instance <> ${ownInstance}`,
    [lockNames],
  );
  return rows[0]?.holder ?? null;
}

type Tokens = Map<LockName, number>;
type Leading = LeaderOptions & Required<Pick<LeaderOptions, 'log' | 'retryMs' | 'leaseMs'>>;

/** Takes what is free, with leases. A lease that has not run out is of a process whose lock was lost with its connection. */
async function takeFree(
  client: pg.Client,
  { schema, lockNames, leaseMs, log }: Leading,
  tokens: Tokens,
): Promise<boolean> {
  const missing = lockNames.filter((name) => !tokens.has(name));
  const free = missing.length === 0 ? [] : await tryLocks(client, missing);
  if (free.length === 0) return false;
  const { rows } = await client.query<{ name: LockName; token: number }>(
    `insert into ${tableIn(schema)} as leases (name, holder, instance, token, expires_at)
     select name, $2, ${ownInstance}, 1, ${after('$3')} from unnest($1::text[]) as given(name)
     on conflict (name) do update set holder = excluded.holder, instance = excluded.instance,
       token = leases.token + 1, since = clock_timestamp(), expires_at = excluded.expires_at
     returning name, token::float8`,
    [free, `${hostname()} ${process.pid}`, leaseMs],
  );
  for (const { name, token } of rows) tokens.set(name, token);
  log.info({ locks: free }, 'leading the projections');
  return true;
}

async function leadWhileHeld(client: pg.Client, options: Leading, resetBackoff: () => void): Promise<void> {
  const { lead, signal, retryMs, lockNames } = options;
  const tokens: Tokens = new Map();
  while (!(await takeFree(client, options, tokens))) {
    await follow(client, options, lockNames);
    await sleep(retryMs, signal);
    signal.throwIfAborted();
  }
  resetBackoff();
  const lost = new AbortController();
  const lose = (reason: unknown) => lost.abort(reason);
  client.once('end', () => lose(new Error('the connection that holds the locks ended')));
  const ended = new AbortController();
  let more = new AbortController();
  keepLeases(client, options, { tokens, signal: ended.signal, onMore: () => more.abort() }).catch(lose);
  try {
    do {
      more = new AbortController();
      const term = AbortSignal.any([signal, lost.signal, more.signal]);
      await lead({ signal: term, tokens: new Map(tokens) });
    } while (more.signal.aborted && !signal.aborted && !lost.signal.aborted);
  } finally {
    ended.abort();
  }
  lost.signal.throwIfAborted();
}

type Keeping = { readonly tokens: Tokens; readonly signal: AbortSignal; readonly onMore: () => void };

/**
 * Renews the leases, and takes what becomes free. Also notices a silently dropped connection, for example behind a firewall, which only a
 * query detects.
 */
async function keepLeases(
  client: pg.Client,
  options: Leading,
  { tokens, signal, onMore }: Keeping,
): Promise<void> {
  const { schema, lockNames, leaseMs, retryMs } = options;
  const renewals = Math.max(1, Math.floor(leaseMs / 3 / retryMs));
  const others = () => lockNames.filter((name) => !tokens.has(name));
  for (let round = 0; !signal.aborted; round += 1) {
    if (others().length === 0 || round % renewals === 0) await renewLeases(client, schema, tokens, leaseMs);
    if (await takeFree(client, options, tokens)) onMore();
    await endExpired(client, schema, others());
    await sleep(others().length === 0 ? leaseMs / 3 : retryMs, signal);
  }
}

async function renewLeases(client: pg.Client, schema: string, tokens: Tokens, leaseMs: number) {
  const { rowCount } = await client.query(
    `update ${tableIn(schema)} as leases set expires_at = ${after('$3')}
       from unnest($1::text[], $2::bigint[]) as ours(name, token)
      where (leases.name, leases.token) = (ours.name, ours.token)`,
    [[...tokens.keys()], [...tokens.values()], leaseMs],
  );
  if (rowCount !== tokens.size) throw new Error('another process has taken a lease');
}
