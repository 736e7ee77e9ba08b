import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { sentencesIn } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/pt-BR/names.ts';
import { reasons } from '#domain/catalogue/languages/pt-BR/reasons.ts';

export const reasonText = sentencesIn([reasons, names], numberText);
