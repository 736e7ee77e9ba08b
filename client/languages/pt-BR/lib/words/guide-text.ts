import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { guides } from '#domain/catalogue/languages/pt-BR/guides.ts';

export const guideText = inDictionary(guides);
