import { wordsOf } from '#domain/kernel/words-of.ts';
import { localeHere } from './locale-here.ts';

/** The language of these texts, with the region of the browser. Numbers, dates, lists and plurals follow it. */
export const locale = localeHere('en-GB');

export const { numberText, decimalText, listText, itemsText, plural, midSentence, clockTime, spokenTime } =
  wordsOf('en', locale);
