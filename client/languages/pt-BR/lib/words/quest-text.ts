import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { quests } from '#domain/catalogue/languages/pt-BR/quests.ts';

export const questText = inDictionary(quests);
