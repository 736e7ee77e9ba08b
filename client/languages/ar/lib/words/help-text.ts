import { help } from '#domain/catalogue/languages/ar/help.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const helpText = inDictionary(help);
