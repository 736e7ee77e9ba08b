import { type Migrations, migratePool } from '#projections/postgres/migrations.ts';
import type { Pool } from '#projections/postgres/pg.ts';

const migrations: Migrations = {
  schema: 'service',
  folder: new URL('migrations/', import.meta.url),
  // Earlier versions recorded each file under the words of its name.
  earlier: { table: 'steps', names: `select replace(name, ' ', '-') as name from service.steps` },
};

/** Migrates the service's own tables. Safe in concurrent processes. @throws MigrationRefused */
export const createServiceTables = (pool: Pick<Pool, 'connect'>): Promise<void> =>
  migratePool(pool, migrations);
