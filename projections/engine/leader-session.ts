import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import { type Connect, withConnection } from '#projections/postgres/connection.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { runWithRetry, sleep } from '#projections/postgres/retry.ts';
import { longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import {
  type Checkpoint,
  CheckpointMoved,
  type Claim,
  claimCheckpoints,
  readCheckpoints,
  readClaimed,
} from './checkpoint.ts';
import { type DeadLetter, withStreams } from './dead-letters.ts';
import { type EventSource, UnknownPosition } from './event-source.ts';
import { ProjectionFailed } from './failures.ts';
import { parkingLetter } from './hold-back.ts';
import { followLog } from './live.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import { type Rebuilt, rebuild } from './rebuild.ts';
import { dropAbandoned, prepareTables } from './schema.ts';
import { isToBeResumed, type ProjectionState, recordParked, recordParkedAt, recordState } from './status.ts';
import type { Seen } from './wait-for-position.ts';

type LeaderSessionOptions = {
  readonly connect: Connect;
  readonly schema: string;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  /** The parts that this process leads, each with its fencing token. */
  readonly claims: readonly Claim[];
  /** Aborts at the end of the term. */
  readonly signal: AbortSignal;
  readonly batchSize: number;
  readonly cachedBytes: number;
  /** Memory for the rows of a rebuild, in bytes. */
  readonly memoryBytes?: number;
  readonly log: EngineLog;
  /** Called when a rebuild begins and when none is left. */
  readonly onRebuilding: (isRebuilding: boolean) => void;
  /** Called for every status change from the start of the session. */
  readonly onSeen: (seen: readonly (readonly [name: string, Seen])[]) => void;
};

/** State of one leader session. */
type LeaderSession = LeaderSessionOptions & {
  /** The projections that follow the log. */
  readonly following: Set<AnyProjection>;
  /** Those that were parked in this session. */
  readonly parked: Set<AnyProjection>;
  /** Restarts the reader with all projections that follow now. */
  rejoin(): void;
  readonly last: LastEvent;
};

/**
 * Runs the projections that this process leads. Projections with current rows follow the log; the others are rebuilt meanwhile and then
 * join. Parked projections are tried again. Ends when the signal aborts or another worker is ahead. Also ends when a projection was parked
 * meanwhile and is due for another try, which the next session makes.
 */
export async function runLeaderSession(options: LeaderSessionOptions): Promise<void> {
  const { log, signal } = options;
  const end = new AbortController();
  const session: LeaderSession = {
    ...options,
    last: createLastEvent(options.source),
    signal: AbortSignal.any([signal, end.signal]),
    following: new Set(),
    parked: new Set(),
    rejoin() {},
  };
  const { ours, theirs } = await startSession(session);
  const work = [
    follow(session),
    rebuildStale(session, ours),
    awaitRebuilt(session, theirs),
    endToResume(session),
    dropEarlierVersions(session),
  ];
  try {
    await Promise.all(work);
  } catch (error) {
    if (error instanceof ResumeRequested) log.info({}, 'a parked projection is tried again');
    else if (error instanceof CheckpointMoved)
      log.info({ reason: error.message }, 'another worker is ahead: stepping down');
    else throw error;
  } finally {
    end.abort();
    await Promise.allSettled(work);
  }
}

/** The projections that never processed an event. The process that leads the first part of one rebuilds it for all others. */
type Stale = { readonly ours: readonly AnyProjection[]; readonly theirs: readonly AnyProjection[] };

/** Begins to follow the projections that have rows. */
async function startSession(session: LeaderSession): Promise<Stale> {
  const { connect, schema, projections, claims, onSeen, following } = session;
  const begin = async (client: pg.Client) => {
    // A later release may have dropped them while no process led them.
    await prepareTables(client, schema, projections);
    const claimed = await claimCheckpoints(client, schema, claims);
    const of = ({ name }: AnyProjection) => claimed.filter((checkpoint) => checkpoint.name === name);
    const empty = projections.filter((each) => of(each).every(isEmpty));
    const current = projections.filter((each) => !empty.includes(each));
    for (const each of current) following.add(each);
    const ours = empty.filter((each) => of(each).some(({ part }) => part === null || part.nth === 0));
    await recordState(client, schema, ours, 'rebuilding');
    await recordState(client, schema, current, 'live');
    onSeen([...seen(empty, 'rebuilding', claimed), ...seen(current, 'live', claimed)]);
    return { ours, theirs: empty.filter((each) => !ours.includes(each)) };
  };
  return withSessionConnection(connect, begin);
}

/** A rebuild of an empty log ends where it began. */
const isEmpty = ({ position, part, rebuilds }: Checkpoint): boolean =>
  position === beginning && (part === null || rebuilds === 0);

const builtPollMs = 250;

/** Follows parts of projections that another process rebuilds, once it has. */
async function awaitRebuilt(session: LeaderSession, projections: readonly AnyProjection[]): Promise<void> {
  const { connect, schema, claims, signal, log, following } = session;
  const left = new Set(projections);
  while (left.size > 0 && !signal.aborted) {
    await sleep(builtPollMs, signal);
    const names = new Set(namesOf(left));
    const read = (client: pg.Client) =>
      readClaimed(
        client,
        schema,
        claims.filter(({ name }) => names.has(name)),
      );
    const stored = await withSessionConnection(connect, read).catch((error: unknown) => {
      log.warn({ err: error }, 'cannot read whether another process has rebuilt a projection; retrying');
      return [];
    });
    const built = [...left].filter(({ name }) =>
      stored.some((checkpoint) => checkpoint.name === name && !isEmpty(checkpoint)),
    );
    if (built.length === 0) continue;
    for (const each of built) {
      left.delete(each);
      following.add(each);
    }
    session.onSeen(seen(built, 'live', stored));
    session.rejoin();
  }
}

class ResumeRequested extends Error {
  override readonly name = 'ResumeRequested';
}

const resumePollMs = 1000;

/** Reads a row of Postgres while something is parked, because a request must reach the leader in any process. @throws ResumeRequested */
async function endToResume({ connect, schema, signal, log, parked }: LeaderSession): Promise<void> {
  const isRequested = () =>
    withSessionConnection(connect, (client) => isToBeResumed(client, schema, [...parked])).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'cannot read whether a parked projection is to be tried again; retrying');
        return false;
      },
    );
  const isOver = () => signal.aborted;
  while (!isOver()) {
    await sleep(resumePollMs, signal);
    if (parked.size > 0 && !isOver() && (await isRequested())) throw new ResumeRequested();
  }
}

const dropPollMs = 60_000;

/** Drops what an earlier release has left once it is gone, and the rows of this release are there. */
async function dropEarlierVersions({
  connect,
  schema,
  signal,
  log,
  following,
}: LeaderSession): Promise<void> {
  while (!signal.aborted) {
    await withSessionConnection(connect, (client) => dropAbandoned(client, schema, [...following])).then(
      (tables) => {
        if (tables.length > 0) log.info({ tables }, 'the rows of an earlier release are dropped');
      },
      (error: unknown) => log.warn({ err: error }, 'the rows of an earlier release cannot be dropped yet'),
    );
    await sleep(dropPollMs, signal);
  }
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
  const projections = [...following];
  const at = { error: failure.message, position: null, eventId: null, eventType: null };
  await withSessionConnection(connect, async (client) => {
    for (const each of projections) await recordParked(client, schema, each, at);
  });
  log.error(
    { err: failure, projections: namesOf(projections) },
    'the read models are parked: their position is of another log',
  );
  // A position of another log tells nothing about this one.
  onSeen(projections.map(({ name }) => [name, seenAt(session, name, beginning, 'parked')]));
}

type LastEvent = {
  /** @param after how far the log was read before these events */
  remember(events: readonly Recorded<EventLike>[], after: Position): void;
  /** @throws UnknownPosition when the log has another event, or none, at the position of the remembered one. */
  check(position: Position, signal: AbortSignal): Promise<void>;
};

/** The last event that was applied: a log that was restored from a backup and written on does not have it at its position. */
function createLastEvent(source: EventSource): LastEvent {
  let last: { readonly after: Position; readonly applied: Recorded<EventLike> } | null = null;
  return {
    remember(events, after) {
      const applied = events.at(-1);
      if (applied) last = { after: events.at(-2)?.position ?? after, applied };
    },
    async check(position, signal) {
      if (last?.applied.position !== position) return;
      const { after, applied } = last;
      // Between them may be events of other members, which another process applies.
      for await (const events of source.readAll({ after, types: new Set([applied.event.type]), signal })) {
        const found = events.find((each) => each.position >= position);
        if (found?.id === applied.id) return;
        if (found) break;
      }
      throw new UnknownPosition(position, 'other');
    },
  };
}

/** @throws UnknownPosition while the log does not know a position of the parked projections, or has another event there. */
async function resumeFollowing({
  connect,
  schema,
  source,
  last,
  log,
  following,
  claims,
  signal,
  onSeen,
}: LeaderSession): Promise<void> {
  const names = new Set(namesOf(following));
  const checkpoints = await withSessionConnection(connect, (client) =>
    readClaimed(
      client,
      schema,
      claims.filter(({ name }) => names.has(name)),
    ),
  );
  for (const position of new Set(checkpoints.map((each) => each.position))) {
    await source.firstAfter(position);
    await last.check(position, signal);
  }
  onSeen(seen([...following], 'live', checkpoints));
  await withSessionConnection(connect, (client) => recordState(client, schema, [...following], 'live'));
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
  const followed = new Set(namesOf(session.following));
  await followLog({
    ...session,
    projections: [...session.following],
    signal: AbortSignal.any([session.signal, rejoining.signal]),
    claims: session.claims.filter(({ name }) => followed.has(name)),
    onMoved(names, position, parts) {
      resetBackoff();
      session.onSeen(names.map((name) => [name, seenAt(session, name, position, 'live', parts.get(name))]));
    },
    onParked: (failure, position, parts) => parkFollowing(session, failure, position, parts),
    onDeadLetters: (letters) => warnOf(session, letters),
    onApplied: session.last.remember,
  }).catch((error: unknown) => {
    if (session.signal.aborted || !rejoining.signal.aborted) throw error;
  });
}

function warnOf({ log }: LeaderSession, letters: readonly DeadLetter[]) {
  for (const { projection, position, eventType, error } of letters)
    log.warn(
      { projection, position, eventType, reason: error },
      'an event is a dead letter: the rows of its member are held back in this projection, and all others go on',
    );
}

function parkFollowing(
  session: LeaderSession,
  failure: ProjectionFailed,
  position: Position,
  parts: readonly number[] | null,
) {
  const { following, parked, log, onSeen } = session;
  const { name } = failure.projection;
  moveToParked(following, parked, name);
  log.error({ err: failure, projection: name, position }, 'a projection is parked');
  onSeen([[name, seenAt(session, name, position, 'parked', parts ?? undefined)]]);
}

function moveToParked(from: Set<AnyProjection>, parked: Set<AnyProjection>, name: string): void {
  for (const projection of from)
    if (projection.name === name) {
      from.delete(projection);
      parked.add(projection);
    }
}

/** A projection that cannot be rebuilt is parked and keeps its old rows; the others are then rebuilt without it. */
async function rebuildStale(session: LeaderSession, stale: readonly AnyProjection[]): Promise<void> {
  const left = new Set(stale);
  session.onRebuilding(left.size > 0);
  const done = new AbortController();
  await runWithRetry(
    async (resetBackoff) => {
      try {
        if (left.size > 0) join(session, left, await rebuild({ ...session, projections: [...left] }));
        session.onRebuilding(false);
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
  session.onSeen(names.map((name) => [name, seenAt(session, name, position, 'live')]));
  session.rejoin();
}

async function parkRebuild(session: LeaderSession, left: Set<AnyProjection>, failure: ProjectionFailed) {
  const { connect, schema, source, log, parked, onSeen } = session;
  const { projection, recorded } = failure;
  const { name } = projection;
  const letters = recorded ? await withStreams(source, [parkingLetter(failure, recorded)], beginning) : [];
  const at = { error: failure.message, position: null, eventId: null, eventType: null };
  const park = async (client: pg.Client) => {
    if (letters.length > 0) await recordParkedAt(client, schema, letters);
    else await recordParked(client, schema, projection, at);
    return (await readCheckpoints(client, schema, [projection])).get(name)?.position ?? beginning;
  };
  const position = await withConnection(connect, 'park', park, withTimeout(longTimeoutMs));
  moveToParked(left, parked, name);
  log.error({ err: failure, projection: name }, 'a rebuild failed: the projection is parked');
  onSeen([[name, seenAt(session, name, position, 'parked')]]);
}

const namesOf = (projections: Iterable<AnyProjection>) => [...projections].map(({ name }) => name);

const seen = (
  projections: readonly AnyProjection[],
  state: ProjectionState,
  checkpoints: readonly Checkpoint[],
): readonly (readonly [string, Seen])[] =>
  projections.map(({ name }) => {
    const own = checkpoints.filter((checkpoint) => checkpoint.name === name);
    const at = new Map(
      own.flatMap(({ part, position }) => (part ? [[part.nth, { position, state }] as const] : [])),
    );
    const of = own[0]?.part?.of;
    const position = own.map((each) => each.position).sort()[0] ?? beginning;
    return [name, { position, state, parts: of === undefined ? undefined : { of, at } }];
  });

/** A projection as seen when its parts are at a position: by default all parts that this process leads. */
function seenAt(
  { claims }: Pick<LeaderSession, 'claims'>,
  name: string,
  position: Position,
  state: ProjectionState,
  some?: readonly number[],
): Seen {
  const own = claims.flatMap((claim) => (claim.name === name && claim.part ? [claim.part] : []));
  const of = own[0]?.of;
  if (of === undefined) return { position, state };
  const at = new Map((some ?? own.map(({ nth }) => nth)).map((nth) => [nth, { position, state }]));
  return { position, state, parts: { of, at } };
}
