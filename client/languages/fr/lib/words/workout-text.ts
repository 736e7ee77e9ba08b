import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { workouts } from '#domain/catalogue/languages/fr/workouts.ts';

/** What workouts, programs and tests of the catalogue say, as it is shown. */
export const workoutText = inDictionary(workouts);
