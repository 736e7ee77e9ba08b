import { resolve } from 'node:path';
import { openPool } from '#projections/postgres/pool.ts';
import type { Config } from '#service/config.ts';
import { startEmbeddedPostgres } from '#service/embedded-postgres/embedded-postgres.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { openEventStoreDb } from '#service/open-stores.ts';

/** The configured stores without the service's wrappers: events as they are stored, and the database with keys and erasures. */
export type BackupStores = {
  readonly events: EventStore;
  /** Whether concurrent appends are stored in the order of their start. */
  readonly keepsOrder: boolean;
  readonly databaseUrl: string;
  readonly pool: ReturnType<typeof openPool>;
};

const queryLimitMs = 600_000;

/** Opens them for the duration of the work. Starts the embedded Postgres, or joins the one of a running service. */
export async function withBackupStores<Result>(
  config: Pick<Config, 'databaseUrl' | 'eventStoreUrl' | 'dataDir'>,
  work: (stores: BackupStores) => Promise<Result>,
): Promise<Result> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres(resolve(config.dataDir)) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  const pool = openPool(databaseUrl, 'backup', { max: 2, deadlineMs: queryLimitMs });
  try {
    const keepsOrder = config.eventStoreUrl === null;
    const events = await (config.eventStoreUrl === null
      ? openEventLog({ connectionString: databaseUrl })
      : openEventStoreDb(config.eventStoreUrl));
    try {
      return await work({ events, keepsOrder, databaseUrl, pool });
    } finally {
      await events.close();
    }
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}
