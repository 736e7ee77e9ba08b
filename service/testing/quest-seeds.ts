import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { proposedAfter } from '#domain/quest/quest-candidates.ts';
import { drawSlot, layOutWheel, openSlots } from '#domain/quest/quest-wheel.ts';
import { drawsOf } from '#service/features/quest/quest-draw.ts';

/** The spins of a date without a reset. At which of them Lucky Day is drawn does not depend on the equipment. */
function spinsOf(seed: string, memberId: MemberId, date: MemberDay): readonly string[] {
  const { draws, wheelDraw } = drawsOf(seed, memberId, date);
  const slots = layOutWheel(wheelDraw, { quests, ownedEquipment: [], isRestDay: false });
  return draws.reduce<readonly string[]>(
    (proposed, draw) => proposedAfter(proposed, drawSlot(draw, openSlots(slots, proposed))),
    [],
  );
}

/**
 * Finds a quest seed with which the given people draw no Lucky Day on the given dates. The lucky people draw it in their first spin. The
 * draws are real; only the seed is chosen.
 */
export function questSeedFor(
  people: readonly MemberId[],
  withLuckyDay: readonly MemberId[],
  dates: readonly MemberDay[],
): string {
  for (let attempt = 0; ; attempt += 1) {
    const seed = `steady-${attempt}`;
    const allOf = (memberId: MemberId) => dates.map((date) => spinsOf(seed, memberId, date));
    const drawsNoLuckyDay = people.every((memberId) => !allOf(memberId).flat().includes(luckyDay.id));
    if (
      drawsNoLuckyDay &&
      withLuckyDay.every((memberId) => allOf(memberId).every(([first]) => first === luckyDay.id))
    )
      return seed;
  }
}
