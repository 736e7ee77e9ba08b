import type { EquipmentId } from '#domain/catalogue/workouts/equipment.ts';

export type QuestDifficulty = 'easy' | 'medium' | 'hard';
type QuestCategory = 'Strength' | 'Cardio' | 'Core' | 'Mobility' | 'Recovery' | 'Mindset' | 'Lucky Day';

/** A quest as written in the catalogue. Its points follow from the difficulty. */
export type QuestEntry = {
  readonly id: string;
  readonly name: string;
  /** The quest's name where the alternative takes the place of the equipment. Each quest with an alternative has one. */
  readonly alternativeName?: string;
  readonly description: string;
  readonly category: QuestCategory;
  readonly difficulty: QuestDifficulty;
  readonly estimatedMinutes: number;
  readonly requirements: {
    /** All items are needed, unless there is an alternative. */
    readonly equipment: readonly EquipmentId[];
    /** The replacement for the equipment; null when there is none. */
    readonly alternative: string | null;
  };
};

/** A catalogue entry with its points. */
export type Quest = QuestEntry & { readonly pointsReward: number };

export const nothingNeeded: QuestEntry['requirements'] = { equipment: [], alternative: null };
