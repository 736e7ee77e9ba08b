/** More texts of the built-in sign-in, and of the pages that connect it with a provider. `host` is the name of the provider's address. */
export const passkeys = {
  /** Of the script that asks the browser for a passkey. `{origin}` is the address of the page. */
  script: {
    unknown: 'This browser does not know passkeys. Please choose another way, or another browser.',
    expired: 'This took too long. Please start again.',
    unreachable: 'We cannot be reached right now. Please try again.',
    known: 'This device already has a passkey for your account.',
    otherAddress:
      'Passkeys do not work at {origin}. The people who run this site have to correct its address.',
    failed:
      'That did not work, or was cancelled. Nothing has changed. You can try again, or choose another way.',
  },
  /** @param before the name of the site before */
  moved: (before: string) =>
    `This site was at ${before} before. A passkey from there does not work here: choose another way below, and make a new one.`,
  /** In the place of an address that is not known. */
  yourAddress: 'your address',
  otherOrigin: (here: string, ours: string) =>
    `This page is open at ${here}, but passkeys of Rondel work at ${ours} only. Please open ${ours} and try again.`,
  lostDevice:
    'Did you lose a device? Remove its passkey here, press “Done”, and sign out your other devices in the list under Privacy.',
  /** Between two sign-ins that are connected. */
  next: {
    title: 'One more step',
    text: (host: string) => `Now sign in at ${host}, with the account that has the same address.`,
    button: (host: string) => `Sign in at ${host}`,
    later: 'Not now',
  },
  connected: {
    title: 'Connected',
    text: 'From now on you can sign in both ways, and it is the same account.',
  },
};
