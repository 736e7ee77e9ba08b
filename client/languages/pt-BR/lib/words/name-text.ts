import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/pt-BR/names.ts';

export const nameText = inDictionary(names);
