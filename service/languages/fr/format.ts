import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'fr';

export const { numberText, listText, plural } = wordsOf('fr', locale);
const dates = datesIn(locale);

/** The first day of a month is `1er mars`, where `Intl` writes `1 mars`. */
const withFirst = (text: string): string => text.replace(/^1 /, '1er ');

export const dateText: typeof dates.dateText = (date) => withFirst(dates.dateText(date));
export const dayText: typeof dates.dayText = (date) => withFirst(dates.dayText(date));

/** The form for a count. Millions, the `many` of French, take the form of the others. */
export const formOf = (count: number, one: string, other: string): string =>
  plural(count, { one, many: other, other });

/** `1 jour`, `3 jours`. */
export const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${formOf(count, one, other)}`;
