import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import { connector } from '#projections/postgres/connection.ts';
import { underLock } from '#projections/postgres/locks.ts';
import { type Migrations, migratePool } from '#projections/postgres/migrations.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { openPipelinedPool, openPool } from '#projections/postgres/pool.ts';
import { whileReachable } from '#service/event-store/postgres/log-connection.ts';
import { decrypt, encrypt, newKey } from './cipher.ts';
import type { MasterKeys } from './master-keys.ts';

export type DataKey = { readonly id: string; readonly secret: KeyObject };
/** Null for a destroyed key. */
export type FoundKeys = ReadonlyMap<string, KeyObject | null>;

export type DataKeys = {
  /**
   * The current key of an owner, created when there is none. Always queries the database, so that a destroyed key is never used to encrypt.
   * @throws OwnerErased
   */
  keyOf(owner: string): Promise<DataKey>;
  /** The cached key; null for a destroyed one, undefined when it is not cached. */
  known(id: string): KeyObject | null | undefined;
  /** Finds all uncached keys with one query. @throws UnknownDataKey */
  find(ids: Iterable<string>): Promise<FoundKeys>;
  /** Destroys the keys of owners irrevocably. Other processes may have them cached for up to a minute. */
  destroy(owners: readonly string[]): Promise<void>;
  /**
   * Destroys keys, and blocks new ones for these owners until `admit`: a concurrent command could otherwise store data that is never
   * erased.
   */
  eraseOwners(owners: readonly string[]): Promise<void>;
  /** Allows keys again for an erased owner: an account that returns. */
  admit(owner: string): Promise<void>;
  /**
   * Encrypts all data keys by the next master key while they stay in use. Resumes after an interruption when called again.
   * @returns the number of encrypted keys. @throws UnknownMasterKey
   */
  rotate(): Promise<number>;
  close(): Promise<void>;
};

/** No key has this id: the log belongs to another database. */
export class UnknownDataKey extends Error {
  override readonly name = 'UnknownDataKey';

  constructor(id: string) {
    super(
      `There is no data key ${id} in this database, so that the log that names it belongs to another one. Use the database of that log, ` +
        'or bring its keys along: npm run store -- copy, and npm run restore.',
    );
  }
}

/** A command tried to store personal data of an erased owner. To the sender it means that the account is gone. */
export class OwnerErased extends Error {
  override readonly name = 'OwnerErased';
}

type DataKeysOptions = {
  readonly connectionString: string;
  readonly masters: MasterKeys;
  readonly patienceMilliseconds?: number;
};

type Row = { readonly key_id: string; readonly wrapped: Buffer | null; readonly wrapped_by: string | null };
type OwnedRow = Row & { readonly owner: string };

const rewrapAtOnce = 500;
const mostLookUps = 5;
const mostCached = 20_000;

/** The data keys, encrypted by a master key in Postgres, with a cache of the most recently used ones. */
export async function openDataKeys({
  connectionString,
  masters,
  patienceMilliseconds = 10_000,
}: DataKeysOptions): Promise<DataKeys> {
  const pool = openPipelinedPool(connectionString, 'data keys', {
    max: 2,
    deadlineMs: patienceMilliseconds,
  });
  const closing = new AbortController();
  const asking = <Result>(work: () => Promise<Result>): Promise<Result> =>
    whileReachable(patienceMilliseconds, closing.signal, work);
  const cache = createKeyCache(mostCached);
  const unwrap = async (row: Row): Promise<KeyObject | null> => {
    const secret = await unwrapped(masters, row);
    cache.keep(row.key_id, secret);
    return secret;
  };
  // A key's secret never changes when its encryption by a master key does.
  const secretOf = async (row: Row): Promise<KeyObject | null> => {
    const known = cache.at(row.key_id);
    return known === undefined ? unwrap(row) : known;
  };
  const findRows = createBatchLoader((ids: readonly string[]) => asking(() => rowsOf(pool, ids)));

  try {
    await asking(() => migratePool(pool, vaultMigrations));
  } catch (error) {
    await pool.end();
    throw error;
  }
  // Loads may return an error per owner, so that one erased owner does not fail the batch.
  const liveKeys = createBatchLoader(async (owners: readonly string[]) => {
    const rows = await asking(() => liveRows(pool, owners, masters));
    return Promise.all(owners.map((owner) => liveKey(rows, owner, secretOf)));
  });
  const destroy = async (owners: readonly string[], isErased: boolean) => {
    const destroyed = await asking(() => destroyKeys(pool, owners, isErased));
    for (const id of destroyed) cache.keep(id, null);
  };
  return {
    keyOf: (owner) => keyFrom(liveKeys, owner),
    known: cache.at,
    find: async (ids) => {
      const found = new Map<string, KeyObject | null>();
      await Promise.all(
        [...new Set(ids)].map(async (id) => {
          const known = cache.at(id);
          found.set(id, known === undefined ? await unwrap(there(id, await findRows(id))) : known);
        }),
      );
      return found;
    },
    destroy: (owners) => destroy(owners, false),
    eraseOwners: (owners) => destroy(owners, true),
    admit: async (owner) => {
      await asking(() => pool.query('delete from vault.erased_owners where owner = $1', [owner]));
    },
    rotate: () => rotateAlone(connectionString, pool, masters),
    close: async () => {
      closing.abort();
      await pool.end();
    },
  };
}

async function unwrapped(
  masters: MasterKeys,
  { key_id: id, wrapped, wrapped_by: mark }: Row,
): Promise<KeyObject | null> {
  if (wrapped === null) return null;
  const { secret } = await masters.marked(mark ?? '');
  return createSecretKey(decrypt(secret, wrapped, id));
}

/** Whether a database holds data keys that only their master key can open. Creates nothing. */
export async function hasWrappedKeys(
  connectionString: string,
  patienceMilliseconds = 10_000,
): Promise<boolean> {
  const pool = openPool(connectionString, 'data keys', { max: 1, deadlineMs: patienceMilliseconds });
  try {
    return await whileReachable(patienceMilliseconds, new AbortController().signal, async () => {
      const tables = await pool.query(
        "select from pg_tables where schemaname = 'vault' and tablename = 'data_keys'",
      );
      if (tables.rowCount === 0) return false;
      const { rowCount } = await pool.query('select from vault.data_keys where destroyed_at is null limit 1');
      return rowCount === 1;
    });
  } finally {
    await pool.end();
  }
}

/** Looks the key up again when the owner's data was cleared during the first look-up. @throws OwnerErased */
async function keyFrom(
  liveKeys: (owner: string) => Promise<DataKey | 'destroyed' | null>,
  owner: string,
): Promise<DataKey> {
  for (let attempt = 1; attempt <= mostLookUps; attempt += 1) {
    const key = await liveKeys(owner);
    if (key === null) throw new OwnerErased();
    if (key !== 'destroyed') return key;
  }
  throw new Error(`The keys of ${owner} were destroyed while they were looked up.`);
}

/** Null for an erased owner. `destroyed` when the key was destroyed after its row was read: then the owner may have a newer key. */
async function liveKey(
  rows: ReadonlyMap<string, OwnedRow>,
  owner: string,
  secretOf: (row: Row) => Promise<KeyObject | null>,
): Promise<DataKey | 'destroyed' | null> {
  const row = rows.get(owner);
  if (!row) return null;
  const secret = await secretOf(row);
  return secret ? { id: row.key_id, secret } : 'destroyed';
}

/** The key rows of owners, created when missing; not created for erased owners. */
async function liveRows(
  pool: Pool,
  owners: readonly string[],
  masters: MasterKeys,
): Promise<ReadonlyMap<string, OwnedRow>> {
  const found = await findLive(pool, owners);
  const missing = [...new Set(owners)].filter((owner) => !found.has(owner));
  if (missing.length === 0) return found;
  const master = await masters.latest();
  const made = missing.map((owner) => {
    const id = randomBytes(12).toString('base64url');
    return { id, owner, wrapped: encrypt(master.secret, newKey(), id) };
  });
  // Without a name it gets a separate connection: it may wait for another process, and look-ups must not wait behind it.
  await pool.query({
    text: `insert into vault.data_keys (key_id, owner, wrapped, wrapped_by)
           select id, owner, wrapped, $4 from unnest($1::text[], $2::text[], $3::bytea[]) as made(id, owner, wrapped)
            where not exists (select from vault.erased_owners as erased where erased.owner = made.owner)
           on conflict do nothing`,
    values: [
      made.map(({ id }) => id),
      made.map(({ owner }) => owner),
      made.map(({ wrapped }) => wrapped),
      master.mark,
    ],
  });
  return new Map([...found, ...(await findLive(pool, missing))]);
}

async function findLive(pool: Pool, owners: readonly string[]): Promise<Map<string, OwnedRow>> {
  const { rows } = await pool.query<OwnedRow>({
    name: 'live-data-keys',
    text: `select key_id, owner, wrapped, wrapped_by from vault.data_keys
            where owner = any($1) and destroyed_at is null`,
    values: [owners],
  });
  return new Map(rows.map((row) => [row.owner, row]));
}

async function rowsOf(pool: Pool, ids: readonly string[]): Promise<readonly (Row | undefined)[]> {
  const { rows } = await pool.query<Row>({
    name: 'data-keys',
    text: 'select key_id, wrapped, wrapped_by from vault.data_keys where key_id = any($1)',
    values: [ids],
  });
  const found = new Map(rows.map((row) => [row.key_id, row]));
  return ids.map((id) => found.get(id));
}

function there(id: string, row: Row | undefined): Row {
  if (row) return row;
  throw new UnknownDataKey(id);
}

async function destroyKeys(
  pool: Pool,
  owners: readonly string[],
  isErased: boolean,
): Promise<readonly string[]> {
  // One statement: if the key is missing because it was destroyed, the same statement sees that the owner is erased.
  const { rows } = await pool.query<{ key_id: string }>(
    `with erased as (
       insert into vault.erased_owners (owner) select unnest($1::text[]) where $2 on conflict do nothing)
     update vault.data_keys set wrapped = null, wrapped_by = null, destroyed_at = now()
      where owner = any($1) and destroyed_at is null returning key_id`,
    [owners, isErased],
  );
  return rows.map(({ key_id: id }) => id);
}

/** Two at once would wrap by each other's earlier key, which the later one drops. */
const rotateAlone = (connectionString: string, pool: Pool, masters: MasterKeys): Promise<number> =>
  underLock(
    connector({ connectionString }),
    'rotation',
    { name: 'master key', everyMs: 200 },
    async (lost) => {
      // No data key may still depend on a master key that the next renewal drops.
      const before = await rewrapAll(pool, masters, lost);
      lost.throwIfAborted();
      await masters.renew();
      return before + (await rewrapAll(pool, masters, lost));
    },
  );

/** In small transactions, concurrently with a service that creates and destroys keys. @throws LostLock */
async function rewrapAll(pool: Pool, masters: MasterKeys, lost: AbortSignal): Promise<number> {
  const { mark, secret } = await masters.latest();
  for (let rewrapped = 0; ; ) {
    lost.throwIfAborted();
    const { rows } = await pool.query<Required<Row>>(
      `select key_id, wrapped, wrapped_by from vault.data_keys
        where destroyed_at is null and wrapped_by <> $1 order by key_id limit ${rewrapAtOnce}`,
      [mark],
    );
    if (rows.length === 0) return rewrapped;
    const wrappedSecrets = await Promise.all(
      rows.map(async ({ key_id: id, wrapped, wrapped_by: by }) => {
        const key = decrypt((await masters.marked(by ?? '')).secret, wrapped ?? Buffer.alloc(0), id);
        return encrypt(secret, key, id);
      }),
    );
    await pool.query(
      `update vault.data_keys k set wrapped = anew.wrapped, wrapped_by = $3
         from unnest($1::text[], $2::bytea[]) as anew(key_id, wrapped)
        where k.key_id = anew.key_id and k.destroyed_at is null`,
      [rows.map(({ key_id: id }) => id), wrappedSecrets, mark],
    );
    rewrapped += rows.length;
  }
}

export const vaultMigrations: Migrations = {
  schema: 'vault',
  folder: new URL('migrations/', import.meta.url),
  earlier: { table: 'erased_owners', names: `select 'data-keys' as name` },
};

/** Maximum time for which a key destroyed by another process stays usable here. */
const cacheMilliseconds = 60_000;

type KeyCache = {
  /** Null for a destroyed key, undefined for one that is not cached. */
  readonly at: (id: string) => KeyObject | null | undefined;
  readonly keep: (id: string, secret: KeyObject | null) => void;
};

/** The most recently used keys. @param most maximum number of keys. */
export function createKeyCache(most: number, now: () => number = () => performance.now()): KeyCache {
  const entries = new LRUCache<string, { readonly secret: KeyObject | null; readonly until: number }>({
    max: most,
  });
  return {
    at(id) {
      const entry = entries.get(id);
      return entry && entry.until > now() ? entry.secret : undefined;
    },
    keep(id, secret) {
      // Destruction is final, so its entry never expires.
      const until = secret === null ? Number.POSITIVE_INFINITY : now() + cacheMilliseconds;
      entries.set(id, { secret, until });
    },
  };
}
