import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import { ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { Refusal } from '#domain/kernel/refusal.ts';

export const spinsPerDay = 3;
/** With fewer eligible quests than slots on the wheel, the catalogue is not ready. */
const fewestEligibleQuests = 8;
/** Lucky Day is drawn once in this number of draws. */
const luckyDayOdds = 16n;
const lightMinutes = 10;

/** Shown when a member spins again after finishing the day's quest. */
export const finishedForToday = "You have already finished today's quest. Try again tomorrow.";

/**
 * `owned`: possible with the member's equipment. `alternative`: possible with the alternative, which is then shown first. `missing`: not
 * possible.
 */
type QuestFit = 'owned' | 'alternative' | 'missing';

/** How a quest fits the member's equipment; `none` and `no_equipment` own nothing. */
export function fitOf({ requirements }: Pick<Quest, 'requirements'>, owned: readonly string[]): QuestFit {
  const have = ownedEquipment(owned);
  if (requirements.equipment.every((id) => have.includes(id))) return 'owned';
  return requirements.alternative === null ? 'missing' : 'alternative';
}

/** The name that a member reads: that of the alternative where they do not own the equipment. */
export const shownName = (
  quest: Pick<Quest, 'name' | 'alternativeName' | 'requirements'>,
  owned: readonly string[],
): string => (fitOf(quest, owned) === 'alternative' ? (quest.alternativeName ?? quest.name) : quest.name);

export const eligibleQuests = (quests: readonly Quest[], owned: readonly string[]): readonly Quest[] =>
  quests.filter((quest) => fitOf(quest, owned) !== 'missing');

export const isLight = ({ category, estimatedMinutes }: Quest): boolean =>
  category === 'Recovery' && estimatedMinutes <= lightMinutes;

/** The inputs of the candidate list. */
type DrawFrom = {
  readonly quests: readonly Quest[];
  readonly ownedEquipment: readonly string[];
  readonly isRestDay: boolean;
  /** Ids of the quests shown by the wheel on this date. */
  readonly proposed: readonly string[];
};

/**
 * The sorted ids of the quests that can be drawn: eligible and not yet proposed, on a rest day the light ones while any are left. After a
 * reset the list can be empty; then all but the last proposal become candidates again.
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
 * The result of a draw. With r the draw as a number, r mod 16 = 0 is Lucky Day; otherwise floor(r / 16) modulo the number of candidates is
 * the index of the quest. So the index is independent of the odds of Lucky Day, and with 252 bits all candidates are equally likely.
 * @param draw 256 bits in hex
 * @param candidates quest ids, sorted, at least one
 * @param canBeLucky false once Lucky Day was drawn on the date
 */
export function drawQuest(draw: string, candidates: readonly string[], canBeLucky: boolean): string {
  const r = BigInt(`0x${draw}`);
  if (canBeLucky && r % luckyDayOdds === 0n) return luckyDay.id;
  return candidates[Number((r / luckyDayOdds) % BigInt(candidates.length))] as string;
}
