import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';

type TemplateCategory = 'cardio' | 'strength' | 'mobility' | 'daily_maintenance';

/** Reps count both sides together: 12 lunges are 6 per leg. */
export type TemplateExercise = {
  readonly name: string;
  readonly sets: number;
  /** After each set but the last. */
  readonly restSeconds: number;
  /** As in a session: the rest after its last set, and a timed set that ends by itself. */
  readonly restAfterSeconds?: number;
  readonly endsByItself?: true;
  /** As the template has it, where another exercise has taken its place: by the member, or for an injury. */
  readonly insteadOf?: TemplateExercise;
  /** Present where a program doses the exercise: its reps or seconds prevail over those of last time, or are the least. */
  readonly amounts?: 'exact' | 'at-least';
} & (
  | { readonly reps: number; readonly durationSeconds?: never }
  | { readonly durationSeconds: number; readonly reps?: never }
);

export type WorkoutTemplate = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: TemplateCategory;
  readonly durationMinutes: number;
  readonly difficulty: FitnessLevel;
  /** All of it is needed. */
  readonly equipment: readonly string[];
  readonly exercises: readonly TemplateExercise[];
};
