import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { quests } from '#domain/catalogue/languages/fr/quests.ts';

/** What a quest of the catalogue and its steps say, as it is shown. */
export const questText = inDictionary(quests);
