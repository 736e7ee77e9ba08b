/** Pages of the service that need no script. */
export const pages = {
  /** A sign-in that failed. */
  failed: {
    cancelled: {
      title: 'Sign-in cancelled',
      message: 'Nothing has changed. You can sign in whenever you like.',
    },
    expired: {
      title: 'This sign-in has expired',
      message: 'It took too long, or it was finished in another tab. Please start again.',
    },
    unconfirmed: {
      title: 'We could not confirm who you are',
      message: 'The answer of the sign-in service did not pass our checks. Please start again.',
    },
    'no-email': {
      title: 'We need your email address',
      message: 'The sign-in service did not share it with us. Please allow that, or use another account.',
    },
    unreachable: {
      title: 'The sign-in service does not answer',
      message: 'Please try again in a moment.',
    },
    misconfigured: {
      title: 'Sign-in is not set up right',
      message:
        'The people who run this site have to correct its settings. Nothing is wrong with your account.',
    },
    disconnected: {
      title: 'This sign-in is switched off',
      message:
        'You disconnected it from your account here. Sign in with your passkey, a mail or a recovery code; there you can connect it again.',
    },
    'join-stale': {
      title: 'Please show first that it is you',
      message:
        'Your last sign-in with a passkey is too long ago to connect another way in. Open Privacy, then “Passkeys and recovery codes”, and press the button there again. Nothing has changed.',
    },
    'join-unverified': {
      title: 'Your address is not confirmed',
      message:
        'Two ways of signing in can be connected where both have confirmed the same address. Confirm it where you sign in, and try again. Nothing has changed.',
    },
    'join-other-address': {
      title: 'These accounts have different addresses',
      message:
        'Two ways of signing in can be connected where both have the same address. Choose the account with the address that you have here, or change it there. Nothing has changed.',
    },
    'join-taken': {
      title: 'This sign-in already has an account here',
      message:
        'It opens another account here, with its own data, so both stay as they are. To use this one alone: sign in there, take a copy of your data, delete that account under Privacy, and connect again.',
    },
    'join-second': {
      title: 'Another account there is connected already',
      message: 'Disconnect it first, on the page of your passkeys. Nothing has changed.',
    },
    'join-needs-passkey': {
      title: 'Please sign in with a passkey',
      message:
        'Your account runs Rondel for other people, so a mail or a code is not enough to connect another way in. Nothing has changed.',
    },
    other: 'Signing in did not work',
    goOn: 'Continue',
    startAgain: 'Start again',
    toStart: 'Back to the start page',
  },
  signOut: {
    title: 'Sign out?',
    text: 'Another site brought you here. Nothing has changed yet.',
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
  /** Behind the link in the mail with the recap. */
  recap: {
    title: 'Stop the weekly recap',
    question: 'Stop the weekly recap?',
    questionText:
      'No more mail about your weeks. Your recaps stay in Rondel, and you can choose the mail again there.',
    stop: 'Stop the mail',
    keep: 'Keep it',
    stoppedTitle: 'Weekly recap stopped',
    stopped: 'Done. No more recaps by mail',
    stoppedText: 'You can choose the mail again on the page of any recap.',
    unknownTitle: 'Unknown link',
    unknown: 'This link is not complete',
    unknownText:
      'Nothing has changed. Copy the whole link from the mail, or switch the mail off on the page of any recap.',
    home: 'Go to Rondel',
  },
};
