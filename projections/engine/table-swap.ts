import type { Position } from '#domain/kernel/recorded.ts';
import { inTransaction } from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import { startRetries } from '#projections/postgres/retry.ts';
import { announceMove, lockCheckpoints, placeCheckpoint } from './checkpoint.ts';
import { type HistoryOptions, readHistory } from './history.ts';
import { runHistory, runOver } from './run-batch.ts';
import { recordState } from './status.ts';
import { swapIn, type Table } from './tables.ts';

/**
 * Applies the events appended meanwhile to the new tables, one transaction per batch, until few enough are left for the swap.
 * @returns the position of the rows afterwards.
 */
export async function catchUp(
  client: pg.Client,
  tables: readonly Table[],
  from: HistoryOptions,
): Promise<Position> {
  let after = from.after;
  for (;;) {
    let events = 0;
    for await (const batch of readHistory({ ...from, after })) {
      await inTransaction(client, () => runOver(client, tables, batch));
      events += batch.events.length;
      after = batch.position;
    }
    if (events < 1000) return after;
  }
}

/**
 * Swaps the new tables in, including the last events, and sets their checkpoints. Waits only a moment for open queries on the old rows,
 * because other queries would queue behind the lock; then it releases the lock, catches up and tries again until it succeeds.
 * @returns the position of the rows afterwards.
 */
export async function swapTables(
  client: pg.Client,
  schema: string,
  tables: readonly Table[],
  from: HistoryOptions,
): Promise<Position> {
  let after = from.after;
  const delayMs = (failures: number) => 100 * Math.min(failures + 1, 20);
  const retries = startRetries({ delayMs, signal: from.signal, isTemporary: isLockTimeout });
  for (;;) {
    try {
      return await inTransaction(client, () => swapNow(client, schema, tables, { ...from, after }));
    } catch (error) {
      await retries.afterFailure(error);
      from.signal?.throwIfAborted();
      after = await catchUp(client, tables, { ...from, after });
    }
  }
}

/**
 * Applies the last events under the lock of the checkpoints. A live worker cannot move them meanwhile, so no event is missed or applied
 * twice.
 */
async function swapNow(
  client: pg.Client,
  schema: string,
  tables: readonly Table[],
  from: HistoryOptions,
): Promise<Position> {
  const names = tables.map(({ projection }) => projection.name);
  await client.query(`set local lock_timeout = '300ms'`);
  const checkpoints = await lockCheckpoints(client, schema, names);
  let position = from.after;
  for await (const batch of runHistory(client, tables, from)) position = batch.position;
  for (const { projection } of tables) {
    const { name, version } = projection;
    await swapIn(client, projection, schema, checkpoints.get(name)?.version ?? version);
    await placeCheckpoint(client, schema, { name, version, position });
  }
  await recordState(client, schema, names, 'live');
  await announceMove(client, schema);
  return position;
}

const isLockTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '');
