import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'pt-BR';

export const { numberText, listText, plural } = wordsOf('pt-BR', locale);
export const { dateText, dayText } = datesIn(locale);
