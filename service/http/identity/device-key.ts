import { hkdfSync, type KeyObject } from 'node:crypto';

/**
 * A browser encrypts its local data of the member with this key and holds the key only in memory. So the data is readable only with a
 * session of the member. The key is derived from the member's data key, so clearing the data or deleting the account destroys it.
 * @param secret the member's data key
 * @returns 32 bytes in hex; and 8 bytes in hex that name the key and say nothing about it
 */
export const deviceKeyOf = (secret: KeyObject): { readonly key: string; readonly id: string } => ({
  key: derived(secret, 'rondel device storage', 32),
  id: derived(secret, 'rondel device storage id', 8),
});

const derived = (secret: KeyObject, purpose: string, bytes: number): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes)).toString('hex');
