import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { help } from '#domain/catalogue/languages/fr/help.ts';

/** Questions and answers of the help, as they are shown. */
export const helpText = inDictionary(help);
