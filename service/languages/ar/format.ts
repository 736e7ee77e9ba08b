import { wordsOf } from '#domain/kernel/words-of.ts';
import { datesIn } from '../dates.ts';

const locale = 'ar-u-nu-latn';

export const { numberText, listText, plural } = wordsOf('ar', locale);
export const { dateText, dayText } = datesIn(locale);
