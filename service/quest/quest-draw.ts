import { createHash, createHmac } from 'node:crypto';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

type Draws = { readonly draws: readonly [string, string, string]; readonly seedId: string };

/**
 * The draws of a member's date, one per spin: hex HMAC-SHA256 of `member|date|spin` under the server's seed. They cannot be predicted
 * without the seed, and can be verified with it.
 */
export function drawsOf(seed: string, memberId: MemberId, date: MemberDay): Draws {
  const draw = (spin: number) =>
    createHmac('sha256', seed).update(`${memberId}|${date}|${spin}`).digest('hex');
  return { draws: [draw(1), draw(2), draw(3)], seedId: seedIdOf(seed) };
}

/** Identifies a seed without revealing it. */
const seedIdOf = (seed: string): string => createHash('sha256').update(seed).digest('hex').slice(0, 16);
