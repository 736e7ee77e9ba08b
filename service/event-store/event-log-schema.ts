import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** In the order in which they are applied. What is listed here was applied somewhere: it does not change any more. */
const migrations = ['event-log-schema.sql', 'event-log-append-one.sql'];

/** Creates the schema `log`, or brings it up to date, also when several processes start at once. */
export async function migrateEventLog(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtext('log.migrations'))`);
  const applied = await appliedMigrations(client);
  for (const name of migrations.filter((migration) => !applied.has(migration))) {
    await client.query(await readFile(new URL(name, import.meta.url), 'utf8'));
    await client.query('insert into log.migrations (name) values ($1)', [name]);
  }
  await client.query('commit');
}

/** Asks before it creates, so that a role that may not create schemas can open a log that is there. */
async function appliedMigrations(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('log.migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere)
    await client.query(
      `create schema if not exists log;
       create table log.migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
  const { rows } = await client.query<{ name: string }>('select name from log.migrations');
  return new Set(rows.map(({ name }) => name));
}
