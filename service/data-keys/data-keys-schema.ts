import type pg from 'pg';
import { patiently } from '#projections/engine/deadlines.ts';

/** Any number that no other lock of this database uses. */
const lock = 7_261_404;

/**
 * A data key for each owner, wrapped. One that is destroyed stays as a mark without content, so that what it has sealed is told from
 * what was sealed elsewhere. Rows are never updated but to wrap anew or to destroy.
 */
const schema = `
  create schema if not exists vault;
  create table if not exists vault.data_keys (
    key_id text collate "C" primary key,
    owner text collate "C" not null,
    wrapped bytea,
    wrapped_by text,
    created_at timestamptz not null default now(),
    destroyed_at timestamptz,
    check ((wrapped is null) = (destroyed_at is not null))
  );
  create unique index if not exists data_keys_live on vault.data_keys (owner) where destroyed_at is null;
  create index if not exists data_keys_by_wrapping on vault.data_keys (wrapped_by) where destroyed_at is null`;

/** Creates what is missing. Any number of processes may call it at once; asks first, so that a role without the right to create can open it. */
export async function createDataKeysSchema(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('vault.data_keys_by_wrapping') is not null as "isThere"`,
  );
  if (rows[0]?.isThere) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(patiently('select pg_advisory_xact_lock($1)', [lock]));
    await client.query(patiently(schema));
    await client.query('commit');
  } catch (error) {
    // Closing the connection undoes everything, also where it can no longer be asked to.
    client.release(true);
    throw error;
  }
  client.release();
}
