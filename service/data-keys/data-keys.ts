import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { whileReachable } from '#service/event-store/event-log-failure.ts';
import { gathered } from '#service/http/gathered.ts';
import { openPool } from '#service/postgres/pool.ts';
import { decrypt, encrypt, newKey } from './cipher.ts';
import { createDataKeysSchema } from './data-keys-schema.ts';
import { createKeyCache } from './key-cache.ts';
import type { MasterKey, MasterKeys } from './master-keys.ts';

export type DataKey = { readonly id: string; readonly secret: Buffer };
/** Null for a key that was destroyed. */
export type FoundKeys = ReadonlyMap<string, Buffer | null>;

export type DataKeys = {
  /** The live key of an owner, made when there is none. Asked of the database each time, so that a destroyed key seals nothing more. */
  keyOf(owner: string): Promise<DataKey>;
  /** Keys that are in memory; undefined for one that must be found. */
  known(id: string): Buffer | null | undefined;
  /** One look-up for all that are not in memory. @throws UnknownDataKey */
  find(ids: Iterable<string>): Promise<FoundKeys>;
  /** Destroys the keys of owners, for good. Other processes may have them in memory for a minute more. */
  destroy(owners: readonly string[]): Promise<void>;
  /**
   * Wraps all keys anew by the next master key, while they go on being used. Interrupted, it goes on when it is called again.
   * @returns how many were wrapped anew. @throws UnknownMasterKey
   */
  rotate(): Promise<number>;
  close(): Promise<void>;
};

/** Something is sealed by a key that was never here: the log and the keys do not belong together. */
class UnknownDataKey extends Error {
  override readonly name = 'UnknownDataKey';
}

export type DataKeysOptions = {
  readonly connectionString: string;
  readonly masters: MasterKeys;
  readonly patienceMilliseconds?: number;
  /** Keys that are held in memory at most. */
  readonly cachedKeys?: number;
};

type Row = { readonly key_id: string; readonly wrapped: Buffer | null; readonly wrapped_by: string | null };
type OwnedRow = Row & { readonly owner: string };

const rewrapAtOnce = 500;

/** The data keys, wrapped by a master key, in Postgres; the ones that were used last in memory. */
export async function openDataKeys({
  connectionString,
  masters,
  patienceMilliseconds = 10_000,
  cachedKeys = 20_000,
}: DataKeysOptions): Promise<DataKeys> {
  const pool = openPool(connectionString, 'data keys', { max: 2, deadlineMs: patienceMilliseconds });
  const closing = new AbortController();
  const asking = <Result>(work: () => Promise<Result>): Promise<Result> =>
    whileReachable(patienceMilliseconds, closing.signal, work);
  const cache = createKeyCache(cachedKeys);
  const unwrap = async (row: Row): Promise<Buffer | null> => {
    const { key_id: id, wrapped, wrapped_by: mark } = row;
    const secret = wrapped === null ? null : decrypt((await masters.marked(mark ?? '')).secret, wrapped, id);
    cache.keep(id, secret);
    return secret;
  };
  // What a key is never changes, however it is wrapped.
  const secretOf = async (row: Row): Promise<Buffer | null> => {
    const known = cache.at(row.key_id);
    return known === undefined ? unwrap(row) : known;
  };
  const findRows = gathered((ids: readonly string[]) => asking(() => rowsOf(pool, ids)));

  try {
    await asking(() => createDataKeysSchema(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    keyOf: gathered(async (owners: readonly string[]) => {
      const rows = await asking(() => liveRows(pool, owners, masters.current()));
      return Promise.all(owners.map((owner) => liveKey(rows, owner, secretOf)));
    }),
    known: cache.at,
    find: async (ids) => {
      const found = new Map<string, Buffer | null>();
      await Promise.all(
        [...new Set(ids)].map(async (id) => {
          const known = cache.at(id);
          found.set(id, known === undefined ? await unwrap(there(id, await findRows(id))) : known);
        }),
      );
      return found;
    },
    destroy: async (owners) => {
      const destroyed = await asking(() => destroyKeys(pool, owners));
      for (const id of destroyed) cache.keep(id, null);
    },
    rotate: async () => {
      // None may hang on a master key that the next renewal drops.
      const before = await rewrapAll(pool, masters);
      await masters.renew();
      return before + (await rewrapAll(pool, masters));
    },
    close: async () => {
      closing.abort();
      await pool.end();
    },
  };
}

async function liveKey(
  rows: ReadonlyMap<string, OwnedRow>,
  owner: string,
  secretOf: (row: Row) => Promise<Buffer | null>,
): Promise<DataKey> {
  const row = rows.get(owner);
  const secret = row ? await secretOf(row) : null;
  if (!row || !secret) throw new Error(`The key of ${owner} was destroyed while it was looked up.`);
  return { id: row.key_id, secret };
}

/** Of each owner, made where there is none. */
async function liveRows(
  pool: Pool,
  owners: readonly string[],
  master: MasterKey,
): Promise<ReadonlyMap<string, OwnedRow>> {
  const found = await findLive(pool, owners);
  const missing = [...new Set(owners)].filter((owner) => !found.has(owner));
  if (missing.length === 0) return found;
  const made = missing.map((owner) => {
    const id = randomBytes(12).toString('base64url');
    return { id, owner, wrapped: encrypt(master.secret, newKey(), id) };
  });
  await pool.query({
    name: 'make-data-keys',
    text: `insert into vault.data_keys (key_id, owner, wrapped, wrapped_by)
           select id, owner, wrapped, $4 from unnest($1::text[], $2::text[], $3::bytea[]) as made(id, owner, wrapped)
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
  throw new UnknownDataKey(`There is no data key ${id}: is this the database that the log belongs to?`);
}

async function destroyKeys(pool: Pool, owners: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ key_id: string }>(
    `update vault.data_keys set wrapped = null, wrapped_by = null, destroyed_at = now()
      where owner = any($1) and destroyed_at is null returning key_id`,
    [owners],
  );
  return rows.map(({ key_id: id }) => id);
}

/** In small transactions, beside a service that goes on making and destroying keys. */
async function rewrapAll(pool: Pool, masters: MasterKeys): Promise<number> {
  const { mark, secret } = masters.current();
  for (let rewrapped = 0; ; ) {
    const { rows } = await pool.query<Required<Row>>(
      `select key_id, wrapped, wrapped_by from vault.data_keys
        where destroyed_at is null and wrapped_by <> $1 order by key_id limit ${rewrapAtOnce}`,
      [mark],
    );
    if (rows.length === 0) return rewrapped;
    const anew = await Promise.all(
      rows.map(async ({ key_id: id, wrapped, wrapped_by: by }) => {
        const key = decrypt((await masters.marked(by ?? '')).secret, wrapped ?? Buffer.alloc(0), id);
        return encrypt(secret, key, id);
      }),
    );
    await pool.query(
      `update vault.data_keys k set wrapped = anew.wrapped, wrapped_by = $3
         from unnest($1::text[], $2::bytea[]) as anew(key_id, wrapped)
        where k.key_id = anew.key_id and k.destroyed_at is null`,
      [rows.map(({ key_id: id }) => id), anew, mark],
    );
    rewrapped += rows.length;
  }
}
