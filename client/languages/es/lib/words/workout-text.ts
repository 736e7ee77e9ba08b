import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { workouts } from '#domain/catalogue/languages/es/workouts.ts';

export const workoutText = inDictionary(workouts);
