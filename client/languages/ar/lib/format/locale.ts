import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts. Numbers, dates, lists and plurals follow it. The digits are those of the fields in which a member types. */
export const locale = 'ar-u-nu-latn';

export const { numberText, listText, itemsText, plural, midSentence, clockTime, spokenTime } = wordsOf(
  'ar',
  locale,
);
