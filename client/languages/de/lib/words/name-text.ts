import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/de/names.ts';

export const nameText = inDictionary(names);
