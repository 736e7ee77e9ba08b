import { lightQuests } from './light-quests.ts';
import { nothingNeeded, type QuestDifficulty, type QuestEntry } from './quest-entry.ts';
import { trainingQuests } from './training-quests.ts';

export type Quest = QuestEntry & { readonly pointsReward: number };

const pointsByDifficulty: Readonly<Record<QuestDifficulty, number>> = { easy: 1, medium: 2, hard: 3 };

/** Final when drawn: nothing to accept, nothing to do. */
export const luckyDay: Quest = {
  id: 'lucky-day',
  name: 'Lucky Day',
  description: 'Nothing to do but enjoy it: the points are yours and today counts.',
  category: 'Lucky Day',
  difficulty: 'easy',
  pointsReward: 5,
  estimatedMinutes: 0,
  requirements: nothingNeeded,
};

/** Every quest that the wheel draws among, sorted by id; Lucky Day is not one of them. */
export const quests: readonly Quest[] = [...trainingQuests, ...lightQuests]
  .map((entry) => ({ ...entry, pointsReward: pointsByDifficulty[entry.difficulty] }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const byId: ReadonlyMap<string, Quest> = new Map([...quests, luckyDay].map((quest) => [quest.id, quest]));

export const questById = (id: string): Quest | undefined => byId.get(id);
