import { localeHere } from '#client/lib/format/locale-here.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts, with the region of the browser. Numbers, dates, lists and plurals follow it. The digits are those of the fields in which a member types. */
export const locale = localeHere('ar-u-nu-latn');

export const { numberText, listText, itemsText, plural, midSentence, clockTime, spokenTime } = wordsOf(
  'ar',
  locale,
);
