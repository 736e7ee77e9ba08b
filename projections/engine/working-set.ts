import type { Recorded } from '#domain/kernel/recorded.ts';
import { plainText } from './column-text.ts';
import { ProjectionFailed } from './failures.ts';
import { withoutPast } from './past.ts';
import type { AnyProjection, EventLike } from './projection.ts';

/** A row in memory. `state` is null when there is no such row. `storedPast` is the past of the state as it is stored. */
export type HeldRow = { state: unknown; owner: string | null; foldedAt: number; storedPast?: unknown };

/** Rows of one projection in memory, between being loaded (or born) and being written. It alone owns their states. */
export type WorkingSet = {
  readonly projection: AnyProjection;
  readonly rows: ReadonlyMap<string, HeldRow>;
  /** Puts a stored row in, before the first `fold`. The state must belong to nobody else. */
  hold(key: string, owner: string | null, state: unknown): void;
  /** @throws ProjectionFailed when the projection's code throws; the set is then good for nothing. */
  fold(recorded: Recorded<EventLike>): void;
  /** Owners whose rows went, wherever they are stored. Rows born after that are in `living`. */
  clearedOwners(): string[];
  isLiving(key: string, row: HeldRow): boolean;
};

/** An empty set for a projection. Clearing an owner costs the same however many rows are held. */
export function workingSet(projection: AnyProjection): WorkingSet {
  const rows = new Map<string, HeldRow>();
  // Instead of searching an owner's rows when it is cleared, remember when that was: rows last folded before are gone.
  const clearedAt = new Map<string, number>();
  const newState = initialStateOf(projection);
  let step = 0;

  const isCleared = (key: string, row: HeldRow) =>
    clearedAt.size > 0 && (clearedAt.get((projection.owner ? row.owner : key) ?? '') ?? 0) > row.foldedAt;
  const isLiving = (key: string, row: HeldRow) => row.state !== null && !isCleared(key, row);

  const foldRow = (named: string, recorded: Recorded<EventLike>) => {
    let key = named;
    let row = rows.get(named);
    if (row === undefined) {
      key = plainText(named);
      row = rows.get(key) ?? { state: null, owner: null, foldedAt: 0, storedPast: undefined };
      rows.set(key, row);
    }
    if (!isLiving(key, row)) {
      row.state = newState();
      row.owner = null;
      row.storedPast = undefined;
    }
    row.state = projection.evolve(row.state, recorded, key);
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
    hold(key, owner, state) {
      const storedPast = projection.hasPast && state !== null ? withoutPast(state).past : undefined;
      rows.set(key, { state, owner, foldedAt: 0, storedPast });
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

/** The rows that an event belongs to. */
export function keysOf(projection: AnyProjection, recorded: Recorded<EventLike>): readonly string[] {
  const keys = projection.key(recorded);
  if (keys === null) return [];
  return typeof keys === 'string' ? [keys] : keys;
}

/** A given value serves every row, so nobody may change it; a function makes each row its own. */
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
