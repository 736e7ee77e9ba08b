import { localeHere } from '#client/lib/format/locale-here.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts, with the region of the browser. Numbers, dates, lists and plurals follow it. */
export const locale = localeHere('fr-FR');

export const { numberText, decimalText, listText, itemsText, plural, midSentence, clockTime, spokenTime } =
  wordsOf('fr', locale);

/** The form for a count. Millions, the `many` of French, take the form of the others. */
export const formOf = (count: number, one: string, other: string): string =>
  plural(count, { one, many: other, other });

/** `1 jour`, `3 jours`. */
export const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${formOf(count, one, other)}`;

/** `de Paris`, `d’Auckland`. */
export const withDe = (word: string): string =>
  /^[aeiouàâéèêëîïôœ]/i.test(word) ? `d’${word}` : `de ${word}`;
