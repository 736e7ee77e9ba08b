import type pg from 'pg';
import { beginning, type Position } from '#domain/kernel/position.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { type AdvanceOptions, advance, type Runner } from './advance.ts';
import { readCheckpoints } from './checkpoint.ts';
import { type Connect, keepPlansSteady } from './connection.ts';
import { patientDeadlineMs, takeLeave } from './deadlines.ts';
import type { EventSource, SourceMessage } from './event-source.ts';
import { CheckpointMoved } from './failures.ts';
import { type HistoryBatch, newEvents, readHistory } from './history.ts';
import { openInbox } from './inbox.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import { createRowCache } from './row-cache.ts';
import { tableOf } from './tables.ts';

export type LiveOptions = AdvanceOptions & {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  readonly signal: AbortSignal;
  /** Events in one transaction, at most; ten times as many while it is far behind. */
  readonly batchSize: number;
  /** Rows kept in memory between batches, over all projections: about. */
  readonly cachedRows: number;
};

/** From so many batches on, a backlog is read as history, and written as many at once: a row that changes in all is written once. */
const farBehindBatches = 10;

/**
 * Follows the log with all given projections, each from its own checkpoint: one reader, and one transaction for each batch, in which the
 * checkpoints move and the rows change together. What was delivered twice is passed over.
 * @throws when the signal aborts (the batch under way is finished first), the source fails or ends, Postgres is away, or, as
 * CheckpointMoved, another worker is ahead. To call it again is to resume.
 */
export async function followLog(options: LiveOptions): Promise<never> {
  const { connect, source, signal, batchSize } = options;
  const session = new AbortController();
  const client = await connect('live', { pipeline: true, query_timeout: patientDeadlineMs });
  try {
    await keepPlansSteady(client);
    const runners = await startRunners(client, options);
    const ends = AbortSignal.any([signal, session.signal]);
    const after = await catchUpInBulk(client, runners, options);
    const messages = after === undefined ? never(ends) : source.subscribe({ after, signal: ends });
    const inbox = openInbox(messages, 4 * batchSize, ends);
    for (;;) await advance(client, runners, batchOf(await inbox.take(batchSize)), options);
  } finally {
    session.abort();
    await takeLeave(client);
  }
}

async function startRunners(
  client: pg.Client,
  { schema, projections, cachedRows }: LiveOptions,
): Promise<Runner[]> {
  const checkpoints = await readCheckpoints(client, schema);
  return projections.map((projection) => {
    const checkpoint = checkpoints.get(projection.name);
    if (checkpoint?.version !== projection.version)
      throw new CheckpointMoved(`the rows of ${projection.name} are of version ${checkpoint?.version}`);
    const cache = createRowCache(cachedRows / projections.length / 2);
    return { table: tableOf(projection, schema, 'current'), cache, checkpoint, isParked: false };
  });
}

/**
 * Whoever is far behind reads the history, which costs a fraction of being told of each event.
 * @returns the position to follow from; undefined when there is nobody to follow for.
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
      await advance(client, runners, { events: batch, position: batch.at(-1)?.position ?? after }, options);
    }
    after = read.position;
  }
  await advance(client, runners, { events, position: after }, options);
  return after;
}

function batchOf(messages: readonly SourceMessage<EventLike>[]): HistoryBatch {
  const delivered = messages.flatMap((message) => (message.kind === 'event' ? [message.recorded] : []));
  const events = newEvents(delivered, beginning);
  return { events, position: events.at(-1)?.position ?? beginning };
}

/** The log of one who has nothing to read. */
async function* never(signal: AbortSignal): AsyncGenerator<SourceMessage<EventLike>> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
