import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { fillRandomly } from '#service/random-token.ts';

const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
export const keyBytes = 32;

/** A key that nobody has had before: 256 random bits. */
export const newKey = (): Buffer => randomBytes(keyBytes);

/**
 * AES-256-GCM under a random nonce: nonce, tag, ciphertext.
 * @param bound what the text belongs to: it opens with the same only.
 */
export function encrypt(key: Buffer, text: Buffer, bound: string): Buffer {
  const sealed = Buffer.allocUnsafe(nonceBytes + tagBytes + text.length);
  fillRandomly(sealed, nonceBytes);
  const cipher = createCipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(bound));
  cipher.update(text).copy(sealed, nonceBytes + tagBytes);
  // The text is whole by now: this mode pads nothing.
  cipher.final();
  cipher.getAuthTag().copy(sealed, nonceBytes);
  return sealed;
}

/** @throws Error when the key or `bound` is another, or a bit was changed. */
export function decrypt(key: Buffer, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  // It gives nothing more in this mode, but throws where the tag is wrong.
  decipher.final();
  return text;
}
