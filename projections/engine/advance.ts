import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import { inTransaction } from '#projections/postgres/connection.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { begin, commit, type GroupedStatement, sendGroup } from '#projections/postgres/statement-group.ts';
import { CheckpointMoved, type MoveAnnouncer, movements } from './checkpoint.ts';
import {
  type DeadLetter,
  deleteDeadLettersOf,
  deletePassedDeadLetters,
  heldOwners,
  withStreams,
  writeDeadLetters,
} from './dead-letters.ts';
import type { EventSource } from './event-source.ts';
import { dividedAtEverybody } from './everybody.ts';
import { ProjectionFailed } from './failures.ts';
import type { HistoryBatch } from './history.ts';
import { type Fold, type HeldBefore, parkingLetter } from './hold-back.ts';
import type { EventLike } from './projection.ts';
import { type Begun, type FoldedBatch, foldBatch, type LoadedBatch, loadBatch } from './run-batch.ts';
import { ownsRowsOf, partsOf, place, type Runner, type Share, sharesOf } from './runners.ts';
import { recordParkedAt } from './status.ts';
import { statementOf } from './write-batch.ts';

export type AdvanceOptions = {
  readonly schema: string;
  /** After each commit. @param parts of those that are divided, by name */
  readonly onMoved: (
    names: readonly string[],
    position: Position,
    parts: ReadonlyMap<string, readonly number[]>,
  ) => void;
  readonly source: EventSource;
  readonly announcer: MoveAnnouncer;
  /** Called after the commit of new dead letters. */
  readonly onDeadLetters: (letters: readonly DeadLetter[]) => void;
  /**
   * Called when a projection stopped at an event that it cannot process; the others continue.
   * @param parts those of them that stopped, when it is divided
   */
  readonly onParked: (failure: ProjectionFailed, position: Position, parts: readonly number[] | null) => void;
};

/** Applies a batch in one transaction, or in several where it holds events about everybody. */
export async function advanceProjections(
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
  sharesOf([runner], events, true)[0]?.events ?? [];

async function commitBatch(
  client: pg.Client,
  runners: readonly Runner[],
  events: readonly Recorded<EventLike>[],
  to: Position,
  options: AdvanceOptions,
) {
  const shares = sharesOf(runners, events, options.announcer.isHeard).filter(
    ({ checkpoints }) => checkpoints.length > 0,
  );
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

/**
 * Folds before the transaction begins, where all rows are known: then all statements leave in one message. Otherwise it begins with the
 * first look-up of rows.
 * @returns the new dead letters
 */
async function commitShares(
  client: pg.Client,
  shares: readonly Share[],
  to: Position,
  { schema, source, announcer }: AdvanceOptions,
): Promise<readonly DeadLetter[]> {
  const runners = shares.map(({ runner }) => runner);
  const checkpoints = shares.flatMap((share) => share.checkpoints);
  const transaction = createTransaction(client, movements(schema, checkpoints, to));
  const { begun } = transaction;
  try {
    const batches = await transaction.done(together(client, () => loadsOf(begun, schema, shares)));
    const folded = await transaction.done(
      batches.map(async (batch, index) => batch && foldBatch(begun, batch, runners[index]?.cache)),
    );
    const writes = folded.flatMap((batch) => batch?.writes ?? []);
    const letters = await newLetters(source, folded, runners);
    // The connection is pipelined: Postgres executes statements in the order of sending.
    const [isHeardSince] = await transaction.done<unknown>(
      together(client, () => [
        announcer.look(client),
        ...voidLetters(begun, schema, runners, { folded, to }),
        ...(letters.length > 0 ? [writeDeadLetters(begun(), schema, letters)] : []),
        transaction.commit([...writes.map(statementOf), ...announcer.notices(schema)]),
      ]),
    );
    for (const [index, share] of shares.entries()) settle(share, to, folded[index] ?? null);
    if (isHeardSince === true) await announcer.announce(client, schema);
    return letters;
  } catch (error) {
    for (const { cache } of runners) cache.forget();
    if (transaction.hasBegun()) await client.query('rollback').catch(() => {});
    throw error;
  }
}

const loadsOf = (
  begun: Begun,
  schema: string,
  shares: readonly Share[],
): readonly Promise<LoadedBatch | null>[] =>
  shares.map(({ runner, events }) => {
    const { table, cache } = runner;
    const heldBefore = heldBeforeOf(begun, schema, runner);
    return loadBatch(begun, table, events, { cache, heldBefore, ownsRowsOf: ownsRowsOf(runner) });
  });

type Transaction = {
  /** Begins when it has not begun. */
  readonly begun: Begun;
  hasBegun(): boolean;
  /** Sends its last statements, and the first ones when it has not begun, in one request. None of them takes effect when one fails. */
  commit(statements: readonly GroupedStatement[]): Promise<void>;
  /**
   * Waits for all, because no statement may run after the rollback. In an aborted transaction every statement fails, so the first error is
   * the cause.
   */
  done<Result>(work: readonly Promise<Result>[]): Promise<Result[]>;
};

/** @param first its first statements */
function createTransaction(client: pg.Client, first: readonly GroupedStatement[]): Transaction {
  let beginning: Promise<void> | null = null;
  const sendFirst = (others: readonly GroupedStatement[]): Promise<void> => {
    beginning = sendGroup(client, [begin, ...first, ...others]);
    // Its error is that of `done`.
    beginning.catch(() => {});
    return beginning;
  };
  return {
    begun() {
      if (beginning === null) void sendFirst([]);
      return client;
    },
    hasBegun: () => beginning !== null,
    commit: (statements) => {
      const last = [...statements, commit];
      return beginning === null ? sendFirst(last) : sendGroup(client, last);
    },
    async done(work) {
      const settled = await Promise.allSettled(work);
      throwFirstCause([...(await Promise.allSettled([beginning])), ...settled]);
      return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    },
  };
}

const heldBeforeOf =
  (begun: Begun, schema: string, { table, skips, hasDeadLetters, position, everybody }: Runner) =>
  async (owners: () => ReadonlySet<string>): Promise<HeldBefore> => {
    const held = hasDeadLetters ? await heldOwners(begun(), schema, table.projection, owners()) : [];
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
  begun: Begun,
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
      ? [deleteDeadLettersOf(begun(), schema, projection, cleared)]
      : [];
  });
  return [...ofCleared, deletePassedDeadLetters(begun(), schema, withLetters, to)];
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

function throwFirstCause(settled: readonly PromiseSettledResult<unknown>[]): void {
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
