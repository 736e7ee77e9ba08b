import { createSecretKey } from 'node:crypto';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import { decrypt, encrypt } from '#service/event-store/encryption/cipher.ts';

/** Creates the stored form of one idempotency key, its request and its answer. */
export type AnswerCipher = {
  /** Identifies the row. */
  readonly keyHash: string;
  /** A keyed hash, because a short request could be guessed from a plain one. */
  fingerprint(request: string): string;
  encrypt(body: string): string;
  /** @throws Error when the body was changed, or belongs to another key. */
  decrypt(encrypted: string): string;
};

/**
 * The cipher of one sender's idempotency key. Hash, fingerprint and body key are HMACs of the idempotency key under a key encrypted by the
 * master key. The idempotency key itself is not stored: a database dump decrypts no body, and with the master key only bodies whose
 * idempotency key is known. HKDF would need five HMACs for the same result.
 */
export function answerCipher(
  { blind }: Pick<RowCipher, 'blind'>,
  memberId: string,
  idempotencyKey: string,
): AnswerCipher {
  const sent = JSON.stringify([memberId, idempotencyKey]);
  const bodyKey = () => createSecretKey(blind(`kept answer, body|${sent}`), 'base64url');
  return {
    keyHash: blind(`kept answer, key|${sent}`),
    fingerprint: (request) => blind(`kept answer, request|${sent}${request}`),
    encrypt: (body) => encrypt(bodyKey(), Buffer.from(body), memberId).toString('base64url'),
    decrypt: (encrypted) => decrypt(bodyKey(), Buffer.from(encrypted, 'base64url'), memberId).toString(),
  };
}
