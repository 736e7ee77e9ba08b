import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import type { EquipmentId } from '#domain/catalogue/workouts/equipment.ts';

export type Muscle =
  | 'chest'
  | 'shoulders'
  | 'triceps'
  | 'biceps'
  | 'forearms'
  | 'upper back'
  | 'lower back'
  | 'abdominals'
  | 'obliques'
  | 'hip flexors'
  | 'glutes'
  | 'hamstrings'
  | 'quadriceps'
  | 'calves'
  | 'diaphragm'
  | 'heart and lungs';

export type ExerciseGuide = {
  readonly id: string;
  readonly name: string;
  readonly category: 'Upper body' | 'Lower body' | 'Core' | 'Cardio' | 'Full body' | 'Mobility' | 'Recovery';
  readonly steps: readonly string[];
  readonly cues: readonly string[];
  /** From easiest to hardest. */
  readonly modifications: readonly string[];
  readonly commonMistakes: readonly string[];
  readonly safetyTips: readonly string[];
  /** Any one of these suffices; empty for bodyweight exercises. */
  readonly equipment: readonly EquipmentId[];
  readonly musclesWorked: readonly Muscle[];
  readonly difficulty: FitnessLevel;
  /** `high`: both feet leave the floor. */
  readonly impact: 'low' | 'high';
};
