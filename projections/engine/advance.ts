import type pg from 'pg';
import type { Position } from '#domain/kernel/position.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { announceMove, type Checkpoint, moveCheckpoints } from './checkpoint.ts';
import { CheckpointMoved, ProjectionFailed } from './failures.ts';
import { eventsAfter, type HistoryBatch } from './history.ts';
import type { EventLike } from './projection.ts';
import type { RowCache } from './row-cache.ts';
import { foldBatch, type LoadedBatch, loadBatch } from './run-batch.ts';
import { recordParked } from './status.ts';
import type { Table } from './tables.ts';
import type { WorkingSet } from './working-set.ts';
import { send } from './write-batch.ts';

/** A projection under way. `checkpoint` is what this worker knows to be committed. */
export type Runner = {
  readonly table: Table;
  readonly cache: RowCache;
  checkpoint: Checkpoint;
  isParked: boolean;
};

export type AdvanceOptions = {
  readonly schema: string;
  /** After each commit. */
  readonly onMoved: (names: readonly string[], position: Position) => void;
  /** After a projection stopped at an event that it cannot take; the others go on. */
  readonly onParked: (failure: ProjectionFailed, position: Position) => void;
};

/**
 * Takes a batch into every read model that has not seen it, in one transaction: the checkpoints move and the rows change together. A
 * projection that cannot take an event is parked there, once it has what comes before, and the others go on without it.
 * @throws CheckpointMoved when another worker is ahead, and what Postgres says when it is away. No batch is ever half written.
 */
export async function advance(
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
      failed.push(...running.filter(({ table }) => table.projection.name === error.projection));
      running = running.filter((runner) => !failed.includes(runner));
    }
  }
  for (const runner of failed)
    await advanceAlone(client, runner, eventsAfter(events, runner.checkpoint.position), options);
}

/** Halves a batch that failed until the event that cannot be taken stands alone: so all before it is still applied. */
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
  { schema, onMoved }: AdvanceOptions,
) {
  const checkpoints = runners.map(({ checkpoint }) => checkpoint);
  try {
    // The connection is pipelined: Postgres does what is sent together in its order.
    const loads: Promise<LoadedBatch | null>[] = [];
    await allOrFirstCause(
      together(client, () => {
        const isOurs = [client.query('begin'), moveCheckpoints(client, schema, checkpoints, to)];
        for (const { table, cache, checkpoint } of runners)
          loads.push(loadBatch(client, table, eventsAfter(events, checkpoint.position), cache));
        return [...isOurs, ...loads];
      }),
    );
    const batches = await Promise.all(loads);
    const writes = batches.flatMap((batch) => (batch ? foldBatch(batch) : []));
    // Should one of them fail, the commit takes all back.
    await allOrFirstCause(
      together(client, () => [
        ...writes.map((write) => send(client, write)),
        announceMove(client, schema),
        client.query('commit'),
      ]),
    );
    for (const [index, runner] of runners.entries()) settle(runner, to, batches[index]?.set);
  } catch (error) {
    for (const { cache } of runners) cache.forget();
    await client.query('rollback').catch(() => {});
    throw error;
  }
  onMoved(
    checkpoints.map(({ name }) => name),
    to,
  );
}

/** What `work` sends goes out at once: one system call instead of many, and Postgres wakes up once. */
function together<Result>(client: pg.Client, work: () => Result): Result {
  const { stream } = client.connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
}

function settle(runner: Runner, to: Position, written: WorkingSet | undefined) {
  runner.checkpoint = { ...runner.checkpoint, position: to };
  if (written) runner.cache.keep(written);
}

async function park(
  client: pg.Client,
  runner: Runner,
  { event, id, position }: Recorded<EventLike>,
  failure: ProjectionFailed,
  { schema, onParked }: AdvanceOptions,
) {
  runner.isParked = true;
  const { name } = runner.table.projection;
  await recordParked(client, schema, name, {
    error: failure.message,
    position,
    eventId: id,
    eventType: event.type,
  });
  onParked(failure, runner.checkpoint.position);
}

/** Waits for all, as none may go on after the rollback. In an aborted transaction every statement fails: the cause is another one. */
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
