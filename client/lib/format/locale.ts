import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts, with its region. Numbers, dates, lists and plurals follow it. */
export const locale = 'en-GB';

export const { numberText, listText, itemsText, plural, midSentence, clockTime, spokenTime } = wordsOf(
  'en',
  locale,
);
