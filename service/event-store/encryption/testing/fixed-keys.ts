import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import { createRowCipher } from '#service/event-store/encryption/row-cipher.ts';

const keyNamed = (id: string): KeyObject => createSecretKey(createHash('sha256').update(id).digest());

/** A row cipher whose keys are derived from their ids, except for destroyed ones. */
export const fixedRowCipher = (destroyed: ReadonlySet<string> = new Set()): Promise<RowCipher> => {
  const secretOf = (id: string) => (destroyed.has(id) ? null : keyNamed(id));
  return createRowCipher({
    keyOf: async (owner) => ({ id: owner, secret: keyNamed(owner) }),
    known: secretOf,
    find: async (ids) => new Map([...ids].map((id) => [id, secretOf(id)])),
  });
};
