import { type Language, languages, negotiatedLanguage } from './language.ts';

/** English with marks and longer words, for tests: what is not in brackets is not translated. CLDR names it `en-XA`. */
export const pseudoLanguage = 'en-XA';

/** The languages that the client can be built in. */
export type PageLanguage = Language | typeof pseudoLanguage;

export const pageLanguages: readonly PageLanguage[] = [...languages, pseudoLanguage];

/** The languages whose texts are whole. `npm run check:languages` holds each of them, and says which others could follow. */
export const wholeLanguages: readonly Language[] = languages;

/** The cookie that holds the choice of a browser, and the parameter of a link that names a language. */
export const languageCookie = 'language';

export const isPageLanguage = (tag: unknown): tag is PageLanguage =>
  pageLanguages.some((language) => language === tag);

/**
 * The language of a page.
 * @param choices in the order in which they count: the language of the link, then the choice of the browser
 * @param asked the value of `Accept-Language`
 * @param offered the languages that there is a client in
 */
export function pageLanguageOf(
  choices: readonly unknown[],
  asked: string | undefined,
  offered: readonly PageLanguage[],
): PageLanguage {
  const chosen = choices.find((choice) => offered.some((language) => language === choice));
  if (isPageLanguage(chosen)) return chosen;
  return negotiatedLanguage(
    null,
    asked,
    languages.filter((language) => offered.includes(language)),
  );
}
