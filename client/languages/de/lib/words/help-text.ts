import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { help } from '#domain/catalogue/languages/de/help.ts';

export const helpText = inDictionary(help);
