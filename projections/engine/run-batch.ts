import type { Recorded } from '#domain/kernel/recorded.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { plainText } from './column-encoding.ts';
import { dividedAtEverybody } from './everybody.ts';
import { isRefusedByPostgres, ProjectionFailed } from './failures.ts';
import { type HistoryBatch, type HistoryOptions, readHistory } from './history.ts';
import { createFold, type Fold, failureFor, type HeldBefore, ownerOf } from './hold-back.ts';
import type { LetterBook } from './letter-book.ts';
import {
  type AnyProjection,
  addFields,
  type EventLike,
  isAboutEverybody,
  PastNeeded,
  type StoredState,
  withPast,
  withUnreadPast,
} from './projection.ts';
import { openRows, UndecryptableRow } from './row-cipher.ts';
import type { Statement, Table } from './tables.ts';
import type { RowCache } from './working-set.ts';
import { applyToAll, keysOf, type WorkingSet, workingSet } from './working-set.ts';
import { send, type Write, writesOf } from './write-batch.ts';

type Events = readonly Recorded<EventLike>[];

/** Gives the connection of the transaction, which begins when it is first asked for. */
export type Begun = () => pg.ClientBase;

/** The handled events of a batch, and the affected rows before them. */
export type LoadedBatch = {
  readonly table: Table;
  readonly set: WorkingSet;
  readonly handled: Events;
  readonly fold: Fold;
  readonly heldBefore: LoadOptions['heldBefore'];
  readonly ownsRowsOf: (owner: string) => boolean;
};

type LoadOptions = {
  /** Rows that need no loading. Call `keep` with the set after the commit, otherwise `forget`. */
  readonly cache?: RowCache;
  /** The owners and events to pass over, for the owners of a batch. */
  readonly heldBefore: (owners: () => ReadonlySet<string>) => HeldBefore | Promise<HeldBefore>;
  /** The owners of the rows that this worker writes; all when absent. An event about everybody changes only those. */
  readonly ownsRowsOf?: (owner: string) => boolean;
};

/**
 * Loads the rows that a batch of events affects, in the transaction that writes them. It asks for none when all rows are known.
 * @param events in order, after the checkpoint, without duplicates; unhandled types are skipped. An event about everybody is alone.
 * @returns null when no event is handled.
 * @throws ProjectionFailed when the rows cannot be read, and the error of Postgres when that is the cause.
 */
export async function loadBatch(
  begun: Begun,
  table: Table,
  events: Events,
  { cache, heldBefore, ownsRowsOf = () => true }: LoadOptions,
): Promise<LoadedBatch | null> {
  const { projection } = table;
  const handled = events.filter(({ event }) => projection.handles.includes(event.type));
  if (handled.length === 0) return null;
  // Both queries are sent before the first answer.
  const [before, set] = await Promise.all([
    heldBefore(() => ownersOf(projection, handled)),
    loadRows(begun, table, handled, cache),
  ]);
  return { table, set, handled, fold: createFold(projection, before), heldBefore, ownsRowsOf };
}

function ownersOf(projection: AnyProjection, events: Events): ReadonlySet<string> {
  const owners = new Set<string>();
  for (const recorded of events) {
    const owner = ownerOf(projection, recorded);
    if (owner !== null) owners.add(owner);
  }
  return owners;
}

async function loadRows(begun: Begun, table: Table, handled: Events, cache?: RowCache): Promise<WorkingSet> {
  const { projection } = table;
  const set = workingSet(projection);
  await load(begun, table, set, touchedKeys(projection, handled), cache);
  return set;
}

/** The rows after a batch, and the statements that write them. */
export type FoldedBatch = {
  readonly set: WorkingSet;
  readonly fold: Fold;
  readonly writes: readonly Write[];
};

/**
 * Folds a loaded batch. When an event leaves rows half changed, the rows are loaded again and folded without it. The rows that an event about
 * everybody changes are too many for the memory: they are written here, page by page.
 * @throws ProjectionFailed
 */
export async function foldBatch(begun: Begun, batch: LoadedBatch, cache?: RowCache): Promise<FoldedBatch> {
  const { table, handled, fold } = batch;
  for (let { set } = batch; ; ) {
    const writes = await foldWithPasts(begun, { ...batch, set });
    if (writes) {
      if (handled.some((recorded) => isAboutEverybody(table.projection, recorded))) {
        cache?.forget();
        await writeAllRows(begun(), batch);
      }
      return { set, fold, writes };
    }
    fold.restart();
    cache?.forget();
    set = await loadRows(begun, table, handled);
  }
}

/** How many rows are in memory at once. */
const pageSize = 500;

/** Applies another value of the events about everybody to all rows, except those of owners that are held back. */
async function writeAllRows(
  client: pg.ClientBase,
  { table, fold: { everybody }, heldBefore, ownsRowsOf }: LoadedBatch,
): Promise<void> {
  const owner = table.projection.owner ? table.owner : 'key';
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ key: string; owner: string | null }>(
      `select key, ${owner} as owner from ${table.name} where key > $1 order by key limit ${pageSize}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
    const set = workingSet(table.projection);
    const ours = rows.filter(({ owner }) => ownsRowsOf(owner ?? ''));
    // Applying the value to a state needs its past.
    await holdRows(() => client, table, set, { keys: ours.map(({ key }) => key), by: table.loadWhole });
    const owners = new Set([...set.rows].map(([key, row]) => set.ownerOf(key, row)));
    const { held } = await heldBefore(() => owners);
    applyToAll(set, everybody, (owner) => held.has(owner));
    for (const write of await writesOf(table, set)) await send(client, write);
  }
}

/** Folds the batch, and the events of rows whose past it needs once more, with it. @returns null when an event left rows half changed. */
async function foldWithPasts(begun: Begun, batch: LoadedBatch): Promise<readonly Write[] | null> {
  const { table, set, fold } = batch;
  const needed = new Set<string>();
  for (let events = batch.handled; ; ) {
    needed.clear();
    for (const recorded of events) foldUnlessNeeded(batch, recorded, needed);
    if (needed.size === 0 && fold.broken.size > 0) return null;
    const writes = needed.size === 0 ? await unlessNeeded(writesOf(table, set), needed) : null;
    if (writes) return writes;
    await holdRows(begun, table, set, { keys: [...needed], by: table.loadWhole });
    events = batch.handled.filter((recorded) => touches(table.projection, recorded, needed));
  }
}

/** @param needed takes the key of a row that needs its past; its later events are not folded. */
function foldUnlessNeeded(
  { table, set, fold }: LoadedBatch,
  recorded: Recorded<EventLike>,
  needed: Set<string>,
) {
  if (needed.size > 0 && touches(table.projection, recorded, needed)) return;
  try {
    fold.fold(set, recorded);
  } catch (error) {
    add(needed, error);
  }
}

const unlessNeeded = <Result>(work: Promise<Result>, needed: Set<string>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    add(needed, error);
    return null;
  });

function add(needed: Set<string>, error: unknown): void {
  if (!(error instanceof PastNeeded)) throw error;
  needed.add(error.key);
}

const touches = (projection: AnyProjection, recorded: Recorded<EventLike>, keys: ReadonlySet<string>) =>
  keysIfKnown(projection, recorded).some((key) => keys.has(plainText(key)));

type StoredRow = StoredState<object> & {
  readonly hasUnreadPast?: boolean | null;
  readonly key: string;
  readonly owner: string | null;
  readonly personal: string | null;
};

async function load(
  begun: Begun,
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
  if (unknown.length > 0) await holdRows(begun, table, set, { keys: unknown, by: table.load });
}

type Wanted = { readonly keys: readonly string[]; readonly by: Statement };

/** @throws ProjectionFailed when the rows cannot be read, and the error of Postgres when that is the cause. */
async function holdRows(begun: Begun, table: Table, set: WorkingSet, wanted: Wanted) {
  await readRows(begun(), table, set, wanted).catch((error: unknown) => {
    const isOfRows = isRefusedByPostgres(error) || error instanceof UndecryptableRow;
    throw isOfRows ? new ProjectionFailed(table.projection, error) : error;
  });
}

async function readRows(client: pg.ClientBase, table: Table, set: WorkingSet, { keys, by }: Wanted) {
  const { cipher, projection } = table;
  const { rows } = await client.query<StoredRow>({ ...by, values: [keys] });
  if (cipher) await openRows(cipher, projection, rows);
  else for (const row of rows) addFields(projection.table, row);
  const keyIdIn = (personal: string | null) =>
    cipher && personal !== null ? cipher.keyIdIn(personal) : null;
  for (const row of rows) {
    const { key, owner, personal, hasUnreadPast, past } = row;
    const pastLength = past?.length ?? 0;
    const state = hasUnreadPast ? withUnreadPast(row.state, key) : withPast(row);
    const stored = { pastLength, length: pastLength + (personal?.length ?? 0) };
    set.hold(key, { owner, state, keyId: keyIdIn(personal), stored });
  }
}

/** The rows that the fold of a batch begins with: not those that its events make. */
function touchedKeys(projection: AnyProjection, events: Events): string[] {
  /** By key, whether its first event in the batch makes the row. */
  const touched = new Map<string, boolean>();
  for (const recorded of events) {
    const isMade = projection.makesRow?.includes(recorded.event.type) ?? false;
    for (const key of keysIfKnown(projection, recorded)) if (!touched.has(key)) touched.set(key, isMade);
  }
  const loaded = new Set<string>();
  for (const [key, isMade] of touched) if (!isMade) loaded.add(plainText(key));
  return [...loaded];
}

/** None for an event that cannot be folded; folding it will fail for the same reason. */
function keysIfKnown(projection: AnyProjection, recorded: Recorded<EventLike>): readonly string[] {
  if (failureFor(projection, recorded)) return [];
  try {
    return keysOf(projection, recorded);
  } catch {
    return [];
  }
}

/** Runs a history over tables, batch by batch, and yields after each. The caller manages transactions. */
export async function* runHistory(
  client: pg.ClientBase,
  tables: readonly Table[],
  history: HistoryOptions,
  book: LetterBook,
): AsyncGenerator<HistoryBatch> {
  for await (const batch of readHistory(history)) {
    await runOver(client, tables, batch, book);
    yield batch;
  }
}

/** Runs one batch over several tables. */
export async function runOver(
  client: pg.ClientBase,
  tables: readonly Table[],
  { events }: HistoryBatch,
  book: LetterBook,
): Promise<void> {
  const begun = () => client;
  for (const table of tables) {
    const { projection } = table;
    for (const part of dividedAtEverybody(events, [projection])) {
      const batch = await loadBatch(begun, table, part, { heldBefore: () => book.before(projection) });
      if (!batch) continue;
      const { fold, writes } = await foldBatch(begun, batch);
      for (const write of writes) await send(client, write);
      book.add(projection, fold);
    }
  }
}
