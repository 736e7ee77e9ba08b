import { openPool } from '#projections/postgres/pool.ts';
import { type BareStore, type BareStoreConfig, openBareStore } from '#service/event-store/open-stores.ts';

/** The configured stores without the service's wrappers: events as they are stored, and the database with keys and erasures. */
export type BackupStores = Pick<BareStore, 'events' | 'appends'> & {
  readonly databaseUrl: string;
  readonly pool: ReturnType<typeof openPool>;
};

const queryLimitMs = 600_000;

/** Opens them for the duration of the work. */
export async function withBackupStores<Result>(
  config: BareStoreConfig,
  work: (stores: BackupStores) => Promise<Result>,
): Promise<Result> {
  const { events, appends, databaseUrl: configured, close } = await openBareStore(config);
  const databaseUrl = configured ?? '';
  const pool = openPool(databaseUrl, 'backup', { max: 2, deadlineMs: queryLimitMs });
  try {
    return await work({ events, appends, databaseUrl, pool });
  } finally {
    await pool.end();
    await close();
  }
}
