import { lightQuests } from './light-quests.ts';
import { luckyDay } from './lucky-day.ts';
import type { Quest, QuestDifficulty } from './quest-entry.ts';
import { trainingQuests } from './training-quests.ts';

const pointsByDifficulty: Readonly<Record<QuestDifficulty, number>> = { easy: 1, medium: 2, hard: 3 };

/** Every quest that the wheel draws among, sorted by id; Lucky Day is not one of them. */
export const quests: readonly Quest[] = [...trainingQuests, ...lightQuests]
  .map((entry) => ({ ...entry, pointsReward: pointsByDifficulty[entry.difficulty] }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const byId: ReadonlyMap<string, Quest> = new Map([...quests, luckyDay].map((quest) => [quest.id, quest]));

export const questById = (id: string): Quest | undefined => byId.get(id);
