import { workouts } from '#domain/catalogue/languages/ar/workouts.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const workoutText = inDictionary(workouts);
