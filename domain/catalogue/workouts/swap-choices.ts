import type { EquipmentId } from './equipment.ts';
import {
  alike,
  isSameExercise,
  levelOf,
  mostSwaps,
  movements,
  timedOnly,
  type Wishes,
} from './exercise-swaps.ts';
import type { TemplateExercise } from './workout-template.ts';

/** Longer sets are steady work, and only another steady exercise can take their place. */
const longestCountedSeconds = 180;

export type SwapChoice = {
  readonly name: string;
  /** Compared with the exercise that it replaces. */
  readonly effort: 'same' | 'easier' | 'harder';
  readonly equipment: readonly EquipmentId[];
};

/**
 * At most three exercises that a member can choose from for the rest of a workout: of the same pattern and without those that the workout
 * has already. First those of the same level, of them first those with the same equipment; then easier ones, then those one level harder.
 */
export function swapChoices(
  { name, durationSeconds = 0 }: Pick<TemplateExercise, 'name' | 'durationSeconds'>,
  { taken, ...wishes }: Wishes & { readonly taken: readonly string[] },
): readonly SwapChoice[] {
  const replaced = movements[name];
  const isSteady = durationSeconds > longestCountedSeconds;
  const distance = (other: string): number => {
    const steps = levelOf(other) - levelOf(name);
    const sharesEquipment = movements[other]?.equipment.join() === replaced?.equipment.join();
    return (steps > 0 ? 10 : -steps * 2) + (sharesEquipment ? 0 : 1);
  };
  return alike(name, wishes, 1)
    .filter(
      (other) => !taken.some((name) => isSameExercise(name, other)) && (!isSteady || timedOnly.has(other)),
    )
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostSwaps)
    .map((other) => ({
      name: other,
      effort: effortWords[Math.sign(levelOf(other) - levelOf(name)) + 1] ?? 'same',
      equipment: movements[other]?.equipment ?? [],
    }));
}

const effortWords = ['easier', 'same', 'harder'] as const;
