import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/es/names.ts';

export const nameText = inDictionary(names);
