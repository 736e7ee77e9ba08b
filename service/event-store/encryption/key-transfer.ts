import { migratePool } from '#projections/postgres/migrations.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { vaultMigrations } from './data-keys.ts';

type Database = Pick<Pool, 'connect' | 'query'>;

/** A data key as it is stored: wrapped by a master key, in Base64, or destroyed. */
export type StoredKey = {
  readonly id: string;
  readonly owner: string;
  readonly wrapped: string | null;
  readonly wrappedBy: string | null;
  readonly createdAt: string;
  readonly destroyedAt: string | null;
};

export type StoredKeys = {
  readonly keys: readonly StoredKey[];
  /** Owners that get no new key. */
  readonly erasedOwners: readonly string[];
};

/** The target has keys that are not those of the source. */
export class OtherKeys extends Error {
  override readonly name = 'OtherKeys';
}

const columns = `key_id as id, owner, encode(wrapped, 'base64') as wrapped, wrapped_by as "wrappedBy",
  created_at::text as "createdAt", destroyed_at::text as "destroyedAt"`;
const rowsAtOnce = 1_000;

/** All data keys of a database, some 250 bytes each; none where there is no vault. */
export async function readKeys(db: Database): Promise<StoredKeys> {
  const { rowCount } = await db.query(
    `select from pg_tables where schemaname = 'vault' and tablename in ('data_keys', 'erased_owners')`,
  );
  if (rowCount !== 2) return { keys: [], erasedOwners: [] };
  const { rows: keys } = await db.query<StoredKey>(`select ${columns} from vault.data_keys order by key_id`);
  const { rows: owners } = await db.query<{ owner: string }>(
    'select owner from vault.erased_owners order by owner',
  );
  return {
    // Postgres breaks Base64 into lines.
    keys: keys.map((key) => ({ ...key, wrapped: key.wrapped?.replaceAll('\n', '') ?? null })),
    erasedOwners: owners.map(({ owner }) => owner),
  };
}

/**
 * Stores keys in a database where they are missing, in one transaction. A key that was destroyed in either stays destroyed.
 * @returns the number of new rows. @throws OtherKeys when an owner has another live key there; nothing is stored then.
 */
export async function writeKeys(db: Database, { keys, erasedOwners }: StoredKeys): Promise<number> {
  await migratePool(db, vaultMigrations);
  const client = await db.connect();
  try {
    await client.query('begin');
    let stored = 0;
    for (let from = 0; from < keys.length; from += rowsAtOnce) {
      const part = keys.slice(from, from + rowsAtOnce);
      const { rowCount } = await client.query(
        `insert into vault.data_keys (key_id, owner, wrapped, wrapped_by, created_at, destroyed_at)
         select id, owner, decode(wrapped, 'base64'), "wrappedBy", "createdAt"::timestamptz, "destroyedAt"::timestamptz
           from json_to_recordset($1::json) as given(id text, owner text, wrapped text, "wrappedBy" text, "createdAt" text, "destroyedAt" text)
         on conflict do nothing`,
        [JSON.stringify(part)],
      );
      stored += rowCount ?? 0;
      await client.query(
        `update vault.data_keys set wrapped = null, wrapped_by = null, destroyed_at = now()
          where key_id = any($1) and destroyed_at is null`,
        [part.filter(({ wrapped }) => wrapped === null).map(({ id }) => id)],
      );
    }
    const { rows: missing } = await client.query<{ id: string }>(
      'select id from unnest($1::text[]) as given(id) where id not in (select key_id from vault.data_keys) limit 1',
      [keys.map(({ id }) => id)],
    );
    if (missing[0])
      throw new OtherKeys(
        'The target database has data keys of its own for the same people, so that what the source encrypted could not be read there. Nothing was copied: use an empty database.',
      );
    await client.query(
      'insert into vault.erased_owners (owner) select unnest($1::text[]) on conflict do nothing',
      [erasedOwners],
    );
    await client.query('commit');
    return stored;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
