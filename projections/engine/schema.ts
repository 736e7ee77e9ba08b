import { beginning } from '#domain/kernel/recorded.ts';
import { inTransaction } from '#projections/postgres/connection.ts';
import { lockTransaction } from '#projections/postgres/locks.ts';
import { migrate } from '#projections/postgres/migrations.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { placeCheckpoint, readCheckpoints } from './checkpoint.ts';
import type { AnyProjection } from './projection.ts';
import { recordState } from './status.ts';
import { createIndexes, createTable, createView, tableOf } from './tables.ts';

/** Creates the schema and the engine's own tables. Idempotent and safe in concurrent processes. */
export const prepareSchema = (client: pg.ClientBase, schema: string): Promise<void> =>
  migrate(client, { schema, folder: new URL('migrations/', import.meta.url) });

/** Creates an empty table and a view for every new projection, so that queries find no rows instead of failing. */
export async function prepareTables(
  client: pg.ClientBase,
  schema: string,
  projections: readonly AnyProjection[],
): Promise<void> {
  await prepareSchema(client, schema);
  await inTransaction(client, async () => {
    await lockTransaction(client, `schema ${schema}`);
    const known = await readCheckpoints(client, schema);
    for (const projection of projections) {
      const { name, version } = projection;
      if (known.has(name)) continue;
      const table = tableOf(projection, schema, 'current');
      await createTable(client, table);
      await createIndexes(client, table);
      await createView(client, projection, schema);
      await placeCheckpoint(client, schema, { name, version, position: beginning });
      await recordState(client, schema, [name], 'rebuilding');
    }
  });
}
