import { localeHere } from '#client/lib/format/locale-here.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts, with the region of the browser. Numbers, dates, lists and plurals follow it. */
export const locale = localeHere('de-DE');

export const { numberText, decimalText, listText, itemsText, plural, midSentence, clockTime, spokenTime } =
  wordsOf('de', locale);
