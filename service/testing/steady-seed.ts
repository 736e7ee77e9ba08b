import { luckyDay } from '#domain/catalogue/lucky-day.ts';
import { quests } from '#domain/catalogue/quest-catalogue.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { drawQuest } from '#domain/quest/quest-rules.ts';
import { drawsOf } from '#service/quest/quest-draw.ts';

const isLucky = (draw: string): boolean => drawQuest(draw, [quests[0]?.id ?? ''], true) === luckyDay.id;

/**
 * A seed of the wheel under which those people draw no Lucky Day on those dates, and the lucky ones draw it with the first spin: the
 * draws are real, only their seed is chosen.
 */
export function steadySeed(
  people: readonly MemberId[],
  lucky: readonly MemberId[],
  dates: readonly MemberDay[],
): string {
  for (let attempt = 0; ; attempt += 1) {
    const seed = `steady-${attempt}`;
    const draws = (memberId: MemberId) => dates.map((date) => drawsOf(seed, memberId, date).draws);
    const isSteady = people.every((memberId) => !draws(memberId).flat().some(isLucky));
    if (isSteady && lucky.every((memberId) => draws(memberId).every(([first]) => isLucky(first))))
      return seed;
  }
}
