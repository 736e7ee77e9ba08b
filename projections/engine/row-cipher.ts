import type * as pg from '#projections/postgres/pg.ts';
import { jsonText } from './column-encoding.ts';
import { closeState, eraseState, openState } from './personal-state.ts';
import { addFields, type StateParts } from './projection.ts';

/**
 * Encrypts the personal fields of rows. A port; the service supplies the keys. Encryption is deterministic per row and key, so that a
 * rebuild writes the same bytes as the live engine.
 */
export type RowCipher = {
  /** Keyed hash of a text, for columns searched by equality. The key is the same for all members. */
  blind(text: string): string;
  /** The id of the key in a ciphertext, as given to `encrypt`. */
  keyIdIn(encrypted: string): string | null;
  /** Keys by id, with at most one look-up. Null is the key of unencrypted data from a log older than encryption. */
  keys(ids: ReadonlySet<string | null>): Promise<RowKeys>;
};

/** Keys in memory. */
export type RowKeys = {
  /** @param boundTo identifies the row; decryption requires the same value. @returns null when the key was destroyed. */
  encrypt(keyId: string | null, text: string, boundTo: string): string | null;
  /** @returns null when the key was destroyed. @throws when the ciphertext belongs to another row or was changed. */
  decrypt(encrypted: string, boundTo: string): string | null;
};

/** The database of queries, with the cipher for the personal fields. */
export type RowDatabase = pg.Pool & { readonly cipher: RowCipher };

/** A row as selected by `stateColumns`. Its state is whole once it is open. */
export type EncryptedRow<State> = {
  readonly key: string;
  readonly state: State;
  readonly personal: string | null;
};

/** A row cannot be decrypted although its key exists: the ciphertext was changed or belongs to another row. */
export class UndecryptableRow extends Error {
  override readonly name = 'UndecryptableRow';
}

type Owner = { readonly name: string; readonly table: StateParts['table'] };

/**
 * Makes the states of rows whole, in the order of the rows: decrypts the personal fields and adds those that columns hold. When the key was
 * destroyed, the fields get the replacement values of the table. Changes the states in place, so the rows must not be used elsewhere.
 */
export async function openRows<State>(
  cipher: RowCipher,
  projection: Owner,
  rows: readonly EncryptedRow<State>[],
): Promise<readonly State[]> {
  const ids = new Set<string | null>();
  for (const { personal } of rows) if (personal !== null) ids.add(cipher.keyIdIn(personal));
  if (ids.size > 0) {
    const keys = await cipher.keys(ids);
    for (const row of rows) openRow(keys, projection, row);
  }
  for (const row of rows) addFields(projection.table, row as { readonly state: object });
  return rows.map(({ state }) => state);
}

function openRow(
  keys: RowKeys,
  { name, table }: Owner,
  { key, state, personal }: EncryptedRow<unknown>,
): void {
  if (personal === null || !table.personal) return;
  const text = decrypted(keys, personal, boundTo(name, key));
  if (text === null) eraseState(state, table.personal);
  else openState(state, table.personal, JSON.parse(text) as readonly unknown[]);
}

function decrypted(keys: RowKeys, personal: string, bound: string): string | null {
  try {
    return keys.decrypt(personal, bound);
  } catch (cause) {
    throw new UndecryptableRow(`The personal fields of ${bound.replace('\n', ' ')} cannot be decrypted.`, {
      cause,
    });
  }
}

/** A stored state without its personal fields, and the encrypted fields; null when there are none or their key was destroyed. */
export function encryptState(
  keys: RowKeys,
  { name, table: { personal: paths } }: Owner,
  { key, state, keyId }: { readonly key: string; readonly state: unknown; readonly keyId: string | null },
): { readonly closed: unknown; readonly personal: string | null } {
  if (!paths) return { closed: state, personal: null };
  const { closed, values } = closeState(state, paths);
  if (values.length === 0) return { closed, personal: null };
  const personal = keys.encrypt(keyId, jsonText(values), boundTo(name, key));
  if (personal === null) eraseState(closed, paths);
  return { closed, personal };
}

const boundTo = (projection: string, key: string): string => `${projection}\n${key}`;
