import { createHmac, hkdfSync, type KeyObject, randomInt } from 'node:crypto';
import { canonicalCode, codeLength, codeLetters } from '#domain/together/together-rules.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';

/** Six random letters. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** Keyed, because six letters can all be tried: the hash alone tells nothing. @param typed as somebody typed it */
export const codeHash = (cipher: Pick<RowCipher, 'blind'>, typed: string): string =>
  cipher.blind(`invitation ${canonicalCode(typed)}`);

/**
 * The number of what a member gets by an invitation or in a circle: always the same for the member, so that a repeated call changes
 * nothing. Its key follows from the data key of the member. After an erasure no one can find out whose number it was.
 */
export function sharedNumber(dataKey: KeyObject, from: string): string {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'rondel together', 32));
  return createHmac('sha256', key).update(from).digest('base64url').slice(0, 32);
}
