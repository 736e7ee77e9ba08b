import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import type { CommandId } from '#domain/kernel/ids.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { decrypt, encrypt } from '#service/event-store/encryption/cipher.ts';
import type { DataKeys } from '#service/event-store/encryption/data-keys.ts';

/** The state of a stream at an event, with the ids of all commands before it. */
export type Snapshot = {
  readonly state: unknown;
  readonly commandIds: ReadonlySet<CommandId>;
  /** Revision of the last event in the state. */
  readonly revision: number;
  /** The hash of that event, which covers all before it: by it the snapshot is compared with the log. */
  readonly hash: string;
};

/** Whose stream it is, and the key that encrypts the personal fields of its events. */
type Owned = { readonly memberId: string; readonly keyId: string };

/** A cache of states. What it returns may be older than the stream, or of another log; the caller checks revision and hash. */
export type Snapshots = {
  /** Null when there is none that this release has made, and whenever it cannot be read. */
  find(stream: string): Promise<Snapshot | null>;
  /** Never fails, because nothing depends on it. */
  keep(stream: string, snapshot: Snapshot, owned: Owned): Promise<void>;
};

type Row = {
  readonly revision: number;
  readonly hash: string;
  readonly key_id: string;
  readonly content: Buffer;
};

/**
 * Snapshots in Postgres, encrypted as a whole under the key of their events. So they are unreadable once the key is destroyed.
 * @param version of the code that makes states; those of another version are not used
 * @param onError is called with what was passed over
 */
export function createSnapshots(
  pool: Pool,
  keys: Pick<DataKeys, 'find'>,
  version: string,
  onError: (error: unknown) => void,
): Snapshots {
  const secretOf = async (id: string) => (await keys.find([id])).get(id) ?? null;
  const find = async (stream: string): Promise<Snapshot | null> => {
    const { rows } = await pool.query<Row>({
      name: 'find-snapshot',
      text: 'select revision, hash, key_id, content from service.snapshots where stream = $1 and version = $2',
      values: [stream, version],
    });
    const [row] = rows;
    const secret = row ? await secretOf(row.key_id) : null;
    if (!row || !secret) return null;
    const { revision, hash, content } = row;
    const bytes = await inflated(decrypt(secret, content, boundTo({ stream, version, revision, hash })));
    return { revision, hash, ...(deserialize(bytes) as Pick<Snapshot, 'state' | 'commandIds'>) };
  };
  const keep = async (stream: string, snapshot: Snapshot, { memberId, keyId }: Owned): Promise<void> => {
    const secret = await secretOf(keyId);
    if (!secret) return;
    const { state, commandIds, revision, hash } = snapshot;
    const bytes = await deflated(serialize({ state, commandIds }));
    const content = encrypt(secret, bytes, boundTo({ stream, version, revision, hash }));
    await pool.query({
      name: 'keep-snapshot',
      text: `insert into service.snapshots as kept (stream, member_id, version, revision, hash, key_id, content)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (stream) do update
               set member_id = excluded.member_id, version = excluded.version, revision = excluded.revision,
                   hash = excluded.hash, key_id = excluded.key_id, content = excluded.content`,
      values: [stream, memberId, version, revision, hash, keyId, content],
    });
  };
  const passOver = (error: unknown) => {
    onError(error);
    return null;
  };
  return {
    find: (stream) => find(stream).catch(passOver),
    keep: (stream, snapshot, owned) =>
      keep(stream, snapshot, owned)
        .catch(passOver)
        .then(() => {}),
  };
}

const [deflated, inflated] = [promisify<Buffer, Buffer>(deflate), promisify<Buffer, Buffer>(inflate)];

/** A row that was changed cannot be decrypted. */
const boundTo = (row: { stream: string; version: string; revision: number; hash: string }): string =>
  `snapshot of ${row.stream} at ${row.revision} ${row.hash} by ${row.version}`;

/** A state depends on these sources: the rules, and the reading of stored events. */
const folders = ['../../../domain/', '../event-types/'];

/**
 * Changes with every file that a state can depend on, so that developers need not remember it. A snapshot of other code costs one load of
 * its stream; a wrong state would be used as if correct.
 */
export async function snapshotVersion(): Promise<string> {
  const version = createHash('sha256').update(process.versions.v8);
  for (const folder of folders.map((name) => fileURLToPath(new URL(name, import.meta.url)))) {
    const entries = await readdir(folder, { recursive: true });
    const sources = entries.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
    const texts = await Promise.all(sources.map((name) => readFile(join(folder, name))));
    for (const [index, name] of sources.entries()) version.update(name).update(texts[index] ?? '');
  }
  return version.digest('base64url').slice(0, 16);
}
