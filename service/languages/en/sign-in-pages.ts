/** The pages of the built-in sign-in, for people to whom passkeys are new. */
export const signInPages = {
  title: 'Sign in',
  email: 'Email',
  firstName: 'First name',
  continue: 'Continue',
  cancel: 'Cancel',
  notNow: 'Not now',
  done: 'Done',
  withoutScripts: 'Passkeys need JavaScript. The other ways work without.',
  /** The first page. */
  ways: {
    heading: 'Good to see you',
    lead: 'Sign in the way you unlock your phone or computer. There is no password to remember.',
    usePasskey: 'Sign in with a passkey',
    otherDevice:
      'Your passkey is on the device on which you made it. On another computer, choose “use a phone” there and scan the code with it.',
    newHere: 'New here?',
    byMail: 'Continue by mail',
    createAccount: 'Create your account',
    mailNote:
      'We send you a link and a code. That works for a new account, and also when your passkey is not at hand.',
    /** @param host of another provider: `accounts.google.com` */
    outside: (host: string) => `Sign in with ${host}`,
    lostDevice: 'I lost my device',
    recoveryCode: 'Recovery code',
    useRecovery: 'Sign in with this code',
    recoveryNote:
      'You got ten of them when you made your passkey. Without one, ask the people who run this site for a code.',
    givenCode: 'I was given a code',
    code: 'Code',
    justInstalled: 'I have just installed Rondel',
    firstCode: 'First code, from the log of the service',
    yourEmail: 'Your email',
    yourFirstName: 'Your first name',
    becomeAdmin: 'Become the first admin',
  },
  /** After a mail was sent. */
  mailSent: {
    heading: 'Look into your mail',
    lead: (email: string) =>
      `We sent a link and a code to ${email}. Open the link in this browser, or type the code here. It may take a minute; look into the spam folder too.`,
    code: 'Code of six digits',
    otherWay: 'Another way',
  },
  /** Behind the link of the mail. */
  mailLink: {
    heading: 'Almost there',
    lead: 'One press, and you are in.',
    elsewhereTitle: 'Open this on your other device',
    elsewhere:
      'This link works in the browser where you asked for it. Go back there and type the code of six digits from the mail.',
    notYou: 'Did you not ask for a mail? Then there is nothing to do: close this page.',
  },
  creation: {
    title: 'Create a passkey',
    heading: 'Create your passkey',
    otherHeading: 'A passkey for this device?',
    why: 'A passkey is a key that your device keeps for you. You use it with your fingerprint, your face or the PIN of the device. None of these leave the device, and there is nothing that others could guess or steal from us.',
    otherWhy: 'With a passkey on this device, you need no mail and no code here any more.',
    create: 'Create a passkey',
    note: 'A phone, a computer, a password manager or a security key can hold it: your device asks you which.',
    asMember: 'You are in, as a member',
  },
  recovery: {
    title: 'Your recovery codes',
    heading: 'For the day you lose your device',
    lead: 'Each of these codes signs you in once, without your passkey. Write them down or print this page, and keep them where you keep your papers. We show them only now.',
    kept: 'I have kept them',
  },
  /** The passkeys of the person. */
  passkeys: {
    title: 'Your passkeys',
    lead: (email: string) => `These let you into the account of ${email}.`,
    add: 'Add a passkey for this device',
    codes: 'Recovery codes',
    left: (count: number) =>
      count === 0 ? 'You have no recovery codes.' : `You have ${count} of them left.`,
    replaced: 'New ones replace them.',
    newCodes: 'Make new recovery codes',
    synced: 'Kept by your password manager',
    onOneDevice: 'Kept on one device',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeLead: 'This passkey will not sign you in any more. You can add this device again at any time.',
  },
  /** Why a step was refused. */
  problems: {
    'passkey-refused': 'That did not work. Please try again, or choose another way below.',
    'unknown-passkey':
      'We do not know this passkey. It may have been removed, or belong to another account. Please choose another way below.',
    'address-lost':
      'The passkey is right, but the address of your account was lost. Please prove your address below by a mail or a code, and then use the passkey again.',
    'passkey-copied':
      'This passkey seems to have been copied, so we do not take it. Please sign in another way, and remove it in your profile.',
    'other-origin': 'This page is open at another address than Rondel.',
    'wrong-code': 'This code is not right, or too old. Please check it, or ask for another one.',
    'wrong-recovery-code':
      'This recovery code is not right, or was used before. Each one works once; please check it, or take another one.',
    'wrong-first-code':
      'This code is not right, or the first admin is already here. The service prints the code at its start, in its log.',
    'no-mail': 'This site sends no mail. Please choose another way.',
    'wrong-email': 'Please enter a valid email address.',
    'needs-passkey':
      'This account runs Rondel for other people, so a mail is not enough to add a passkey to it. Please use one of its passkeys or a recovery code.',
    'join-stale':
      'Your last sign-in there is too long ago, or was in another browser. Please start again from the page of your account.',
    'join-needs-proof':
      'This account runs Rondel for other people. Please sign in there with your second factor first, and then add a passkey.',
    'address-taken':
      'This address already belongs to another account with passkeys here, so both stay as they are. To use one alone, take a copy of your data in the other, and delete that one under Privacy. Then start here again.',
  },
  /** Too many attempts, and a page that waited too long. */
  wait: 'Please wait a little',
  expired: {
    title: 'This sign-in has expired',
    text: 'It took too long, or began in another browser or window.',
  },
  /** Connects the built-in sign-in with that of a provider. `host` is the name of its address. */
  joining: {
    offer: {
      title: 'Add a passkey',
      heading: 'A passkey for your account',
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
  },
  /** The address of an account that was opened without a mail. */
  confirming: {
    heading: 'Confirm your address',
    byCode: 'The people who run this site can give you a code for it.',
    code: 'Code',
    confirm: 'Confirm with this code',
    byMail: 'Send me a mail',
    whereToType:
      'Do you have a passkey here already? Type the code first, and then choose “I already have a passkey here”.',
    before: 'Did you open an account with this address here before? Its passkey confirms that it is yours.',
    useBefore: 'I already have a passkey here',
    later:
      'Nothing has confirmed your address yet. If Rondel lets you wait for access, ask the people who run this site for a code, and type it on the sign-in page under “I was given a code”.',
  },
};
