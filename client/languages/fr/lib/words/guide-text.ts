import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { guides } from '#domain/catalogue/languages/fr/guides.ts';

/** What the guide of an exercise says, as it is shown. */
export const guideText = inDictionary(guides);
