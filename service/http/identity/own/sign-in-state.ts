import { hash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';

/** The values stored between the requests of a sign-in, each for a limited time. */
export type SignInState = {
  put(model: string, id: string, value: object, seconds: number): Promise<void>;
  find<Value>(model: string, id: string): Promise<Value | null>;
  /** Finds and deletes at once, so that of several requests one gets it. */
  take<Value>(model: string, id: string): Promise<Value | null>;
  /** The store of `oidc-provider`. */
  adapterOf(model: string): Adapter;
  /** Deletes what has expired. */
  purge(): Promise<void>;
};

type Row = { readonly payload: string; readonly consumed_at: string | null };
type Database = Pick<RowDatabase, 'query' | 'cipher'>;

const table = 'service.sign_in_state';
const upsert = `
  insert into ${table} (model, id_hash, uid_hash, grant_hash, payload, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
  on conflict (model, id_hash) do update
    set uid_hash = excluded.uid_hash, grant_hash = excluded.grant_hash, payload = excluded.payload, expires_at = excluded.expires_at`;
const isLive = 'expires_at > now()';
const purgeEveryMs = 10 * 60_000;

/** In Postgres, so that each process can continue a sign-in. Ids are stored as hashes, and the values encrypted. */
export function createSignInState(db: Database): SignInState {
  const put = async (
    model: string,
    id: string,
    value: object & Pick<AdapterPayload, 'uid' | 'grantId'>,
    seconds: number,
  ): Promise<void> => {
    const { uid, grantId } = value;
    const payload = await encrypted(db, model, JSON.stringify(value));
    await db.query(upsert, [model, hashOf(id), hashOrNull(uid), hashOrNull(grantId), payload, seconds]);
  };
  const findWhere = async <Value extends object>(
    model: string,
    column: 'id_hash' | 'uid_hash',
    id: string,
  ): Promise<(Value & { consumed?: number }) | null> => {
    const { rows } = await db.query<Row>(
      `select payload, consumed_at from ${table} where model = $1 and ${column} = $2 and ${isLive} limit 1`,
      [model, hashOf(id)],
    );
    const [row] = rows;
    if (!row) return null;
    const value = await decrypted<Value>(db, model, row.payload);
    return row.consumed_at === null ? value : { ...value, consumed: Number(row.consumed_at) };
  };
  return {
    put,
    find: (model, id) => findWhere(model, 'id_hash', id) as Promise<never>,
    async take(model, id) {
      const { rows } = await db.query<Row>(
        `delete from ${table} where model = $1 and id_hash = $2 and ${isLive} returning payload, consumed_at`,
        [model, hashOf(id)],
      );
      return rows[0] ? decrypted(db, model, rows[0].payload) : null;
    },
    adapterOf: (model) => ({
      upsert: (id, payload, seconds = defaultSeconds) => put(model, id, payload, seconds),
      find: async (id) => (await findWhere<AdapterPayload>(model, 'id_hash', id)) ?? undefined,
      findByUid: async (uid) => (await findWhere<AdapterPayload>(model, 'uid_hash', uid)) ?? undefined,
      // Only of the device flow, which is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        await db.query(
          `update ${table} set consumed_at = extract(epoch from now())::bigint where model = $1 and id_hash = $2`,
          [model, hashOf(id)],
        );
      },
      async destroy(id) {
        await db.query(`delete from ${table} where model = $1 and id_hash = $2`, [model, hashOf(id)]);
      },
      async revokeByGrantId(grantId) {
        await db.query(`delete from ${table} where grant_hash = $1`, [hashOf(grantId)]);
      },
    }),
    async purge() {
      await db.query(`delete from ${table} where expires_at < now()`);
    },
  };
}

/** Purges at intervals until the returned function is called. */
export function purgeSignInState(db: Database, onError: (error: unknown) => void): () => void {
  const { purge } = createSignInState(db);
  const timer = setInterval(() => void purge().catch(onError), purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** For what the provider gives no time: nothing of it is needed later. */
const defaultSeconds = 3600;

const hashOf = (id: string): string => hash('sha256', id);
const hashOrNull = (id: string | undefined): string | null => (id === undefined ? null : hashOf(id));
const boundTo = (model: string): string => `sign-in state\n${model}`;

async function encrypted({ cipher }: Database, model: string, text: string): Promise<string> {
  const keys = await cipher.keys(new Set());
  const payload = keys.encrypt(null, text, boundTo(model));
  if (payload === null) throw new Error('The key of the read models is gone.');
  return payload;
}

async function decrypted<Value>({ cipher }: Database, model: string, payload: string): Promise<Value> {
  const text = (await cipher.keys(new Set([null]))).decrypt(payload, boundTo(model));
  if (text === null) throw new Error('The key of the read models is gone.');
  return JSON.parse(text) as Value;
}
