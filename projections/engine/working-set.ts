import type { Recorded } from '#domain/kernel/recorded.ts';
import { plainText } from './column-encoding.ts';
import { ProjectionFailed } from './failures.ts';
import { type AnyProjection, type EventLike, splitState } from './projection.ts';

/**
 * A row in memory. `state` is null when there is no such row. `storedPast` is the past of the state as it is stored. `keyId` names the
 * key of its personal fields: that of the last event which had any, so that it follows from the log alone.
 */
export type LoadedRow = {
  state: unknown;
  owner: string | null;
  keyId: string | null;
  foldedAt: number;
  storedPast?: unknown;
};

/** A row as it was before a batch. */
type KnownRow = Pick<LoadedRow, 'owner' | 'state' | 'keyId'>;

/** Rows of one projection in memory, between being loaded (or born) and being written. It alone owns their states. */
export type WorkingSet = {
  readonly projection: AnyProjection;
  readonly rows: ReadonlyMap<string, LoadedRow>;
  /** Puts a stored row in, before the first `fold`. The state must not be used elsewhere. */
  hold(key: string, row: KnownRow): void;
  /** @throws ProjectionFailed when the projection's code throws; the set is then good for nothing. */
  fold(recorded: Recorded<EventLike>): void;
  /** Owners whose rows went, wherever they are stored. Rows born after that are in `living`. */
  clearedOwners(): string[];
  isLiving(key: string, row: LoadedRow): boolean;
};

/** An empty set for a projection. Clearing an owner costs the same however many rows are held. */
export function workingSet(projection: AnyProjection): WorkingSet {
  const rows = new Map<string, LoadedRow>();
  // Instead of searching an owner's rows when it is cleared, remember when that was: rows last folded before are gone.
  const clearedAt = new Map<string, number>();
  const newState = initialStateOf(projection);
  const encryptedBy = keyIdsOf(projection);
  let step = 0;

  const isCleared = (key: string, row: LoadedRow) =>
    clearedAt.size > 0 && (clearedAt.get((projection.owner ? row.owner : key) ?? '') ?? 0) > row.foldedAt;
  const isLiving = (key: string, row: LoadedRow) => row.state !== null && !isCleared(key, row);

  const foldRow = (named: string, recorded: Recorded<EventLike>) => {
    let key = named;
    let row = rows.get(named);
    if (row === undefined) {
      key = plainText(named);
      row = rows.get(key) ?? { state: null, owner: null, keyId: null, foldedAt: 0, storedPast: undefined };
      rows.set(key, row);
    }
    if (!isLiving(key, row)) {
      row.state = newState();
      row.owner = null;
      row.keyId = null;
      row.storedPast = undefined;
    }
    row.state = projection.evolve(row.state, recorded, key);
    row.keyId = encryptedBy(recorded) ?? row.keyId;
    const owner = projection.owner?.(recorded) ?? null;
    if (owner !== null && owner !== row.owner) row.owner = plainText(owner);
    row.foldedAt = step;
  };

  const foldEvent = (recorded: Recorded<EventLike>) => {
    const cleared = projection.clears?.(recorded) ?? null;
    if (cleared !== null) clearedAt.set(plainText(cleared), step);
    const keys = projection.key(recorded);
    if (typeof keys === 'string') foldRow(keys, recorded);
    else for (const key of keys ?? []) foldRow(key, recorded);
  };

  return {
    projection,
    rows,
    hold(key, { owner, state, keyId }) {
      const storedPast = projection.hasAppendOnlyState && state !== null ? splitState(state).past : undefined;
      rows.set(key, { state, owner, keyId, foldedAt: 0, storedPast });
    },
    fold(recorded) {
      step += 1;
      try {
        foldEvent(recorded);
      } catch (error) {
        throw new ProjectionFailed(projection.name, error, recorded);
      }
    },
    clearedOwners: () => [...clearedAt.keys()],
    isLiving,
  };
}

/** Finds the key that an event gives to its rows. Only of some events it matters, and of the others a bulk read knows none. */
function keyIdsOf({
  table,
  personal,
  handles,
}: AnyProjection): (recorded: Recorded<EventLike>) => string | null {
  if (!table.personal) return () => null;
  const types = new Set(personal ?? handles);
  return ({ event, keyId }) => (types.has(event.type) ? (keyId ?? null) : null);
}

/** The rows that an event belongs to. */
export function keysOf(projection: AnyProjection, recorded: Recorded<EventLike>): readonly string[] {
  const keys = projection.key(recorded);
  if (keys === null) return [];
  return typeof keys === 'string' ? [keys] : keys;
}

/** A given value is shared by all rows, so it must not be changed; a function makes a new state for each row. */
function initialStateOf({ initial }: AnyProjection): () => unknown {
  if (typeof initial === 'function') return initial as () => unknown;
  const frozen = freeze(initial);
  return () => frozen;
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/**
 * Rows as this worker last wrote them, so that it need not load them again: a third of the work of a batch. They are right as long as no
 * other worker writes, which moving the checkpoint proves each time.
 */
export type RowCache = {
  /** With a null state the row is known not to exist. */
  get(key: string): KnownRow | undefined;
  /** Takes over the rows of a batch that was committed. */
  keep(set: WorkingSet): void;
  /** After a batch that was not: its states may have been changed in place. */
  forget(): void;
};

/** @param capacity the least number of rows kept when there are more; twice as many at most. */
export function createRowCache(capacity: number): RowCache {
  let recent = new Map<string, KnownRow>();
  let earlier: typeof recent = new Map();
  const forget = () => {
    recent = new Map();
    earlier = new Map();
  };
  return {
    get: (key) => recent.get(key) ?? earlier.get(key),
    keep(set) {
      // Loading again is cheaper than to search for the rows of an owner, which is seldom cleared.
      if (set.clearedOwners().length > 0) forget();
      for (const [key, row] of set.rows)
        recent.set(key, set.isLiving(key, row) ? row : { owner: null, state: null, keyId: null });
      if (recent.size <= capacity) return;
      earlier = recent;
      recent = new Map();
    },
    forget,
  };
}
