import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { maxPasskeyNameLength, maxPasskeys, signInDecider } from './sign-in-account.ts';
import type { SignInEvent } from './sign-in-events.ts';

const memberId = asMemberId('mila');
const opening = { memberId, email: 'mila@rondel.example', isConfirmed: false, firstName: 'Mila' };
const opened: SignInEvent = { type: 'SignInOpened', ...opening };
const passkey = (passkeyId: string, name = 'Phone') => ({
  ...{ memberId, passkeyId, name },
  ...{ publicKey: `key of ${passkeyId}`, counter: 0, transports: ['internal'] as const, isSynced: true },
});
const added = (passkeyId: string, name?: string): SignInEvent => ({
  type: 'PasskeyAdded',
  ...passkey(passkeyId, name),
});
const add = (passkeyId: string, name?: string) =>
  ({ type: 'AddPasskey', ...passkey(passkeyId, name) }) as const;
const remove = (passkeyId: string, hasOtherWay = false) =>
  ({ type: 'RemovePasskey', memberId, passkeyId, hasOtherWay }) as const;
const removed = (passkeyId: string): SignInEvent => ({ type: 'PasskeyRemoved', memberId, passkeyId });
const codes: SignInEvent = { type: 'RecoveryCodesIssued', memberId, codeHashes: ['a', 'b'] };
const use = (codeHash: string) => ({ type: 'UseRecoveryCode', memberId, codeHash }) as const;
const used = (codeHash: string): SignInEvent => ({ type: 'RecoveryUsed', memberId, codeHash });
const atHome = { issuerHash: 'issuer-a', accountHash: 'account-a' };
const linked = (account = atHome): SignInEvent => ({ type: 'OutsideSignInLinked', memberId, ...account });
const unlinked = (account = atHome): SignInEvent => ({ type: 'OutsideSignInUnlinked', memberId, ...account });
const link = (account = atHome) => ({ type: 'LinkOutsideSignIn', memberId, ...account }) as const;
const unlink = (accountHash: string, hasOtherWay = false) =>
  ({ type: 'UnlinkOutsideSignIn', memberId, accountHash, hasOtherWay }) as const;
const account = given(signInDecider);

describe('an account of the built-in provider', () => {
  it('opens once', () => {
    account()
      .when({ type: 'OpenSignIn', ...opening })
      .yields(opened);
    account(opened)
      .when({ type: 'OpenSignIn', ...opening, email: 'other@rondel.example' })
      .yieldsNothing();
  });
  it('confirms its address once, and another one instead', () => {
    const confirm = (email: string) => ({ type: 'ConfirmAddress', memberId, email }) as const;
    const confirmed = (email: string): SignInEvent => ({ type: 'SignInAddressConfirmed', memberId, email });
    account().when(confirm(opening.email)).refuses('no-sign-in');
    account(opened).when(confirm(opening.email)).yields(confirmed(opening.email));
    account(opened, confirmed(opening.email)).when(confirm(opening.email)).yieldsNothing();
    account(opened, confirmed(opening.email))
      .when(confirm('new@rondel.example'))
      .yields(confirmed('new@rondel.example'));
  });
  it('adds a passkey once, with a trimmed name', () => {
    account(opened).when(add('p1', ' Phone ')).yields(added('p1'));
    account(opened, added('p1')).when(add('p1')).yieldsNothing();
    account().when(add('p1')).refuses('no-sign-in');
  });
  it('refuses a passkey without a name, with a long one, and one that was removed', () => {
    for (const name of [' ', 'a'.repeat(maxPasskeyNameLength + 1)])
      account(opened).when(add('p1', name)).refuses('invalid-passkey-name');
    account(opened, added('p1'), added('p2'), removed('p1')).when(add('p1')).refuses('passkey-removed');
  });
  it(`holds ${maxPasskeys} passkeys at most`, () => {
    const full = Array.from({ length: maxPasskeys }, (_, nth) => added(`n${nth}`));
    account(opened, ...full)
      .when(add('p1'))
      .refuses('too-many-passkeys');
    account(opened, ...full, removed('n3'))
      .when(add('p1'))
      .yields(added('p1'));
  });
  it('renames a passkey, and refuses an unknown one', () => {
    const rename = (passkeyId: string, name: string) =>
      ({ type: 'RenamePasskey', memberId, passkeyId, name }) as const;
    account(opened, added('p1'))
      .when(rename('p1', 'Key ring'))
      .yields({ type: 'PasskeyRenamed', memberId, passkeyId: 'p1', name: 'Key ring' });
    account(opened, added('p1')).when(rename('p1', 'Phone')).yieldsNothing();
    account(opened, added('p1')).when(rename('p2', 'Phone')).refuses('unknown-passkey');
  });
  it('removes a passkey beside a second one, once', () => {
    account(opened, added('p1'), added('p2')).when(remove('p1')).yields(removed('p1'));
    account(opened, added('p1'), added('p2'), removed('p1')).when(remove('p1')).yieldsNothing();
    account(opened, added('p1')).when(remove('p2')).refuses('unknown-passkey');
  });
  it('removes the last passkey only with recovery codes or a mail in hand', () => {
    account(opened, added('p1')).when(remove('p1')).refuses('last-passkey');
    account(opened, added('p1')).when(remove('p1', true)).yields(removed('p1'));
    account(opened, added('p1'), codes).when(remove('p1')).yields(removed('p1'));
    account(opened, added('p1'), codes, used('a'), used('b')).when(remove('p1')).refuses('last-passkey');
  });
  it('takes each recovery code once, and only those issued last', () => {
    account(opened, codes).when(use('a')).yields(used('a'));
    account(opened, codes, used('a')).when(use('a')).refuses('unknown-recovery-code');
    account(opened, codes, { ...codes, codeHashes: ['c'] })
      .when(use('a'))
      .refuses('unknown-recovery-code');
    account(opened)
      .when({ type: 'IssueRecoveryCodes', memberId, codeHashes: ['a', 'b'] })
      .yields(codes);
  });
  it('becomes the first admin once', () => {
    const named: SignInEvent = { type: 'FirstAdminNamed', memberId };
    account(opened).when({ type: 'NameFirstAdmin', memberId }).yields(named);
    account(opened, named).when({ type: 'NameFirstAdmin', memberId }).yieldsNothing();
  });
  it('links one account of an outside provider, once, and one of another provider beside it', () => {
    const second = { ...atHome, accountHash: 'account-b' };
    const elsewhere = { issuerHash: 'issuer-c', accountHash: 'account-c' };
    account().when(link()).refuses('no-sign-in');
    account(opened).when(link()).yields(linked());
    account(opened, linked()).when(link()).yieldsNothing();
    account(opened, linked()).when(link(second)).refuses('outside-sign-in-linked');
    account(opened, linked()).when(link(elsewhere)).yields(linked(elsewhere));
    account(opened, linked(), unlinked()).when(link(second)).yields(linked(second));
    account(opened, linked(), unlinked()).when(link()).yields(linked());
  });
  it('unlinks an account of an outside provider once, and never the only way in', () => {
    account(opened, linked()).when(unlink('account-b', true)).refuses('unknown-outside-sign-in');
    account(opened, linked()).when(unlink('account-a')).refuses('last-sign-in');
    account(opened, linked()).when(unlink('account-a', true)).yields(unlinked());
    account(opened, linked(), added('p1')).when(unlink('account-a')).yields(unlinked());
    account(opened, linked(), codes).when(unlink('account-a')).yields(unlinked());
    account(opened, linked(), unlinked()).when(unlink('account-a')).yieldsNothing();
  });
});
