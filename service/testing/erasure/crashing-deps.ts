import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { DataKeys } from '#service/event-store/encryption/data-keys.ts';
import type { EventStore } from '#service/event-store/port.ts';

export class SimulatedCrash extends Error {
  override readonly name = 'Killed';
}

export type Deps = {
  readonly store: EventStore;
  readonly keys: Pick<DataKeys, 'destroy' | 'eraseOwners'>;
  readonly db: RowDatabase;
};

const isRead = /^\s*select\b/;

/**
 * The same dependencies, which fail at their nth change: before it, or after it but before the caller receives the result. This leaves the
 * state of a process killed at that point.
 */
export function crashingDeps({ store, keys, db }: Deps, nth: number, when: 'before' | 'after'): Deps {
  let changes = 0;
  const changing = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    changes += 1;
    if (changes > nth || (changes === nth && when === 'before')) throw new SimulatedCrash();
    const result = await change();
    if (changes >= nth) throw new SimulatedCrash();
    return result;
  };
  return {
    store: {
      ...store,
      append: (...append) => changing(() => store.append(...append)),
      deleteStream: (...deletion) => changing(() => store.deleteStream(...deletion)),
    },
    keys: {
      destroy: (owners) => changing(() => keys.destroy(owners)),
      eraseOwners: (owners) => changing(() => keys.eraseOwners(owners)),
    },
    db: new Proxy(db, {
      get: (pool, name) =>
        name === 'query'
          ? (text: string, values: unknown[]) =>
              isRead.test(text) ? pool.query(text, values) : changing(() => pool.query(text, values))
          : name === 'cipher'
            ? pool.cipher
            : undefined,
    }),
  };
}
