import type { Recorded } from '#domain/kernel/recorded.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { plainText } from './column-encoding.ts';
import { isRefusedByPostgres, ProjectionFailed } from './failures.ts';
import { type HistoryBatch, type HistoryOptions, readHistory } from './history.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import { joinState, type StoredState } from './projection.ts';
import { openRows, UndecryptableRow } from './row-cipher.ts';
import type { Table } from './tables.ts';
import type { RowCache } from './working-set.ts';
import { keysOf, type WorkingSet, workingSet } from './working-set.ts';
import { send, type Write, writesOf } from './write-batch.ts';

/** The handled events of a batch, and the affected rows before them. */
export type LoadedBatch = {
  readonly table: Table;
  readonly set: WorkingSet;
  readonly handled: readonly Recorded<EventLike>[];
};

/**
 * Loads the rows that a batch of events affects. Call it in the transaction that writes them.
 * @param events in order, after the checkpoint, without duplicates; unhandled types are skipped.
 * @param cache rows that need no loading. Call `keep` with the set after the commit, otherwise `forget`.
 * @returns null when no event is handled.
 * @throws ProjectionFailed when an event cannot be folded, and the error of Postgres when that is the cause.
 */
export async function loadBatch(
  client: pg.ClientBase,
  table: Table,
  events: readonly Recorded<EventLike>[],
  cache?: RowCache,
): Promise<LoadedBatch | null> {
  const { projection } = table;
  const handled = events.filter(({ event }) => projection.handles.includes(event.type));
  if (handled.length === 0) return null;
  const set = workingSet(projection);
  const keys = touchedKeys(projection, handled);
  await load(client, table, set, keys, cache).catch((error: unknown) => {
    const isOfRows = isRefusedByPostgres(error) || error instanceof UndecryptableRow;
    throw isOfRows ? new ProjectionFailed(projection.name, error) : error;
  });
  return { table, set, handled };
}

/** Folds a loaded batch. @returns the statements that write it. @throws ProjectionFailed */
export async function foldBatch({ table, set, handled }: LoadedBatch): Promise<readonly Write[]> {
  for (const recorded of handled) set.fold(recorded);
  return writesOf(table, set);
}

type StoredRow = StoredState<unknown> & {
  readonly key: string;
  readonly owner: string | null;
  readonly personal: string | null;
};

async function load(
  client: pg.ClientBase,
  table: Table,
  set: WorkingSet,
  keys: readonly string[],
  cache: RowCache | undefined,
) {
  const unknown: string[] = [];
  for (const key of keys) {
    const row = cache?.get(key);
    if (row) set.hold(key, row);
    else unknown.push(key);
  }
  if (unknown.length === 0) return;
  const { rows } = await client.query<StoredRow>({ ...table.load, values: [unknown] });
  const { cipher, projection } = table;
  if (cipher) await openRows(cipher, projection, rows);
  for (const { key, owner, personal, ...stored } of rows) {
    const keyId = cipher && personal !== null ? cipher.keyIdIn(personal) : null;
    set.hold(key, { owner, state: joinState(stored), keyId });
  }
}

function touchedKeys(projection: AnyProjection, events: readonly Recorded<EventLike>[]): string[] {
  const keys = new Set<string>();
  for (const recorded of events) {
    try {
      for (const key of keysOf(projection, recorded)) keys.add(key);
    } catch (error) {
      throw new ProjectionFailed(projection.name, error, recorded);
    }
  }
  return [...new Set([...keys].map(plainText))];
}

/** Runs a history over tables, batch by batch, and yields after each. The caller manages transactions. */
export async function* runHistory(
  client: pg.ClientBase,
  tables: readonly Table[],
  history: HistoryOptions,
): AsyncGenerator<HistoryBatch> {
  for await (const batch of readHistory(history)) {
    await runOver(client, tables, batch);
    yield batch;
  }
}

/** Runs one batch over several tables. */
export async function runOver(
  client: pg.ClientBase,
  tables: readonly Table[],
  { events }: HistoryBatch,
): Promise<void> {
  for (const table of tables) {
    const batch = await loadBatch(client, table, events);
    for (const write of batch ? await foldBatch(batch) : []) await send(client, write);
  }
}
