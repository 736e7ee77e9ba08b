import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import { ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { Refusal } from '#domain/kernel/refusal.ts';

export const spinsPerDay = 3;
/** Fewer eligible quests than the wheel has slots: the catalogue is not ready. */
const fewestEligibleQuests = 8;
/** Lucky Day comes up in one of so many draws. */
const luckyDayOdds = 16n;
const lightMinutes = 10;

/** Said to a member who spins once more after the day's quest is done. */
export const finishedForToday = "You have already finished today's quest. Try again tomorrow.";

/** `owned`: as it stands. `alternative`: with what stands in for the equipment, which is shown first. `missing`: not at all. */
type QuestFit = 'owned' | 'alternative' | 'missing';

/** How a quest suits what a member owns; `none` and `no_equipment` own nothing. */
export function fitOf({ requirements }: Pick<Quest, 'requirements'>, owned: readonly string[]): QuestFit {
  const have = ownedEquipment(owned);
  if (requirements.equipment.every((id) => have.includes(id))) return 'owned';
  return requirements.alternative === null ? 'missing' : 'alternative';
}

export const eligibleQuests = (quests: readonly Quest[], owned: readonly string[]): readonly Quest[] =>
  quests.filter((quest) => fitOf(quest, owned) !== 'missing');

export const isLight = ({ category, estimatedMinutes }: Quest): boolean =>
  category === 'Recovery' && estimatedMinutes <= lightMinutes;

/** All that decides what can be drawn, beside chance. */
type DrawFrom = {
  readonly quests: readonly Quest[];
  readonly ownedEquipment: readonly string[];
  readonly isRestDay: boolean;
  /** Quest ids that the wheel has shown this day. */
  readonly proposed: readonly string[];
};

/**
 * The quest ids that can be drawn, sorted: eligible and not yet proposed, on a rest day the light ones as long as there are any.
 * Only a reset day can run out of them: then all but the last proposal come again.
 * @throws Refusal `no-quests`
 */
export function candidatesOf({
  quests,
  ownedEquipment: owned,
  isRestDay,
  proposed,
}: DrawFrom): readonly string[] {
  const eligible = eligibleQuests(quests, owned);
  if (eligible.length < fewestEligibleQuests)
    throw new Refusal('no-quests', 'No quests available', 'unavailable');
  const fresh = eligible.filter(({ id }) => !proposed.includes(id));
  const drawable = fresh.length > 0 ? fresh : eligible.filter(({ id }) => id !== proposed.at(-1));
  const light = isRestDay ? drawable.filter(isLight) : [];
  return (light.length > 0 ? light : drawable).map(({ id }) => id).toSorted();
}

/**
 * What a draw lands on. With r the draw as a number, r mod 16 = 0 is Lucky Day; the rest of r, that is floor(r / 16), modulo the number
 * of candidates is the index of the quest. So the index does not depend on the odds of Lucky Day, and with 252 bits left each candidate is
 * as likely as any other.
 * @param draw hex of 256 bits
 * @param candidates quest ids, sorted, at least one
 * @param canBeLucky false once Lucky Day has come up on the date
 */
export function drawQuest(draw: string, candidates: readonly string[], canBeLucky: boolean): string {
  const r = BigInt(`0x${draw}`);
  if (canBeLucky && r % luckyDayOdds === 0n) return luckyDay.id;
  return candidates[Number((r / luckyDayOdds) % BigInt(candidates.length))] as string;
}
