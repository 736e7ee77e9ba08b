import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { guides } from '#domain/catalogue/languages/de/guides.ts';

export const guideText = inDictionary(guides);
