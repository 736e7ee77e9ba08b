import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import { type Connect, fixQueryPlans, inTransaction } from '#projections/postgres/connection.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { closeConnection, longTimeoutMs } from '#projections/postgres/timeouts.ts';
import { announceMove, type Checkpoint, moveCheckpoints, readCheckpoints } from './checkpoint.ts';
import {
  type DeadLetter,
  deleteDeadLettersOf,
  deletePassedDeadLetters,
  heldOwners,
  projectionsWithDeadLetters,
  withStreams,
  writeDeadLetters,
} from './dead-letters.ts';
import { openEventQueue } from './event-queue.ts';
import type { EventSource, SourceMessage } from './event-source.ts';
import { dividedAtEverybody, everybodyAt } from './everybody.ts';
import { CheckpointMoved, ProjectionFailed } from './failures.ts';
import { eventsAfter, type HistoryBatch, newEvents, readHistory } from './history.ts';
import { type Fold, type HeldBefore, parkingLetter } from './hold-back.ts';
import { readSkips } from './letter-book.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import { type FoldedBatch, foldBatch, type LoadedBatch, loadBatch } from './run-batch.ts';
import { recordParkedAt } from './status.ts';
import { type Table, tableOf } from './tables.ts';
import { createRowCaches, type RowCache } from './working-set.ts';
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
  /** Fencing tokens of the leader that claimed the checkpoints, by name; absent for a worker without leases. */
  readonly tokens?: ReadonlyMap<string, number>;
};

/** A backlog of this many batches is read in bulk and written as one batch, so that a row which changes often is written once. */
const farBehindBatches = 10;

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
  try {
    await fixQueryPlans(client);
    const runners = await startRunners(client, options);
    const ends = AbortSignal.any([signal, session.signal]);
    const after = await catchUpInBulk(client, runners, options);
    const messages = after === undefined ? never(ends) : source.subscribe({ after, signal: ends });
    const inbox = openEventQueue(messages, 4 * batchSize, ends);
    for (;;) await advanceProjections(client, runners, batchOf(await inbox.take(batchSize)), options);
  } finally {
    session.abort();
    await closeConnection(client);
  }
}

async function startRunners(
  client: pg.Client,
  { schema, source, projections, cachedBytes, tokens }: LiveOptions,
): Promise<Runner[]> {
  const checkpoints = await readCheckpoints(client, schema, projections);
  const withLetters = await projectionsWithDeadLetters(client, schema, projections);
  const skips = await readSkips(source);
  const addCache = createRowCaches(cachedBytes);
  const runners: Runner[] = [];
  for (const projection of projections) {
    const checkpoint = checkpoints.get(projection.name);
    if (!checkpoint) throw new CheckpointMoved(`the rows of ${projection.name} are gone`);
    if (tokens && checkpoint.token !== tokens.get(projection.name))
      throw new CheckpointMoved(`a later leader has claimed ${projection.name}`);
    runners.push({
      table: tableOf(projection, schema, 'current', source.cipher),
      cache: addCache(),
      checkpoint,
      isParked: false,
      skips: skips(projection.name),
      hasDeadLetters: withLetters.has(projection.name),
      everybody: await everybodyAt(source, projection, {
        position: checkpoint.position,
        skips: skips(projection.name),
      }),
    });
  }
  return runners;
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
  let after = runners.map(({ checkpoint }) => checkpoint.position).sort()[0];
  const behind = after === undefined ? 0 : await source.countAfter?.(after);
  const bulkSize = farBehindBatches * batchSize;
  if (after === undefined || (behind ?? 0) < bulkSize) return after;
  let events: Recorded<EventLike>[] = [];
  for await (const read of readHistory({ source, projections, after, signal })) {
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

/** A running projection. `checkpoint` is the last one that this worker knows to be committed. */
type Runner = {
  readonly table: Table;
  readonly cache: RowCache;
  checkpoint: Checkpoint;
  isParked: boolean;
  /** Ids of the events that operators have skipped. */
  readonly skips: ReadonlySet<string>;
  /** Only then are the held-back owners of a batch looked up. */
  hasDeadLetters: boolean;
  /** The value of the events about everybody at the checkpoint. */
  everybody: unknown;
};

type AdvanceOptions = {
  readonly schema: string;
  /** After each commit. */
  readonly onMoved: (names: readonly string[], position: Position) => void;
  readonly source: EventSource;
  /** Called after the commit of new dead letters. */
  readonly onDeadLetters: (letters: readonly DeadLetter[]) => void;
  /** Called when a projection stopped at an event that it cannot process; the others continue. */
  readonly onParked: (failure: ProjectionFailed, position: Position) => void;
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
  let running = runners.filter(({ isParked, checkpoint }) => !isParked && checkpoint.position < to);
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
  for (const runner of failed)
    await advanceAlone(client, runner, eventsAfter(events, runner.checkpoint.position), options);
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

async function commitBatch(
  client: pg.Client,
  runners: readonly Runner[],
  events: readonly Recorded<EventLike>[],
  to: Position,
  { schema, source, onMoved, onDeadLetters }: AdvanceOptions,
) {
  const checkpoints = runners.map(({ checkpoint }) => checkpoint);
  let letters: readonly DeadLetter[];
  try {
    // The connection is pipelined: Postgres executes statements in the order of sending.
    const loads: Promise<LoadedBatch | null>[] = [];
    await allOrFirstCause(
      together(client, () => {
        const isOurs = [client.query('begin'), moveCheckpoints(client, schema, checkpoints, to)];
        for (const runner of runners) {
          const { table, cache, checkpoint } = runner;
          const heldBefore = heldBeforeOf(client, schema, runner);
          loads.push(
            loadBatch(client, table, eventsAfter(events, checkpoint.position), { cache, heldBefore }),
          );
        }
        return [...isOurs, ...loads];
      }),
    );
    const batches = await Promise.all(loads);
    const folded = await Promise.all(
      batches.map(async (batch, index) => batch && foldBatch(client, batch, runners[index]?.cache)),
    );
    const writes = folded.flatMap((batch) => batch?.writes ?? []);
    letters = await newLetters(source, folded, checkpoints);
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
    for (const [index, runner] of runners.entries()) settle(runner, to, folded[index] ?? null);
  } catch (error) {
    for (const { cache } of runners) cache.forget();
    await client.query('rollback').catch(() => {});
    throw error;
  }
  onMoved(
    checkpoints.map(({ name }) => name),
    to,
  );
  onDeadLetters(letters);
}

const heldBeforeOf =
  (client: pg.Client, schema: string, { table, skips, hasDeadLetters, checkpoint, everybody }: Runner) =>
  async (owners: () => ReadonlySet<string>): Promise<HeldBefore> => {
    const held = hasDeadLetters ? await heldOwners(client, schema, table.projection, owners()) : [];
    const since = new Map([...held].map((owner) => [owner, checkpoint.position]));
    return { skips, hasDeadLetters, held: since, everybody };
  };

type Folded = readonly (FoldedBatch | null)[];

function newLetters(source: EventSource, folded: Folded, checkpoints: readonly Checkpoint[]) {
  const letters = folded.flatMap((batch) => batch?.fold.letters() ?? []);
  const after = checkpoints.map(({ position }) => position).sort()[0] ?? beginning;
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

function settle(runner: Runner, to: Position, written: FoldedBatch | null) {
  runner.checkpoint = { ...runner.checkpoint, position: to };
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
  const letters = await withStreams(source, [letter], runner.checkpoint.position);
  await inTransaction(client, () => recordParkedAt(client, schema, letters));
  onParked(failure, runner.checkpoint.position);
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
