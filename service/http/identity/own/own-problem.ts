/** Why a step of the built-in sign-in was refused: the sentence for the person, and the status. */
const problems = {
  'passkey-refused': [400, 'That did not work. Please try again, or choose another way below.'],
  'unknown-passkey': [
    400,
    'We do not know this passkey. It may have been removed, or belong to another account. Please choose another way below.',
  ],
  'passkey-copied': [
    400,
    'This passkey seems to have been copied, so we do not take it. Please sign in another way, and remove it in your profile.',
  ],
  'other-origin': [400, 'This page is open at another address than Rondel.'],
  'wrong-code': [400, 'This code is not right, or too old. Please check it, or ask for another one.'],
  'wrong-recovery-code': [
    400,
    'This recovery code is not right, or was used before. Each one works once; please check it, or take another one.',
  ],
  'wrong-first-code': [
    400,
    'This code is not right, or the first admin is already here. The service prints the code at its start, in its log.',
  ],
  'no-mail': [400, 'This site sends no mail. Please choose another way.'],
  'wrong-email': [400, 'Please enter a valid email address.'],
  'needs-passkey': [
    403,
    'This account runs Rondel for other people, so a mail is not enough to add a passkey to it. Please use one of its passkeys or a recovery code.',
  ],
  'join-stale': [
    403,
    'Your last sign-in there is too long ago, or was in another browser. Please start again from the page of your account.',
  ],
  'join-needs-proof': [
    403,
    'This account runs Rondel for other people. Please sign in there with your second factor first, and then add a passkey.',
  ],
  'address-taken': [
    409,
    'This address already belongs to another account with passkeys here, so both stay as they are. To use one alone, take a copy of your data in the other, and delete that one under Privacy.',
  ],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

export type OwnProblem = keyof typeof problems;

/** A refused step. The person stays on the page and can go on. */
export class OwnSignInProblem extends Error {
  override readonly name = 'OwnSignInProblem';
  readonly code: OwnProblem;
  readonly status: number;

  constructor(code: OwnProblem, cause?: unknown, sentence: string = problems[code][1]) {
    super(sentence, { cause });
    this.code = code;
    this.status = problems[code][0];
  }
}
