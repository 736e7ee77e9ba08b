import { createHmac } from 'node:crypto';
import { decrypt, encrypt } from '#service/event-store/encryption/cipher.ts';
import { createDecryptionCache } from '#service/event-store/encryption/decryption-cache.ts';

/** Characters of the sessions that were decrypted last: about two thousand. */
const cachedCharacters = 1_000_000;

type SessionCipher = {
  encrypt(sessionId: string, text: string): string;
  /** @throws Error when the session is another one, or the text was changed. */
  decrypt(sessionId: string, encrypted: string): string;
};

/** Encrypts sessions by their ids, which only the browsers know: the database and all keys of the service together open none. */
export function createSessionCipher(): SessionCipher {
  const texts = createDecryptionCache(cachedCharacters);
  return {
    encrypt: (id, text) => encrypt(keyOf(id), Buffer.from(text), 'session').toString('base64url'),
    decrypt(id, encrypted) {
      const known = texts.textIn(encrypted, id);
      if (known !== undefined) return known;
      const text = decrypt(keyOf(id), Buffer.from(encrypted, 'base64url'), 'session').toString();
      texts.add(encrypted, id, text);
      return text;
    },
  };
}

/** The second half of HKDF (RFC 5869, 2.3): an id is 256 random bits, so the first half has nothing to add. */
const keyOf = (sessionId: string): Buffer =>
  createHmac('sha256', sessionId).update('rondel session data\x01').digest();
