import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';
import type { MemberId } from '#domain/kernel/ids.ts';
import { passkeyProof } from '../admin-emails.ts';
import { OwnSignInProblem } from './own-problem.ts';
import { ownPath } from './own-provider.ts';
import type { SignInState } from './sign-in-state.ts';

/** How far a person has come in one sign-in. */
export type Step = {
  readonly memberId: MemberId;
  /** Opens the account together with its first passkey. */
  readonly opens?: {
    readonly email: string;
    readonly isConfirmed: boolean;
    readonly firstName: string | null;
  };
  /** By what the person has shown who it is: values of `amr`. */
  readonly proof: readonly string[];
  readonly isFirstAdmin?: true;
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

export function createSteps({
  provider,
  state,
}: {
  readonly provider: Provider;
  readonly state: SignInState;
}) {
  const find = async (ctx: Context): Promise<Step> => {
    const step = await state.find<Step>('Step', uidOf(ctx));
    if (!step) throw new OwnSignInProblem('wrong-code');
    return step;
  };
  const finish = async (
    ctx: Context,
    result: Parameters<Provider['interactionResult']>[2],
  ): Promise<void> => {
    await state.take('Step', uidOf(ctx));
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    });
    ctx.status = 303;
    ctx.redirect(returnTo);
  };
  return {
    /** @throws OwnSignInProblem where there is none */
    find,
    keep: (ctx: Context, step: Step): Promise<void> => state.put('Step', uidOf(ctx), step, stepSeconds),
    /** The step of a person who has shown who it is. @throws OwnSignInProblem */
    async proven(ctx: Context): Promise<Step> {
      const step = await find(ctx);
      if (step.proof.length === 0) throw new OwnSignInProblem('wrong-code');
      return step;
    },
    /** Answers the script of a page with the options of a ceremony. */
    async ask(
      ctx: Context,
      ceremony: { readonly options: object; readonly challenge: string },
    ): Promise<void> {
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
    cancel: (ctx: Context): Promise<void> => finish(ctx, { error: 'access_denied' }),
    /** Signs in, and leads on to the app. */
    conclude: (ctx: Context, { memberId, proof }: Pick<Step, 'memberId' | 'proof'>): Promise<void> =>
      finish(ctx, {
        login: {
          accountId: memberId,
          amr: [...proof],
          ...(proof.includes('pop') && { acr: passkeyAcr }),
          remember: false,
        },
        select_account: {},
      }),
  };
}
