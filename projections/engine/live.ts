import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import { type Connect, fixQueryPlans, inTransaction } from '#projections/postgres/connection.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { sleep } from '#projections/postgres/retry.ts';
import { closeConnection, longTimeoutMs } from '#projections/postgres/timeouts.ts';
import {
  announceMove,
  type Checkpoint,
  type Claim,
  moveCheckpoints,
  showLowestPositions,
} from './checkpoint.ts';
import {
  type DeadLetter,
  deleteDeadLettersOf,
  deletePassedDeadLetters,
  heldOwners,
  withStreams,
  writeDeadLetters,
} from './dead-letters.ts';
import { openEventQueue } from './event-queue.ts';
import type { EventSource, SourceMessage } from './event-source.ts';
import { dividedAtEverybody } from './everybody.ts';
import { CheckpointMoved, ProjectionFailed } from './failures.ts';
import { type HistoryBatch, newEvents, readHistory } from './history.ts';
import { type Fold, type HeldBefore, parkingLetter } from './hold-back.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import { type FoldedBatch, foldBatch, type LoadedBatch, loadBatch } from './run-batch.ts';
import {
  joinRunners,
  membersOf,
  ownsRowsOf,
  partsBehind,
  partsOf,
  type Runner,
  type Share,
  sharesOf,
  startRunners,
} from './runners.ts';
import { recordParkedAt } from './status.ts';
import { send } from './write-batch.ts';

type LiveOptions = AdvanceOptions & {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  readonly signal: AbortSignal;
  /** Maximum number of events per transaction; ten times as many when far behind. */
  readonly batchSize: number;
  /** About how many bytes the rows take that are cached between batches, over all projections. */
  readonly cachedBytes: number;
  /** What this process leads, with the tokens under which it claimed it; absent for a worker without leases. */
  readonly claims?: readonly Claim[];
};

/** A backlog of this many batches is read in bulk and written as one batch, so that a row which changes often is written once. */
const farBehindBatches = 10;

/** How often the checkpoints of parts that have no events move to where the log was read. */
const showPositionsMs = 500;
const lastShowMs = 500;

/**
 * Follows the log with all given projections, each from its own checkpoint: one reader, and one transaction per batch that moves the
 * checkpoints and writes the rows together. Repeated deliveries are skipped. Call it again to resume.
 * @throws when the signal aborts (after the current batch), the source fails or ends, Postgres is unavailable, or another worker is ahead
 * (CheckpointMoved).
 */
export async function followLog(options: LiveOptions): Promise<never> {
  const { connect, source, signal, batchSize } = options;
  const session = new AbortController();
  const client = await connect('live', { pipeline: true, query_timeout: longTimeoutMs });
  const following: Following = { client, runners: [], options };
  try {
    await fixQueryPlans(client);
    following.runners = await startRunners(client, options);
    const ends = AbortSignal.any([signal, session.signal]);
    const after = await catchUpInBulk(client, following.runners, options);
    const messages = after === undefined ? never(ends) : source.subscribe({ after, signal: ends });
    const inbox = openEventQueue(messages, 4 * batchSize, ends);
    for (let shownAt = performance.now(); ; ) shownAt = await followOnce(following, inbox, shownAt);
  } finally {
    session.abort();
    await showLastPositions(following);
    await closeConnection(client);
  }
}

type Following = { readonly client: pg.Client; runners: readonly Runner[]; readonly options: LiveOptions };

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
  const waitMs = partsBehind(runners).size > 0 ? shownAt + showPositionsMs - performance.now() : undefined;
  const taken = waitMs !== undefined && waitMs <= 0 ? [] : await inbox.take(options.batchSize, waitMs);
  if (taken.length === 0) {
    await showPositions(client, runners, options);
    return performance.now();
  }
  await advanceProjections(client, runners, batchOf(taken), options);
  return shownAt;
}

/** So that the parts are at one position for the process that follows them next. A connection that is cut off does not answer. */
async function showLastPositions({ client, runners, options }: Following): Promise<void> {
  if (partsBehind(runners).size === 0) return;
  await Promise.race([showPositions(client, runners, options).catch(() => {}), sleep(lastShowMs)]);
}

/**
 * Moves the checkpoints of parts without events, for those who wait in other processes for all parts. Rows do not change, and an event that
 * was not for a part is not for it either when it is read again, so this need not be in the transaction of a batch.
 */
async function showPositions(
  client: pg.Client,
  runners: readonly Runner[],
  { schema }: Pick<LiveOptions, 'schema'>,
): Promise<void> {
  const behind = partsBehind(runners);
  if (behind.size === 0) return;
  for (const [to, parts] of behind) {
    await moveCheckpoints(
      client,
      schema,
      parts.map(({ checkpoint }) => checkpoint),
      to,
    );
    const moved = new Set(parts.map(({ checkpoint }) => checkpoint));
    for (const { runner } of parts) place(runner, moved, to);
  }
  const divided = runners.filter((runner) => partsOf(runner)).map(({ table }) => table.projection);
  await showLowestPositions(client, schema, divided);
  await announceMove(client, schema);
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
    const options = { schema, source, onParked, onMoved() {}, onDeadLetters() {} };
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

/** Remembers that some of a runner's checkpoints were moved. */
function place(runner: Runner, moved: ReadonlySet<Checkpoint>, to: Position) {
  runner.checkpoints = runner.checkpoints.map((checkpoint) =>
    moved.has(checkpoint) ? { ...checkpoint, position: to } : checkpoint,
  );
}

/**
 * Reads a long backlog in bulk, which costs a fraction of receiving each event by subscription.
 * @returns the position to follow from; undefined without projections.
 */
async function catchUpInBulk(
  client: pg.Client,
  runners: readonly Runner[],
  options: LiveOptions,
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

function batchOf(messages: readonly SourceMessage<EventLike>[]): HistoryBatch {
  const delivered = messages.flatMap((message) => (message.kind === 'event' ? [message.recorded] : []));
  const events = newEvents(delivered, beginning);
  return { events, position: events.at(-1)?.position ?? beginning };
}

/** A subscription without events. */
async function* never(signal: AbortSignal): AsyncGenerator<SourceMessage<EventLike>> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

type AdvanceOptions = {
  readonly schema: string;
  /** After each commit. @param parts of those that are divided, by name */
  readonly onMoved: (
    names: readonly string[],
    position: Position,
    parts: ReadonlyMap<string, readonly number[]>,
  ) => void;
  readonly source: EventSource;
  /** Called after the commit of new dead letters. */
  readonly onDeadLetters: (letters: readonly DeadLetter[]) => void;
  /**
   * Called when a projection stopped at an event that it cannot process; the others continue.
   * @param parts those of them that stopped, when it is divided
   */
  readonly onParked: (failure: ProjectionFailed, position: Position, parts: readonly number[] | null) => void;
};

/** Applies a batch in one transaction, or in several where it holds events about everybody. */
async function advanceProjections(
  client: pg.Client,
  runners: readonly Runner[],
  { events, position }: HistoryBatch,
  options: AdvanceOptions,
) {
  const parts = dividedAtEverybody(
    events,
    runners.map(({ table }) => table.projection),
  );
  for (const [index, part] of parts.entries()) {
    const to = index === parts.length - 1 ? position : (part.at(-1)?.position ?? position);
    await advanceTogether(client, runners, { events: part, position: to }, options);
  }
}

/**
 * Applies a batch to every read model that has not processed it, in one transaction with the checkpoints. An event that cannot be folded
 * becomes a dead letter in the same transaction, and its owner's rows are held back. A projection for which that is not possible is parked
 * there, after the events before it, and the others continue. A batch is written completely or not at all.
 * @throws CheckpointMoved when another worker is ahead; the error of Postgres when it is unavailable.
 */
async function advanceTogether(
  client: pg.Client,
  runners: readonly Runner[],
  { events, position: to }: HistoryBatch,
  options: AdvanceOptions,
) {
  let running = runners.filter(({ isParked, position }) => !isParked && position < to);
  const failed: Runner[] = [];
  while (running.length > 0) {
    try {
      await commitBatch(client, running, events, to, options);
      break;
    } catch (error) {
      if (!(error instanceof ProjectionFailed)) throw error;
      failed.push(...running.filter(({ table }) => table.projection.name === error.projection.name));
      running = running.filter((runner) => !failed.includes(runner));
    }
  }
  for (const runner of failed) await advanceAlone(client, runner, ownEvents(runner, events), options);
}

/** Halves a failed batch until the failing event is isolated, so that all events before it are applied. */
async function advanceAlone(
  client: pg.Client,
  runner: Runner,
  events: readonly Recorded<EventLike>[],
  options: AdvanceOptions,
) {
  const last = events.at(-1);
  if (!last || runner.isParked) return;
  try {
    await commitBatch(client, [runner], events, last.position, options);
  } catch (error) {
    if (!(error instanceof ProjectionFailed)) throw error;
    if (events.length === 1) return park(client, runner, last, error, options);
    const half = Math.ceil(events.length / 2);
    await advanceAlone(client, runner, events.slice(0, half), options);
    await advanceAlone(client, runner, events.slice(half), options);
  }
}

const ownEvents = (runner: Runner, events: readonly Recorded<EventLike>[]) =>
  sharesOf([runner], events)[0]?.events ?? [];

async function commitBatch(
  client: pg.Client,
  runners: readonly Runner[],
  events: readonly Recorded<EventLike>[],
  to: Position,
  options: AdvanceOptions,
) {
  const shares = sharesOf(runners, events).filter(({ checkpoints }) => checkpoints.length > 0);
  const letters = shares.length === 0 ? [] : await commitShares(client, shares, to, options);
  for (const runner of runners) runner.position = to;
  const parts = new Map<string, number[]>();
  for (const runner of runners) {
    const { name } = runner.table.projection;
    const own = partsOf(runner);
    if (own) parts.set(name, [...(parts.get(name) ?? []), ...own]);
  }
  options.onMoved([...new Set(runners.map(({ table }) => table.projection.name))], to, parts);
  options.onDeadLetters(letters);
}

/** @returns the new dead letters */
async function commitShares(
  client: pg.Client,
  shares: readonly Share[],
  to: Position,
  { schema, source }: AdvanceOptions,
): Promise<readonly DeadLetter[]> {
  const runners = shares.map(({ runner }) => runner);
  const checkpoints = shares.flatMap((share) => share.checkpoints);
  try {
    // The connection is pipelined: Postgres executes statements in the order of sending.
    const loads: Promise<LoadedBatch | null>[] = [];
    await allOrFirstCause(
      together(client, () => {
        const isOurs = [client.query('begin'), moveCheckpoints(client, schema, checkpoints, to)];
        for (const { runner, events } of shares) {
          const { table, cache } = runner;
          const heldBefore = heldBeforeOf(client, schema, runner);
          loads.push(loadBatch(client, table, events, { cache, heldBefore, ownsRowsOf: ownsRowsOf(runner) }));
        }
        return [...isOurs, ...loads];
      }),
    );
    const batches = await Promise.all(loads);
    const folded = await Promise.all(
      batches.map(async (batch, index) => batch && foldBatch(client, batch, runners[index]?.cache)),
    );
    const writes = folded.flatMap((batch) => batch?.writes ?? []);
    const letters = await newLetters(source, folded, runners);
    // If one of them fails, the commit rolls back all of them.
    await allOrFirstCause(
      together(client, () => [
        ...writes.map((write) => send(client, write)),
        ...voidLetters(client, schema, runners, { folded, to }),
        writeDeadLetters(client, schema, letters),
        announceMove(client, schema),
        client.query('commit'),
      ]),
    );
    for (const [index, share] of shares.entries()) settle(share, to, folded[index] ?? null);
    return letters;
  } catch (error) {
    for (const { cache } of runners) cache.forget();
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

const heldBeforeOf =
  (client: pg.Client, schema: string, { table, skips, hasDeadLetters, position, everybody }: Runner) =>
  async (owners: () => ReadonlySet<string>): Promise<HeldBefore> => {
    const held = hasDeadLetters ? await heldOwners(client, schema, table.projection, owners()) : [];
    const since = new Map([...held].map((owner) => [owner, position]));
    return { skips, hasDeadLetters, held: since, everybody };
  };

type Folded = readonly (FoldedBatch | null)[];

function newLetters(source: EventSource, folded: Folded, runners: readonly Runner[]) {
  const letters = folded.flatMap((batch) => batch?.fold.letters() ?? []);
  const after = runners.map(({ position }) => position).sort()[0] ?? beginning;
  return withStreams(source, letters, after);
}

/** Deletes the dead letters of owners that were cleared, and those at which a projection was parked and which it passes now. */
function voidLetters(
  client: pg.Client,
  schema: string,
  runners: readonly Runner[],
  { folded, to }: { readonly folded: Folded; readonly to: Position },
): readonly Promise<void>[] {
  const withLetters = runners.flatMap(({ hasDeadLetters, table }) =>
    hasDeadLetters ? [table.projection] : [],
  );
  if (withLetters.length === 0) return [];
  const ofCleared = runners.flatMap(({ hasDeadLetters, table: { projection } }, index) => {
    const cleared: Fold['cleared'] = folded[index]?.fold.cleared ?? new Set();
    return hasDeadLetters && cleared.size > 0
      ? [deleteDeadLettersOf(client, schema, projection, cleared)]
      : [];
  });
  return [...ofCleared, deletePassedDeadLetters(client, schema, withLetters, to)];
}

/** Sends everything that `work` writes at once: one system call instead of many, and one wake-up of Postgres. */
function together<Result>(client: pg.Client, work: () => Result): Result {
  const { stream } = client.connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
}

function settle({ runner, checkpoints }: Share, to: Position, written: FoldedBatch | null) {
  place(runner, new Set(checkpoints), to);
  if (!written) return;
  runner.cache.keep(written.set);
  runner.everybody = written.fold.everybody;
  if (written.fold.letters().length > 0) runner.hasDeadLetters = true;
}

async function park(
  client: pg.Client,
  runner: Runner,
  recorded: Recorded<EventLike>,
  failure: ProjectionFailed,
  { schema, source, onParked }: AdvanceOptions,
) {
  runner.isParked = true;
  const letter = parkingLetter(failure, recorded);
  const letters = await withStreams(source, [letter], runner.position);
  await inTransaction(client, () => recordParkedAt(client, schema, letters));
  onParked(failure, runner.position, partsOf(runner));
}

/**
 * Waits for all, because no statement may run after the rollback. In an aborted transaction every statement fails, so the first error is
 * the cause.
 */
async function allOrFirstCause(work: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(work);
  const errors = settled.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (errors.length === 0) return;
  throw (
    errors.find((error) => error instanceof CheckpointMoved) ??
    errors.find((error) => (error as { code?: unknown }).code !== '25P02') ??
    errors[0]
  );
}
