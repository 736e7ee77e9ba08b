/** Texts of the pages that connect the built-in sign-in with an outside one. `host` is the name of the provider's address. */
export const joiningCopy = {
  offer: {
    title: 'Add a passkey',
    heading: 'A passkey for your account',
    /** @param email the address of the account */
    text: (host: string, email: string) =>
      `You are signed in as ${email} at ${host}. With a passkey you also come in without ${host}, to the same account and the same data.`,
    button: 'Go on',
    cancel: 'Not now',
  },
  heading: 'Another way in',
  connected: (host: string) => `${host} signs you in too, to this same account.`,
  connectedEarlier: 'A sign-in service of before is still connected with this account.',
  disconnect: (host: string) => `Disconnect ${host}`,
  disconnectEarlier: 'Disconnect it',
  connectText: (host: string) =>
    `Your account at ${host} can let you in here too. Both need the same confirmed address, and you sign in there next.`,
  connect: (host: string) => `Connect ${host}`,
  confirmFirst: (host: string) => `To connect ${host}, confirm your address first.`,
} as const;

/** On the page of passkeys. */
export const lostDeviceCopy =
  'Did you lose a device? Remove its passkey here, press “Done”, and sign out your other devices in the list under Privacy.';

/** Texts about the address of an account of the built-in sign-in. */
export const confirmingCopy = {
  heading: 'Confirm your address',
  byCode: 'The people who run this site can give you a code for it.',
  code: 'Code',
  confirm: 'Confirm with this code',
  byMail: 'Send me a mail',
  whereToType:
    'Do you have a passkey here already? Then sign in with it, open Privacy, then “Passkeys and recovery codes”, and type the code there.',
} as const;

/** @param before the name of the site before */
export const movedCopy = (before: string): string =>
  `This site was at ${before} before. A passkey from there does not work here: choose another way below, and make a new one.`;
