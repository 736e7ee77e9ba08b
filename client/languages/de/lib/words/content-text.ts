import { content } from '#domain/catalogue/languages/de/content.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const contentText = inDictionary(content);
