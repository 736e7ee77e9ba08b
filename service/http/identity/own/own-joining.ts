import type { Context } from 'koa';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { memberOf } from '#projections/member/members.ts';
import { memberOfOutsideAccount } from '#projections/sign-in/sign-in-accounts.ts';
import type { SignedInMember, SignInRecord } from '#service/http/current-member.ts';
import { isFreshProof } from '#service/http/session/session.ts';
import type { IsAdmin } from '#service/http/session/session-store.ts';
import type { Joining } from '../joining.ts';
import { memberIdOf } from '../member-id.ts';
import { outsideAccountOf } from '../outside-account.ts';
import { SignInFailed } from '../sign-in-failed.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { type Creation, isAdminByPasskey, mayAddPasskey } from './own-creation.ts';
import { type OutsideProvider, showJoinOffer } from './own-joining-pages.ts';
import { OwnSignInProblem } from './own-problem.ts';
import { baseOf, type Step, type Steps } from './own-steps.ts';
import type { SignInState } from './sign-in-state.ts';

/** The session of the app in the browser of a request; null without one. */
export type SessionOf = (ctx: Context) => Promise<{
  readonly member?: SignedInMember;
  readonly signIn?: SignInRecord;
} | null>;

const wishSeconds = 600;

/** Notes that the sign-in with this state goes on to the outside provider. */
export const noteWish = (state: SignInState, of: unknown): Promise<void> =>
  state.put('Wish', String(of), {}, wishSeconds);

type JoiningDeps = {
  readonly accounts: OwnAccounts;
  readonly state: SignInState;
  readonly db: RowDatabase;
  readonly isAdmin: IsAdmin;
};

/** Links accounts of the outside provider with members who signed in here. */
export function createJoining({ accounts, state, db, isAdmin }: JoiningDeps, host: string): Joining {
  const accountOf: Joining['accountOf'] = ({ issuer, subject }) =>
    outsideAccountOf(db.cipher, issuer, subject);
  return {
    ...{ host, accountOf },
    takeWish: async (of) => (await state.take<object>('Wish', of)) !== null,
    async link(member, { issuer, subject, email, emailVerified }) {
      const { memberId } = member;
      if (!member.emailVerified || !emailVerified) throw new SignInFailed('join-unverified');
      if (canonicalEmail(member.email) !== canonicalEmail(email))
        throw new SignInFailed('join-other-address');
      const proof = member.proof?.amr ?? [];
      if (!mayAddPasskey(isAdmin, { memberId, proof }, await accounts.read(memberId)))
        throw new SignInFailed('join-needs-passkey');
      const outside = accountOf({ issuer, subject });
      await refuseTaken(outside.accountHash, memberId, memberIdOf(issuer, subject));
      await accounts.send(memberId, { type: 'LinkOutsideSignIn', memberId, ...outside }).catch(unlessRefused);
    },
  };

  /** An account that opens another member here keeps that member, whose data would else be out of reach. */
  async function refuseTaken(
    accountHash: string,
    memberId: Step['memberId'],
    derived: Step['memberId'],
  ): Promise<void> {
    const known = await memberOfOutsideAccount(db, accountHash);
    const isOfOther = known?.isLinked === true && known.memberId !== memberId;
    const hasMember = derived !== memberId && (await memberOf(db, derived))?.signIn;
    if (isOfOther || hasMember) throw new SignInFailed('join-taken');
  }
}

function unlessRefused(error: unknown): never {
  if (error instanceof Refusal) throw new SignInFailed('join-second', error);
  throw error;
}

type OfferDeps = Omit<JoiningDeps, 'state'> & {
  readonly steps: Steps;
  readonly creation: Pick<Creation, 'offer'>;
  readonly sessionOf: SessionOf;
  /** Null without one. */
  readonly outside: OutsideProvider | null;
};

type Guest = SignedInMember & Required<Pick<SignedInMember, 'outside'>>;

/** The member of this browser, who signed in at the outside provider a short while ago. @throws OwnSignInProblem */
async function guestOf(ctx: Context, sessionOf: SessionOf): Promise<Guest> {
  const { member, signIn } = (await sessionOf(ctx)) ?? {};
  const { outside } = member ?? {};
  if (!member?.emailVerified || !outside || !isFreshProof(signIn?.authenticatedAt))
    throw new OwnSignInProblem('join-stale');
  return { ...member, outside };
}

/** Refuses the passkey of a step that another person in this browser, or an older sign-in, began. */
export const lateGuests =
  (sessionOf: SessionOf) =>
  async (ctx: Context, { joins, memberId }: Step): Promise<void> => {
    if (joins && (await guestOf(ctx, sessionOf)).memberId !== memberId)
      throw new OwnSignInProblem('join-stale');
  };

/** Passkeys for members of the outside provider: the first opens an account here, with the same member and the address that is verified there. */
export function joinOffer({ accounts, db, isAdmin, steps, creation, sessionOf, outside }: OfferDeps) {
  return {
    /** @throws OwnSignInProblem */
    async show(ctx: Context): Promise<void> {
      const { email } = await guestOf(ctx, sessionOf);
      if (!outside) throw new OwnSignInProblem('join-stale');
      showJoinOffer(ctx, baseOf(ctx), outside.host, email);
    },
    async begin(ctx: Context): Promise<void> {
      const guest = await guestOf(ctx, sessionOf);
      const { memberId, email, outside: joins } = guest;
      const account = await accounts.read(memberId);
      const isNew = account.email === null;
      if (isNew && (await accounts.isAddressOfOther(email, memberId)))
        throw new OwnSignInProblem('address-taken');
      const opened = isNew ? { email, isConfirmed: true, isFirstAdmin: false } : account;
      // Else a sign-in without the second factor that the operator demands would become one with a passkey.
      if (isAdminByPasskey(isAdmin, memberId, opened) && !isAdmin(guest))
        throw new OwnSignInProblem('join-needs-proof');
      const firstName = (await memberOf(db, memberId))?.signIn?.firstName ?? null;
      const opens = { email, isConfirmed: true, firstName };
      await steps.keep(ctx, { memberId, proof: [], joins, ...(isNew && { opens }) });
      await creation.offer(ctx);
    },
  };
}
