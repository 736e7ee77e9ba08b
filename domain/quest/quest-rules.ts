import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import { ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';

export const spinsPerDay = 3;

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
