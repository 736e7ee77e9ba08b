import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type {
  PasskeyAdded,
  PasskeyRemoved,
  PasskeyRenamed,
  RecoveryCodesIssued,
  RecoveryUsed,
  SignInEvent,
  SignInOpened,
} from './sign-in-events.ts';

export type Passkey = Omit<PasskeyAdded, 'type' | 'memberId'>;

/** How a member signs in at the built-in provider. */
export type SignInAccount = {
  /** Null before it was opened. */
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly firstName: string | null;
  /** The oldest first. */
  readonly passkeys: readonly Passkey[];
  /** Ids of removed passkeys: none of them comes back. */
  readonly removed: readonly string[];
  /** Hashes of the recovery codes that were not used. */
  readonly recoveryHashes: readonly string[];
  readonly isFirstAdmin: boolean;
};

type OfAccount = { readonly memberId: MemberId };
type OpenSignIn = Omit<SignInOpened, 'type'> & { readonly type: 'OpenSignIn' };
type ConfirmAddress = OfAccount & { readonly type: 'ConfirmAddress'; readonly email: string };
type AddPasskey = Omit<PasskeyAdded, 'type'> & { readonly type: 'AddPasskey' };
type RenamePasskey = Omit<PasskeyRenamed, 'type'> & { readonly type: 'RenamePasskey' };
type RemovePasskey = Omit<PasskeyRemoved, 'type'> & {
  readonly type: 'RemovePasskey';
  /** Whether a link by mail would let the person in again. */
  readonly canSignInByMail: boolean;
};
type IssueRecoveryCodes = Omit<RecoveryCodesIssued, 'type'> & { readonly type: 'IssueRecoveryCodes' };
type UseRecoveryCode = Omit<RecoveryUsed, 'type'> & { readonly type: 'UseRecoveryCode' };
type NameFirstAdmin = OfAccount & { readonly type: 'NameFirstAdmin' };
export type SignInCommand =
  | OpenSignIn
  | ConfirmAddress
  | AddPasskey
  | RenamePasskey
  | RemovePasskey
  | IssueRecoveryCodes
  | UseRecoveryCode
  | NameFirstAdmin;

/** Enough for the devices of a person, and few enough to read the list. */
export const maxPasskeys = 20;
/** In characters. */
export const maxPasskeyNameLength = 60;
export const recoveryCodeCount = 10;

export const signInDecider: Decider<SignInAccount, SignInCommand, SignInEvent> = {
  initialState: {
    email: null,
    isConfirmed: false,
    firstName: null,
    passkeys: [],
    removed: [],
    recoveryHashes: [],
    isFirstAdmin: false,
  },
  decide,
  evolve,
};

function decide(account: SignInAccount, command: SignInCommand): readonly SignInEvent[] {
  switch (command.type) {
    case 'OpenSignIn':
      return account.email === null ? [{ ...command, type: 'SignInOpened' }] : [];
    case 'ConfirmAddress':
      return confirmAddress(account, command);
    case 'AddPasskey':
      return addPasskey(account, command);
    case 'RenamePasskey':
      return renamePasskey(account, command);
    case 'RemovePasskey':
      return removePasskey(account, command);
    case 'IssueRecoveryCodes':
      return [{ ...command, type: 'RecoveryCodesIssued' }];
    case 'UseRecoveryCode':
      return takeRecoveryCode(account, command);
    case 'NameFirstAdmin':
      return account.isFirstAdmin ? [] : [{ type: 'FirstAdminNamed', memberId: command.memberId }];
  }
}

function evolve(account: SignInAccount, event: SignInEvent): SignInAccount {
  switch (event.type) {
    case 'SignInOpened': {
      const { email, isConfirmed, firstName } = event;
      return { ...account, email, isConfirmed, firstName };
    }
    case 'SignInAddressConfirmed':
      return { ...account, email: event.email, isConfirmed: true };
    case 'PasskeyAdded': {
      const { type: _, memberId: __, ...passkey } = event;
      return { ...account, passkeys: [...account.passkeys, passkey] };
    }
    case 'PasskeyRenamed':
      return { ...account, passkeys: account.passkeys.map((one) => renamed(one, event)) };
    case 'PasskeyRemoved': {
      const passkeys = account.passkeys.filter(({ passkeyId }) => passkeyId !== event.passkeyId);
      return { ...account, passkeys, removed: [...account.removed, event.passkeyId] };
    }
    case 'RecoveryCodesIssued':
      return { ...account, recoveryHashes: event.codeHashes };
    case 'RecoveryUsed':
      return { ...account, recoveryHashes: account.recoveryHashes.filter((one) => one !== event.codeHash) };
    case 'FirstAdminNamed':
      return { ...account, isFirstAdmin: true };
  }
}

const renamed = (passkey: Passkey, { passkeyId, name }: PasskeyRenamed): Passkey =>
  passkey.passkeyId === passkeyId ? { ...passkey, name } : passkey;

function confirmAddress(
  { email, isConfirmed }: SignInAccount,
  { memberId, email: confirmed }: ConfirmAddress,
): readonly SignInEvent[] {
  if (email === null) throw noAccount();
  if (isConfirmed && email === confirmed) return [];
  return [{ type: 'SignInAddressConfirmed', memberId, email: confirmed }];
}

function addPasskey(
  { email, passkeys, removed }: SignInAccount,
  command: AddPasskey,
): readonly SignInEvent[] {
  if (email === null) throw noAccount();
  if (passkeys.some(({ passkeyId }) => passkeyId === command.passkeyId)) return [];
  if (removed.includes(command.passkeyId))
    throw new Refusal('passkey-removed', 'You removed this passkey. Please make another one.');
  if (passkeys.length >= maxPasskeys)
    throw new Refusal(
      'too-many-passkeys',
      `You already have ${maxPasskeys} passkeys. Remove one that you no longer use to add another.`,
    );
  return [{ ...command, type: 'PasskeyAdded', name: nameOf(command.name) }];
}

function renamePasskey(
  { passkeys }: SignInAccount,
  { memberId, passkeyId, name }: RenamePasskey,
): readonly SignInEvent[] {
  const passkey = passkeys.find((one) => one.passkeyId === passkeyId);
  if (!passkey) throw unknownPasskey();
  const given = nameOf(name);
  return passkey.name === given ? [] : [{ type: 'PasskeyRenamed', memberId, passkeyId, name: given }];
}

function removePasskey(
  { passkeys, removed, recoveryHashes }: SignInAccount,
  { memberId, passkeyId, canSignInByMail }: RemovePasskey,
): readonly SignInEvent[] {
  if (removed.includes(passkeyId)) return [];
  if (!passkeys.some((one) => one.passkeyId === passkeyId)) throw unknownPasskey();
  if (passkeys.length === 1 && recoveryHashes.length === 0 && !canSignInByMail)
    throw new Refusal(
      'last-passkey',
      'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.',
    );
  return [{ type: 'PasskeyRemoved', memberId, passkeyId }];
}

function takeRecoveryCode(
  { recoveryHashes }: SignInAccount,
  { memberId, codeHash }: UseRecoveryCode,
): readonly SignInEvent[] {
  if (!recoveryHashes.includes(codeHash))
    throw new Refusal('unknown-recovery-code', 'This recovery code is not right, or was used before.');
  return [{ type: 'RecoveryUsed', memberId, codeHash }];
}

function nameOf(given: string): string {
  const name = given.trim();
  if (name !== '' && name.length <= maxPasskeyNameLength) return name;
  throw new Refusal(
    'invalid-passkey-name',
    `Give the passkey a name of 1 to ${maxPasskeyNameLength} characters, so that you know it again.`,
    'invalid',
  );
}

const noAccount = (): Refusal => new Refusal('no-sign-in', 'There is no such account.', 'missing');
const unknownPasskey = (): Refusal =>
  new Refusal('unknown-passkey', 'You have no such passkey. Reload the page to see yours.', 'missing');
