import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { guides } from '#domain/catalogue/languages/es/guides.ts';

export const guideText = inDictionary(guides);
