import { createHmac, hkdfSync } from 'node:crypto';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import { decrypt, encrypt, keyBytes } from '#service/event-store/encryption/cipher.ts';

/** What is stored in place of one idempotency key, the request that came with it and the answer. */
export type AnswerCipher = {
  /** The row is found by this hash. */
  readonly keyHash: string;
  /** Keyed, because a request can be short enough to be guessed from a plain hash. */
  fingerprint(request: string): string;
  encrypt(body: string): string;
  /** @throws Error when the body was changed, or belongs to another key. */
  decrypt(encrypted: string): string;
};

/**
 * The cipher of one sender's idempotency key. Its keys are derived from a key that the master key wraps, and from the idempotency key,
 * which is stored nowhere: a dump of the database opens no body, and with the master key it opens only the one whose key is known.
 */
export function answerCipher(
  { blind }: Pick<RowCipher, 'blind'>,
  memberId: string,
  idempotencyKey: string,
): AnswerCipher {
  const sent = JSON.stringify([memberId, idempotencyKey]);
  const derived = Buffer.from(
    hkdfSync('sha256', blind(`kept-answer|${sent}`), '', 'rondel kept answers', 96),
  );
  const [hash, fingerprints, encryption] = [0, 1, 2].map((nth) =>
    derived.subarray(nth * keyBytes, (nth + 1) * keyBytes),
  ) as [Buffer, Buffer, Buffer];
  return {
    keyHash: hash.toString('base64url'),
    fingerprint: (request) => createHmac('sha256', fingerprints).update(request).digest('base64url'),
    encrypt: (body) => encrypt(encryption, Buffer.from(body), memberId).toString('base64url'),
    decrypt: (encrypted) => decrypt(encryption, Buffer.from(encrypted, 'base64url'), memberId).toString(),
  };
}
