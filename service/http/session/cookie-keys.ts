import { createHmac, timingSafeEqual } from 'node:crypto';

/** As `cookies` asks for its keys. */
type CookieKeys = {
  sign(data: string): string;
  /** Which of the keys has signed it; -1 for none of them. */
  index(data: string, signature: string): number;
  verify(data: string, signature: string): boolean;
};

/**
 * Signs cookies as Keygrip does, but with SHA-256, by the first key, and takes what any of them has signed. Keygrip hides how far two
 * signatures agree by hashing both once more under a random key, which takes longer than all else that reads a session.
 */
export function cookieKeys(keys: readonly string[]): CookieKeys {
  const [first = ''] = keys;
  const index = (data: string, signature: string) =>
    keys.findIndex((key) => isSame(signatureOf(data, key), signature));
  return {
    sign: (data) => signatureOf(data, first),
    index,
    verify: (data, signature) => index(data, signature) >= 0,
  };
}

const signatureOf = (data: string, key: string): string =>
  createHmac('sha256', key).update(data).digest('base64url');

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
