import { content } from '#domain/catalogue/languages/ar/content.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const contentText = inDictionary(content);
