import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import { sentencesIn } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/fr/names.ts';
import { reasons } from '#domain/catalogue/languages/fr/reasons.ts';

/** Why something is so, with its numbers: advice, hazards, paces, recommendations and badges, as it is shown. */
export const reasonText = sentencesIn([reasons, names], numberText);
