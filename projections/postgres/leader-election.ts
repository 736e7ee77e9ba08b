import { hostname } from 'node:os';
import pg from 'pg';
import type { Connect } from './connection.ts';
import { type LockName, pollForSharedLock, tryLocks, trySharedLocks, unlock } from './locks.ts';
import { type EngineLog, silentLog } from './log.ts';
import { runWithRetry, sleep } from './retry.ts';
import { closeConnection } from './timeouts.ts';

/** The period in which a process leads. */
export type Term = {
  /** Aborts when a lease is lost, when this process may lead more or has to lead less, or when the election ends. */
  readonly signal: AbortSignal;
  /** The locks that this process holds, each with its fencing token: higher than that of every earlier term of this name. */
  readonly tokens: ReadonlyMap<LockName, number>;
};

/** Parts of the work of one release. A process takes its share of the parts, and gives back the surplus when another process joins. */
type SharedParts = {
  /** The release of the candidates that share these parts. */
  readonly release: string;
  readonly parts: readonly PartLocks[];
  /** Held together by all candidates as soon as they can be, so that a release that knows no parts sees that others lead. */
  readonly wholes?: readonly LockName[];
  /** Whether this process can do with less now; always when absent. What others wait for is not begun again for a newcomer. */
  readonly mayGiveBack?: () => boolean;
};

type PartLocks = {
  /** Held by the process that does this part for its release. */
  readonly part: LockName;
  /** Names that this process then leads; a process of another release may hold some of them. */
  readonly lockNames: readonly LockName[];
};

type LeaderOptions = {
  readonly connect: Connect;
  /** Each is held by one process at a time; candidates in one database may share some of them. A process leads with those that it can get. */
  readonly lockNames: readonly LockName[];
  /** Shared out evenly among the candidates of one release; none when absent. */
  readonly parts?: SharedParts;
  /** Held together by all candidates, against an earlier version that holds it alone. */
  readonly sharedLock?: LockName;
  /** The schema with the table `leases`. */
  readonly schema: string;
  readonly signal: AbortSignal;
  /**
   * Work that only the holder of the locks may do. Called again with more locks when they become free, and with fewer when the share
   * becomes smaller. When the work returns without an abort, the process can be elected again.
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
 * Leads the names that no other process leads, until the signal aborts. A leader holds Postgres session locks, which are released at once
 * when its process ends. It also renews leases, which run out when the process is frozen or its host is lost without closing connections.
 * Then the next candidate ends all of its connections and takes over. Two processes may believe to lead for a moment. So leaders' writes
 * must be safe then: by the fencing token, or by a compare-and-set of their checkpoints.
 */
export async function runAsLeader(options: LeaderOptions): Promise<void> {
  const { connect, sharedLock, signal, log = silentLog, retryMs = 250, leaseMs = 6_000 } = options;
  await runWithRetry(
    async (resetBackoff) => {
      // The lease must not run out while the renewal before it waits for an answer.
      const client = await connect('leader', { query_timeout: (leaseMs * 2) / 3 });
      try {
        const onTaken = () => follow(client, options, [sharedLock ?? namesOfAll(options)].flat());
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
async function takeFree(client: pg.Client, options: Leading, tokens: Tokens): Promise<boolean> {
  const { schema, leaseMs, log } = options;
  const parts = await takeParts(client, options, tokens);
  const missing = withoutParts(options, (part) => tokens.has(part) || parts.includes(part)).filter(
    (name) => !tokens.has(name),
  );
  const free = missing.length === 0 ? [] : await tryLocks(client, missing);
  if (parts.length + free.length === 0) return false;
  const { rows } = await client.query<{ name: LockName; token: number }>(
    `insert into ${tableIn(schema)} as leases (name, holder, instance, token, expires_at)
     select name, $2, ${ownInstance}, 1, ${after('$3')} from unnest($1::text[]) as given(name)
     on conflict (name) do update set holder = excluded.holder, instance = excluded.instance,
       token = leases.token + 1, since = clock_timestamp(), expires_at = excluded.expires_at
     returning name, token::float8`,
    [[...parts, ...free], `${hostname()} ${process.pid}`, leaseMs],
  );
  for (const { name, token } of rows) tokens.set(name, token);
  log.info({ locks: free }, 'leading the projections');
  return true;
}

/** The names that a process may lead when it does these parts, without the names of the parts. */
const withoutParts = (
  { lockNames, parts }: Pick<LeaderOptions, 'lockNames' | 'parts'>,
  does: (part: LockName) => boolean,
): readonly LockName[] => [
  ...lockNames,
  ...(parts?.parts ?? []).filter(({ part }) => does(part)).flatMap((part) => part.lockNames),
];

const heldParts = ({ parts }: Pick<LeaderOptions, 'parts'>, tokens: Tokens): readonly PartLocks[] =>
  (parts?.parts ?? []).filter(({ part }) => tokens.has(part));

/** Takes parts up to the share of this process. */
async function takeParts(client: pg.Client, options: Leading, tokens: Tokens): Promise<readonly LockName[]> {
  if (!options.parts) return [];
  const taken: LockName[] = [];
  let left = (await shareOf(client, options)) - heldParts(options, tokens).length;
  for (const { part } of options.parts.parts) {
    if (left <= 0) break;
    if (tokens.has(part)) continue;
    const free = await tryLocks(client, [part]);
    taken.push(...free);
    left -= free.length;
  }
  return taken;
}

/**
 * How many parts a process has when they are divided among all candidates that renew their row. Those whose connection has ended do not count:
 * what they held is free at once.
 */
async function shareOf(client: pg.Client, { schema, parts }: LeaderOptions): Promise<number> {
  if (!parts) return 0;
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from ${candidatesIn(schema)} candidates
      where name = $1 and not (${isExpired}) and exists (select from pg_stat_activity
        where datname = current_database() and application_name like 'projections leader %'
          and ${instanceOf('application_name')} = candidates.instance)`,
    [parts.release],
  );
  return Math.ceil(parts.parts.length / Math.max(1, rows[0]?.count ?? 1));
}

const candidatesIn = (schema: string) => `${pg.escapeIdentifier(schema)}.candidates`;

async function renewCandidate(client: pg.Client, { schema, parts, leaseMs }: Leading): Promise<void> {
  if (!parts) return;
  await client.query(
    `with gone as (
       delete from ${candidatesIn(schema)} where expires_at < clock_timestamp() - interval '1 hour'
     )
     insert into ${candidatesIn(schema)} (name, instance, expires_at) values ($1, ${ownInstance}, ${after('$2')})
     on conflict (name, instance) do update set expires_at = excluded.expires_at`,
    [parts.release, leaseMs],
  );
}

/** Gives back the parts that are more than the share, those with the highest numbers first. No work of these parts may run any more. */
async function giveBack(client: pg.Client, options: Leading, tokens: Tokens): Promise<void> {
  const surplus = heldParts(options, tokens).slice(await shareOf(client, options));
  const names = surplus
    .flatMap(({ part, lockNames }) => [...lockNames, part])
    .filter((name) => tokens.has(name));
  if (names.length === 0) return;
  await endLeases(client, options.schema, new Map(names.map((name) => [name, tokens.get(name) ?? 0])));
  for (const name of names) tokens.delete(name);
  await unlock(client, names);
  options.log.info({ locks: names }, 'other processes lead some parts of the projections');
}

/** Without an instance, no process ends the connections of this process, which continues. */
async function endLeases(client: pg.Client, schema: string, tokens: Tokens): Promise<void> {
  await client.query(
    `update ${tableIn(schema)} as leases set expires_at = clock_timestamp(), instance = ''
       from unnest($1::text[], $2::bigint[]) as ours(name, token) where (leases.name, leases.token) = (ours.name, ours.token)`,
    [[...tokens.keys()], [...tokens.values()]],
  );
}

async function leadWhileHeld(client: pg.Client, options: Leading, resetBackoff: () => void): Promise<void> {
  const { lead, signal, retryMs } = options;
  const tokens: Tokens = new Map();
  await renewCandidate(client, options);
  for (let round = 1; !(await takeFree(client, options, tokens)); round += 1) {
    await follow(client, options, namesOfAll(options));
    await sleep(retryMs, signal);
    signal.throwIfAborted();
    if (round % renewalsOf(options) === 0) await renewCandidate(client, options);
  }
  resetBackoff();
  const lost = new AbortController();
  const lose = (reason: unknown) => lost.abort(reason);
  client.once('end', () => lose(new Error('the connection that holds the locks ended')));
  const ended = new AbortController();
  let changed = new AbortController();
  const change = { isPending: () => changed.signal.aborted, request: () => changed.abort() };
  keepLeases(client, options, { tokens, signal: ended.signal, change }).catch(lose);
  try {
    do {
      if (changed.signal.aborted) await giveBack(client, options, tokens);
      changed = new AbortController();
      const term = AbortSignal.any([signal, lost.signal, changed.signal]);
      await lead({ signal: term, tokens: new Map(tokens) });
    } while (changed.signal.aborted && !signal.aborted && !lost.signal.aborted);
  } finally {
    ended.abort();
  }
  lost.signal.throwIfAborted();
  await endLeases(client, options.schema, tokens);
}

const namesOfAll = (options: Pick<LeaderOptions, 'lockNames' | 'parts'>): readonly LockName[] => [
  ...withoutParts(options, () => true),
  ...(options.parts?.parts.map(({ part }) => part) ?? []),
];

/** After how many rounds a lease is renewed. */
const renewalsOf = ({ leaseMs, retryMs }: Leading) => Math.max(1, Math.floor(leaseMs / 3 / retryMs));

type Keeping = {
  readonly tokens: Tokens;
  readonly signal: AbortSignal;
  /** A requested change of the names that this process leads. While a change is pending, no further name is taken. */
  readonly change: { isPending(): boolean; request(): void };
};

/**
 * Renews the leases, and takes what becomes free. Also notices a silently dropped connection, for example behind a firewall, which only a
 * query detects.
 */
async function keepLeases(
  client: pg.Client,
  options: Leading,
  { tokens, signal, change }: Keeping,
): Promise<void> {
  const { schema, leaseMs, retryMs } = options;
  const others = () => namesOfAll(options).filter((name) => !tokens.has(name));
  const wholes = new Set(options.parts?.wholes);
  for (let round = 0; !signal.aborted; round += 1) {
    if (others().length === 0 || round % renewalsOf(options) === 0) await renew(client, options, tokens);
    if (!change.isPending() && (await takesOrHasSurplus(client, options, tokens))) change.request();
    await takeShared(client, wholes);
    await endExpired(client, schema, others());
    await sleep(others().length === 0 ? leaseMs / 3 : retryMs, signal);
  }
}

async function renew(client: pg.Client, options: Leading, tokens: Tokens): Promise<void> {
  await renewLeases(client, options.schema, tokens, options.leaseMs);
  await renewCandidate(client, options);
}

/** @param missing loses what is held then */
async function takeShared(client: pg.Client, missing: Set<LockName>): Promise<void> {
  if (missing.size === 0) return;
  for (const name of await trySharedLocks(client, [...missing])) missing.delete(name);
}

async function takesOrHasSurplus(client: pg.Client, options: Leading, tokens: Tokens): Promise<boolean> {
  if (await takeFree(client, options, tokens)) return true;
  const { parts } = options;
  if (!parts || parts.mayGiveBack?.() === false) return false;
  return heldParts(options, tokens).length > (await shareOf(client, options));
}

async function renewLeases(client: pg.Client, schema: string, tokens: Tokens, leaseMs: number) {
  const ours = [...tokens];
  const { rowCount } = await client.query(
    `update ${tableIn(schema)} as leases set expires_at = ${after('$3')}
       from unnest($1::text[], $2::bigint[]) as ours(name, token)
      where (leases.name, leases.token) = (ours.name, ours.token)`,
    [ours.map(([name]) => name), ours.map(([, token]) => token), leaseMs],
  );
  if (rowCount !== ours.length) throw new Error('another process has taken a lease');
}
