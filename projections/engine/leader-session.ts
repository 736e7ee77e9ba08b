import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { type Connect, withConnection } from '#projections/postgres/connection.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { runWithRetry } from '#projections/postgres/retry.ts';
import { longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import { type Checkpoint, readCheckpoints } from './checkpoint.ts';
import { type EventSource, UnknownPosition } from './event-source.ts';
import { CheckpointMoved, ProjectionFailed } from './failures.ts';
import { followLog } from './live.ts';
import type { AnyProjection } from './projection.ts';
import { type Rebuilt, rebuild } from './rebuild.ts';
import { type ProjectionState, recordParked, recordState, type StoredStatus } from './status.ts';

type LeaderSessionOptions = {
  readonly connect: Connect;
  readonly schema: string;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  readonly batchSize: number;
  readonly cachedRows: number;
  readonly log: EngineLog;
  /** Called for every status change from the start of the session. */
  readonly onSeen: (
    seen: readonly (readonly [name: string, Pick<StoredStatus, 'position' | 'state'>])[],
  ) => void;
};

/** State of one leader session. */
type LeaderSession = LeaderSessionOptions & {
  readonly signal: AbortSignal;
  /** The projections that follow the log. */
  readonly following: Set<AnyProjection>;
  /** Restarts the reader with all projections that follow now. */
  rejoin(): void;
};

/**
 * Runs the projections while this process leads. Projections with current rows follow the log; the others are rebuilt meanwhile and then
 * join. Parked projections are tried again. Ends when the signal aborts, or when another worker turns out to be ahead.
 */
export async function runLeaderSession(options: LeaderSessionOptions, signal: AbortSignal): Promise<void> {
  const { projections, log } = options;
  const end = new AbortController();
  const session: LeaderSession = {
    ...options,
    signal: AbortSignal.any([signal, end.signal]),
    following: new Set(),
    rejoin() {},
  };
  const stale = await startSession(session);
  for (const projection of projections) if (!stale.includes(projection)) session.following.add(projection);
  const work = [follow(session), rebuildStale(session, stale)];
  try {
    await Promise.all(work);
  } catch (error) {
    if (!(error instanceof CheckpointMoved)) throw error;
    log.info({ reason: error.message }, 'another worker is ahead: stepping down');
  } finally {
    end.abort();
    await Promise.allSettled(work);
  }
}

/** @returns the projections whose rows have another version, or that never processed an event. */
async function startSession({
  connect,
  schema,
  projections,
  onSeen,
}: LeaderSession): Promise<AnyProjection[]> {
  const begin = async (client: pg.Client) => {
    const checkpoints = await readCheckpoints(client, schema);
    const isStale = (projection: AnyProjection) => needsRebuild(projection, checkpoints.get(projection.name));
    const stale = projections.filter(isStale);
    const current = projections.filter((projection) => !isStale(projection));
    await recordState(client, schema, namesOf(stale), 'rebuilding');
    await recordState(client, schema, namesOf(current), 'live');
    onSeen([...seen(stale, 'rebuilding', checkpoints), ...seen(current, 'live', checkpoints)]);
    return stale;
  };
  return withSessionConnection(connect, begin);
}

async function follow(session: LeaderSession): Promise<void> {
  const { signal, log } = session;
  let isOfAnotherLog = false;
  await runWithRetry(
    async (resetBackoff) => {
      try {
        if (isOfAnotherLog) await resumeFollowing(session);
        isOfAnotherLog = false;
        for (;;) {
          await followUntilJoined(session, resetBackoff);
          resetBackoff();
        }
      } catch (error) {
        if (error instanceof UnknownPosition && !isOfAnotherLog) {
          await parkAll(session, error);
          isOfAnotherLog = true;
        }
        throw error;
      }
    },
    {
      signal,
      isTemporary: (error) => !(error instanceof CheckpointMoved),
      onError: (error) => {
        // It was logged when they were parked.
        if (!isOfAnotherLog)
          log.warn({ err: error }, 'the projections cannot reach the log or Postgres; retrying');
      },
    },
  );
}

/**
 * Parks all projections, because their rows are from another log and must not be served as current. They resume when the log knows their
 * position.
 */
async function parkAll(session: LeaderSession, failure: UnknownPosition): Promise<void> {
  const { connect, schema, log, following, onSeen } = session;
  const names = namesOf(following);
  const at = { error: failure.message, position: null, eventId: null, eventType: null };
  const checkpoints = await withSessionConnection(connect, async (client) => {
    for (const name of names) await recordParked(client, schema, name, at);
    return readCheckpoints(client, schema);
  });
  log.error(
    { err: failure, projections: names },
    'the read models are parked: their position is of another log',
  );
  onSeen(seen([...following], 'parked', checkpoints));
}

/** @throws UnknownPosition while the log does not know a position of the parked projections. */
async function resumeFollowing({
  connect,
  schema,
  source,
  log,
  following,
  onSeen,
}: LeaderSession): Promise<void> {
  const checkpoints = await withSessionConnection(connect, (client) => readCheckpoints(client, schema));
  const positions = new Set([...following].map(({ name }) => checkpoints.get(name)?.position ?? beginning));
  for (const position of positions) await source.firstAfter(position);
  onSeen(seen([...following], 'live', checkpoints));
  await withSessionConnection(connect, (client) => recordState(client, schema, namesOf(following), 'live'));
  log.info(
    { projections: namesOf(following) },
    'the log contains the position of the read models again: resuming',
  );
}

const withSessionConnection = <Result>(
  connect: Connect,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => withConnection(connect, 'term', work, withTimeout(longTimeoutMs));

/** Resolves when rebuilt projections must join. */
async function followUntilJoined(session: LeaderSession, resetBackoff: () => void): Promise<void> {
  const rejoining = new AbortController();
  session.rejoin = () => rejoining.abort();
  await followLog({
    ...session,
    projections: [...session.following],
    signal: AbortSignal.any([session.signal, rejoining.signal]),
    onMoved(names, position) {
      resetBackoff();
      session.onSeen(names.map((name) => [name, { position, state: 'live' }]));
    },
    onParked: (failure, position) => removeParked(session, failure, position),
  }).catch((error: unknown) => {
    if (session.signal.aborted || !rejoining.signal.aborted) throw error;
  });
}

function removeParked(
  { following, log, onSeen }: LeaderSession,
  failure: ProjectionFailed,
  position: Position,
) {
  for (const projection of following)
    if (projection.name === failure.projection) following.delete(projection);
  log.error({ err: failure, projection: failure.projection, position }, 'a projection is parked');
  onSeen([[failure.projection, { position, state: 'parked' }]]);
}

/** A projection that cannot be rebuilt is parked and keeps its old rows; the others are then rebuilt without it. */
async function rebuildStale(session: LeaderSession, stale: readonly AnyProjection[]): Promise<void> {
  const left = new Set(stale);
  const done = new AbortController();
  await runWithRetry(
    async (resetBackoff) => {
      try {
        if (left.size > 0) join(session, left, await rebuild({ ...session, projections: [...left] }));
        done.abort();
      } catch (error) {
        if (!(error instanceof ProjectionFailed)) throw error;
        await parkRebuild(session, left, error);
        resetBackoff();
      }
    },
    {
      signal: AbortSignal.any([session.signal, done.signal]),
      onError: (error) => session.log.warn({ err: error }, 'a rebuild was interrupted; retrying'),
    },
  );
}

function join(
  session: LeaderSession,
  projections: ReadonlySet<AnyProjection>,
  { position, events }: Rebuilt,
) {
  const names = namesOf(projections);
  session.log.info({ projections: names, position, events }, 'rebuilt');
  for (const projection of projections) session.following.add(projection);
  session.onSeen(names.map((name) => [name, { position, state: 'live' }]));
  session.rejoin();
}

async function parkRebuild(
  { connect, schema, log, onSeen }: LeaderSession,
  left: Set<AnyProjection>,
  failure: ProjectionFailed,
) {
  const { projection: name, recorded } = failure;
  const at = { error: failure.message, position: recorded?.position ?? null };
  const park = async (client: pg.Client) => {
    await recordParked(client, schema, name, {
      ...at,
      eventId: recorded?.id ?? null,
      eventType: recorded?.event.type ?? null,
    });
    return (await readCheckpoints(client, schema)).get(name)?.position ?? beginning;
  };
  const position = await withConnection(connect, 'park', park, withTimeout(longTimeoutMs));
  for (const projection of left) if (projection.name === name) left.delete(projection);
  log.error({ err: failure, projection: name }, 'a rebuild failed: the projection is parked');
  onSeen([[name, { position, state: 'parked' }]]);
}

const needsRebuild = ({ version }: AnyProjection, at: Checkpoint | undefined) =>
  at?.version !== version || at.position === beginning;

const namesOf = (projections: Iterable<AnyProjection>) => [...projections].map(({ name }) => name);

const seen = (
  projections: readonly AnyProjection[],
  state: ProjectionState,
  checkpoints: ReadonlyMap<string, Checkpoint>,
) =>
  projections.map(
    ({ name }) => [name, { position: checkpoints.get(name)?.position ?? beginning, state }] as const,
  );
