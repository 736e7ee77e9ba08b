import { randomFillSync } from 'node:crypto';

const portion = Buffer.alloc(8_192);
let used = portion.length;

/**
 * Random bytes of the system as text, each used once.
 * @param bytes at most 256
 */
export const randomToken = (bytes: number, encoding: 'base64' | 'base64url'): string =>
  take(bytes, (start, end) => portion.toString(encoding, start, end));

/** Fills the start of a buffer with random bytes of the system, each used once. @param bytes at most 256 */
export function fillRandomly(target: Buffer, bytes: number): void {
  take(bytes, (start, end) => portion.copy(target, 0, start, end));
}

/** Fetched in batches, because a system call for a few bytes per request costs as much as routing it. */
function take<Taken>(bytes: number, copy: (start: number, end: number) => Taken): Taken {
  if (used + bytes > portion.length) {
    randomFillSync(portion);
    used = 0;
  }
  const taken = copy(used, used + bytes);
  portion.fill(0, used, used + bytes);
  used += bytes;
  return taken;
}
