import type { Instant } from '#domain/kernel/day.ts';
import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { type Connect, fixQueryPlans, inTransaction } from '#projections/postgres/connection.ts';
import { type LockName, lockSession } from '#projections/postgres/locks.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { closeConnection, withoutTimeout } from '#projections/postgres/timeouts.ts';
import { createRowWriter } from './copy-rows.ts';
import type { EventSource } from './event-source.ts';
import type { FoldedHistory } from './fold-history.ts';
import { defaultMemoryBytes, foldInParts } from './fold-parts.ts';
import type { HistoryOptions, Progress } from './history.ts';
import { type LetterBook, type LetterPage, openLetterBook } from './letter-book.ts';
import { allMembers, divided, type MemberRange } from './member-range.ts';
import type { AnyProjection } from './projection.ts';
import { runHistory } from './run-batch.ts';
import { prepareSchema } from './schema.ts';
import { catchUp, swapTables } from './table-swap.ts';
import {
  createIndexes,
  createTables,
  disableVacuum,
  liveSchema,
  type Table,
  tableOf,
  versionedName,
} from './tables.ts';

type RebuildOptions = {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  /** The schema of the new tables; by default the live schema. */
  readonly schema?: string;
  /** Only events that occurred at or before this instant. Requires a separate schema. */
  readonly until?: Instant | undefined;
  /** Only events up to this position. Requires a separate schema. */
  readonly upTo?: Position | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Approximate memory for the rows, in bytes; see `defaultMemoryBytes`. */
  readonly memoryBytes?: number;
  /** Other processes that fold a part of the members each, at the same time as this one. */
  readonly helpers?: readonly FillPart[];
};

/** Folds a part of the members into the new tables, up to a position. */
type FillPart = (part: PartToFill, signal: AbortSignal) => Promise<FilledPart>;

export type PartToFill = {
  /** Their names. All are divided by member. */
  readonly projections: readonly string[];
  readonly schema: string;
  readonly upTo: Position;
  readonly members: MemberRange;
};

export type FilledPart = Pick<Rebuilt, 'rows' | 'events'> & { readonly letters: readonly LetterPage[] };

export type Rebuilt = Progress & {
  /** Rows written by COPY, per projection. */
  readonly rows: Readonly<Record<string, number>>;
};

/**
 * Folds the whole history in memory, copies the rows into new tables, indexes them and catches up. Then one transaction replaces the
 * current tables and sets the checkpoint. Queries read the old rows until the commit. An interruption leaves only `…_next` tables, which
 * the next run replaces. Two rebuilds of one projection run one after the other. A leader that follows the projection live notices the swap
 * at its next batch and restarts from the new checkpoint. An event that cannot be folded becomes a dead letter, as in the live engine. The
 * swap replaces the dead letters of the projection.
 * @throws ProjectionFailed at the first event that parks a projection; nothing is swapped then.
 */
export async function rebuild(options: RebuildOptions): Promise<Rebuilt> {
  const { connect, source, projections, schema = liveSchema, signal } = options;
  const { memoryBytes = defaultMemoryBytes } = options;
  if ((options.until ?? options.upTo) && schema === liveSchema)
    throw new Error('an as-of rebuild needs a schema of its own');
  const history: HistoryOptions = { ...options, after: beginning };
  return withWriter(connect, signal, async (client) => {
    await lockOut(client, schema, projections);
    await prepareSchema(client, schema);
    const tables = projections.map((projection) => tableOf(projection, schema, 'next', source.cipher));
    const book = await openLetterBook(source);
    // Several transactions, so that none is open for the whole fold.
    const write = <Result>(work: () => Promise<Result>) => inTransaction(client, work);
    const help = { schema, helpers: options.helpers ?? [] };
    const filled = await fillTables(client, tables, { history, memoryBytes, book, write, help, connect });
    const position = await catchUp(client, tables, { ...history, after: filled.position }, book);
    const swapped = await swapTables(client, schema, tables, { ...history, after: position }, book);
    return { ...filled, position: swapped };
  });
}

/** The part of a rebuild that another process does, while that process waits. @throws ProjectionFailed */
export async function fillPart(
  options: Pick<
    RebuildOptions,
    'connect' | 'source' | 'projections' | 'signal' | 'onProgress' | 'memoryBytes'
  >,
  { schema, upTo, members }: PartToFill,
): Promise<FilledPart> {
  const { connect, source, projections, signal, memoryBytes = defaultMemoryBytes } = options;
  return withWriter(connect, signal, async (client) => {
    const tables = projections.map((projection) => tableOf(projection, schema, 'next', source.cipher));
    const book = await openLetterBook(source);
    const write = <Result>(work: () => Promise<Result>) => inTransaction(client, work);
    const history = { ...options, after: beginning, upTo };
    const { rows, events } = await fillRows(client, tables, { history, memoryBytes, book, write, members });
    return { rows, events, letters: book.pages() };
  });
}

async function withWriter<Result>(
  connect: Connect,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect('rebuild', withoutTimeout);
  const endClient = () => void client.end();
  signal?.addEventListener('abort', endClient, { once: true });
  try {
    await fixQueryPlans(client);
    // A crash loses new tables, which the next run replaces. The swap waits for the disk, and with it for all that came before.
    await client.query('set synchronous_commit = off');
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', endClient);
    await closeConnection(client);
  }
}

type FillOptions = {
  readonly history: HistoryOptions;
  readonly memoryBytes: number;
  readonly book: LetterBook;
  /** Runs what writes. */
  readonly write: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly help?: { readonly schema: string; readonly helpers: readonly FillPart[] };
  /** Opens connections that see what was written; absent when that is not committed. */
  readonly connect?: Connect;
};

/** Creates the tables and writes the history into them. */
export async function fillTables(
  client: pg.Client,
  tables: readonly Table[],
  options: FillOptions,
): Promise<Rebuilt> {
  const { history, book, write } = options;
  const upTo = history.upTo ?? (await history.source.head());
  await write(() => createEmptyTables(client, tables));
  const { stopped, ...filled } = await fillTogether(client, tables, {
    ...options,
    history: { ...history, upTo },
  });
  await indexTables(client, groupsOf(tables, filled.rows), options);
  let { events, position } = filled;
  for (const { table, stoppedAt } of stopped) {
    const rest = { ...history, projections: [table.projection], after: stoppedAt, upTo };
    await write(async () => {
      for await (const batch of runHistory(client, [table], rest, book)) {
        events += batch.events.length;
        position = batch.position;
        history.onProgress?.({ events, position });
      }
    });
  }
  return { ...filled, events, position };
}

async function createEmptyTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await createTables(client, tables);
  await disableVacuum(client, tables);
}

/** The largest table first. Small ones are together in the last groups, because a transaction for each takes longer than their indexes. */
function groupsOf(tables: readonly Table[], rows: Rebuilt['rows']): readonly (readonly Table[])[] {
  const rowsOf = ({ projection: { name } }: Table) => rows[name] ?? 0;
  const groups: Table[][] = [];
  let last = { rows: rowsTogether, group: [] as Table[] };
  for (const table of tables.toSorted((one, other) => rowsOf(other) - rowsOf(one))) {
    if (last.rows >= rowsTogether) {
      last = { rows: 0, group: [] };
      groups.push(last.group);
    }
    last.rows += rowsOf(table);
    last.group.push(table);
  }
  return groups;
}

/** Their indexes take a tenth of a second. */
const rowsTogether = 20_000;

/** Two connections index tables at the same time, because one process of Postgres does most of the work for each table. */
async function indexTables(
  client: pg.Client,
  groups: readonly (readonly Table[])[],
  { write, connect, history }: Pick<FillOptions, 'write' | 'connect' | 'history'>,
): Promise<void> {
  const left = groups.values();
  const indexSome = async (from: pg.Client, run: FillOptions['write']) => {
    for (const group of left) await run(() => createIndexes(from, group));
  };
  const failing = new AbortController();
  const signal = AbortSignal.any([failing.signal, ...(history.signal ? [history.signal] : [])]);
  const ours = indexSome(client, write);
  const theirs =
    connect &&
    groups.length > 1 &&
    withWriter(connect, signal, (other) => indexSome(other, (work) => inTransaction(other, work)));
  try {
    await Promise.all([ours, theirs]);
  } catch (error) {
    failing.abort();
    throw error;
  } finally {
    await Promise.allSettled([ours, theirs]);
  }
}

/** Some members, and the position up to which their rows are folded. */
export type Portion = { readonly members: MemberRange; readonly upTo: Position };

/** Creates tables, all of which can be divided, and writes the history of each portion of the members into them. */
export async function fillInPortions(
  client: pg.Client,
  tables: readonly Table[],
  { portions, ...options }: Omit<FillOptions, 'help'> & { readonly portions: readonly Portion[] },
): Promise<void> {
  const { history, write } = options;
  await write(() => createEmptyTables(client, tables));
  const filled: Filled[] = [];
  for (const { members, upTo } of portions)
    filled.push(await fillRows(client, tables, { ...options, history: { ...history, upTo }, members }));
  await indexTables(client, groupsOf(tables, sumOf(filled).rows), options);
}

type HistoryToEnd = HistoryOptions & { readonly upTo: Position };

/** This process and its helpers fold a part of the members each. When one fails, the others are aborted. */
async function fillTogether(
  client: pg.Client,
  tables: readonly Table[],
  options: FillOptions & { readonly history: HistoryToEnd },
): Promise<Filled> {
  const { history, book, help = { schema: '', helpers: [] } } = options;
  const failing = new AbortController();
  const signal = AbortSignal.any([failing.signal, ...(history.signal ? [history.signal] : [])]);
  const projections = tables.filter(isPartitioned).map(({ projection }) => projection.name);
  const helpers = projections.length > 0 ? help.helpers : [];
  const [own = allMembers, ...others] = divided(allMembers, 1 + helpers.length);
  const ours = fillRows(client, tables, { ...options, history: { ...history, signal }, members: own });
  const { schema } = help;
  const theirs = helpers.map((fill, nth) =>
    fill({ projections, schema, upTo: history.upTo, members: others[nth] ?? noMembers }, signal),
  );
  try {
    const [filled, ...parts] = await Promise.all([ours, ...theirs]);
    for (const { letters } of parts) book.addPages(letters);
    return { ...filled, ...sumOf([filled, ...parts]) };
  } catch (error) {
    failing.abort();
    throw error;
  } finally {
    await Promise.allSettled([ours, ...theirs]);
  }
}

const noMembers: MemberRange = { from: 0, to: 0 };

function sumOf(parts: readonly Pick<Rebuilt, 'rows' | 'events'>[]) {
  const rows: Record<string, number> = {};
  let events = 0;
  for (const part of parts) {
    events += part.events;
    for (const [name, count] of Object.entries(part.rows)) rows[name] = (rows[name] ?? 0) + count;
  }
  return { rows, events };
}

type FillRowsOptions = Omit<FillOptions, 'help'> & {
  readonly history: HistoryToEnd;
  readonly members: MemberRange;
};

type Filled = Rebuilt & {
  /** Tables that need the rest of the history, because their rows cannot be divided and took too much memory. */
  readonly stopped: readonly { readonly table: Table; readonly stoppedAt: Position }[];
};

/** Writes the rows of some members into tables without indexes, in as many parts as memory requires. */
async function fillRows(
  client: pg.Client,
  tables: readonly Table[],
  { history, memoryBytes, book, write, members }: FillRowsOptions,
): Promise<Filled> {
  const rows: Record<string, number> = Object.fromEntries(
    tables.map(({ projection }) => [projection.name, 0]),
  );
  const stopped: { readonly table: Table; readonly stoppedAt: Position }[] = [];
  const byName = new Map(tables.map((table) => [table.projection.name, table]));
  const writer = createRowWriter(client, write);
  const take = async ({ set, stoppedAt }: FoldedHistory['foldings'][number]) => {
    const table = byName.get(set.projection.name);
    if (!table) return;
    rows[set.projection.name] = (rows[set.projection.name] ?? 0) + (await writer.add(table, set));
    if (stoppedAt !== null) stopped.push({ table, stoppedAt });
  };
  const projections = tables.map(({ projection }) => projection);
  const parts = { history: { ...history, projections }, memoryBytes, book, members };
  try {
    const filled = await foldInParts(parts, async (foldings) => {
      for (const folding of foldings) await take(folding);
    });
    await writer.end();
    return { ...filled, rows, stopped };
  } finally {
    await writer.settled();
  }
}

const isPartitioned = ({ projection }: Table): boolean => projection.partition === 'member';

/** The lock is held by the writing connection, so that it ends with the writing. */
async function lockOut(client: pg.Client, schema: string, projections: readonly AnyProjection[]) {
  const names = projections.map(versionedName).sort();
  await lockSession(client, ...names.map((name): LockName => `rebuild ${schema}.${name}`));
}
