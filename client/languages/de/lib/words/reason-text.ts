import { numberText } from '#client/languages/de/lib/format/locale.ts';
import { names } from '#domain/catalogue/languages/de/names.ts';
import { reasons } from '#domain/catalogue/languages/de/reasons.ts';
import { sentencesIn } from '#domain/catalogue/languages/dictionary.ts';

export const reasonText = sentencesIn([reasons, names], numberText);
