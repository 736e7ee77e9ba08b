import { createHmac, hkdfSync, type KeyObject } from 'node:crypto';
import type { CommandId } from '#domain/kernel/ids.ts';
import { canonicalCode, codeLength, codeLetters } from '#domain/together/together-rules.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';

/** Six letters that follow from a command by the key of the service: a repeated command has the same code, which is stored nowhere. */
export function codeOf(cipher: Pick<RowCipher, 'blind'>, commandId: CommandId): string {
  const hash = Buffer.from(cipher.blind(`code of ${commandId}`), 'base64url').toString('hex');
  const letters = BigInt(codeLetters.length);
  let rest = BigInt(`0x${hash}`);
  return Array.from({ length: codeLength }, () => {
    const letter = codeLetters[Number(rest % letters)];
    rest /= letters;
    return letter;
  }).join('');
}

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
