import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The interface that `cookies` expects of its keys. */
type CookieKeys = {
  sign(data: string): string;
  /** Index of the key that signed it; -1 for none. */
  index(data: string, signature: string): number;
  verify(data: string, signature: string): boolean;
};

/** Characters of the cookies whose signatures are remembered: about two thousand sessions. */
const remembered = 300_000;

/**
 * Signs cookies like Keygrip, but with SHA-256. Signs with the first key and accepts all. To compare in constant time, Keygrip hashes both
 * signatures again under a random key. That takes longer than all other work of reading a session.
 */
export function cookieKeys(keys: readonly string[]): CookieKeys {
  const [first = ''] = keys;
  // A browser sends the same cookie with every request. Only valid ones are remembered, so that invented ones displace none.
  const valid = new LRUCache<string, string>({
    maxSize: remembered,
    sizeCalculation: (signature, data) => data.length + signature.length,
  });
  const index = (data: string, signature: string) => {
    const known = valid.get(data);
    if (known !== undefined && isSame(known, signature)) return 0;
    const nth = keys.findIndex((key) => isSame(signatureOf(data, key), signature));
    if (nth === 0) valid.set(data, signature);
    return nth;
  };
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
