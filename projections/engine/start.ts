import type pg from 'pg';
import type { Position } from '#domain/kernel/position.ts';
import { connector, withConnection } from './connection.ts';
import { patientDeadlineMs, within } from './deadlines.ts';
import type { EventSource } from './event-source.ts';
import { campaign } from './leader.ts';
import { type EngineLog, silent } from './log.ts';
import type { AnyProjection } from './projection.ts';
import { prepareTables } from './schema.ts';
import { type ProjectionStatus, withLag } from './status.ts';
import { liveSchema } from './tables.ts';
import { serveTerm } from './term.ts';
import { createWaiting, type WaitOptions } from './wait.ts';
import { watchCheckpoints } from './watch.ts';

export type ProjectionsOptions = {
  /** How to reach Postgres. The engine opens connections of its own: two while it follows, up to four while it leads. */
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
  /** For /readyz and /metrics. Each process can tell, whoever leads. @throws when Postgres or the log cannot be reached. */
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
  const { database, projections, source, log = silent, batchSize = 1000, cachedRows = 100_000 } = options;
  checkNames(projections);
  const connect = connector(database);
  const schema = liveSchema;
  const prepare = (client: pg.Client) => prepareTables(client, schema, projections);
  await withConnection(connect, 'start', prepare, within(patientDeadlineMs));

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
  const waiting = createWaiting(names, () => (isLeading ? waiting.update([]) : watch.look()));
  const watch = watchCheckpoints({
    connect,
    schema,
    signal,
    log,
    isAwaited: () => waiting.isAwaited && !isLeading,
    onStandings: (standings) => {
      if (!isLeading) waiting.update(standings);
    },
  });
  const onSeen: typeof waiting.update = (seen) => {
    isLeading = true;
    waiting.update(seen);
    knowLeader();
  };
  const lead = async (term: AbortSignal) => {
    try {
      await serveTerm({ connect, schema, source, projections, batchSize, cachedRows, log, onSeen }, term);
    } finally {
      isLeading = false;
    }
  };
  const campaigning = campaign({
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
      await Promise.all([campaigning, watch.ended]);
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
