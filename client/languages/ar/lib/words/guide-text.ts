import { guides } from '#domain/catalogue/languages/ar/guides.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const guideText = inDictionary(guides);
