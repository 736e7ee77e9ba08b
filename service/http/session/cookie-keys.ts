import { createHmac, timingSafeEqual } from 'node:crypto';

/** The interface that `cookies` expects of its keys. */
type CookieKeys = {
  sign(data: string): string;
  /** Index of the key that signed it; -1 for none. */
  index(data: string, signature: string): number;
  verify(data: string, signature: string): boolean;
};

/**
 * Signs cookies like Keygrip, but with SHA-256. Signs with the first key and accepts all. Keygrip compares in constant time by hashing both
 * signatures again under a random key, which takes longer than all other work of reading a session.
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
