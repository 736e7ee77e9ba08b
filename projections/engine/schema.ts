import pg from 'pg';
import { beginning } from '#domain/kernel/position.ts';
import { createCheckpoints, placeCheckpoint, readCheckpoints } from './checkpoint.ts';
import { inTransaction } from './connection.ts';
import type { AnyProjection } from './projection.ts';
import { createStatus, recordState } from './status.ts';
import { createIndexes, createTable, createView, tableOf } from './tables.ts';

/** The schema and the engine's own tables in it. Safe to run at once in several processes, and again. */
export async function prepareSchema(client: pg.ClientBase, schema: string): Promise<void> {
  await inTransaction(client, () => createSchema(client, schema));
}

/** Gives every projection that was never here an empty table and its view, so that a query finds no rows and not an error. */
export async function prepareTables(
  client: pg.ClientBase,
  schema: string,
  projections: readonly AnyProjection[],
): Promise<void> {
  await inTransaction(client, async () => {
    await createSchema(client, schema);
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

async function createSchema(client: pg.ClientBase, schema: string): Promise<void> {
  // "if not exists" alone lets two that look at the same time both try, and one of them fail.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`schema ${schema}`]);
  await client.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`);
  await createCheckpoints(client, schema);
  await createStatus(client, schema);
}
