import type { OutsideAccount } from '#domain/sign-in/sign-in-events.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';

/** An account at an outside provider, by keyed hashes. Must never change: events hold them. */
export const outsideAccountOf = (
  { blind }: Pick<RowCipher, 'blind'>,
  issuer: string,
  subject: string,
): OutsideAccount => ({
  issuerHash: issuerHashOf({ blind }, issuer),
  accountHash: blind(JSON.stringify(['outside account', issuer, subject])),
});

/** A keyed hash of an issuer. */
export const issuerHashOf = ({ blind }: Pick<RowCipher, 'blind'>, issuer: string): string =>
  blind(JSON.stringify(['outside issuer', issuer]));
