import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'de';

export const { numberText, listText, plural } = wordsOf('de', locale);
export const { dateText, dayText } = datesIn(locale);

/** `1 Tag`, `3 Tage`. */
export const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${plural(count, { one, other })}`;
