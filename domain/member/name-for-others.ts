/** In characters. */
const nameLength = 40;

/**
 * A first name as other people see it: without characters that are invisible or change the direction of the text around them. Null when
 * nothing is left.
 */
export function nameForOthers(firstName: string | null): string | null {
  const plain = (firstName ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    // Letters with a tower of accents would cover the lines around them.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  return plain === '' ? null : [...plain].slice(0, nameLength).join('').trim();
}
