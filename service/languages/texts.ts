import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import type { Language } from '#domain/kernel/language.ts';
import { arabic } from './ar/texts.ts';
import { german } from './de/texts.ts';
import { english, type Texts } from './en/texts.ts';
import { spanish } from './es/texts.ts';
import { french } from './fr/texts.ts';
import { portuguese } from './pt-BR/texts.ts';
import type { Translation } from './translation.ts';

export const translations: Readonly<Record<Exclude<Language, 'en'>, Translation>> = {
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  ar: arabic,
};

const whole = new Map<Language, Texts>(
  Object.entries(translations).map(([language, { texts }]) => [
    language as Language,
    { ...english, ...texts },
  ]),
);

/** The texts of the service in a language: `textsIn('de').mails`. */
export const textsIn = (language: Language): Texts => whole.get(language) ?? english;

const named = new Map(
  Object.entries(translations).map(
    ([language, { dictionaries }]) => [language as Language, inDictionary(...dictionaries)] as const,
  ),
);

/** A name or a sentence of the catalogue. What no dictionary has, such as a name that a member gave, stays as it is. */
export const nameIn = (language: Language, english: string): string =>
  named.get(language)?.(english) ?? english;
