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
 * Runs over fresh tables what came in the meantime, each batch in its own transaction, until so little came that the swap may wait for it.
 * @returns the position that the rows have then.
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
 * Lets the fresh tables answer queries, with what came in the meantime, and sets their checkpoints.
 * Waits for no reader longer than a moment, as others queue up behind it: it lets go, catches up and tries again, for as long as somebody
 * has a query open on the old rows.
 * @returns the position that the rows have then.
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

/** The last events come under the lock of the checkpoints: while a live worker cannot move them, nothing is missed and nothing doubled. */
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
