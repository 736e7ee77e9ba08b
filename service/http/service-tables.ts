import type { Pool, PoolClient } from 'pg';

type Step = { readonly name: string; readonly sql: string };

/** Only ever added to: a step that has run is not run again, whatever it says by then. */
const steps: readonly Step[] = [
  {
    name: 'sessions',
    sql: `
      create table service.sessions (
        id_hash text primary key,
        user_id text,
        data text not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index sessions_by_user on service.sessions (user_id) where user_id is not null;
      create index sessions_by_expiry on service.sessions (expires_at)`,
  },
  {
    name: 'rate limits',
    sql: `
      create table service.rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`,
  },
  {
    name: 'kept answers',
    sql: `
      create table service.kept_answers (
        member_id text not null,
        key text not null,
        fingerprint text not null,
        status integer not null,
        body text not null,
        kept_at timestamptz not null default now(),
        primary key (member_id, key)
      );
      create index kept_answers_by_age on service.kept_answers (kept_at)`,
  },
];
/** Any number that no other lock of this database uses. */
const lock = 7_261_403;

/** Creates what is missing of the service's own tables. Any number of processes may call it at once. */
export async function createServiceTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await runMissingSteps(client);
    await client.query('commit');
  } catch (error) {
    // Closing the connection undoes everything, also where it can no longer be asked to.
    client.release(true);
    throw error;
  }
  client.release();
}

async function runMissingSteps(client: PoolClient): Promise<void> {
  await client.query(`
    create schema if not exists service;
    create table if not exists service.steps (name text primary key, run_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string }>('select name from service.steps');
  const done = new Set(rows.map(({ name }) => name));
  for (const { name, sql } of steps) {
    if (done.has(name)) continue;
    await client.query(sql);
    await client.query('insert into service.steps (name) values ($1)', [name]);
  }
}
