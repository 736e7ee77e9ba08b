import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { drawQuest } from '#domain/quest/quest-candidates.ts';
import { drawsOf } from '#service/features/quest/quest-draw.ts';

const isLucky = (draw: string): boolean => drawQuest(draw, [quests[0]?.id ?? ''], true) === luckyDay.id;

/**
 * Finds a quest seed with which the given people draw no Lucky Day on the given dates, and the lucky ones draw it in their first spin. The
 * draws are real; only the seed is chosen.
 */
export function questSeedFor(
  people: readonly MemberId[],
  withLuckyDay: readonly MemberId[],
  dates: readonly MemberDay[],
): string {
  for (let attempt = 0; ; attempt += 1) {
    const seed = `steady-${attempt}`;
    const draws = (memberId: MemberId) => dates.map((date) => drawsOf(seed, memberId, date).draws);
    const drawsNoLuckyDay = people.every((memberId) => !draws(memberId).flat().some(isLucky));
    if (
      drawsNoLuckyDay &&
      withLuckyDay.every((memberId) => draws(memberId).every(([first]) => isLucky(first)))
    )
      return seed;
  }
}
