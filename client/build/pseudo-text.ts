/*
 * The pseudo language: each text in brackets, with marks on its letters and two fifths more of them. What a screen shows without brackets
 * comes from no text of the language; what has no room for longer words is cut.
 */
const marks: Readonly<Record<string, string>> = {
  a: 'áá',
  c: 'ç',
  e: 'éé',
  i: 'íï',
  n: 'ñ',
  o: 'óö',
  s: 'š',
  u: 'úü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
};

/** Words for programs beside the texts: kinds of toasts and of notices. */
const isTechnical = (key: string): boolean => key === 'variant' || key === 'kind' || key === 'id';

/** `Log weight` is `⟦Lóög wééíïght⟧`. Texts that were made of marked ones keep one pair of brackets. */
export const pseudoText = (text: string): string =>
  /\p{L}/u.test(text)
    ? `⟦${text.replaceAll(/[⟦⟧]/g, '').replaceAll(/[A-Za-z]/g, (letter) => marks[letter] ?? letter)}⟧`
    : text;

/** A text, the texts of an object or a list, or the result of a function, marked. */
export function marked<Texts>(texts: Texts): Texts {
  return markedAt('', texts) as Texts;
}

function markedAt(key: string, value: unknown): unknown {
  if (typeof value === 'string') return isTechnical(key) ? value : pseudoText(value);
  if (typeof value === 'function')
    return (...parameters: unknown[]): unknown =>
      markedAt(key, (value as (...given: unknown[]) => unknown)(...parameters));
  if (Array.isArray(value)) return value.map((one) => markedAt(key, one));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, markedAt(name, one)]));
}
