import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import { type Connect, fixQueryPlans } from '#projections/postgres/connection.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { sleep } from '#projections/postgres/retry.ts';
import { closeConnection, longTimeoutMs } from '#projections/postgres/timeouts.ts';
import { type AdvanceOptions, advanceProjections } from './advance.ts';
import { type Claim, createMoveAnnouncer, moveCheckpoints, showLowestPositions } from './checkpoint.ts';
import { openEventQueue } from './event-queue.ts';
import type { EventSource, SourceMessage } from './event-source.ts';
import type { ProjectionFailed } from './failures.ts';
import { eventsOf, type HistoryBatch, newEvents, readHistory } from './history.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import {
  checkpointsBehind,
  joinRunners,
  membersOf,
  partsOf,
  place,
  type Runner,
  startRunners,
} from './runners.ts';

type LiveOptions = Omit<AdvanceOptions, 'announcer'> & {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  readonly signal: AbortSignal;
  /** Maximum number of events per transaction; ten times as many when far behind. */
  readonly batchSize: number;
  /** About how many bytes the rows take that are cached between batches, over all projections. */
  readonly cachedBytes: number;
  /** The parts that this process leads, with their fencing tokens; absent for a worker without leases. */
  readonly claims?: readonly Claim[];
  /** Called after each batch of the subscription with its events. @param after how far the log was read before */
  readonly onApplied?: (events: HistoryBatch['events'], after: Position) => void;
};

/** A backlog of this many batches is read in bulk and written as one batch. So a row that changes often is written once. */
const farBehindBatches = 10;

/** How often checkpoints without events move to where the log was read. */
const showPositionsMs = 500;
const lastShowMs = 500;

/**
 * Follows the log with all given projections, each from its own checkpoint, by one reader. One transaction per batch writes the rows and
 * moves the checkpoints. Repeated deliveries are skipped. Call it again to resume.
 * @throws when the signal aborts (after the current batch), the source fails or ends, Postgres is unavailable, or another worker is ahead
 * (CheckpointMoved).
 */
export async function followLog(live: LiveOptions): Promise<never> {
  const options: FollowingOptions = { ...live, announcer: createMoveAnnouncer() };
  const { connect, source, signal, batchSize } = options;
  const session = new AbortController();
  const client = await connect('live', { pipeline: true, query_timeout: longTimeoutMs });
  const following: Following = { client, runners: [], at: beginning, options };
  try {
    await fixQueryPlans(client);
    following.runners = await startRunners(client, options);
    const ends = AbortSignal.any([signal, session.signal]);
    const members = eventsOf(options.projections, membersOf(following.runners));
    const after = await catchUpInBulk(client, following.runners, options);
    following.at = after ?? beginning;
    const messages = after === undefined ? never(ends) : source.subscribe({ after, signal: ends, members });
    const inbox = openEventQueue(messages, 4 * batchSize, ends);
    for (let shownAt = performance.now(); ; ) shownAt = await followOnce(following, inbox, shownAt);
  } finally {
    session.abort();
    await showLastPositions(following);
    await closeConnection(client);
  }
}

type FollowingOptions = LiveOptions & AdvanceOptions;
type Following = {
  readonly client: pg.Client;
  runners: readonly Runner[];
  /** How far the log was read. */
  at: Position;
  readonly options: FollowingOptions;
};

/**
 * Applies what has arrived, or shows where the log was read when that is due.
 * @param shownAt when it was shown last
 * @returns when it was shown last after that
 */
async function followOnce(
  following: Following,
  inbox: ReturnType<typeof openEventQueue<SourceMessage<EventLike>>>,
  shownAt: number,
): Promise<number> {
  const { client, options } = following;
  following.runners = joinRunners(following.runners);
  const { runners } = following;
  const waitMs =
    checkpointsBehind(runners).size > 0 ? shownAt + showPositionsMs - performance.now() : undefined;
  const taken = waitMs !== undefined && waitMs <= 0 ? [] : await inbox.take(options.batchSize, waitMs);
  if (taken.length === 0) {
    await showPositions(client, runners, options);
    return performance.now();
  }
  const batch = batchOf(taken);
  await advanceProjections(client, runners, batch, options);
  options.onApplied?.(batch.events, following.at);
  following.at = batch.position;
  return shownAt;
}

/** So that all are at one position for the process that follows them next. A connection that is cut off does not answer. */
async function showLastPositions({ client, runners, options }: Following): Promise<void> {
  if (checkpointsBehind(runners).size === 0) return;
  await Promise.race([showPositions(client, runners, options).catch(() => {}), sleep(lastShowMs)]);
}

/**
 * Moves the checkpoints without events, because other processes wait until all have passed a position. It needs no transaction of a batch:
 * no row changes, and a second read of such an event gives the same result.
 */
async function showPositions(
  client: pg.Client,
  runners: readonly Runner[],
  { schema, announcer }: Pick<AdvanceOptions, 'schema' | 'announcer'>,
): Promise<void> {
  const behind = checkpointsBehind(runners);
  if (behind.size === 0) return;
  for (const [to, those] of behind) {
    const moved = those.map(({ checkpoint }) => checkpoint);
    await moveCheckpoints(client, schema, moved, to);
    for (const { runner } of those) place(runner, new Set(moved), to);
  }
  const divided = runners.filter((runner) => partsOf(runner)).map(({ table }) => table.projection);
  if (divided.length > 0) await showLowestPositions(client, schema, divided);
  await announcer.look(client);
  await announcer.announce(client, schema);
}

type LevelOptions = Pick<LiveOptions, 'connect' | 'schema' | 'source'> & {
  readonly projection: AnyProjection;
  readonly claims: readonly Claim[];
};

/**
 * Brings the parts of one projection to the same position, the end of the log.
 * @throws CheckpointMoved when another worker has moved one meanwhile; ProjectionFailed when an event parks the projection.
 */
export async function levelParts({
  connect,
  schema,
  source,
  projection,
  claims,
}: LevelOptions): Promise<void> {
  const client = await connect('level', { pipeline: true, query_timeout: longTimeoutMs });
  try {
    await fixQueryPlans(client);
    const projections = [projection];
    let runners = await startRunners(client, { schema, source, projections, claims, cachedBytes: 0 });
    const onParked = (failure: ProjectionFailed) => {
      throw failure;
    };
    const announcer = createMoveAnnouncer();
    const options = { schema, source, announcer, onParked, onMoved() {}, onDeadLetters() {} };
    const after = runners.map(({ position }) => position).sort()[0] ?? beginning;
    for await (const batch of readHistory({ source, projections, after })) {
      await advanceProjections(client, runners, batch, options);
      runners = joinRunners(runners);
    }
    await showPositions(client, runners, options);
  } finally {
    await closeConnection(client);
  }
}

/**
 * Reads a long backlog in bulk, which costs a fraction of receiving each event by subscription.
 * @returns the position to follow from; undefined without projections.
 */
async function catchUpInBulk(
  client: pg.Client,
  runners: readonly Runner[],
  options: FollowingOptions,
): Promise<Position | undefined> {
  const { source, projections, signal, batchSize } = options;
  let after = runners.map(({ position }) => position).sort()[0];
  const behind = after === undefined ? 0 : await source.countAfter?.(after);
  const bulkSize = farBehindBatches * batchSize;
  if (after === undefined || (behind ?? 0) < bulkSize) return after;
  let events: Recorded<EventLike>[] = [];
  const members = membersOf(runners);
  for await (const read of readHistory({ source, projections, after, signal, members })) {
    events.push(...read.events);
    while (events.length >= bulkSize) {
      signal.throwIfAborted();
      const batch = events.slice(0, bulkSize);
      events = events.slice(bulkSize);
      await advanceProjections(
        client,
        runners,
        { events: batch, position: batch.at(-1)?.position ?? after },
        options,
      );
    }
    after = read.position;
  }
  await advanceProjections(client, runners, { events, position: after }, options);
  return after;
}

/** Where the source has caught up is beyond the last event when it leaves out those of other members. */
function batchOf(messages: readonly SourceMessage<EventLike>[]): HistoryBatch {
  const delivered = messages.flatMap((message) => (message.kind === 'event' ? [message.recorded] : []));
  const events = newEvents(delivered, beginning);
  const caughtUp = messages.flatMap((message) => (message.kind === 'caught-up' ? [message.position] : []));
  const position = [...caughtUp, events.at(-1)?.position ?? beginning].sort().at(-1) ?? beginning;
  return { events, position };
}

/** A subscription without events. */
async function* never(signal: AbortSignal): AsyncGenerator<SourceMessage<EventLike>> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
