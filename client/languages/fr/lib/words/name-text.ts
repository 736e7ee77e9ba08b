import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/fr/names.ts';

/** A name of the catalogue as it is shown: of an exercise, a workout, a quest, a badge or a choice. Other names stay as they are. */
export const nameText = inDictionary(names);
