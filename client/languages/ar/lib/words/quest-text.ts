import { quests } from '#domain/catalogue/languages/ar/quests.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const questText = inDictionary(quests);
