import type { MemberId } from '#domain/kernel/ids.ts';

/*
 * The account of a person at the built-in provider: how its member signs in. Clearing the data of a member keeps it, as an account at an
 * outside provider would stay; the deletion of the account deletes it.
 */

type OfAccount = { readonly memberId: MemberId };

export type SignInOpened = OfAccount & {
  readonly type: 'SignInOpened';
  readonly email: string;
  /** Whether the person has shown that the address is theirs: by a mail, a code of an operator, or another provider. */
  readonly isConfirmed: boolean;
  readonly firstName: string | null;
};

/** From now on this is the address of the account. */
export type SignInAddressConfirmed = OfAccount & {
  readonly type: 'SignInAddressConfirmed';
  readonly email: string;
};

/** How a browser reaches an authenticator, in the words of WebAuthn. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

export type PasskeyAdded = OfAccount & {
  readonly type: 'PasskeyAdded';
  /** The credential id of WebAuthn, in base64url. */
  readonly passkeyId: string;
  /** The public key in COSE form, in base64url. It is no secret. */
  readonly publicKey: string;
  /** The signature counter at the registration; 0 for authenticators without one. */
  readonly counter: number;
  readonly transports: readonly PasskeyTransport[];
  /** Whether the passkey may be copied to other devices of the person, as by a password manager. */
  readonly isSynced: boolean;
  /** In the words of the member. */
  readonly name: string;
};

export type PasskeyRenamed = OfAccount & {
  readonly type: 'PasskeyRenamed';
  readonly passkeyId: string;
  readonly name: string;
};

export type PasskeyRemoved = OfAccount & { readonly type: 'PasskeyRemoved'; readonly passkeyId: string };

/** They replace all earlier ones. */
export type RecoveryCodesIssued = OfAccount & {
  readonly type: 'RecoveryCodesIssued';
  /** Keyed hashes. The codes are stored nowhere. */
  readonly codeHashes: readonly string[];
};

export type RecoveryUsed = OfAccount & { readonly type: 'RecoveryUsed'; readonly codeHash: string };

/** The account has the rights of an admin, by the code that the first start printed. */
export type FirstAdminNamed = OfAccount & { readonly type: 'FirstAdminNamed' };

/** An account at an outside provider, by keyed hashes: neither who it is nor where can be read from them. */
export type OutsideAccount = {
  /** Of the issuer. */
  readonly issuerHash: string;
  /** Of issuer and subject. */
  readonly accountHash: string;
};

/** From now on the account at the outside provider signs this member in. */
export type OutsideSignInLinked = OfAccount & OutsideAccount & { readonly type: 'OutsideSignInLinked' };

/** The account at the outside provider signs in this member no more, and no other member by itself. */
export type OutsideSignInUnlinked = OfAccount & OutsideAccount & { readonly type: 'OutsideSignInUnlinked' };

export type SignInEvent =
  | SignInOpened
  | SignInAddressConfirmed
  | PasskeyAdded
  | PasskeyRenamed
  | PasskeyRemoved
  | RecoveryCodesIssued
  | RecoveryUsed
  | FirstAdminNamed
  | OutsideSignInLinked
  | OutsideSignInUnlinked;

export const signInStream = (memberId: MemberId): string => `signIn-${memberId}`;
