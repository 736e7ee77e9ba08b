import { guides } from '#domain/catalogue/languages/de/guides.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const guideText = inDictionary(guides);
