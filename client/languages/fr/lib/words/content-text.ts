import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { content } from '#domain/catalogue/languages/fr/content.ts';

/** Tips, milestones, preferences and other sentences of the coach, as they are shown. */
export const contentText = inDictionary(content);
