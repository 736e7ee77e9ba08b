import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts. Numbers, dates, lists and plurals follow it. */
export const locale = 'es-ES';

export const { numberText, listText, itemsText, plural, midSentence, clockTime, spokenTime } = wordsOf(
  'es',
  locale,
);
