/** The languages of the interface, each by its BCP 47 tag. English is the language of the source texts. */
export const languages = ['en', 'de', 'fr', 'es', 'pt-BR', 'ar'] as const;
export type Language = (typeof languages)[number];

const sourceLanguage: Language = 'en';

const isLanguage = (tag: unknown): tag is Language => languages.some((language) => language === tag);

/** What the `dir` of a page says. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The language that serves a tag best: the same one, else one of the same primary subtag (`pt-PT` gets `pt-BR`). Null where there is none.
 * @param tag a BCP 47 tag, such as `de-AT`
 * @param offered the languages to choose among
 */
export function languageOfTag(tag: string, offered: readonly Language[] = languages): Language | null {
  const asked = tag.trim().toLowerCase();
  const primary = asked.split('-', 1)[0];
  return (
    offered.find((language) => language.toLowerCase() === asked) ??
    offered.find((language) => language.toLowerCase().split('-', 1)[0] === primary) ??
    null
  );
}

/**
 * The language of an answer: the choice if there is one, else the first that the browser asks for and we have, else English.
 * @param chosen the choice of the member or of the browser; null without one
 * @param asked the value of `Accept-Language` (RFC 9110, 12.5.4), or the tags of the browser joined by commas
 */
export function negotiatedLanguage(
  chosen: string | null | undefined,
  asked: string | null | undefined,
  offered: readonly Language[] = languages,
): Language {
  if (isLanguage(chosen) && offered.includes(chosen)) return chosen;
  for (const tag of tagsByWeight(asked ?? '')) {
    const found = languageOfTag(tag, offered);
    if (found !== null) return found;
  }
  return sourceLanguage;
}

/** At most this many tags are read: the header comes from strangers. */
const mostTags = 20;

function tagsByWeight(asked: string): readonly string[] {
  return asked
    .split(',', mostTags)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
