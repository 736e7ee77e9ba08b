import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { withLongTimeout } from '#projections/postgres/timeouts.ts';
import { decrypt, encrypt } from '#service/event-store/encryption/cipher.ts';
import type { KnownMember, SignedInMember, SignInRecord } from '#service/http/current-member.ts';

/** koa-session's data of a session; `member` links it to the signed-in person. */
type SessionData = { readonly member?: SignedInMember; readonly signIn?: SignInRecord } & Readonly<
  Record<string, unknown>
>;

/**
 * The stored form. The sign-in record is readable for lists. All else is encrypted by the session id, which only the browser knows: the
 * database and all keys of the service cannot decrypt it.
 */
type StoredSession = { readonly signIn?: SignInRecord; readonly encrypted?: string };

/** A session as it was last read, which spares decryption while its stored form stays the same. */
type ReadSession = { readonly stored: string; readonly data: SessionData; readonly endsAt: number };

/** Characters of the stored forms of recently read sessions: about two thousand sessions. */
const cachedCharacters = 1_000_000;

/** Decides whether a member is an admin. */
export type IsAdmin = (member: SignedInMember) => boolean;

const hourMs = 3_600_000;
/**
 * Maximum age of a session, independent of its use. At the next sign-in, rights follow from the provider's current data about the address.
 * Admins see other people's data, so their sessions last for a working day.
 */
export const longestSessionMs = { member: 90 * 24 * hourMs, admin: 12 * hourMs };

/** Enough for every browser and device of a person, and a limit for stolen accounts and scripts. */
const maxSessionsOfMember = 20;

/** A live session, and its member as the statement read them that found it; null for a visitor or an unknown member. */
type FoundSession = { readonly data: SessionData; readonly member: () => Promise<KnownMember | null> };

/** The member's columns in the statement that finds a session, so that a request asks the database once for both. */
export type SessionMembers<Row extends object> = {
  readonly columns: string;
  /** By the column `user_id`. */
  readonly join: string;
  /** Called at most once for each row. */
  open(row: Row): Promise<KnownMember | null>;
};

export type SessionStore = {
  get(id: string): Promise<FoundSession | null>;
  set(id: string, data: SessionData, maxAgeMs: number): Promise<void>;
  destroy(id: string): Promise<void>;
  /** Deletes expired sessions. A revoked one is kept for a day, because a request that is still running could otherwise store it again. */
  purge(): Promise<void>;
};

/** `xmax` is 0 for an inserted row, and not 0 for an updated one. */
const upsert = `
  insert into service.sessions (id_hash, user_id, data, expires_at)
  values ($1, $2, $3, $4)
  on conflict (id_hash) do update
    set user_id = excluded.user_id, data = excluded.data, expires_at = excluded.expires_at
    where service.sessions.revoked_at is null
  returning xmax = 0 as is_new`;

const isLive = 'revoked_at is null and expires_at > now()';
const revoke = "update service.sessions set revoked_at = now(), data = '{}'";

/** The newly written session is kept, even if the others have later times. */
const revokeBeyondLimit = `
  ${revoke} where id_hash in (
    select id_hash from service.sessions where user_id = $1 and ${isLive}
     order by id_hash = $2 desc, (data::jsonb #>> '{signIn,usedAt}')::numeric desc nulls last,
       (data::jsonb #>> '{signIn,at}')::numeric desc nulls last
     offset ${maxSessionsOfMember})`;

/** Sessions in Postgres. The table contains a hash of each id, so a reader of it can neither sign in as a member nor see an address. */
export function createSessionStore<Row extends object>(
  pool: Pool,
  isAdmin: IsAdmin,
  members: SessionMembers<Row> = { columns: 'null', join: '', open: async () => null },
): SessionStore {
  const find = createBatchLoader((hashes: readonly string[]) => findAll(pool, hashes, members));
  const recent = new LRUCache<string, ReadSession>({
    maxSize: cachedCharacters,
    sizeCalculation: ({ stored }, id) => stored.length + id.length,
  });
  const endOf = ({ member, signIn }: SessionData): number => {
    if (!member || !signIn) return member ? 0 : Number.POSITIVE_INFINITY;
    // An admin's age counts from the authentication, which may be older than the session.
    if (isAdmin(member)) return Math.min(signIn.at, signIn.authenticatedAt) + longestSessionMs.admin;
    return signIn.at + longestSessionMs.member;
  };
  const sessionIn = (id: string, stored: string): ReadSession | null => {
    const known = recent.get(id);
    if (known?.stored === stored) return known;
    const data = decrypted(id, stored);
    if (data === null) return null;
    const read = { stored, data, endsAt: endOf(data) };
    recent.set(id, read);
    return read;
  };
  return {
    async get(id) {
      const found = await find(hashOf(id));
      if (found === null) return null;
      const read = sessionIn(id, found.data);
      // Checked here as well, because the member may have become an admin after the session was written.
      return read && Date.now() < read.endsAt ? { data: read.data, member: found.member } : null;
    },
    async set(id, data, maxAgeMs) {
      const expiresAt = new Date(Math.min(Date.now() + maxAgeMs, endOf(data)));
      const { signIn, ...personal } = data;
      const stored: StoredSession = {
        ...(signIn && { signIn }),
        encrypted: encrypt(keyOf(id), Buffer.from(JSON.stringify(personal)), 'session').toString('base64url'),
      };
      const memberId = data.member?.memberId ?? null;
      const values = [hashOf(id), memberId, JSON.stringify(stored), expiresAt];
      const { rows } = await pool.query<{ is_new: boolean }>(upsert, values);
      // Every sign-in has a new id. Runs after the session is stored, so that the last of several concurrent sign-ins sees them all.
      if (memberId !== null && rows[0]?.is_new) await pool.query(revokeBeyondLimit, [memberId, hashOf(id)]);
    },
    async destroy(id) {
      await revokeWhere(pool, 'id_hash = any($1)', [hashOf(id)]);
    },
    async purge() {
      await pool.query(
        withLongTimeout(
          "delete from service.sessions where expires_at < now() or revoked_at < now() - interval '1 day'",
        ),
      );
    },
  };
}

/** @throws Error when the text belongs to another session or was changed. */
function decrypted(id: string, stored: string): SessionData | null {
  const { encrypted, signIn } = JSON.parse(stored) as StoredSession;
  if (encrypted === undefined) return null;
  const text = decrypt(keyOf(id), Buffer.from(encrypted, 'base64url'), 'session').toString();
  return { ...(JSON.parse(text) as SessionData), ...(signIn && { signIn }) };
}

/** The expand step of HKDF (RFC 5869, 2.3). An id has 256 random bits, so the extract step is unnecessary. */
const keyOf = (sessionId: string): KeyObject =>
  createSecretKey(createHmac('sha256', sessionId).update('rondel session data\x01').digest());

type LiveSession = SignInRecord & {
  /** Identifies the session to its member. It gives access to nothing without that member's sign-in. */
  readonly handle: string;
};

/** A member's active sessions, the most recently used first. */
export async function sessionsOf(db: Pool, memberId: string): Promise<readonly LiveSession[]> {
  const rows = await liveRowsOf(db, memberId);
  return rows
    .flatMap(({ id_hash, data }) => {
      const { signIn } = JSON.parse(data) as StoredSession;
      return signIn ? [{ ...signIn, handle: handleOf(id_hash) }] : [];
    })
    .sort((a, b) => b.usedAt - a.usedAt || b.at - a.at);
}

/** The handle of the session with this id. */
export const handleOfSession = (id: string): string => handleOf(hashOf(id));

/** Ends all sessions of a member. @returns the number of ended sessions. */
export async function revokeSessionsOf(db: Pool, memberId: string): Promise<number> {
  return revokeWhere(db, 'user_id = $1', memberId);
}

/** Ends the sessions of a member whose handles match `isMeant`. @returns the number of ended sessions. */
export async function revokeSomeSessionsOf(
  db: Pool,
  memberId: string,
  isMeant: (handle: string) => boolean,
): Promise<number> {
  const rows = await liveRowsOf(db, memberId);
  const meant = rows.map((row) => row.id_hash).filter((idHash) => isMeant(handleOf(idHash)));
  return revokeWhere(db, 'id_hash = any($1)', meant);
}

/** Ends the sessions of all members. @returns the number of ended sessions. */
export const revokeAllSessions = (db: Pool): Promise<number> => revokeWhere(db, 'user_id <> $1', '');

type Which = 'user_id = $1' | 'user_id <> $1' | 'id_hash = any($1)';

async function revokeWhere(db: Pool, which: Which, value: string | readonly string[]): Promise<number> {
  const { rows } = await db.query<{ was_live: boolean }>(
    `${revoke} where revoked_at is null and ${which} returning expires_at > now() as was_live`,
    [value],
  );
  return rows.filter((row) => row.was_live).length;
}

type SessionRow = { readonly id_hash: string; readonly data: string };

async function liveRowsOf(db: Pool, memberId: string): Promise<readonly SessionRow[]> {
  const text = `select id_hash, data from service.sessions where user_id = $1 and ${isLive}`;
  return (await db.query<SessionRow>(text, [memberId])).rows;
}

type Found = Pick<SessionRow, 'data'> & Pick<FoundSession, 'member'>;

async function findAll<Row extends object>(
  pool: Pool,
  hashes: readonly string[],
  { columns, join, open }: SessionMembers<Row>,
): Promise<readonly (Found | null)[]> {
  const { rows } = await pool.query<SessionRow & Row>({
    name: 'find-sessions',
    // Separate index look-ups, because while the tables are new Postgres would cache a plan that joins by full scan.
    text: `select session.id_hash, session.data, ${columns}
             from unnest($1::text[]) as asked (id_hash)
             join lateral (select * from service.sessions as stored
                            where stored.id_hash = asked.id_hash and ${isLive} limit 1) as session on true
             ${join}`,
    values: [[...new Set(hashes)]],
  });
  const found = new Map(
    rows.map((row) => {
      let opened: Promise<KnownMember | null> | undefined;
      const member = () => {
        opened ??= open(row);
        return opened;
      };
      return [row.id_hash, { data: row.data, member }];
    }),
  );
  return hashes.map((hash) => found.get(hash) ?? null);
}

function hashOf(id: string): string {
  return hash('sha256', id);
}

/** A hash of the stored id hash, which reveals neither the id nor its hash. */
function handleOf(idHash: string): string {
  return hash('sha256', `handle of session ${idHash}`, 'base64url').slice(0, 22);
}
