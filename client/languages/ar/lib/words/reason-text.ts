import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { names } from '#domain/catalogue/languages/ar/names.ts';
import { reasons } from '#domain/catalogue/languages/ar/reasons.ts';
import { sentencesIn } from '#domain/catalogue/languages/dictionary.ts';

export const reasonText = sentencesIn([reasons, names], numberText);
