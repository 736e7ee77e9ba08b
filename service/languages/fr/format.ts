import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'fr';

export const { numberText, listText, plural } = wordsOf('fr', locale);
export const { dateText, dayText } = datesIn(locale);
