import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { content } from '#domain/catalogue/languages/de/content.ts';

export const contentText = inDictionary(content);
