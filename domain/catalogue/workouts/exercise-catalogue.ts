import { exerciseInputs } from '#domain/program/custom-plan-rules.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';

type CatalogueExercise = { readonly name: string; readonly type: RoutineExercise['type'] };
type ExerciseGroup = {
  readonly name: 'Strength' | 'Cardio';
  readonly exercises: readonly CatalogueExercise[];
};

/** The exercises of a custom daily plan, in the groups of the plan builder. */
export const exerciseCatalogue: readonly ExerciseGroup[] = [
  {
    name: 'Strength',
    exercises: [
      { name: 'Push-ups', type: 'reps' },
      { name: 'Sit-ups', type: 'reps' },
      { name: 'Air Squats', type: 'reps' },
      { name: 'Plank Hold', type: 'duration' },
      { name: 'Jumping Jacks', type: 'reps' },
      { name: 'Lunges', type: 'reps' },
      { name: 'Mountain Climbers', type: 'reps' },
      { name: 'Burpees', type: 'reps' },
      { name: 'High Knees', type: 'reps' },
      { name: 'Wall Sit', type: 'duration' },
      { name: 'Tricep Dips', type: 'reps' },
      { name: 'Russian Twists', type: 'reps' },
      { name: 'Glute Bridges', type: 'reps' },
      { name: 'Calf Raises', type: 'reps' },
      { name: 'Bear Crawl', type: 'duration' },
    ],
  },
  {
    name: 'Cardio',
    exercises: [
      { name: 'Walking', type: 'steps' },
      { name: 'Running', type: 'distance' },
      { name: 'Jogging', type: 'duration' },
    ],
  },
];

/** An exercise with default values: two sets of 25 reps or 30 s, or one set of 8000 steps or 2 miles. */
export function newExercise({ name, type }: CatalogueExercise): RoutineExercise {
  const { sets, reps, durationSeconds, steps, distanceMiles } = exerciseInputs;
  switch (type) {
    case 'reps':
      return { name, type, sets: sets.initial, reps: reps.initial };
    case 'duration':
      return { name, type, sets: sets.initial, durationSeconds: durationSeconds.initial };
    case 'steps':
      return { name, type, steps: steps.initial };
    case 'distance':
      return { name, type, distanceMiles: distanceMiles.initial };
  }
}
