/**
 * English name or sentence of the catalogue to that of another language. In a sentence with numbers or names, `#` stands for a number and
 * `{}` for words that the same dictionary may have: `The quest {}`. The translation has as many of both; their order within each kind stays.
 */
export type Dictionary = Readonly<Record<string, string>>;

/** A term of the product in another language. */
export type Term = {
  /** The words that stand for the term, the first one before the others: `['Serie']`. */
  readonly words: readonly string[];
  /** Words that readers could expect and that do not stand for the term: `['Strähne']`. */
  readonly avoid?: readonly string[];
};
/** By the English term, such as `streak`, `skip token`, `quest`. */
export type Glossary = Readonly<Record<string, Term>>;

type Shown = (english: string) => string;
type Pattern = { readonly test: RegExp; readonly text: string };

/** Shows a text of the catalogue. What no dictionary has, such as a name that a member gave, stays as it is. */
export const inDictionary =
  (...dictionaries: readonly Dictionary[]): Shown =>
  (english) =>
    dictionaries.find((dictionary) => Object.hasOwn(dictionary, english))?.[english] ?? english;

/**
 * Shows a sentence with numbers and names.
 * @param numberText shows the numbers
 */
export function sentencesIn(
  dictionaries: readonly Dictionary[],
  numberText: (value: number) => string,
): Shown {
  const whole = inDictionary(...dictionaries);
  let patterns: readonly Pattern[] | undefined;
  const shown: Shown = (english) => {
    const known = whole(english);
    if (known !== english) return known;
    patterns ??= dictionaries.flatMap(patternsOf);
    for (const { test, text } of patterns) {
      const found = test.exec(english);
      if (found) return filled(text, found.slice(1), { shown, numberText });
    }
    return english;
  };
  return shown;
}

/** `2.5`, `4,200`. */
const digits = '\\d[\\d,]*(?:\\.\\d+)?';
const number = new RegExp(`^${digits}$`);

const patternsOf = (dictionary: Dictionary): readonly Pattern[] =>
  Object.entries(dictionary)
    .filter(([english]) => /#|\{\}/.test(english))
    .map(([english, text]) => ({ test: testOf(english), text }));

const testOf = (english: string): RegExp =>
  new RegExp(
    `^${english
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('{}', '(\\D.*?|\\D)')
      .replaceAll('#', `(${digits})`)}$`,
  );

/** The translation with what the sentence says: numbers in the place of numbers, words in that of words. */
function filled(
  text: string,
  said: readonly string[],
  { shown, numberText }: { readonly shown: Shown; readonly numberText: (value: number) => string },
): string {
  const numbers = said.filter((one) => number.test(one));
  const words = said.filter((one) => !number.test(one));
  return text.replaceAll(/#|\{\}/g, (place) =>
    place === '#' ? numberText(Number(numbers.shift()?.replaceAll(',', ''))) : shown(words.shift() ?? ''),
  );
}
