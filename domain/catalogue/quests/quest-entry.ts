import type { EquipmentId } from '#domain/catalogue/workouts/equipment.ts';

export type QuestDifficulty = 'easy' | 'medium' | 'hard';
type QuestCategory = 'Strength' | 'Cardio' | 'Core' | 'Mobility' | 'Recovery' | 'Mindset' | 'Lucky Day';

/** A quest as it is written down; what it earns follows from its difficulty. */
export type QuestEntry = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: QuestCategory;
  readonly difficulty: QuestDifficulty;
  readonly estimatedMinutes: number;
  readonly requirements: {
    /** All of it is needed, unless there is an alternative. */
    readonly equipment: readonly EquipmentId[];
    /** What stands in for the equipment; null where nothing does. */
    readonly alternative: string | null;
  };
};

/** A quest as it is offered. */
export type Quest = QuestEntry & { readonly pointsReward: number };

export const nothingNeeded: QuestEntry['requirements'] = { equipment: [], alternative: null };
