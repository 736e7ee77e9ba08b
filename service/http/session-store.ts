import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { patiently } from '#projections/engine/deadlines.ts';
import { gathered } from './gathered.ts';

/** What koa-session keeps of a session; `member` ties it to the person who is signed in. */
type SessionData = { readonly member?: { readonly memberId: string } } & Readonly<Record<string, unknown>>;

export type SessionStore = {
  get(id: string): Promise<SessionData | null>;
  set(id: string, data: SessionData, maxAgeMs: number): Promise<void>;
  destroy(id: string): Promise<void>;
  /** Deletes what is over. A revoked session is kept for a day: a request that still runs could otherwise write it anew. */
  purge(): Promise<void>;
};

const upsert = `
  insert into service.sessions (id_hash, user_id, data, expires_at)
  values ($1, $2, $3, now() + $4 * interval '1 millisecond')
  on conflict (id_hash) do update
    set user_id = excluded.user_id, data = excluded.data, expires_at = excluded.expires_at
    where service.sessions.revoked_at is null`;

/** Sessions in Postgres. The table holds a hash of each id, so that reading it signs nobody in. */
export function createSessionStore(pool: Pool): SessionStore {
  const find = gathered((hashes: readonly string[]) => findAll(pool, hashes));
  return {
    async get(id) {
      const data = await find(hashOf(id));
      return data === null ? null : (JSON.parse(data) as SessionData);
    },
    async set(id, data, maxAgeMs) {
      await pool.query(upsert, [hashOf(id), data.member?.memberId ?? null, JSON.stringify(data), maxAgeMs]);
    },
    async destroy(id) {
      await pool.query("update service.sessions set revoked_at = now(), data = '{}' where id_hash = $1", [
        hashOf(id),
      ]);
    },
    async purge() {
      await pool.query(
        patiently(
          "delete from service.sessions where expires_at < now() or revoked_at < now() - interval '1 day'",
        ),
      );
    },
  };
}

/** Signs a member out everywhere. */
export async function revokeSessionsOf(db: Pool, memberId: string): Promise<void> {
  await db.query("update service.sessions set revoked_at = now(), data = '{}' where user_id = $1", [
    memberId,
  ]);
}

async function findAll(pool: Pool, hashes: readonly string[]): Promise<readonly (string | null)[]> {
  const { rows } = await pool.query<{ id_hash: string; data: string }>({
    name: 'find-sessions',
    text: `select id_hash, data from service.sessions
            where id_hash = any($1) and revoked_at is null and expires_at > now()`,
    values: [hashes],
  });
  const found = new Map(rows.map((row) => [row.id_hash, row.data]));
  return hashes.map((hash) => found.get(hash) ?? null);
}

function hashOf(id: string): string {
  return hash('sha256', id);
}
