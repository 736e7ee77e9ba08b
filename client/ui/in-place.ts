const state = { isInPlace: true };

/** Options of a change of the address within a screen: the screen stays scrolled as it is. */
export const inPlace = { state };

export const staysInPlace = (address: { readonly state: unknown }): boolean =>
  (address.state as Partial<typeof state> | null)?.isInPlace === true;
