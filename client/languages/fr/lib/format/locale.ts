import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts. Numbers, dates, lists and plurals follow it. */
export const locale = 'fr-FR';

export const { numberText, listText, itemsText, plural, clockTime, spokenTime } = wordsOf('fr', locale);
