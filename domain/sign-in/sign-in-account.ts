import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type {
  OutsideAccount,
  OutsideSignInLinked,
  OutsideSignInUnlinked,
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
  /** Accounts at outside providers that sign the member in, one for each issuer. */
  readonly outside: readonly OutsideAccount[];
  /** Hashes of those that the member took away. */
  readonly unlinked: readonly string[];
};

type OfAccount = { readonly memberId: MemberId };
type OpenSignIn = Omit<SignInOpened, 'type'> & { readonly type: 'OpenSignIn' };
type ConfirmAddress = OfAccount & { readonly type: 'ConfirmAddress'; readonly email: string };
type AddPasskey = Omit<PasskeyAdded, 'type'> & { readonly type: 'AddPasskey' };
type RenamePasskey = Omit<PasskeyRenamed, 'type'> & { readonly type: 'RenamePasskey' };
type RemovePasskey = Omit<PasskeyRemoved, 'type'> & {
  readonly type: 'RemovePasskey';
  /** Whether a link by mail, or an account at an outside provider, would let the person in again. */
  readonly hasOtherWay: boolean;
};
type IssueRecoveryCodes = Omit<RecoveryCodesIssued, 'type'> & { readonly type: 'IssueRecoveryCodes' };
type UseRecoveryCode = Omit<RecoveryUsed, 'type'> & { readonly type: 'UseRecoveryCode' };
type NameFirstAdmin = OfAccount & { readonly type: 'NameFirstAdmin' };
type LinkOutsideSignIn = Omit<OutsideSignInLinked, 'type'> & { readonly type: 'LinkOutsideSignIn' };
type UnlinkOutsideSignIn = Pick<OutsideSignInUnlinked, 'memberId' | 'accountHash'> & {
  readonly type: 'UnlinkOutsideSignIn';
  /** Whether a link by mail would let the person in again. */
  readonly hasOtherWay: boolean;
};
export type SignInCommand =
  | OpenSignIn
  | ConfirmAddress
  | AddPasskey
  | RenamePasskey
  | RemovePasskey
  | IssueRecoveryCodes
  | UseRecoveryCode
  | NameFirstAdmin
  | LinkOutsideSignIn
  | UnlinkOutsideSignIn;

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
    outside: [],
    unlinked: [],
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
    case 'LinkOutsideSignIn':
      return linkOutside(account, command);
    case 'UnlinkOutsideSignIn':
      return unlinkOutside(account, command);
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
    case 'OutsideSignInLinked': {
      const { issuerHash, accountHash } = event;
      const outside = [...account.outside, { issuerHash, accountHash }];
      return { ...account, outside, unlinked: account.unlinked.filter((one) => one !== accountHash) };
    }
    case 'OutsideSignInUnlinked': {
      const outside = account.outside.filter(({ accountHash }) => accountHash !== event.accountHash);
      return { ...account, outside, unlinked: [...account.unlinked, event.accountHash] };
    }
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
  { memberId, passkeyId, hasOtherWay }: RemovePasskey,
): readonly SignInEvent[] {
  if (removed.includes(passkeyId)) return [];
  if (!passkeys.some((one) => one.passkeyId === passkeyId)) throw unknownPasskey();
  if (passkeys.length === 1 && recoveryHashes.length === 0 && !hasOtherWay) throw lastWay('last-passkey');
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

function linkOutside(
  { email, outside }: SignInAccount,
  { memberId, issuerHash, accountHash }: LinkOutsideSignIn,
): readonly SignInEvent[] {
  if (email === null) throw noAccount();
  if (outside.some((one) => one.accountHash === accountHash)) return [];
  if (outside.some((one) => one.issuerHash === issuerHash))
    throw new Refusal(
      'outside-sign-in-linked',
      'Another account there already signs you in. Disconnect that one first.',
    );
  return [{ type: 'OutsideSignInLinked', memberId, issuerHash, accountHash }];
}

function unlinkOutside(
  { outside, unlinked, passkeys, recoveryHashes }: SignInAccount,
  { memberId, accountHash, hasOtherWay }: UnlinkOutsideSignIn,
): readonly SignInEvent[] {
  if (unlinked.includes(accountHash)) return [];
  const linked = outside.find((one) => one.accountHash === accountHash);
  if (!linked)
    throw new Refusal('unknown-outside-sign-in', 'That account does not sign you in here.', 'missing');
  if (passkeys.length + recoveryHashes.length === 0 && !hasOtherWay) throw lastWay('last-sign-in');
  return [{ type: 'OutsideSignInUnlinked', memberId, ...linked }];
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

const lastWay = (code: string): Refusal =>
  new Refusal(
    code,
    'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.',
  );
const noAccount = (): Refusal => new Refusal('no-sign-in', 'There is no such account.', 'missing');
const unknownPasskey = (): Refusal =>
  new Refusal('unknown-passkey', 'You have no such passkey. Reload the page to see yours.', 'missing');
