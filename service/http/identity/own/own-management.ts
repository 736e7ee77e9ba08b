import type { Context } from 'koa';
import * as z from 'zod';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { SignInAccount, SignInCommand } from '#domain/sign-in/sign-in-account.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import { isPostgresSafeText } from '#service/http/postgres-safe-json.ts';
import { languageOf } from '#service/http/request-language.ts';
import type { IsAdmin } from '#service/http/session/session-store.ts';
import type { GivenCodes } from './given-codes.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { issueRecoveryCodes, mayAddPasskey } from './own-creation.ts';
import { codeForm, formOf } from './own-forms.ts';
import { noteWish } from './own-joining.ts';
import type { OutsideProvider } from './own-joining-pages.ts';
import type { OwnMails, ProvenAddress } from './own-mails.ts';
import { showMailSent, showRecoveryCodes } from './own-pages.ts';
import { OwnSignInProblem, problemIn } from './own-problem.ts';
import { baseOf, type Step, type Steps, uidOf } from './own-steps.ts';
import type { SignInState } from './sign-in-state.ts';

type Deps = {
  readonly accounts: OwnAccounts;
  /** Null where the service sends no mail. */
  readonly mails: OwnMails | null;
  readonly givenCodes: Pick<GivenCodes, 'use'>;
  readonly limits: RateLimits['ownSignIn'];
  readonly state: SignInState;
  /** Null without one. */
  readonly outside: OutsideProvider | null;
  readonly isAdmin: IsAdmin;
  readonly steps: Steps;
};

const passkeyForm = z.object({
  passkeyId: z.string().max(2000).refine(isPostgresSafeText),
  name: z.string().max(200).refine(isPostgresSafeText).default(''),
});

const outsideForm = z.object({ accountHash: z.string().max(200).refine(isPostgresSafeText) });

/** The page of a person's passkeys. It opens after a sign-in only, so an unlocked device is not enough. */
export function passkeyManagement(deps: Deps) {
  const { accounts, steps } = deps;
  const { allowed, change, explained } = changesOf(deps);
  return {
    show: async (ctx: Context) => steps.showManaged(ctx, (await steps.proven(ctx)).memberId),
    ...addressConfirmation(deps),
    ...outsideWays(deps),
    async rename(ctx: Context): Promise<void> {
      const { memberId } = await allowed(ctx);
      const { passkeyId, name } = formOf(ctx, passkeyForm, 'passkey-refused');
      await change(ctx, { type: 'RenamePasskey', memberId, passkeyId, name });
    },
    async remove(ctx: Context): Promise<void> {
      const { memberId } = await allowed(ctx);
      const { passkeyId } = formOf(ctx, passkeyForm, 'passkey-refused');
      const hasOtherWay = await hasWayBeside(deps, memberId);
      await change(ctx, { type: 'RemovePasskey', memberId, passkeyId, hasOtherWay });
    },
    newCodes: explained(async (ctx) => {
      const { memberId } = await allowed(ctx);
      const codes = await issueRecoveryCodes(accounts, memberId);
      showRecoveryCodes(ctx, baseOf(ctx), codes, await accounts.read(memberId));
    }),
  };
}

function changesOf({ accounts, isAdmin, steps }: Pick<Deps, 'accounts' | 'isAdmin' | 'steps'>) {
  const explain = async (ctx: Context, error: unknown): Promise<void> => {
    if (!(error instanceof Refusal || error instanceof OwnSignInProblem)) throw error;
    const { memberId } = await steps.proven(ctx);
    ctx.status = error instanceof OwnSignInProblem ? error.status : 400;
    ctx.set('X-Error-Code', error.code);
    await steps.showManaged(ctx, memberId, problemIn(ctx, error));
  };
  /** Shows a refusal on the page of passkeys. */
  const explained = (work: (ctx: Context) => Promise<void>) => (ctx: Context) =>
    work(ctx).catch((error: unknown) => explain(ctx, error));
  return {
    explained,
    /** @throws OwnSignInProblem for an admin who came by mail */
    async allowed(ctx: Context): Promise<Step> {
      const step = await steps.proven(ctx);
      if (mayAddPasskey(isAdmin, step, await accounts.read(step.memberId))) return step;
      throw new OwnSignInProblem('needs-passkey');
    },
    change: (ctx: Context, command: SignInCommand): Promise<void> =>
      explained(async () => {
        await accounts.send(command.memberId, command);
        await steps.showManaged(ctx, command.memberId);
      })(ctx),
  };
}

/** Whether a mail or the outside provider lets the person in again. */
async function hasWayBeside(
  { accounts, mails, outside }: Pick<Deps, 'accounts' | 'mails' | 'outside'>,
  memberId: Step['memberId'],
): Promise<boolean> {
  const account = await accounts.read(memberId);
  const isLinked = account.outside.some(({ issuerHash }) => issuerHash === outside?.issuerHash);
  return isLinked || (mails !== null && account.isConfirmed);
}

/** An account that was opened without mail has an address that nothing has shown to be the person's. */
function addressConfirmation(deps: Deps) {
  const { accounts, mails, givenCodes, limits, steps } = deps;
  const { allowed, explained } = changesOf(deps);
  /** Null where the address is confirmed already, as after a second press: then the page of passkeys is shown. */
  const unconfirmed = async (ctx: Context): Promise<Step | null> => {
    const step = await allowed(ctx);
    if (!(await accounts.read(step.memberId)).isConfirmed) return step;
    await steps.showManaged(ctx, step.memberId);
    return null;
  };
  return {
    confirmByCode: explained(async (ctx) => {
      const step = await unconfirmed(ctx);
      if (step === null) return;
      const { code } = formOf(ctx, codeForm, 'wrong-code');
      await limits.guess(ctx);
      await confirmAddress(deps, ctx, step, await givenCodes.use(code));
    }),
    sendMail: explained(async (ctx) => {
      const step = await unconfirmed(ctx);
      if (step === null) return;
      const { email, firstName } = await accounts.read(step.memberId);
      if (!mails || email === null) throw new OwnSignInProblem('no-mail');
      await limits.mail(ctx, email);
      await steps.keep(ctx, { ...step, isConfirming: true });
      await mails.send(uidOf(ctx), `${baseOf(ctx)}/mail`, { email, firstName, language: languageOf(ctx) });
      showMailSent(ctx, baseOf(ctx), email);
    }),
  };
}

/** Makes a proven address that of the account, and shows the page of passkeys. @throws OwnSignInProblem */
export async function confirmAddress(
  { accounts, steps }: Pick<Deps, 'accounts' | 'steps'>,
  ctx: Context,
  { memberId, proof }: Step,
  address: ProvenAddress | null,
): Promise<void> {
  if (!address) throw new OwnSignInProblem('wrong-code');
  const { email } = address;
  if (await accounts.isAddressOfOther(email, memberId)) throw new OwnSignInProblem('address-taken');
  await accounts.send(memberId, { type: 'ConfirmAddress', memberId, email });
  await steps.keep(ctx, { memberId, proof });
  await steps.showManaged(ctx, memberId);
}

/**
 * A person who has proven an address, and then signs in by the passkey of an account that was opened with it: the account gets the address
 * confirmed. Without the passkey it would stay another account, because any visitor can open one with an address. An account whose address was
 * lost with its key gets the proven one.
 * @throws OwnSignInProblem where the address of the account is lost, and no other is proven, or it is that of another account
 */
export async function confirmByPasskey(
  { accounts }: Pick<Deps, 'accounts'>,
  before: Step | null,
  memberId: Step['memberId'],
): Promise<void> {
  const account = await accounts.read(memberId);
  const { opens, proof = [] } = before ?? {};
  const proven = opens?.isConfirmed && proof.length > 0 ? opens.email : null;
  const isFree = proven !== null && !(await accounts.isAddressOfOther(proven, memberId));
  if (isFree && mayBecome(proven, account))
    await accounts.send(memberId, { type: 'ConfirmAddress', memberId, email: proven });
  else if (account.email === '')
    throw new OwnSignInProblem(proof.length > 0 ? 'address-taken' : 'address-lost');
}

/** A text that was lost with its key is read as an empty one. */
function mayBecome(proven: string, { email, isConfirmed }: SignInAccount): boolean {
  if (email === '') return true;
  return !isConfirmed && email !== null && canonicalEmail(email) === canonicalEmail(proven);
}

/** The outside provider, as another way to the same account. */
function outsideWays(deps: Deps) {
  const { accounts, mails, state, outside, steps } = deps;
  const { allowed, change, explained } = changesOf(deps);
  return {
    /** Goes on to the outside provider, once the app knows of this sign-in. */
    connect: explained(async (ctx) => {
      const step = await allowed(ctx);
      if (!outside) throw new OwnSignInProblem('join-stale');
      await noteWish(state, (await steps.paramsOf(ctx)).state);
      await steps.leave(ctx, step);
    }),
    async disconnect(ctx: Context): Promise<void> {
      const { memberId } = await allowed(ctx);
      const { accountHash } = formOf(ctx, outsideForm, 'passkey-refused');
      const hasOtherWay = mails !== null && (await accounts.read(memberId)).isConfirmed;
      await change(ctx, { type: 'UnlinkOutsideSignIn', memberId, accountHash, hasOtherWay });
    },
  };
}
