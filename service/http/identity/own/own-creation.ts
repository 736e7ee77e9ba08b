import type { Context } from 'koa';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { SignInAccount, SignInCommand } from '#domain/sign-in/sign-in-account.ts';
import { deviceOf } from '#service/http/session/device.ts';
import type { IsAdmin } from '#service/http/session/session-store.ts';
import { firstAdminGroup } from '../admin-emails.ts';
import type { FirstAdmin } from './first-admin.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { newRecoveryCodes, typedCode } from './own-codes.ts';
import { answerOf } from './own-forms.ts';
import { showCreation, showRecoveryCodes, showSkipOnly } from './own-pages.ts';
import { OwnSignInProblem } from './own-problem.ts';
import { baseOf, passkeyAcr, passkeyMethods, type Step, type Steps } from './own-steps.ts';
import type { NewPasskey, Passkeys } from './passkeys.ts';

type Deps = {
  /** Refuses a step of a member of the outside provider who is no longer signed in there. @throws OwnSignInProblem */
  readonly refuseLate: (ctx: Context, step: Step) => Promise<void>;
  readonly accounts: OwnAccounts;
  readonly passkeys: Passkeys;
  readonly firstAdmin: FirstAdmin;
  readonly isAdmin: IsAdmin;
  readonly steps: Steps;
};

/** The page that offers a passkey, and its ceremony. */
export type Creation = ReturnType<typeof createCreation>;

export function createCreation({ refuseLate, accounts, passkeys, firstAdmin, isAdmin, steps }: Deps) {
  /** @throws OwnSignInProblem */
  const refuseByMail = (step: Step, account: SignInAccount): void => {
    if (!mayAddPasskey(isAdmin, step, account)) throw new OwnSignInProblem('needs-passkey');
  };
  return {
    async offer(ctx: Context, problem: string | null = null): Promise<void> {
      const step = await steps.find(ctx);
      const account = await accounts.read(step.memberId);
      if (!mayAddPasskey(isAdmin, step, account)) return showSkipOnly(ctx, baseOf(ctx));
      const isProven = step.proof.length > 0;
      const offer = {
        ...{ isSkippable: isProven, hasOther: account.passkeys.length > 0 },
        mayHaveOne: isProven && step.opens !== undefined,
      };
      showCreation(ctx, baseOf(ctx), offer, problem);
    },
    async start(ctx: Context): Promise<void> {
      const step = await steps.find(ctx);
      const account = await accounts.read(step.memberId);
      refuseByMail(step, account);
      const { email, firstName } = step.opens ?? { email: account.email ?? '', firstName: account.firstName };
      const person = { memberId: step.memberId, email, firstName };
      await steps.ask(ctx, await passkeys.startCreation(person, account, step.isFirstAdmin === true));
    },
    async finish(ctx: Context): Promise<void> {
      const step = await steps.find(ctx);
      const { memberId, isFirstAdmin = false } = step;
      refuseByMail(step, await accounts.read(memberId));
      await refuseLate(ctx, step);
      const challenge = await steps.takeChallenge(ctx);
      const made = await passkeys.finishCreation(answerOf(ctx), challenge, isFirstAdmin);
      if (isFirstAdmin && !(await firstAdmin.claim(memberId))) throw new OwnSignInProblem('wrong-first-code');
      const name = deviceOf(ctx.get('User-Agent'));
      const account = await accounts.send(memberId, ...commandsOf(step, made, name));
      const proof = [...new Set([...step.proof, ...passkeyMethods(made.isPersonVerified)])];
      await steps.keep(ctx, { memberId, proof });
      if (account.recoveryHashes.length > 0) return steps.conclude(ctx, { memberId, proof });
      showRecoveryCodes(ctx, baseOf(ctx), await issueRecoveryCodes(accounts, memberId), account);
    },
  };
}

/** Ten new codes, which replace the earlier ones. They are stored nowhere. */
export async function issueRecoveryCodes(
  accounts: OwnAccounts,
  memberId: MemberId,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const codeHashes = codes.map((code) => accounts.hashOf(typedCode(code)));
  await accounts.send(memberId, { type: 'IssueRecoveryCodes', memberId, codeHashes });
  return codes;
}

function commandsOf(
  { memberId, opens, isFirstAdmin, joins }: Step,
  { isPersonVerified: _, ...passkey }: NewPasskey,
  name: string,
): readonly SignInCommand[] {
  return [
    ...(opens ? [{ type: 'OpenSignIn', memberId, ...opens } as const] : []),
    ...(joins ? [{ type: 'LinkOutsideSignIn', memberId, ...joins } as const] : []),
    { type: 'AddPasskey', memberId, ...passkey, name },
    ...(isFirstAdmin ? [{ type: 'NameFirstAdmin', memberId } as const] : []),
  ];
}

/**
 * Else the mailbox of an admin would be enough for the rights of an admin: a mail adds no passkey to an account of an admin that has or had one.
 * A recovery code, a code of the operator and another passkey do.
 */
export function mayAddPasskey(
  isAdmin: IsAdmin,
  { memberId, proof, joins }: Step,
  account: SignInAccount,
): boolean {
  const { email, passkeys, removed } = account;
  // A person of the outside provider was checked before this step.
  if (joins || email === null || passkeys.length + removed.length === 0) return true;
  const isByMailOnly = proof.every((method) => method === 'email');
  return !(isByMailOnly && isAdminByPasskey(isAdmin, memberId, account));
}

/** Whether a passkey would give the account the rights of an admin. */
export const isAdminByPasskey = (
  isAdmin: IsAdmin,
  memberId: MemberId,
  {
    email,
    isConfirmed,
    isFirstAdmin,
  }: Pick<SignInAccount, 'isConfirmed' | 'isFirstAdmin'> & { readonly email: string | null },
): boolean =>
  email !== null &&
  isAdmin({
    ...{ memberId, email, emailVerified: isConfirmed },
    adminGroups: isFirstAdmin ? [firstAdminGroup] : [],
    proof: { acr: passkeyAcr, amr: passkeyMethods(true), isOwn: true } as const,
  });
