import { createHmac } from 'node:crypto';
import { decrypt, encrypt } from '#service/event-store/encryption/cipher.ts';
import { createDecryptionCache } from '#service/event-store/encryption/decryption-cache.ts';

/** Characters of recently decrypted sessions: about two thousand sessions. */
const cachedCharacters = 1_000_000;

type SessionCipher = {
  encrypt(sessionId: string, text: string): string;
  /** @throws Error when the text belongs to another session or was changed. */
  decrypt(sessionId: string, encrypted: string): string;
};

/** Encrypts sessions by their ids, which only the browsers know: the database and all keys of the service cannot decrypt them. */
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

/** The expand step of HKDF (RFC 5869, 2.3). An id has 256 random bits, so the extract step is unnecessary. */
const keyOf = (sessionId: string): Buffer =>
  createHmac('sha256', sessionId).update('rondel session data\x01').digest();
