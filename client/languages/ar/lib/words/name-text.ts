import { names } from '#domain/catalogue/languages/ar/names.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';

export const nameText = inDictionary(names);
