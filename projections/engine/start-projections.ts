import { once } from 'node:events';
import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { type Connect, connector, withConnection } from '#projections/postgres/connection.ts';
import { runAsLeader, type Term } from '#projections/postgres/leader-election.ts';
import { type EngineLog, silentLog } from '#projections/postgres/log.ts';
import * as pg from '#projections/postgres/pg.ts';
import { runWithRetry } from '#projections/postgres/retry.ts';
import { closeConnection, longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import { movedChannel } from './checkpoint.ts';
import type { EventSource } from './event-source.ts';
import { runLeaderSession } from './leader-session.ts';
import type { AnyProjection } from './projection.ts';
import { defaultMemoryBytes } from './rebuild.ts';
import { prepareTables } from './schema.ts';
import { type ProjectionStatus, readStoredStatuses, type StoredStatus, withLag } from './status.ts';
import { leadLockOf, liveSchema } from './tables.ts';
import { createPositionWaiter, type WaitOptions } from './wait-for-position.ts';

export type ProjectionsOptions = {
  /** The Postgres configuration. The engine opens separate connections: two while it waits, up to four while it leads. */
  readonly database: pg.ClientConfig;
  readonly projections: readonly AnyProjection[];
  readonly source: EventSource;
  readonly log?: EngineLog;
  /** Maximum number of events per transaction; 1000 by default. */
  readonly batchSize?: number;
  /** About how many bytes the rows take that a leader caches between batches, over all projections; 100 MB by default. */
  readonly cachedBytes?: number;
  /** Whether this process runs the projections when no other one does; true by default. Otherwise it only waits for those that run them. */
  readonly isCandidate?: boolean;
  /** What the rows of a rebuild may take in memory. */
  readonly memoryBytes?: number;
};

export type RunningProjections = {
  /** For read-your-writes: true when the projections have passed the position, false when they have not in time, or cannot. */
  waitFor(position: Position, options: WaitOptions): Promise<boolean>;
  /** Resolves when all projections that are not parked are live and have processed the current end of the log. */
  caughtUp(): Promise<void>;
  /** Whether `caughtUp` has resolved once: before that, tables of this release may be empty. */
  isBuilt(): boolean;
  /** For /readyz and /metrics. Works in every process, not only the leader. @throws when Postgres or the log cannot be reached. */
  status(): Promise<ProjectionStatus[]>;
  /** Finishes the current batch and gives up leadership. */
  stop(): Promise<void>;
};

/**
 * Makes the read models follow the log, in this process when it leads, or in the leading one. When this resolves, every view exists,
 * possibly with the rows of an older version or none; `caughtUp` resolves when they are current.
 * @throws when Postgres cannot be reached, or the projections have conflicting names.
 */
export async function startProjections(options: ProjectionsOptions): Promise<RunningProjections> {
  const { database, projections, source, log = silentLog, isCandidate = true } = options;
  const { batchSize = 1000, cachedBytes = 100_000_000, memoryBytes = defaultMemoryBytes } = options;
  checkNames(projections);
  const [connect, schema] = [connector(database), liveSchema];
  await prepareAll(connect, projections);

  const stopping = new AbortController();
  const { signal } = stopping;
  // The leader knows positions before Postgres does, so its own values win over what it reads.
  let led: ReadonlySet<string> = new Set();
  const leadsAll = () => led.size === projections.length;
  let isBuilt = false;
  // Before a leader is known, the stored status may be old: parked, although a leader is about to try again.
  let knowLeader = () => {};
  const leaderIsKnown = new Promise<void>((resolve) => {
    knowLeader = resolve;
  });
  const waiting = createPositionWaiter(namesOf(projections), () =>
    leadsAll() ? waiting.update([]) : watch.look(),
  );
  const watch = watchCheckpoints({
    connect,
    schema,
    projections,
    signal,
    log,
    isAwaited: () => waiting.isAwaited && !leadsAll(),
    onStatuses: (statuses) => waiting.update(reachedBy(statuses).filter(([name]) => !led.has(name))),
  });
  const session = { connect, schema, source, batchSize, cachedBytes, memoryBytes, log };
  const lead = async ({ tokens, signal: ofTerm }: Term) => {
    const ours = ledBy(tokens, projections);
    const onSeen: typeof waiting.update = (seen) => {
      led = new Set(ours.map(({ projection }) => projection.name));
      waiting.update(seen);
      knowLeader();
    };
    await runLeaderSession({ ...session, led: ours, signal: ofTerm, onSeen }).finally(() => {
      led = new Set();
    });
  };
  const candidate = { ...locksOf(projections, schema), connect, schema, signal, log };
  if (!isCandidate) knowLeader();
  const election = isCandidate ? runAsLeader({ ...candidate, lead, onFollowing: knowLeader }) : null;

  return {
    waitFor: waiting.waitFor,
    async caughtUp() {
      await leaderIsKnown;
      await waiting.caughtUp(await source.head());
      isBuilt = true;
    },
    isBuilt: () => isBuilt,
    status: async () => withLag(await watch.read(), projections, source),
    async stop() {
      stopping.abort();
      knowLeader();
      waiting.close();
      await Promise.all([election, watch.ended]);
    },
  };
}

/** A projection that is parked at no event has a position of another log, or no rows of its version: it has reached nothing. */
const reachedBy = (statuses: ReadonlyMap<string, StoredStatus>) =>
  [...statuses].map(([name, { state, position, parked }]) => {
    const hasReached = parked === null || parked.eventId !== null;
    return [name, { state, position: hasReached ? position : beginning }] as const;
  });

const locksOf = (projections: readonly AnyProjection[], schema: string) => ({
  lockNames: projections.map((projection) => leadLockOf(projection, schema)),
  sharedLock: `projections of ${schema}` as const,
});

const ledBy = (tokens: Term['tokens'], projections: readonly AnyProjection[]) =>
  projections.flatMap((projection) => {
    const token = tokens.get(leadLockOf(projection, liveSchema));
    return token === undefined ? [] : [{ projection, token }];
  });

const prepareAll = (connect: Connect, projections: readonly AnyProjection[]) =>
  withConnection(
    connect,
    'start',
    (client) => prepareTables(client, liveSchema, projections),
    withTimeout(longTimeoutMs),
  );

const namesOf = (projections: readonly AnyProjection[]) => projections.map(({ name }) => name);

/** @throws on duplicate table names and on names that need quotes in SQL. */
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
  readonly projections: readonly AnyProjection[];
  readonly signal: AbortSignal;
  readonly log: EngineLog;
  /** Nothing is read while no request waits. */
  readonly isAwaited: () => boolean;
  readonly onStatuses: (statuses: ReadonlyMap<string, StoredStatus>) => void;
};

type Watch = {
  /** Requests a read of the checkpoints. Requests during a read share the next one. */
  look(): void;
  /** @throws when Postgres cannot be reached. */
  read(): Promise<ReadonlyMap<string, StoredStatus>>;
  readonly ended: Promise<void>;
};

const pollMs = 500;

/** Observes checkpoints that another process moves: by NOTIFY, and by polling, because a notification can be lost with its connection. */
function watchCheckpoints(options: WatchOptions): Watch {
  const { connect, schema, projections, signal, log, isAwaited, onStatuses } = options;
  let client: pg.Client | null = null;
  const read = () =>
    client
      ? readStoredStatuses(client, schema, projections)
      : withConnection(connect, 'status', (lent) => readStoredStatuses(lent, schema, projections));
  // When Postgres is unavailable, the next poll reads again.
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
  const onError = (error: unknown) => log.warn({ err: error }, 'the checkpoints cannot be read; retrying');
  return { look, read, ended: runWithRetry(listen, { signal, onError }) };
}

/** Runs `work` once more if it is requested while running, because the current run may have read older data. */
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
