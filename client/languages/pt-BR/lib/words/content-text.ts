import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { content } from '#domain/catalogue/languages/pt-BR/content.ts';

export const contentText = inDictionary(content);
