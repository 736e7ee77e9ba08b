import type { RowCipher } from '#projections/engine/row-cipher.ts';

/**
 * An id that follows from a name, and from which the name cannot be found out without the key: a UUID of version 8, for custom hashes. All
 * processes share the key, which is never erased or rotated.
 */
export function keyedId({ blind }: Pick<RowCipher, 'blind'>, name: string): string {
  const hex = Buffer.from(blind(name), 'base64url').toString('hex', 0, 16);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
