import type { Appended } from './store.ts';

const stored = new WeakSet<Appended>();

/**
 * An adapter says that an append was stored by this very call. A repeated one is answered as the first time was, though what it brought
 * may differ in all but the ids: whoever goes on from what was appended must know.
 */
export function asNew(appended: Appended): Appended {
  stored.add(appended);
  return appended;
}

/** False also where the store cannot tell. */
export const isNew = (appended: Appended): boolean => stored.has(appended);
