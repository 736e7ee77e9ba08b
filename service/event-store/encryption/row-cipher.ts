import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { RowCipher, RowDatabase, RowKeys } from '#projections/engine/row-cipher.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { decrypt, encrypt, keyBytes, nonceBytes } from './cipher.ts';
import type { DataKeys } from './data-keys.ts';
import { createDecryptionCache, type DecryptionCache } from './decryption-cache.ts';

/** Owner of the key for data shared by all read models: blind columns, and fields from unencrypted events. */
const keyOwner = 'readModels';
/** Characters of recently decrypted texts: some thousand rows. */
const cachedCharacters = 4_000_000;

/** Derived from a data key: one key for encryption, and one for nonces. */
type RowSecrets = { readonly encryption: KeyObject; readonly nonces: KeyObject };

/**
 * Encrypts the personal fields of rows by AES-256-GCM under a key derived from the member's data key. The nonce is an HMAC of the text and
 * its row, so that a rebuild writes equal bytes. Two texts share a nonce with probability 2^-96.
 */
export async function createRowCipher(
  dataKeys: Pick<DataKeys, 'keyOf' | 'known' | 'find'>,
): Promise<RowCipher> {
  const common = await dataKeys.keyOf(keyOwner);
  const blindKey = derived(common.secret, 'blind columns');
  const secrets = new WeakMap<KeyObject, RowSecrets>();
  const texts = createDecryptionCache(cachedCharacters);
  const secretsOf = (secret: KeyObject): RowSecrets => {
    const known = secrets.get(secret) ?? {
      encryption: derived(secret, 'rows'),
      nonces: derived(secret, 'nonces of rows'),
    };
    secrets.set(secret, known);
    return known;
  };
  const keyIdIn = (encrypted: string) => encrypted.slice(0, encrypted.indexOf('.'));
  return {
    blind: (text) => createHmac('sha256', blindKey).update(text).digest('base64url'),
    keyIdIn: (encrypted) => {
      const id = keyIdIn(encrypted);
      return id === common.id ? null : id;
    },
    async keys(ids) {
      const secrets = await secretsNamed(dataKeys, ids);
      secrets.set(common.id, common.secret);
      return rowKeys(secrets, common.id, { secretsOf, keyIdIn, texts });
    },
  };
}

/** Queries the database only for uncached keys. */
async function secretsNamed(
  dataKeys: Pick<DataKeys, 'known' | 'find'>,
  ids: ReadonlySet<string | null>,
): Promise<Map<string, KeyObject | null>> {
  const secrets = new Map<string, KeyObject | null>();
  for (const id of ids) {
    if (id === null) continue;
    const secret = dataKeys.known(id);
    if (secret === undefined) return new Map(await dataKeys.find([...ids].filter((each) => each !== null)));
    secrets.set(id, secret);
  }
  return secrets;
}

type Derivation = {
  readonly secretsOf: (secret: KeyObject) => RowSecrets;
  readonly keyIdIn: (encrypted: string) => string;
  readonly texts: DecryptionCache;
};

function rowKeys(
  held: ReadonlyMap<string, KeyObject | null>,
  commonId: string,
  { secretsOf, keyIdIn, texts }: Derivation,
): RowKeys {
  const secretsAt = (id: string): RowSecrets | null => {
    const secret = held.get(id);
    if (secret === undefined) throw new TypeError(`The data key ${id} was not looked up.`);
    return secret && secretsOf(secret);
  };
  return {
    encrypt(keyId, text, boundTo) {
      const id = keyId ?? commonId;
      const secrets = secretsAt(id);
      if (secrets === null) return null;
      const nonce = createHmac('sha256', secrets.nonces).update(`${boundTo}\n${text}`).digest();
      const bytes = Buffer.from(text);
      const encrypted = encrypt(secrets.encryption, bytes, boundTo, nonce.subarray(0, nonceBytes));
      return `${id}.${encrypted.toString('base64url')}`;
    },
    decrypt(encrypted, boundTo) {
      const id = keyIdIn(encrypted);
      // Looked up first, so that a text whose key was destroyed is not read from the cache.
      const secrets = secretsAt(id);
      if (secrets === null) return null;
      const known = texts.textIn(encrypted, boundTo);
      if (known !== undefined) return known;
      const bytes = Buffer.from(encrypted.slice(id.length + 1), 'base64url');
      const text = decrypt(secrets.encryption, bytes, boundTo).toString();
      texts.add(encrypted, boundTo, text);
      return text;
    },
  };
}

const derived = (secret: KeyObject, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `rondel ${purpose}`, keyBytes)));

/** The pool with the cipher, as queries of the read models need it. */
export const withCipher = <Of extends Pool>(pool: Of, cipher: RowCipher): Of & RowDatabase =>
  Object.assign(pool, { cipher });
