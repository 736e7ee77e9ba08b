import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { help } from '#domain/catalogue/languages/pt-BR/help.ts';

export const helpText = inDictionary(help);
