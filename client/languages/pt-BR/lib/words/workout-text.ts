import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { workouts } from '#domain/catalogue/languages/pt-BR/workouts.ts';

export const workoutText = inDictionary(workouts);
