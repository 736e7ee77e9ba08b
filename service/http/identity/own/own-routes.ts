import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { errors, Provider } from 'oidc-provider';
import { Refusal } from '#domain/kernel/refusal.ts';
import { HttpFailure } from '#service/http/errors/http-failures.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import type { IsAdmin } from '#service/http/session/session-store.ts';
import { showFailure } from '../sign-in-failed.ts';
import type { FirstAdmin } from './first-admin.ts';
import type { GivenCodes } from './given-codes.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { createCreation } from './own-creation.ts';
import { answerOf } from './own-forms.ts';
import { joinOffer, lateGuests } from './own-joining.ts';
import { besidePasskeys, type OutsideProvider } from './own-joining-pages.ts';
import type { OwnMails } from './own-mails.ts';
import { confirmByPasskey, passkeyManagement } from './own-management.ts';
import { otherWaysIn } from './own-other-ways.ts';
import {
  showCreation,
  showMailElsewhere,
  showMailLink,
  showMailSent,
  showWays,
  signInCopy,
} from './own-pages.ts';
import { OwnSignInProblem, problemIn } from './own-problem.ts';
import { ownPath } from './own-provider.ts';
import { baseOf, createSteps, passkeyMethods, uidOf, unlessFinished } from './own-steps.ts';
import type { Passkeys } from './passkeys.ts';
import type { SignInState } from './sign-in-state.ts';

export type OwnRouteDeps = {
  readonly provider: Provider;
  readonly SessionNotFound: typeof errors.SessionNotFound;
  readonly state: SignInState;
  readonly accounts: OwnAccounts;
  readonly passkeys: Passkeys;
  /** Null where the service sends no mail. */
  readonly mails: OwnMails | null;
  readonly firstAdmin: FirstAdmin;
  readonly givenCodes: GivenCodes;
  readonly limits: RateLimits['ownSignIn'];
  readonly isAdmin: IsAdmin;
  /** The name of the site before, whose passkeys work no more; null without one. */
  readonly before: string | null;
  readonly joining: Pick<Parameters<typeof joinOffer>[0], 'db' | 'sessionOf'>;
  /** Null without one. */
  readonly outside: OutsideProvider | null;
};

const parseForm = bodyParser({ enableTypes: ['form'], formLimit: '32kb' });
const at = (rest = ''): string => `${ownPath}/interaction/:uid${rest}`;

/** The pages of the built-in sign-in. Each belongs to one sign-in of one browser, which its cookie proves. */
export function ownRoutes(deps: OwnRouteDeps): Router {
  const { passkeys, limits } = deps;
  const steps = createSteps({ ...deps, besidePasskeys: besidePasskeys(deps.outside, deps.mails !== null) });
  const refuseLate = lateGuests(deps.joining.sessionOf);
  const creation = createCreation({ ...deps, refuseLate, steps });
  const ways = otherWaysIn({ ...deps, steps, creation });
  const managed = passkeyManagement({ ...deps, steps });
  const joined = joinOffer({ ...deps, ...deps.joining, steps, creation });
  const [own, once] = [ofThisBrowser(deps), unlessFinished(deps.provider)];
  const router = new Router().get(`${ownPath}/again`, startAgain);
  for (const [path, text] of scriptFiles) router.get(path, serveScript(text));
  return router
    .get(at(), own, async (ctx) =>
      (await steps.paramsOf(ctx)).join === '1' ? joined.show(ctx) : showStart(deps, ctx),
    )
    .post(at('/join'), own, joined.begin)
    .post(at('/passkey/options'), own, async (ctx) => steps.ask(ctx, await passkeys.startSignIn()))
    .post(at('/passkey'), own, parseForm, signInByPasskey)
    .post(at('/new'), own, parseForm, ways.openAccount)
    .post(at('/mail'), own, parseForm, ways.sendMail)
    .get(at('/mail'), (ctx) => showLink(deps, ctx))
    .post(at('/mail/link'), own, parseForm, ways.byMailLink)
    .post(at('/mail/code'), own, parseForm, ways.byMailCode)
    .post(at('/recovery'), own, parseForm, ways.byRecoveryCode)
    .post(at('/code'), own, parseForm, ways.byGivenCode)
    .post(at('/first'), own, parseForm, ways.asFirstAdmin)
    .get(at('/create'), own, (ctx) => creation.offer(ctx))
    .post(at('/create/options'), own, creation.start)
    .post(at('/create'), own, parseForm, creation.finish)
    .post([at('/skip'), at('/done')], own, once, async (ctx) => steps.conclude(ctx, await steps.proven(ctx)))
    .get(at('/manage'), own, managed.show)
    .post(at('/manage/rename'), own, parseForm, managed.rename)
    .post(at('/manage/remove'), own, parseForm, managed.remove)
    .post(at('/manage/codes'), own, managed.newCodes)
    .post(at('/manage/address/code'), own, parseForm, managed.confirmByCode)
    .post(at('/manage/address/mail'), own, managed.sendMail)
    .post(at('/manage/outside'), own, managed.connect)
    .post(at('/manage/outside/remove'), own, parseForm, managed.disconnect)
    .post(at('/leave'), own, once, async (ctx) => steps.leave(ctx, await steps.proven(ctx)))
    .post(at('/cancel'), own, steps.cancel);

  async function signInByPasskey(ctx: Context): Promise<void> {
    await limits.guess(ctx);
    const used = await passkeys.finishSignIn(answerOf(ctx), await steps.takeChallenge(ctx));
    await confirmByPasskey(deps, await steps.begun(ctx), used.memberId);
    await steps.conclude(ctx, { memberId: used.memberId, proof: passkeyMethods(used.isPersonVerified) });
  }
}

async function showStart(
  { mails, outside, firstAdmin, before }: OwnRouteDeps,
  ctx: Context,
  problem: string | null = null,
): Promise<void> {
  const ways = {
    sendsMail: mails !== null,
    outside: outside?.host ?? null,
    isFirst: await firstAdmin.isOpen(),
    before,
  };
  showWays(ctx, baseOf(ctx), ways, problem);
}

/** Shows a page and changes nothing, because mail programs and scanners open links. */
async function showLink(deps: OwnRouteDeps, ctx: Context): Promise<void> {
  if (await isOfThisBrowser(deps, ctx)) showMailLink(ctx, baseOf(ctx), String(ctx.query.token ?? ''));
  else showMailElsewhere(ctx);
}

async function isOfThisBrowser(
  { provider, SessionNotFound }: Pick<OwnRouteDeps, 'provider' | 'SessionNotFound'>,
  ctx: Context,
): Promise<boolean> {
  try {
    const { uid } = await provider.interactionDetails(ctx.req, ctx.res);
    return uid === uidOf(ctx);
  } catch (error) {
    if (error instanceof SessionNotFound) return false;
    throw error;
  }
}

/** Refuses a browser that did not begin this sign-in, and shows problems on the page where the person can go on. */
function ofThisBrowser(deps: OwnRouteDeps): Middleware {
  return async function checkSignIn(ctx, next) {
    if (!(await isOfThisBrowser(deps, ctx))) return startAgain(ctx);
    try {
      await next();
    } catch (error) {
      if (error instanceof deps.SessionNotFound) startAgain(ctx);
      else await showProblem(deps, ctx, error);
    }
  };
}

async function showProblem(deps: OwnRouteDeps, ctx: Context, error: unknown): Promise<void> {
  const { code, status, message } = problemOf(ctx, error);
  ctx.state.log.warn({ err: error, code }, 'a step of the built-in sign-in was refused');
  ctx.status = status;
  ctx.set('X-Error-Code', code);
  if (error instanceof HttpFailure) {
    ctx.set({ ...error.headers });
    return showFailure(ctx, signInCopy(ctx).wait, message);
  }
  const base = baseOf(ctx);
  if (ctx.path.startsWith(`${base}/mail/`)) return showMailSent(ctx, base, null, message);
  if (ctx.path === `${base}/create`)
    return showCreation(ctx, base, { isSkippable: false, hasOther: false, mayHaveOne: false }, message);
  await showStart(deps, ctx, message);
}

type Problem = { readonly code: string; readonly status: number; readonly message: string };

/** @throws the error itself where the person can do nothing */
function problemOf(ctx: Context, error: unknown): Problem {
  if (!(error instanceof OwnSignInProblem || error instanceof HttpFailure || error instanceof Refusal))
    throw error;
  const status = error instanceof Refusal ? 400 : error.status;
  return { code: error.code, status, message: problemIn(ctx, error) };
}

function startAgain(ctx: Context): void {
  const { title, text } = signInCopy(ctx).expired;
  ctx.status = 400;
  showFailure(ctx, title, text);
}

const { resolve } = createRequire(import.meta.url);
const browserLibrary = resolve('@simplewebauthn/browser').replace(
  /(esm|script)\/[^/]*$/,
  'dist/bundle/index.umd.min.js',
);
/** Separate files, because the policy of pages runs no other scripts. */
const scriptFiles: readonly (readonly [path: string, text: string])[] = [
  [`${ownPath}/passkey.js`, readFileSync(new URL('passkey-page.js', import.meta.url), 'utf8')],
  [`${ownPath}/webauthn.js`, readFileSync(browserLibrary, 'utf8')],
];

const serveScript =
  (text: string): Middleware =>
  (ctx) => {
    ctx.type = 'text/javascript; charset=utf-8';
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.body = text;
  };
