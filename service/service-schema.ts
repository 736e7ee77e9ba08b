import { migratePool } from '#projections/postgres/migrations.ts';
import type { Pool } from '#projections/postgres/pg.ts';

/** Brings the service's own tables up to date. Any number of processes may call it at once. @throws MigrationRefused */
export const createServiceTables = (pool: Pick<Pool, 'connect'>): Promise<void> =>
  migratePool(pool, {
    schema: 'service',
    folder: new URL('migrations/', import.meta.url),
    // Earlier versions named each file by a step, in words.
    earlier: { table: 'steps', names: `select replace(name, ' ', '-') as name from service.steps` },
  });
