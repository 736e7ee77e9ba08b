import type { RowCipher } from '#projections/engine/row-cipher.ts';
import { decrypt, encrypt } from '#service/event-store/encryption/cipher.ts';

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
 * The cipher of one sender's idempotency key. Hash, fingerprints and the key of the body are HMACs under a key that the master key wraps, of
 * the idempotency key, which is stored nowhere: a dump of the database opens no body, and with the master key it opens only the one whose
 * key is known. HKDF would derive the same three by five HMACs.
 */
export function answerCipher(
  { blind }: Pick<RowCipher, 'blind'>,
  memberId: string,
  idempotencyKey: string,
): AnswerCipher {
  const sent = JSON.stringify([memberId, idempotencyKey]);
  const bodyKey = () => Buffer.from(blind(`kept answer, body|${sent}`), 'base64url');
  return {
    keyHash: blind(`kept answer, key|${sent}`),
    fingerprint: (request) => blind(`kept answer, request|${sent}${request}`),
    encrypt: (body) => encrypt(bodyKey(), Buffer.from(body), memberId).toString('base64url'),
    decrypt: (encrypted) => decrypt(bodyKey(), Buffer.from(encrypted, 'base64url'), memberId).toString(),
  };
}
