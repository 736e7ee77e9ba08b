import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { openEventLog } from './event-store/event-log.ts';
import { openEventStoreDb } from './event-store/event-store-db.ts';
import type { EventStore } from './event-store/store.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';

export type Stores = {
  readonly databaseUrl: string;
  readonly events: EventStore;
  close(): Promise<void>;
};

/**
 * Postgres and the event store: those that are configured, else the embedded Postgres (or the one that another process of ours has
 * started) with the built-in log.
 */
export async function openStores(
  config: Pick<Config, 'databaseUrl' | 'eventStoreUrl' | 'dataDir'>,
): Promise<Stores> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres(resolve(config.dataDir)) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  try {
    const events =
      config.eventStoreUrl === null
        ? await openEventLog({ connectionString: databaseUrl })
        : await openEventStoreDb({ connectionString: config.eventStoreUrl });
    return {
      databaseUrl,
      events,
      async close() {
        await events.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
