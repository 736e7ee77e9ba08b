import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { seedIdLength } from '#domain/quest/quest-proof.ts';
import type { Month } from '#domain/quest/wheel-seed-events.ts';
import { monthOf } from '#domain/quest/wheel-seeds.ts';

type Draws = {
  readonly draws: readonly [string, string, string];
  readonly wheelDraw: string;
  readonly seedId: string;
};

/**
 * The draws of a member's date, one per spin and one for the wheel. Each is the hex HMAC-SHA256 of `member|date|spin` or
 * `member|date|wheel` under the seed of the date's month. They cannot be predicted without that seed, and can be verified with it.
 */
export function drawsOf(questSeed: string, memberId: MemberId, date: MemberDay): Draws {
  const seed = monthSeedOf(questSeed, monthOf(date));
  const draw = (spin: number | 'wheel') => hmacOf(seed, `${memberId}|${date}|${spin}`);
  return {
    draws: [draw(1), draw(2), draw(3)],
    wheelDraw: draw('wheel'),
    seedId: commitmentOf(seed).slice(0, seedIdLength),
  };
}

/**
 * The seed of a month, by HKDF-SHA256 from QUEST_SEED. A month's seed is published after its month, and does not reveal QUEST_SEED or the
 * seed of another month. Its text in hex is the key of the draws, so that `openssl` and `sha256sum` can repeat them.
 */
export function monthSeedOf(questSeed: string, month: Month): string {
  const key = `${questSeed} ${month}`;
  const seed =
    monthSeeds.get(key) ??
    Buffer.from(hkdfSync('sha256', questSeed, '', `rondel wheel ${month}`, 32)).toString('hex');
  monthSeeds.set(key, seed);
  return seed;
}

/** Almost all spins are under the seed of this month, or of its neighbours. */
const monthSeeds = new LRUCache<string, string>({ max: 8 });

/** The commitment to a seed, which is published before its month begins. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

const hmacOf = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** For `checkDraw`. */
export const nodeDigests = {
  sha256: async (text: string) => commitmentOf(text),
  hmac: async (key: string, text: string) => hmacOf(key, text),
};
