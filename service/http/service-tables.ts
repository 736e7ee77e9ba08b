import type { Pool, PoolClient } from 'pg';
import { patiently } from '#projections/engine/deadlines.ts';

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
  {
    name: 'followers',
    sql: `
      create table service.followers (
        name text primary key,
        position text collate "C" not null
      )`,
  },
  {
    name: 'event index',
    sql: `
      create table service.event_index (
        position text collate "C" primary key,
        id uuid not null,
        stream text collate "C" not null,
        category text collate "C" not null,
        revision integer not null,
        type text collate "C" not null,
        command_id text collate "C" not null,
        correlation_id text collate "C" not null,
        actor text collate "C" not null,
        occurred_at text collate "C" not null,
        hash text
      );
      create index event_index_by_stream on service.event_index (stream, revision);
      create index event_index_by_id on service.event_index (id);
      create index event_index_by_time on service.event_index (occurred_at, position);
      create index event_index_by_category on service.event_index (category, occurred_at, position);
      create index event_index_by_type on service.event_index (type, occurred_at, position);
      create index event_index_by_correlation on service.event_index (correlation_id, occurred_at, position)`,
  },
  {
    name: 'mails',
    sql: `
      create table service.mails (
        key uuid primary key,
        request_id text not null,
        decision text not null,
        revision integer not null,
        attempts integer not null default 0,
        due_at timestamptz not null default now(),
        settled_at timestamptz,
        outcome text
      );
      create index mails_due on service.mails (due_at) where settled_at is null`,
  },
  {
    name: 'erasures',
    sql: `
      create table service.erasures (
        id uuid primary key,
        kind text not null,
        subject text not null,
        zone text,
        registered_at text,
        streams jsonb,
        asked_at timestamptz not null default now(),
        unique (kind, subject)
      );
      create index erasures_by_subject on service.erasures (subject)`,
  },
  {
    // Counts are worth no wait for the disk; a crash of the database begins them anew.
    name: 'unlogged rate limits',
    sql: 'alter table service.rate_limits set unlogged',
  },
  {
    name: 'export mails',
    sql: `
      create table service.export_mails (
        member_id text primary key,
        key uuid not null,
        asked_at timestamptz not null,
        attempts integer not null default 0,
        due_at timestamptz not null default now(),
        settled_at timestamptz,
        outcome text
      );
      create index export_mails_due on service.export_mails (due_at) where settled_at is null`,
  },
];
/** Any number that no other lock of this database uses. */
const lock = 7_261_403;

/** Creates what is missing of the service's own tables. Any number of processes may call it at once. */
export async function createServiceTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(patiently('select pg_advisory_xact_lock($1)', [lock]));
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
    await client.query(patiently(sql));
    await client.query('insert into service.steps (name) values ($1)', [name]);
  }
}
