/** Texts of the pages between two sign-ins that are connected. `host` is the name of the provider's address. */
export const nextCopy = {
  title: 'One more step',
  text: (host: string) => `Now sign in at ${host}, with the account that has the same address.`,
  button: (host: string) => `Sign in at ${host}`,
  later: 'Not now',
} as const;

export const connectedCopy = {
  title: 'Connected',
  text: 'From now on you can sign in both ways, and it is the same account.',
} as const;
