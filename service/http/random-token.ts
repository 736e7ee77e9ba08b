import { randomFillSync } from 'node:crypto';

const portion = Buffer.alloc(8_192);
let used = portion.length;

/**
 * Random bytes of the system as text, each given out once. They are fetched in portions: to ask for a few with every request costs as
 * much as routing it.
 * @param bytes at most 256
 */
export function randomToken(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > portion.length) {
    randomFillSync(portion);
    used = 0;
  }
  const token = portion.toString(encoding, used, used + bytes);
  portion.fill(0, used, used + bytes);
  used += bytes;
  return token;
}
