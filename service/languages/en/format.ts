import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'en-GB';

export const { numberText, listText, plural } = wordsOf('en', locale);
export const { dateText, dayText } = datesIn(locale);
