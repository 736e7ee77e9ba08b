import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import type { Instant } from '#domain/kernel/day.ts';
import { beginning } from '#domain/kernel/recorded.ts';
import { type Connect, fixQueryPlans, inTransaction } from '#projections/postgres/connection.ts';
import { lockSession } from '#projections/postgres/locks.ts';
import * as pg from '#projections/postgres/pg.ts';
import { closeConnection, withoutTimeout } from '#projections/postgres/timeouts.ts';
import type { EventSource } from './event-source.ts';
import { isRefusedByPostgres, ProjectionFailed } from './failures.ts';
import { type FoldedHistory, foldHistory, type HistoryOptions, type Progress } from './history.ts';
import { type LetterBook, openLetterBook } from './letter-book.ts';
import type { AnyProjection } from './projection.ts';
import { runHistory } from './run-batch.ts';
import { prepareSchema } from './schema.ts';
import { catchUp, swapTables } from './table-swap.ts';
import { createIndexes, createTable, liveSchema, type Table, tableOf, versionedName } from './tables.ts';
import type { LoadedRow, WorkingSet } from './working-set.ts';
import { keysFor, rowTexts } from './write-batch.ts';

type RebuildOptions = {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  /** The schema of the new tables; by default the live schema. */
  readonly schema?: string;
  /** Only events recorded at or before this instant. Requires a separate schema. */
  readonly until?: Instant;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Maximum number of rows in memory, over all projections. The default uses about a quarter of Node's heap limit at 1 kB per row: a
   * million with 4 GB. At the limit the rows are written, and the rest of the history is folded over them batch by batch: slower, but with
   * bounded memory.
   */
  readonly maxRows?: number;
};

export const defaultMaxRows = Math.floor(getHeapStatistics().heap_size_limit / 4 / 1024);

export type Rebuilt = Progress & {
  /** Rows written by COPY, per projection. */
  readonly rows: Readonly<Record<string, number>>;
};

/**
 * Folds the whole history into new tables that replace the current ones: fold in memory, COPY, index, catch up, then swap the view and set
 * the checkpoint in one transaction. Queries read the old rows until the commit. An interruption leaves only `…_next` tables, which the
 * next run replaces. Two rebuilds of one projection run one after the other. A leader that follows the projection live notices the swap at
 * its next batch and restarts from the new checkpoint.
 * What cannot be folded becomes a dead letter, as in the live engine; the swap replaces those of the projection.
 * @throws ProjectionFailed at the first event that parks a projection; nothing is swapped then.
 */
export async function rebuild(options: RebuildOptions): Promise<Rebuilt> {
  const { connect, projections, schema = liveSchema, maxRows = defaultMaxRows, signal } = options;
  if (options.until && schema === liveSchema) throw new Error('an as-of rebuild needs a schema of its own');
  const history: HistoryOptions = { ...options, after: beginning };
  const client = await connect('rebuild', withoutTimeout);
  const endClient = () => void client.end();
  signal?.addEventListener('abort', endClient, { once: true });
  try {
    await fixQueryPlans(client);
    await lockOut(client, schema, projections);
    await prepareSchema(client, schema);
    const tables = projections.map((projection) =>
      tableOf(projection, schema, 'next', options.source.cipher),
    );
    const book = await openLetterBook(options.source);
    const filled = await foldAndFill(client, tables, { history, maxRows, book });
    const position = await catchUp(client, tables, { ...history, after: filled.position }, book);
    const swapped = await swapTables(client, schema, tables, { ...history, after: position }, book);
    return { ...filled, position: swapped };
  } finally {
    signal?.removeEventListener('abort', endClient);
    await closeConnection(client);
  }
}

/** A separate function, so that the folded rows can be garbage-collected after they are written. */
async function foldAndFill(
  client: pg.Client,
  tables: readonly Table[],
  { history, maxRows, book }: { history: HistoryOptions; maxRows: number; book: LetterBook },
) {
  const folded = await foldHistory(history, maxRows, book);
  return inTransaction(client, () => fillTables(client, tables, folded, { history, book }));
}

/** Creates the tables and writes a folded history into them; the rest after the row limit follows in batches. */
export async function fillTables(
  client: pg.Client,
  tables: readonly Table[],
  folded: FoldedHistory,
  { history, book }: { readonly history: HistoryOptions; readonly book: LetterBook },
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
  for await (const batch of runHistory(client, tables, { ...history, after: position }, book)) {
    events += batch.events.length;
    position = batch.position;
    history.onProgress?.({ events, position });
  }
  return { rows, events, position };
}

/** The lock is held by the writing connection, so that it ends with the writing. */
async function lockOut(client: pg.Client, schema: string, projections: readonly AnyProjection[]) {
  for (const name of projections.map(versionedName).sort())
    await lockSession(client, `rebuild ${schema}.${name}`);
}

/** The part of pg's connection that COPY needs and the type definitions omit. */
type CopyConnection = {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

const chunkCharacters = 1 << 16;

/**
 * Writes all rows of a set into an empty table by COPY, which is five times as fast as inserts. The connection must not be pipelined.
 * @returns the number of rows.
 * @throws ProjectionFailed when a row cannot be made or Postgres refuses it.
 */
async function copyRows(client: pg.Client, table: Table, set: WorkingSet): Promise<number> {
  const names = ['key', 'owner', 'state', ...table.columns.map(({ name }) => name)].map(pg.escapeIdentifier);
  try {
    return await copyIn(client, `copy ${table.name} (${names.join(', ')}) from stdin`, chunks(table, set));
  } catch (error) {
    throw isRefusedByPostgres(error) ? new ProjectionFailed(table.projection, error) : error;
  }
}

/** Number of rows whose keys are looked up together. */
const rowsAtOnce = 5_000;

async function* chunks(table: Table, set: WorkingSet): AsyncGenerator<Buffer> {
  for (const rows of portions(set)) {
    const keys = await keysFor(
      table,
      rows.map(([, row]) => row),
    );
    let text = '';
    for (const [key, row] of rows) {
      text += `${rowTexts(table, key, row, keys).map(copyText).join('\t')}\n`;
      if (text.length < chunkCharacters) continue;
      yield Buffer.from(text);
      text = '';
    }
    if (text.length > 0) yield Buffer.from(text);
  }
}

function* portions(set: WorkingSet): Generator<(readonly [string, LoadedRow])[]> {
  let portion: (readonly [string, LoadedRow])[] = [];
  for (const [key, row] of set.rows) {
    if (!set.isLiving(key, row)) continue;
    portion.push([key, row]);
    if (portion.length < rowsAtOnce) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copyText(text: string | null): string {
  if (text === null) return '\\N';
  // Four `includes` calls are faster than one regular expression, above all for long JSON.
  const isPlain =
    !text.includes('\\') && !text.includes('\n') && !text.includes('\r') && !text.includes('\t');
  return isPlain ? text : text.replace(/[\\\n\r\t]/g, (found) => escapes[found] ?? found);
}

function copyIn(client: pg.Client, statement: string, data: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failure: unknown = null;
    const submittable = {
      submit: (connection: unknown) => (connection as CopyConnection).query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        send(connection, data, () => failure !== null).catch((error: unknown) => {
          failure = error;
          connection.sendCopyFail('the rows could not be made');
        });
      },
      handleCommandComplete({ text }: { text: string }) {
        rows = Number(text.split(' ').at(-1));
      },
      handleError(error: unknown) {
        failure ??= error;
        reject(failure);
      },
      handleReadyForQuery: () => resolve(rows),
    };
    client.query(submittable);
  });
}

/** Sends only as fast as Postgres receives, so that memory holds a few chunks instead of the table. */
async function send(connection: CopyConnection, data: AsyncIterable<Buffer>, hasFailed: () => boolean) {
  for await (const chunk of data) {
    if (hasFailed()) return;
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
