import type { Context } from 'koa';
import { asMemberId } from '#domain/kernel/ids.ts';
import { newId } from '#service/event-store/command-ids.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import { languageOf } from '#service/http/request-language.ts';
import type { FirstAdmin } from './first-admin.ts';
import type { GivenCodes } from './given-codes.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { typedCode } from './own-codes.ts';
import type { Creation } from './own-creation.ts';
import { codeForm, formOf, linkForm, personForm } from './own-forms.ts';
import type { OwnMails, ProvenAddress } from './own-mails.ts';
import { confirmAddress } from './own-management.ts';
import { showMailSent } from './own-pages.ts';
import { OwnSignInProblem } from './own-problem.ts';
import { baseOf, type Step, type Steps, uidOf } from './own-steps.ts';

type Deps = {
  readonly accounts: OwnAccounts;
  readonly mails: OwnMails | null;
  readonly firstAdmin: FirstAdmin;
  readonly givenCodes: GivenCodes;
  readonly limits: RateLimits['ownSignIn'];
  readonly steps: Steps;
  readonly creation: Creation;
};

/** The ways in without a passkey. Each ends at the offer of one. */
export function otherWaysIn(deps: Deps) {
  const { accounts, mails, firstAdmin, givenCodes, limits, steps, creation } = deps;
  const once = onlyOnce(deps);
  return {
    /** Without mail: the account opens with its first passkey, and its address stays unconfirmed. */
    async openAccount(ctx: Context): Promise<void> {
      const person = formOf(ctx, personForm, 'wrong-email');
      await limits.guess(ctx);
      const opens = { ...person, isConfirmed: false };
      await steps.keep(ctx, { memberId: asMemberId(newId()), opens, proof: [] });
      await creation.offer(ctx);
    },
    async sendMail(ctx: Context): Promise<void> {
      const person = formOf(ctx, personForm, 'wrong-email');
      if (!mails) throw new OwnSignInProblem('no-mail');
      await limits.mail(ctx, person.email);
      await mails.send(uidOf(ctx), `${baseOf(ctx)}/mail`, { ...person, language: languageOf(ctx) });
      showMailSent(ctx, baseOf(ctx), person.email);
    },
    async byMailLink(ctx: Context): Promise<void> {
      const { token } = formOf(ctx, linkForm, 'wrong-code');
      await limits.code(ctx, uidOf(ctx));
      await once(ctx, token, async () =>
        stepByAddress(deps, ctx, (await mails?.byLink(uidOf(ctx), token)) ?? null, 'email'),
      );
    },
    async byMailCode(ctx: Context): Promise<void> {
      const { code } = formOf(ctx, codeForm, 'wrong-code');
      await limits.code(ctx, uidOf(ctx));
      await once(ctx, code, async () =>
        stepByAddress(deps, ctx, (await mails?.byCode(uidOf(ctx), code)) ?? null, 'email'),
      );
    },
    async byGivenCode(ctx: Context): Promise<void> {
      const { code } = formOf(ctx, codeForm, 'wrong-code');
      await limits.guess(ctx);
      await once(ctx, code, async () => stepByAddress(deps, ctx, await givenCodes.use(code), 'given_code'));
    },
    async byRecoveryCode(ctx: Context): Promise<void> {
      const { code } = formOf(ctx, codeForm, 'wrong-recovery-code');
      await limits.guess(ctx);
      await once(ctx, code, () => stepByRecoveryCode(accounts, code));
    },
    async asFirstAdmin(ctx: Context): Promise<void> {
      await limits.guess(ctx);
      const person = formOf(ctx, personForm, 'wrong-email');
      const { code } = formOf(ctx, codeForm, 'wrong-first-code');
      if (!(await firstAdmin.isRight(code))) throw new OwnSignInProblem('wrong-first-code');
      const opens = { ...person, isConfirmed: true };
      await steps.keep(ctx, { memberId: asMemberId(newId()), opens, proof: [], isFirstAdmin: true });
      await creation.offer(ctx);
    },
  };
}

/**
 * Uses a code and offers a passkey. The same code again in the same sign-in, by a second press or after a lost answer, leads there again: it
 * works once, and the person would otherwise read that it is wrong.
 */
function onlyOnce({ accounts, steps, creation }: Pick<Deps, 'accounts' | 'steps' | 'creation'>) {
  const noteConfirmation = async (ctx: Context, confirmedHash: string): Promise<void> => {
    const step = await steps.begun(ctx);
    if (step) await steps.keep(ctx, { ...step, confirmedHash });
  };
  /** @param use null where it has confirmed the address of the account, and shown the page of passkeys */
  return async (ctx: Context, code: string, use: () => Promise<Step | null>): Promise<void> => {
    const usedHash = accounts.hashOf(`${uidOf(ctx)} ${code}`);
    const before = await steps.begun(ctx);
    if (before?.confirmedHash === usedHash) return steps.showManaged(ctx, before.memberId);
    if (before?.usedHash !== usedHash) {
      const step = await use();
      if (step === null) return noteConfirmation(ctx, usedHash);
      await steps.keep(ctx, { ...step, usedHash });
    }
    await creation.offer(ctx);
  };
}

/** Signs in the account of a proven address, or opens one. Null where the address is now that of the account. */
async function stepByAddress(
  deps: Deps,
  ctx: Context,
  address: ProvenAddress | null,
  method: string,
): Promise<Step | null> {
  const { accounts, steps } = deps;
  if (!address) throw new OwnSignInProblem('wrong-code');
  const before = await steps.begun(ctx);
  if (before?.isConfirming) {
    await confirmAddress(deps, ctx, before, address);
    return null;
  }
  const { email, firstName } = address;
  const { memberId, isNew } = await accounts.memberIdFor(email);
  const opens = { email, isConfirmed: true, firstName };
  return { memberId, proof: [method], ...(isNew && { opens }) };
}

async function stepByRecoveryCode(accounts: OwnAccounts, code: string): Promise<Step> {
  const codeHash = accounts.hashOf(typedCode(code));
  const memberId = await accounts.byRecoveryHash(codeHash);
  if (!memberId) throw new OwnSignInProblem('wrong-recovery-code');
  await accounts.send(memberId, { type: 'UseRecoveryCode', memberId, codeHash });
  return { memberId, proof: ['recovery_code'] };
}
