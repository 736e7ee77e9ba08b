/** English name or sentence of the catalogue to that of another language. */
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

/** Shows a text of the catalogue. What no dictionary has, such as a name that a member gave, stays as it is. */
export const inDictionary =
  (...dictionaries: readonly Dictionary[]) =>
  (english: string): string =>
    dictionaries.find((dictionary) => Object.hasOwn(dictionary, english))?.[english] ?? english;
