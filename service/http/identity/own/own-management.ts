import type { Context } from 'koa';
import * as z from 'zod';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { SignInCommand } from '#domain/sign-in/sign-in-account.ts';
import { isPostgresSafeText } from '#service/http/postgres-safe-json.ts';
import type { IsAdmin } from '#service/http/session/session-store.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { issueRecoveryCodes, mayAddPasskey } from './own-creation.ts';
import { formOf } from './own-forms.ts';
import { showPasskeys, showRecoveryCodes } from './own-pages.ts';
import { OwnSignInProblem } from './own-problem.ts';
import { baseOf, type Step, type Steps } from './own-steps.ts';

type Deps = {
  readonly accounts: OwnAccounts;
  readonly sendsMail: boolean;
  readonly isAdmin: IsAdmin;
  readonly steps: Steps;
};

const passkeyForm = z.object({
  passkeyId: z.string().max(2000).refine(isPostgresSafeText),
  name: z.string().max(200).refine(isPostgresSafeText).default(''),
});

/** The page of a person's passkeys. It opens after a sign-in only, so an unlocked device is not enough. */
export function passkeyManagement({ accounts, sendsMail, isAdmin, steps }: Deps) {
  /** @throws OwnSignInProblem for an admin who came by mail */
  const allowed = async (ctx: Context): Promise<Step> => {
    const step = await steps.proven(ctx);
    if (mayAddPasskey(isAdmin, step, await accounts.read(step.memberId))) return step;
    throw new OwnSignInProblem('needs-passkey');
  };
  const show = async (ctx: Context, problem: string | null = null): Promise<void> => {
    const { memberId } = await steps.proven(ctx);
    showPasskeys(ctx, baseOf(ctx), await accounts.read(memberId), problem);
  };
  const change = async (ctx: Context, step: Step, command: SignInCommand): Promise<void> => {
    try {
      await accounts.send(step.memberId, command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      ctx.status = 400;
      ctx.set('X-Error-Code', error.code);
      return show(ctx, error.message);
    }
    await show(ctx);
  };
  return {
    show: (ctx: Context) => show(ctx),
    async rename(ctx: Context): Promise<void> {
      const step = await allowed(ctx);
      const { passkeyId, name } = formOf(ctx, passkeyForm, 'passkey-refused');
      await change(ctx, step, { type: 'RenamePasskey', memberId: step.memberId, passkeyId, name });
    },
    async remove(ctx: Context): Promise<void> {
      const step = await allowed(ctx);
      const { memberId } = step;
      const { passkeyId } = formOf(ctx, passkeyForm, 'passkey-refused');
      const canSignInByMail = sendsMail && (await accounts.read(memberId)).isConfirmed;
      await change(ctx, step, { type: 'RemovePasskey', memberId, passkeyId, canSignInByMail });
    },
    async newCodes(ctx: Context): Promise<void> {
      const { memberId } = await allowed(ctx);
      showRecoveryCodes(ctx, baseOf(ctx), await issueRecoveryCodes(accounts, memberId));
    },
  };
}
