import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { inTransaction } from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import { startRetries } from '#projections/postgres/retry.ts';
import { announceMove, lockCheckpoints, placeCheckpoints } from './checkpoint.ts';
import { replaceDeadLetters } from './dead-letters.ts';
import { type HistoryOptions, readHistory } from './history.ts';
import type { LetterBook } from './letter-book.ts';
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
  book: LetterBook,
): Promise<Position> {
  let after = from.after;
  for (;;) {
    let events = 0;
    for await (const batch of readHistory({ ...from, after })) {
      await inTransaction(client, () => runOver(client, tables, batch, book));
      events += batch.events.length;
      after = batch.position;
    }
    if (events < 1000) return after;
  }
}

/**
 * Swaps the new tables in, including the last events, and sets their checkpoints. Waits only a moment for open queries on the old rows,
 * because other queries would queue behind the lock. Then it releases the lock, catches up and tries again until it succeeds.
 * @returns the position of the rows afterwards.
 */
export async function swapTables(
  client: pg.Client,
  schema: string,
  tables: readonly Table[],
  from: HistoryOptions,
  book: LetterBook,
): Promise<Position> {
  let after = from.after;
  const delayMs = (failures: number) => 100 * Math.min(failures + 1, 20);
  const retries = startRetries({ delayMs, signal: from.signal, isTemporary: isLockTimeout });
  await book.fillStreams(from.source, beginning);
  for (;;) {
    try {
      return await inTransaction(client, () => swapNow(client, { schema, tables, book }, { ...from, after }));
    } catch (error) {
      await retries.afterFailure(error);
      from.signal?.throwIfAborted();
      const before = after;
      after = await catchUp(client, tables, { ...from, after }, book);
      await book.fillStreams(from.source, before);
    }
  }
}

/**
 * Applies the last events under the lock of the checkpoints. A live worker cannot move them meanwhile, so no event is missed or applied
 * twice.
 */
async function swapNow(
  client: pg.Client,
  { schema, tables, book }: { schema: string; tables: readonly Table[]; book: LetterBook },
  from: HistoryOptions,
): Promise<Position> {
  const projections = tables.map(({ projection }) => projection);
  await client.query(`set local lock_timeout = '300ms'; set local synchronous_commit to default`);
  await lockCheckpoints(client, schema, projections);
  let position = from.after;
  for await (const batch of runHistory(client, tables, from, book)) position = batch.position;
  await book.fillStreams(from.source, from.after);
  await swapIn(client, projections, schema);
  await placeCheckpoints(client, schema, projections, position);
  const letters = projections.flatMap((projection) => book.letters(projection));
  await replaceDeadLetters(client, schema, projections, letters);
  await recordState(client, schema, projections, 'live');
  await announceMove(client, schema);
  return position;
}

const isLockTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '');
