import type { Recorded } from '#domain/kernel/recorded.ts';
import { plainText } from './column-encoding.ts';
import { ProjectionFailed } from './failures.ts';
import { type AnyProjection, type EventLike, isAboutEverybody, PastNeeded, pastOf } from './projection.ts';

/**
 * A row in memory. `state` is null when the row does not exist. `keyId` is the key of its personal fields: that of the last event with
 * personal fields, so that it depends only on the log.
 */
export type LoadedRow = {
  state: unknown;
  owner: string | null;
  keyId: string | null;
  foldedAt: number;
  /** False while the row is as it was held; it is never false without `returnsUnchanged`. */
  isChanged: boolean;
  /** Null in a rebuild, whose many rows are the smaller for it. */
  stored: StoredForm | null;
};

/** A row as it is stored. */
type StoredForm = {
  /** The past of the state. */
  readonly past: unknown;
  readonly pastLength: number;
  /** Length of the whole row; 0 before the row was written. */
  readonly length: number;
};

/** A row before a batch. */
type KnownRow = Pick<LoadedRow, 'owner' | 'state' | 'keyId'> & {
  readonly stored: Pick<StoredForm, 'pastLength' | 'length'> | null;
};

/** Rows of one projection in memory, between loading or creation and writing. It owns their states. */
export type WorkingSet = {
  readonly projection: AnyProjection;
  readonly rows: ReadonlyMap<string, LoadedRow>;
  /** Adds a stored row before the first `fold`, or puts it back as it was stored. The state must not be used elsewhere. */
  hold(key: string, row: KnownRow): void;
  /**
   * @param everybody the value of the events about everybody, for new rows
   * @throws ProjectionFailed when the projection's code throws; the set must then be discarded. PastNeeded: the row must then be held again
   * with its past.
   */
  fold(recorded: Recorded<EventLike>, everybody?: unknown): void;
  /** The owner of a row in this set; empty when it has none. */
  ownerOf(key: string, row: LoadedRow): string;
  /** Drops the rows of all other owners. For a set without stored rows. */
  keepOnly(isKept: (owner: string) => boolean): void;
  /** Replaces all rows of some owners by those of another set. For a set without stored rows. */
  replaceOwners(owners: ReadonlySet<string>, by: WorkingSet): void;
  /** Owners whose rows were deleted, including rows not loaded here. Rows created after that are in `living`. */
  clearedOwners(): string[];
  isLiving(key: string, row: LoadedRow): boolean;
  /** Whether an event of this set made the row, without one that was held before. Only for a projection with `makesRow`. */
  isMade(key: string): boolean;
  livingRows(): (readonly [string, LoadedRow])[];
};

const newRow = (): LoadedRow => ({
  state: null,
  owner: null,
  keyId: null,
  foldedAt: 0,
  isChanged: true,
  stored: null,
});

/** Not by `Object.assign`, which costs more for each new row. */
function begin(row: LoadedRow, state: unknown): void {
  row.state = state;
  row.owner = null;
  row.keyId = null;
  row.isChanged = true;
  row.stored = null;
}

function storedForm(
  { hasAppendOnlyState }: AnyProjection,
  state: unknown,
  known: KnownRow['stored'],
): StoredForm {
  const past = hasAppendOnlyState && state !== null ? pastOf(state) : undefined;
  return { past, pastLength: known?.pastLength ?? 0, length: known?.length ?? 0 };
}

/** An empty set for a projection. The cost of clearing an owner does not depend on the number of rows held. */
export function workingSet(projection: AnyProjection): WorkingSet {
  const rows = new Map<string, LoadedRow>();
  // Remembers when an owner was cleared instead of searching its rows: rows last folded before that are deleted.
  const clearedAt = new Map<string, number>();
  const held = projection.makesRow ? new Set<string>() : null;
  const [newState, evolve] = [initialStateOf(projection), rowFoldOf(projection)];
  let step = 0;

  const ownerOfRow = (key: string, row: LoadedRow) => (projection.owner ? row.owner : key) ?? '';
  const isCleared = (key: string, row: LoadedRow) =>
    clearedAt.size > 0 && (clearedAt.get(ownerOfRow(key, row)) ?? 0) > row.foldedAt;
  const isLiving = (key: string, row: LoadedRow) => row.state !== null && !isCleared(key, row);

  const foldRow = (named: string, recorded: Recorded<EventLike>, everybody: unknown) => {
    let key = named;
    let row = rows.get(named);
    if (row === undefined) {
      key = plainText(named);
      row = rows.get(key) ?? newRow();
      rows.set(key, row);
    }
    if (!isLiving(key, row)) begin(row, newState(everybody));
    evolve(row, recorded, key);
    row.foldedAt = step;
  };

  const foldEvent = (recorded: Recorded<EventLike>, everybody: unknown) => {
    const cleared = projection.clears?.(recorded) ?? null;
    if (cleared !== null) clearedAt.set(plainText(cleared), step);
    const keys = projection.key(recorded);
    if (typeof keys === 'string') foldRow(keys, recorded, everybody);
    else for (const key of keys ?? []) foldRow(key, recorded, everybody);
  };

  return {
    projection,
    rows,
    hold(key, { owner, state, keyId, stored }) {
      const form = storedForm(projection, state, stored);
      const isChanged = !projection.returnsUnchanged;
      rows.set(key, { state, owner, keyId, foldedAt: 0, isChanged, stored: form });
      held?.add(key);
    },
    fold(recorded, everybody) {
      step += 1;
      try {
        foldEvent(recorded, everybody);
      } catch (error) {
        throw error instanceof PastNeeded ? error : new ProjectionFailed(projection, error, recorded);
      }
    },
    ownerOf: ownerOfRow,
    keepOnly(isKept) {
      for (const [key, row] of rows) if (!isKept(ownerOfRow(key, row))) rows.delete(key);
      for (const owner of clearedAt.keys()) if (!isKept(owner)) clearedAt.delete(owner);
    },
    replaceOwners(owners, by) {
      for (const [key, row] of rows) if (owners.has(ownerOfRow(key, row))) rows.delete(key);
      step += 1;
      for (const [key, row] of by.livingRows()) rows.set(key, { ...row, foldedAt: step });
    },
    clearedOwners: () => [...clearedAt.keys()],
    isLiving,
    isMade: (key) => held !== null && !held.has(key),
    livingRows: () => [...rows].filter(([key, row]) => isLiving(key, row)),
  };
}

/** Returns a function that folds an event into a row. */
function rowFoldOf(projection: AnyProjection) {
  const encryptedBy = keyIdsOf(projection);
  const isAlwaysChanged = !projection.returnsUnchanged;
  return (row: LoadedRow, recorded: Recorded<EventLike>, key: string): void => {
    // Before the state, so that a row which an event leaves half changed has its owner.
    const owner = projection.owner?.(recorded) ?? null;
    if (owner !== null && owner !== row.owner) {
      row.owner = plainText(owner);
      row.isChanged = true;
    }
    const state = projection.evolve(row.state, recorded, key);
    const keyId = encryptedBy(recorded) ?? row.keyId;
    row.isChanged ||= isAlwaysChanged || state !== row.state || keyId !== row.keyId;
    row.state = state;
    row.keyId = keyId;
  };
}

/**
 * Returns a function that reads an event's encryption key id. Only events whose personal fields are used have one; a bulk read omits it for
 * others.
 */
function keyIdsOf({
  table,
  personal,
  handles,
}: AnyProjection): (recorded: Recorded<EventLike>) => string | null {
  if (!table.personal) return () => null;
  const types = new Set(personal ?? handles);
  return ({ event, keyId }) => (types.has(event.type) ? (keyId ?? null) : null);
}

/** The keys of the rows that an event belongs to. */
export function keysOf(projection: AnyProjection, recorded: Recorded<EventLike>): readonly string[] {
  const keys = projection.key(recorded);
  if (keys === null) return [];
  return typeof keys === 'string' ? [keys] : keys;
}

/** A given value is shared by all rows and must not be changed; a function makes a new state for each row. */
function initialStateOf({ initial, everybody }: AnyProjection): (value: unknown) => unknown {
  const newState =
    typeof initial === 'function'
      ? (initial as () => unknown)
      : (
          (frozen) => () =>
            frozen
        )(freeze(initial));
  return (value) => (value === undefined || !everybody ? newState() : everybody.apply(newState(), value));
}

/**
 * Folds an event into its rows. An event about everybody applies another value to all rows, except those of held-back owners.
 * @param everybody the value of the events about everybody before the event
 * @returns the value after it
 * @throws as `fold` of the set
 */
export function foldStep(
  set: WorkingSet,
  recorded: Recorded<EventLike>,
  everybody: unknown,
  isHeld: (owner: string) => boolean = () => false,
): unknown {
  if (!isAboutEverybody(set.projection, recorded)) {
    set.fold(recorded, everybody);
    return everybody;
  }
  const value = set.projection.everybody?.evolve(everybody, recorded);
  applyToAll(set, value, isHeld);
  return value;
}

/**
 * Applies another value of the events about everybody to all rows, except those of owners that are held back.
 * @throws ProjectionFailed
 */
export function applyToAll(set: WorkingSet, value: unknown, isHeld: (owner: string) => boolean): void {
  const { projection } = set;
  try {
    for (const [key, row] of set.livingRows())
      if (!isHeld(set.ownerOf(key, row))) {
        row.state = projection.everybody?.apply(row.state, value) ?? row.state;
        row.isChanged = true;
      }
  } catch (error) {
    throw new ProjectionFailed(projection, error);
  }
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/**
 * Cached rows as last written by this worker, which save a third of the work of a batch. They are valid as long as no other worker writes,
 * which moving the checkpoint by compare-and-set proves each time.
 */
export type RowCache = {
  /** A null state means that the row does not exist. */
  get(key: string): KnownRow | undefined;
  /**
   * Takes over the rows of a committed batch. A row that an event made is cached from its next event on: most such rows, as logged workouts,
   * never have one, and took half of the memory of all caches.
   */
  keep(set: WorkingSet): void;
  /** Called after a batch that was not committed, because its states may have been changed in place. */
  forget(): void;
};

/** Memory of a row besides its state: its place in the map, key and owner. */
const bytesOfRow = 250;
/** Bytes in memory for a character of stored JSON. */
const bytesOfCharacter = 3;

const bytesOfKnown = ({ stored }: KnownRow): number => bytesOfRow + bytesOfCharacter * (stored?.length ?? 0);

/**
 * Caches of rows that share one limit, because read models differ in size. With equal shares, the points of a thousand active members did
 * not fit although most of the memory was free.
 * @param capacity about how many bytes the rows of all caches may take; those used last are kept, at least half of it.
 * @returns a function that adds a cache
 */
export function createRowCaches(capacity: number): () => RowCache {
  const shared: Shared = { recentBytes: 0, newPeriods: [] };
  const endPeriodWhenFull = () => {
    if (shared.recentBytes > capacity / 2) for (const begin of shared.newPeriods) begin();
  };
  return () => addRowCache(shared, endPeriodWhenFull);
}

/** The bytes written in this period over all caches, and what begins the next period in each of them. */
type Shared = { recentBytes: number; readonly newPeriods: (() => void)[] };

function addRowCache(shared: Shared, endPeriodWhenFull: () => void): RowCache {
  const recent = countedRows(shared);
  let earlier = new Map<string, KnownRow>();
  const forget = () => {
    recent.takeAll();
    earlier = new Map();
  };
  const keepRow = (set: WorkingSet, key: string, row: LoadedRow) => {
    if (!set.isMade(key)) return recent.put(key, set.isLiving(key, row) ? row : newRow());
    recent.drop(key);
    earlier.delete(key);
  };
  shared.newPeriods.push(() => {
    earlier = recent.takeAll();
  });
  return {
    get: (key) => recent.get(key) ?? earlier.get(key),
    keep(set) {
      // Reloading is cheaper than searching for the rows of an owner, and clearing is rare.
      if (set.clearedOwners().length > 0) forget();
      for (const [key, row] of set.rows) keepRow(set, key, row);
      endPeriodWhenFull();
    },
    forget,
  };
}

type CountedRows = {
  get(key: string): KnownRow | undefined;
  put(key: string, row: KnownRow): void;
  drop(key: string): void;
  /** Returns the rows, which are not counted from then on. */
  takeAll(): Map<string, KnownRow>;
};

/** The rows of one cache that are counted in `recentBytes`. */
function countedRows(shared: Shared): CountedRows {
  let rows = new Map<string, KnownRow>();
  /** By key, because a row is changed in place. */
  let sizes = new Map<string, number>();
  let ownBytes = 0;
  const add = (bytes: number) => {
    ownBytes += bytes;
    shared.recentBytes += bytes;
  };
  return {
    get: (key) => rows.get(key),
    put(key, row) {
      const bytes = bytesOfKnown(row);
      add(bytes - (sizes.get(key) ?? 0));
      sizes.set(key, bytes);
      rows.set(key, row);
    },
    drop(key) {
      add(-(sizes.get(key) ?? 0));
      sizes.delete(key);
      rows.delete(key);
    },
    takeAll() {
      const all = rows;
      rows = new Map();
      sizes = new Map();
      add(-ownBytes);
      return all;
    },
  };
}
