import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { fillRandomly } from '#service/platform/random-token.ts';

export const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
export const keyBytes = 32;

/** The bytes of a new random key. */
export const newKey = (): Buffer => randomBytes(keyBytes);

/**
 * AES-256-GCM: nonce, tag, ciphertext.
 * @param key of length `keyBytes`. No bytes, because Node 24 takes four times as long with those.
 * @param bound additional authenticated data, required for decryption.
 * @param nonce random by default. A given nonce must be derived from text and bound, so that no two texts share one.
 */
export function encrypt(key: KeyObject, text: Buffer, bound: string, nonce?: Buffer): Buffer {
  const ciphertext = Buffer.allocUnsafe(nonceBytes + tagBytes + text.length);
  if (nonce) nonce.copy(ciphertext);
  else fillRandomly(ciphertext, nonceBytes);
  const cipher = createCipheriv(algorithm, key, ciphertext.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  cipher.setAAD(Buffer.from(bound));
  cipher.update(text).copy(ciphertext, nonceBytes + tagBytes);
  // The ciphertext is complete before this call, because GCM has no padding.
  cipher.final();
  cipher.getAuthTag().copy(ciphertext, nonceBytes);
  return ciphertext;
}

/** @throws Error when the key or `bound` differs, or the ciphertext was changed. */
export function decrypt(key: KeyObject, ciphertext: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, ciphertext.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(ciphertext.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(ciphertext.subarray(nonceBytes + tagBytes));
  // Returns no more data in this mode, but throws when the tag is wrong.
  decipher.final();
  return text;
}
