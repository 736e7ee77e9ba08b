import { once } from 'node:events';
import type { Position } from '#domain/kernel/recorded.ts';
import { type Connect, connector, withConnection } from '#projections/postgres/connection.ts';
import { runAsLeader } from '#projections/postgres/leader-election.ts';
import { type EngineLog, silentLog } from '#projections/postgres/log.ts';
import * as pg from '#projections/postgres/pg.ts';
import { runWithRetry } from '#projections/postgres/retry.ts';
import { closeConnection, longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import { movedChannel } from './checkpoint.ts';
import type { EventSource } from './event-source.ts';
import { runLeaderSession } from './leader-session.ts';
import type { AnyProjection } from './projection.ts';
import { prepareTables } from './schema.ts';
import { type ProjectionStatus, readStoredStatuses, type StoredStatus, withLag } from './status.ts';
import { liveSchema } from './tables.ts';
import { createPositionWaiter, type WaitOptions } from './wait-for-position.ts';

export type ProjectionsOptions = {
  /** How to reach Postgres. The engine opens separate connections: two while it follows, up to four while it leads. */
  readonly database: pg.ClientConfig;
  readonly projections: readonly AnyProjection[];
  readonly source: EventSource;
  readonly log?: EngineLog;
  /** Events in one transaction, at most: 1000 by default. */
  readonly batchSize?: number;
  /** Rows that a leader keeps in memory between batches, over all projections: 100,000 by default, some 100 MB. */
  readonly cachedRows?: number;
};

export type RunningProjections = {
  /** Read your own writes: true when the projections have passed the position, false when they have not in time, or will not. */
  waitFor(position: Position, options: WaitOptions): Promise<boolean>;
  /** Resolves when all projections that are not parked are live and have seen all that is in the log now. */
  caughtUp(): Promise<void>;
  /** For /readyz and /metrics. Every process can answer, not only the leader. @throws when Postgres or the log cannot be reached. */
  status(): Promise<ProjectionStatus[]>;
  /** Finishes the batch under way and gives up the lead. */
  stop(): Promise<void>;
};

/**
 * Makes the read models follow the log, in this process or by waiting until it may lead. When this resolves, every view exists, if only
 * with the rows of an older version or none: `caughtUp` tells when they are up to date.
 * @throws when Postgres cannot be reached, or the projections contradict each other.
 */
export async function startProjections(options: ProjectionsOptions): Promise<RunningProjections> {
  const { database, projections, source, log = silentLog, batchSize = 1000, cachedRows = 100_000 } = options;
  checkNames(projections);
  const connect = connector(database);
  const schema = liveSchema;
  const prepare = (client: pg.Client) => prepareTables(client, schema, projections);
  await withConnection(connect, 'start', prepare, withTimeout(longTimeoutMs));

  const stopping = new AbortController();
  const { signal } = stopping;
  // Who leads knows the positions before Postgres does; what it reads there may be older than what it knows.
  let isLeading = false;
  // Until somebody leads, what is stored may be of an earlier time: parked then, and about to be tried again.
  let knowLeader = () => {};
  const leaderIsKnown = new Promise<void>((resolve) => {
    knowLeader = resolve;
  });
  const names = projections.map(({ name }) => name);
  const waiting = createPositionWaiter(names, () => (isLeading ? waiting.update([]) : watch.look()));
  const watch = watchCheckpoints({
    connect,
    schema,
    signal,
    log,
    isAwaited: () => waiting.isAwaited && !isLeading,
    onStatuses: (statuses) => {
      if (!isLeading) waiting.update(statuses);
    },
  });
  const onSeen: typeof waiting.update = (seen) => {
    isLeading = true;
    waiting.update(seen);
    knowLeader();
  };
  const lead = async (term: AbortSignal) => {
    try {
      await runLeaderSession(
        { connect, schema, source, projections, batchSize, cachedRows, log, onSeen },
        term,
      );
    } finally {
      isLeading = false;
    }
  };
  const election = runAsLeader({
    connect,
    lockName: `projections of ${schema}`,
    signal,
    lead,
    onFollowing: knowLeader,
    log,
  });

  return {
    waitFor: waiting.waitFor,
    async caughtUp() {
      await leaderIsKnown;
      await waiting.caughtUp(await source.head());
    },
    status: async () => withLag(await watch.read(), projections, source),
    async stop() {
      stopping.abort();
      knowLeader();
      waiting.close();
      await Promise.all([election, watch.ended]);
    },
  };
}

/** @throws on names that would share a table or be no plain name in SQL. */
function checkNames(projections: readonly AnyProjection[]): void {
  const seen = new Set<string>();
  for (const { name } of projections) {
    if (!/^[a-z][a-z0-9_]{0,50}$/.test(name)) throw new Error(`"${name}" is no name for a projection`);
    if (seen.has(name)) throw new Error(`two projections are named ${name}`);
    seen.add(name);
  }
}

type WatchOptions = {
  readonly connect: Connect;
  readonly schema: string;
  readonly signal: AbortSignal;
  readonly log: EngineLog;
  /** Nothing is read while no request waits. */
  readonly isAwaited: () => boolean;
  readonly onStatuses: (statuses: ReadonlyMap<string, StoredStatus>) => void;
};

type Watch = {
  /** Reads the checkpoints soon; however often it is asked, one read at a time. */
  look(): void;
  /** @throws when Postgres cannot be reached. */
  read(): Promise<ReadonlyMap<string, StoredStatus>>;
  readonly ended: Promise<void>;
};

const pollMs = 500;

/** Sees checkpoints move that another process moves: by NOTIFY, and by looking now and then, as a notice may be lost with its connection. */
function watchCheckpoints(options: WatchOptions): Watch {
  const { connect, schema, signal, log, isAwaited, onStatuses } = options;
  let client: pg.Client | null = null;
  const read = () =>
    client
      ? readStoredStatuses(client, schema)
      : withConnection(connect, 'status', (lent) => readStoredStatuses(lent, schema));
  // While Postgres is away the next poll looks again.
  const look = oneAtATime(() => read().then(onStatuses, () => {}));
  const lookIfAwaited = () => {
    if (isAwaited()) look();
  };
  const listen = async (resetBackoff: () => void) => {
    const listening = await connect('watch', { pipeline: true, query_timeout: 5000 });
    const poll = setInterval(lookIfAwaited, pollMs);
    try {
      listening.on('notification', lookIfAwaited);
      await listening.query(`listen ${pg.escapeIdentifier(movedChannel(schema))}`);
      client = listening;
      resetBackoff();
      lookIfAwaited();
      await once(listening, 'end', { signal });
    } finally {
      client = null;
      clearInterval(poll);
      await closeConnection(listening);
    }
  };
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'lost sight of the checkpoints, and looks again');
  return { look, read, ended: runWithRetry(listen, { signal, onError }) };
}

/** Asked while it works, it works once more after that, as what it saw may be older than the question. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isWorking = false;
  let isAskedAgain = false;
  return function ask() {
    isAskedAgain = isWorking;
    if (isWorking) return;
    isWorking = true;
    void work().finally(() => {
      isWorking = false;
      if (isAskedAgain) ask();
    });
  };
}
