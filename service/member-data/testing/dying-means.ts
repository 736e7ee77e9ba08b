import type { Pool } from 'pg';
import type { DataKeys } from '#service/data-keys/data-keys.ts';
import type { EventStore } from '#service/event-store/store.ts';

export class Killed extends Error {
  override readonly name = 'Killed';
}

export type Means = {
  readonly store: EventStore;
  readonly keys: Pick<DataKeys, 'destroy'>;
  readonly db: Pool;
};

/**
 * The same means, which are gone with the nth change that they make: before it is made, or after it was made and before anybody hears
 * of it. What a process that is killed there leaves behind.
 */
export function dyingMeans({ store, keys, db }: Means, nth: number, when: 'before' | 'after'): Means {
  let changes = 0;
  const changing = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    changes += 1;
    if (changes > nth || (changes === nth && when === 'before')) throw new Killed();
    const result = await change();
    if (changes >= nth) throw new Killed();
    return result;
  };
  return {
    store: {
      ...store,
      append: (...append) => changing(() => store.append(...append)),
      deleteStream: (...deletion) => changing(() => store.deleteStream(...deletion)),
    },
    keys: { destroy: (owners) => changing(() => keys.destroy(owners)) },
    db: new Proxy(db, {
      get: (pool, name) =>
        name === 'query'
          ? (text: string, values: unknown[]) => changing(() => pool.query(text, values))
          : undefined,
    }),
  };
}
