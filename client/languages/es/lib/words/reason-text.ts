import { numberText } from '#client/languages/es/lib/format/locale.ts';
import { sentencesIn } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/es/names.ts';
import { reasons } from '#domain/catalogue/languages/es/reasons.ts';

export const reasonText = sentencesIn([reasons, names], numberText);
