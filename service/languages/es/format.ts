import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'es';

export const { numberText, listText, plural } = wordsOf('es', locale);
export const { dateText, dayText } = datesIn(locale);

/** `1 minuto`, `3 minutos`, `1 millón de minutos` in digits. */
export const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${plural(count, { one, many: `de ${other}`, other })}`;
