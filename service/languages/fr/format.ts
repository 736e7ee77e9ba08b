import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'fr';

export const { numberText, listText, plural } = wordsOf('fr', locale);
export const { dateText, dayText } = datesIn(locale);

/** The form for a count. Millions, the `many` of French, take the form of the others. */
export const formOf = (count: number, one: string, other: string): string =>
  plural(count, { one, many: other, other });

/** `1 jour`, `3 jours`. */
export const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${formOf(count, one, other)}`;
