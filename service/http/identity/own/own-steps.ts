import type { Context, Next } from 'koa';
import type { Provider } from 'oidc-provider';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { SignInAccount } from '#domain/sign-in/sign-in-account.ts';
import type { OutsideAccount } from '#domain/sign-in/sign-in-events.ts';
import type { Html } from '#service/http/html.ts';
import { languageOf } from '#service/http/request-language.ts';
import type { Texts } from '#service/languages/en/texts.ts';
import { textsIn } from '#service/languages/texts.ts';
import { passkeyProof } from '../admin-emails.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { showPasskeys } from './own-pages.ts';
import { OwnSignInProblem } from './own-problem.ts';
import { ownPath } from './own-provider.ts';
import type { SignInState } from './sign-in-state.ts';

/** How far a person has come in one sign-in. */
export type Step = {
  readonly memberId: MemberId;
  /** Opens the account: with its first passkey, or at the end of a sign-in without one. */
  readonly opens?: {
    readonly email: string;
    readonly isConfirmed: boolean;
    readonly firstName: string | null;
  };
  /** By what the person has shown who it is: values of `amr`. */
  readonly proof: readonly string[];
  readonly isFirstAdmin?: true;
  /** The member signed in at the outside provider, and gets a passkey: that account is linked with it. */
  readonly joins?: OutsideAccount;
  /** The address that the person proves next is that of this account. */
  readonly isConfirming?: true;
  /** The hash of the code that led here. */
  readonly usedHash?: string;
  /** The hash of the code that confirmed the address here. */
  readonly confirmedHash?: string;
};

/** The steps of sign-ins. Each belongs to the browser that began it, which its cookie proves. */
export type Steps = ReturnType<typeof createSteps>;

const stepSeconds = 3600;
const challengeSeconds = 600;
/** `acr` of a passkey: resists phishing (OpenID Connect EAP ACR Values 1.0). */
export const passkeyAcr = 'phr';

/** `amr` of a passkey (RFC 8176): possession of a key, presence, and where the authenticator verified the person a second factor. */
export const passkeyMethods = (isPersonVerified: boolean): readonly string[] => [
  ...['pop', 'user'],
  ...(isPersonVerified ? [passkeyProof] : []),
];

export const uidOf = (ctx: Context): string => String((ctx.params as Readonly<Record<string, unknown>>).uid);
/** The path of the forms. */
export const baseOf = (ctx: Context): string => `${ownPath}/interaction/${uidOf(ctx)}`;

/** The challenges of ceremonies, one for each sign-in at a time. */
const challengesIn = (state: SignInState) => ({
  /** Answers the script of a page with the options of a ceremony. */
  async ask(ctx: Context, ceremony: { readonly options: object; readonly challenge: string }): Promise<void> {
    const { challenge } = ceremony;
    await state.put('Challenge', uidOf(ctx), { challenge }, challengeSeconds);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = ceremony.options;
  },
  /** The challenge of this sign-in, once. @throws OwnSignInProblem */
  async takeChallenge(ctx: Context): Promise<string> {
    const found = await state.take<{ challenge: string }>('Challenge', uidOf(ctx));
    if (!found) throw new OwnSignInProblem('passkey-refused');
    return found.challenge;
  },
});

type Deps = {
  readonly provider: Provider;
  readonly state: SignInState;
  readonly accounts: Pick<OwnAccounts, 'read' | 'send'>;
  /** The other facts on the page of passkeys. */
  readonly besidePasskeys: (base: string, account: SignInAccount, copy: Texts) => Html;
};

/** Leads on once more where the person has pressed twice, or the answer to the first press was lost. */
export const unlessFinished =
  (provider: Provider) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const { result, returnTo } = await provider.interactionDetails(ctx.req, ctx.res);
    if (result?.login) leadTo(ctx, returnTo);
    else await next();
  };

export function createSteps({ provider, state, accounts, besidePasskeys }: Deps) {
  const begun = (ctx: Context): Promise<Step | null> => state.find<Step>('Step', uidOf(ctx));
  const find = async (ctx: Context): Promise<Step> => {
    const step = await begun(ctx);
    if (!step) throw new OwnSignInProblem('wrong-code');
    return step;
  };
  /** The steps of a member end together, at a sign-out. */
  const keep = (ctx: Context, step: Step): Promise<void> =>
    state.put('Step', uidOf(ctx), { ...step, grantId: step.memberId }, stepSeconds);
  const finish = async (
    ctx: Context,
    result: Parameters<Provider['interactionResult']>[2],
  ): Promise<void> => {
    await state.take('Step', uidOf(ctx));
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    });
    leadTo(ctx, returnTo);
  };
  const paramsOf = async (ctx: Context): Promise<Readonly<Record<string, unknown>>> =>
    (await provider.interactionDetails(ctx.req, ctx.res)).params;
  const showManaged = async (
    ctx: Context,
    memberId: MemberId,
    problem: string | null = null,
  ): Promise<void> => {
    const account = await accounts.read(memberId);
    showPasskeys(
      ctx,
      baseOf(ctx),
      account,
      problem,
      besidePasskeys(baseOf(ctx), account, textsIn(languageOf(ctx))),
    );
  };
  return {
    /** @throws OwnSignInProblem where there is none */
    find,
    /** Null where there is none. */
    begun,
    keep,
    /** The parameters of the sign-in, as the service asked for it. */
    paramsOf,
    /** Shows the page of passkeys. */
    showManaged,
    /** The step of a person who has shown who it is. @throws OwnSignInProblem */
    async proven(ctx: Context): Promise<Step> {
      const step = await find(ctx);
      if (step.proof.length === 0) throw new OwnSignInProblem('wrong-code');
      return step;
    },
    ...challengesIn(state),
    cancel: (ctx: Context): Promise<void> => finish(ctx, { error: 'access_denied' }),
    /** Leads on to the app, or to the page of passkeys where that was asked for. */
    async conclude(ctx: Context, step: Proven): Promise<void> {
      const { memberId, opens } = step;
      // Not before: a person who turns back leaves no address behind.
      if (opens) await accounts.send(memberId, { type: 'OpenSignIn', memberId, ...opens });
      if ((await paramsOf(ctx)).manage !== '1') return finish(ctx, resultOf(step));
      await keep(ctx, { memberId, proof: step.proof });
      // Loaded again, the answer to a form would be refused: its challenge and its code work once.
      leadTo(ctx, `${baseOf(ctx)}/manage`);
    },
    /** Leads on to the app. */
    leave: (ctx: Context, step: Proven): Promise<void> => finish(ctx, resultOf(step)),
  };
}

function leadTo(ctx: Context, address: string): void {
  ctx.status = 303;
  ctx.redirect(address);
}

type Proven = Pick<Step, 'memberId' | 'proof' | 'opens'>;

const resultOf = ({ memberId, proof }: Proven) => ({
  login: {
    accountId: memberId,
    amr: [...proof],
    ...(proof.includes('pop') && { acr: passkeyAcr }),
    remember: false,
  },
  select_account: {},
});
