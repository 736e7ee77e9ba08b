import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { type DataKeys, openDataKeys } from './data-keys/data-keys.ts';
import { openMasterKeys } from './data-keys/master-keys.ts';
import { chained } from './event-store/chained-store.ts';
import { openEventLog } from './event-store/event-log.ts';
import { openEventStoreDb } from './event-store/event-store-db.ts';
import { mirrored } from './event-store/mirrored-store.ts';
import { sealed } from './event-store/sealed-store.ts';
import type { EventStore } from './event-store/store.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';

export type Stores = {
  readonly databaseUrl: string;
  readonly events: EventStore;
  /** What the personal fields of events are encrypted by. */
  readonly keys: DataKeys;
  close(): Promise<void>;
};

type StoresConfig = Pick<
  Config,
  'databaseUrl' | 'eventStoreUrl' | 'dataDir' | 'masterKey' | 'previousMasterKeys'
>;

/**
 * Postgres and the event store: those that are configured, else the embedded Postgres (or the one that another process of ours has
 * started) with the built-in log.
 */
export async function openStores(config: StoresConfig): Promise<Stores> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres(resolve(config.dataDir)) : null;
  try {
    const stores = await openOver(config.databaseUrl ?? embedded?.url ?? '', config);
    return {
      ...stores,
      async close() {
        await stores.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function openOver(databaseUrl: string, config: StoresConfig): Promise<Stores> {
  const keys = await openDataKeys({
    connectionString: databaseUrl,
    masters: await openMasterKeys(config),
  });
  try {
    const store = chained(await openAdapter(databaseUrl, config.eventStoreUrl));
    const close = async () => {
      await store.close();
      await keys.close();
    };
    return { databaseUrl, keys, events: sealed(store, keys), close };
  } catch (error) {
    await keys.close();
    throw error;
  }
}

const openAdapter = (databaseUrl: string, eventStoreUrl: string | null): Promise<EventStore> =>
  eventStoreUrl === null
    ? openEventLog({ connectionString: databaseUrl })
    : openEventStoreDb({ connectionString: eventStoreUrl }).then((store) =>
        mirrored(store, { connectionString: databaseUrl, patienceMilliseconds: 10_000 }),
      );
