import { beginning } from '#domain/kernel/recorded.ts';
import { inTransaction } from '#projections/postgres/connection.ts';
import { lockTransaction } from '#projections/postgres/locks.ts';
import { isMigrated, migrate } from '#projections/postgres/migrations.ts';
import * as pg from '#projections/postgres/pg.ts';
import { namesAndVersions, placeCheckpoints, readCheckpoints, type Versioned } from './checkpoint.ts';
import { divide, partsOfInstallation } from './division.ts';
import type { AnyProjection } from './projection.ts';
import { recordState } from './status.ts';
import { createEmpty, leadLockOf, versionedName } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/** Creates the schema and the engine's own tables. Idempotent and safe in concurrent processes. */
export const prepareSchema = (client: pg.ClientBase, schema: string): Promise<void> =>
  migrate(client, { schema, folder });

/** How long the rows of an earlier version stay after its last leader ended, for a release that comes back. */
const keptMinutes = 10;

/**
 * Drops the earlier versions of these projections that no process leads any more.
 * @returns their names, for example `points_ledgers_v2`. @throws when a query on such a table takes long; a later call succeeds.
 */
export async function dropAbandoned(
  client: pg.ClientBase,
  schema: string,
  projections: readonly Versioned[],
  minutes = keptMinutes,
): Promise<readonly string[]> {
  const inSchema = pg.escapeIdentifier(schema);
  const lease = `format('projections of %s.%s_v%s', $3::text, checkpoint.name, checkpoint.version)`;
  const isAbandoned = `(checkpoint.name, checkpoint.version) in (
      select checkpoint.name, checkpoint.version from unnest($1::text[], $2::integer[]) as ours(name, version)
      where checkpoint.name = ours.name and checkpoint.version < ours.version)
    and not exists (select from ${inSchema}.leases
      where (leases.name = ${lease} or starts_with(leases.name, ${lease} || ' part ')) and expires_at > clock_timestamp() - $4 * interval '1 minute')`;
  const values = [...namesAndVersions(projections), schema, minutes];
  const found = await client.query(`select from ${inSchema}.checkpoint where ${isAbandoned} limit 1`, values);
  if (found.rowCount === 0) return [];
  return inTransaction(client, async () => {
    await client.query(`set local lock_timeout = '300ms'`);
    await lockTransaction(client, `schema ${schema}`);
    const { rows } = await client.query<Versioned>(
      `delete from ${inSchema}.checkpoint where ${isAbandoned} returning name, version`,
      values,
    );
    for (const row of rows) {
      const { name, version } = row;
      const own = [name, version];
      await client.query(`delete from ${inSchema}.projection_status where (name, version) = ($1, $2)`, own);
      await client.query(`delete from ${inSchema}.dead_letters where (projection, version) = ($1, $2)`, own);
      await client.query(`delete from ${inSchema}.part_checkpoints where (name, version) = ($1, $2)`, own);
      await client.query(
        `delete from ${inSchema}.leases where name = $1 or starts_with(name, $1 || ' part ')`,
        [leadLockOf(row, schema)],
      );
      await client.query(`drop table if exists ${inSchema}.${pg.escapeIdentifier(versionedName(row))}`);
    }
    return rows.map(versionedName);
  });
}

/** Creates an empty table for every new version of a projection, so that queries find no rows instead of failing. */
export async function prepareTables(
  client: pg.ClientBase,
  schema: string,
  projections: readonly AnyProjection[],
): Promise<void> {
  await prepareSchema(client, schema);
  // Looked at first, because a process that is frozen may hold the lock.
  const there = await readCheckpoints(client, schema, projections);
  if (projections.every(({ name }) => there.has(name))) return;
  await inTransaction(client, async () => {
    await lockTransaction(client, `schema ${schema}`);
    const known = await readCheckpoints(client, schema, projections);
    const added = projections.filter(({ name }) => !known.has(name));
    if (added.length === 0) return;
    const parts = await partsOfInstallation(client, schema);
    await createEmpty(client, added, schema);
    await placeCheckpoints(client, schema, added, beginning);
    if (parts > 1) for (const projection of added) await divide(client, schema, projection, parts);
    await recordState(client, schema, added, 'rebuilding');
  });
}

/** Whether `prepareTables` has nothing to do. Only reads, for tools that must not create tables. */
export async function hasTables(
  client: pg.ClientBase,
  schema: string,
  projections: readonly AnyProjection[],
): Promise<boolean> {
  if (!(await isMigrated(client, { schema, folder }))) return false;
  const there = await readCheckpoints(client, schema, projections);
  return projections.every(({ name }) => there.has(name));
}
