import { questById } from '#domain/catalogue/quest-catalogue.ts';
import type { Quest as CatalogueQuest } from '#domain/catalogue/quest-entry.ts';
import { nothingNeeded } from '#domain/catalogue/quest-entry.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestStatus } from '#domain/quest/quest-lifecycle.ts';
import type { Quest, UserQuest } from './quest-contract.ts';

type DayOfQuest = { readonly status: QuestStatus; readonly questId: string; readonly points: number };

export const shownQuest = ({ requirements, ...quest }: CatalogueQuest): Quest => ({
  ...quest,
  requirements: { ...requirements, equipment: [...requirements.equipment] },
});

const retired: Omit<CatalogueQuest, 'id' | 'name'> = {
  description: 'This quest is no longer on the wheel.',
  category: 'Mindset',
  difficulty: 'easy',
  pointsReward: 1,
  estimatedMinutes: 0,
  requirements: nothingNeeded,
};

/** A quest by its id; one that has left the catalogue since keeps its place in history under its id. */
export function questNamed(id: string): Quest {
  return shownQuest(questById(id) ?? { ...retired, id, name: id });
}

/** What a day's quest is to its member; null while it is only proposed. */
export function userQuestOf(date: MemberDay, { status, questId, points }: DayOfQuest): UserQuest | null {
  if (status === 'none' || status === 'proposed') return null;
  return { id: date, status, quest: questNamed(questId), pointsEarned: points };
}
