import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { quests } from '#domain/catalogue/languages/de/quests.ts';

export const questText = inDictionary(quests);
