import { getHeapStatistics } from 'node:v8';
import type pg from 'pg';
import type { Instant } from '#domain/kernel/day.ts';
import { beginning } from '#domain/kernel/position.ts';
import { type Connect, inTransaction, keepPlansSteady } from './connection.ts';
import { copyRows } from './copy-rows.ts';
import { takeLeave, unhurried } from './deadlines.ts';
import type { EventSource } from './event-source.ts';
import { type FoldedHistory, foldHistory } from './fold-history.ts';
import type { HistoryOptions, Progress } from './history.ts';
import type { AnyProjection } from './projection.ts';
import { runHistory } from './run-batch.ts';
import { prepareSchema } from './schema.ts';
import { catchUp, swap } from './swap.ts';
import { createIndexes, createTable, liveSchema, type Table, tableOf } from './tables.ts';

export type RebuildOptions = {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  /** Where the tables go; by default over those that the service answers from. */
  readonly schema?: string;
  /** As of this moment: only events recorded then or before. Needs a schema of its own. */
  readonly until?: Instant;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Rows held in memory at once, over all projections. By default as many as take about a quarter of the heap that Node may have, at 1 kB
   * each: a million with 4 GB. When it is reached, what there is gets written, and the rest of history is folded over the written rows,
   * batch by batch: slower, but bounded.
   */
  readonly maxRows?: number;
};

export const defaultMaxRows = Math.floor(getHeapStatistics().heap_size_limit / 4 / 1024);

export type Rebuilt = Progress & {
  /** Rows written for each projection by COPY. */
  readonly rows: Readonly<Record<string, number>>;
};

/**
 * Folds the whole history into fresh tables and lets them take the place of those that are there: fold in memory, COPY, index, catch up,
 * then swap the view and set the checkpoint in one transaction. Queries go on reading the old rows until that commits. Interrupted
 * anywhere it leaves nothing but a `…_next` table, which the next run replaces. Two rebuilds of one projection wait for each other; a
 * leader that was running it live notices at its next batch and begins again from the new checkpoint.
 * @throws ProjectionFailed at the first event that a projection cannot take; nothing is swapped then.
 */
export async function rebuild(options: RebuildOptions): Promise<Rebuilt> {
  const { connect, projections, schema = liveSchema, maxRows = defaultMaxRows, signal } = options;
  if (options.until && schema === liveSchema) throw new Error('an as-of rebuild needs a schema of its own');
  const history: HistoryOptions = { ...options, after: beginning };
  const client = await connect('rebuild', unhurried);
  const endClient = () => void client.end();
  signal?.addEventListener('abort', endClient, { once: true });
  try {
    await keepPlansSteady(client);
    await lockOut(client, schema, projections);
    await prepareSchema(client, schema);
    const tables = projections.map((projection) => tableOf(projection, schema, 'next'));
    const filled = await foldAndFill(client, tables, history, maxRows);
    const position = await catchUp(client, tables, { ...history, after: filled.position });
    return { ...filled, position: await swap(client, schema, tables, { ...history, after: position }) };
  } finally {
    signal?.removeEventListener('abort', endClient);
    await takeLeave(client);
  }
}

/** Apart from the rest, so that what was folded is let go when it is written. */
async function foldAndFill(
  client: pg.Client,
  tables: readonly Table[],
  history: HistoryOptions,
  maxRows: number,
) {
  const folded = await foldHistory(history, maxRows);
  return inTransaction(client, () => fillTables(client, tables, folded, history));
}

/** Creates the tables and writes a folded history into them; where memory ended it, the rest follows in batches. */
export async function fillTables(
  client: pg.Client,
  tables: readonly Table[],
  folded: FoldedHistory,
  history: HistoryOptions,
): Promise<Rebuilt> {
  const rows: Record<string, number> = {};
  for (const [index, table] of tables.entries()) {
    const set = folded.sets[index];
    await createTable(client, table);
    if (set) rows[table.projection.name] = await copyRows(client, table, set);
    await createIndexes(client, table);
  }
  let { events, position } = folded;
  if (folded.isComplete) return { rows, events, position };
  for await (const batch of runHistory(client, tables, { ...history, after: position })) {
    events += batch.events.length;
    position = batch.position;
    history.onProgress?.({ events, position });
  }
  return { rows, events, position };
}

/** The lock belongs to the connection that writes, so that it cannot outlive the writing nor end before it. */
async function lockOut(client: pg.Client, schema: string, projections: readonly AnyProjection[]) {
  for (const name of projections.map(({ name }) => name).sort()) {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`rebuild ${schema}.${name}`]);
  }
}
