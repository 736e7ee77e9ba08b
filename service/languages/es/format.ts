import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'es';

export const { numberText, listText, plural } = wordsOf('es', locale);
export const { dateText, dayText } = datesIn(locale);
