import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { newCode, typedCode } from './own-codes.ts';
import type { ProvenAddress } from './own-mails.ts';
import { createSignInState } from './sign-in-state.ts';

/** Codes that an operator gives to a person: each proves an address once, without mail. */
export type GivenCodes = {
  make(email: string): Promise<string>;
  /** Null for a wrong, used or old one. */
  use(code: string): Promise<ProvenAddress | null>;
};

/** Seven days. */
const givenCodeSeconds = 604_800;

export function createGivenCodes(db: RowDatabase): GivenCodes {
  const state = createSignInState(db);
  return {
    async make(email) {
      const code = newCode();
      await state.put('GivenCode', typedCode(code), { email, firstName: null }, givenCodeSeconds);
      return code;
    },
    use: (code) => state.take<ProvenAddress>('GivenCode', typedCode(code)),
  };
}
