import type { HeldRow, WorkingSet } from './working-set.ts';

/**
 * Rows as this worker last wrote them, so that it need not load them again: a third of the work of a batch. They are right as long as
 * nobody else writes, which moving the checkpoint proves each time.
 */
export type RowCache = {
  /** With a null state the row is known not to exist. */
  get(key: string): Pick<HeldRow, 'owner' | 'state'> | undefined;
  /** Takes over the rows of a batch that was committed. */
  keep(set: WorkingSet): void;
  /** After a batch that was not: its states may have been changed in place. */
  forget(): void;
};

/** @param capacity the least number of rows kept when there are more; twice as many at most. */
export function createRowCache(capacity: number): RowCache {
  let recent = new Map<string, Pick<HeldRow, 'owner' | 'state'>>();
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
        recent.set(key, set.isLiving(key, row) ? row : { owner: null, state: null });
      if (recent.size <= capacity) return;
      earlier = recent;
      recent = new Map();
    },
    forget,
  };
}
