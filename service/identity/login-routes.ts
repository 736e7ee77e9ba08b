import { timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type Handshake, signIn, signOut } from '#service/http/session.ts';
import { type Account, accountOf } from './account.ts';
import { type CodeFlow, codeFlow, type LoginProvider } from './code-flow.ts';
import { deviceZone } from './device-zone.ts';
import { explainOnPage } from './failure-page.ts';
import { lazyMetadata, type ProviderMetadata } from './provider-metadata.ts';
import { safeReturnTo } from './return-to.ts';
import { SignInFailed } from './sign-in-failed.ts';

/** Someone has proved who they are; `issuer` is the namespace that member ids derive from. */
export type SignedIn = Account & {
  readonly issuer: string;
  /** IANA name. */
  readonly zone: string;
};
export type LoginDeps = {
  readonly provider: LoginProvider;
  readonly publicOrigin: string;
  readonly limit: Middleware;
  /** Registers the member at the first time; answers who it is at every time. */
  readonly onSignedIn: (person: SignedIn) => Promise<MemberId>;
};
type Provider = { readonly metadata: ProviderMetadata; readonly flow: CodeFlow };

/** `/api/login`, its callback and `/api/logout`: navigations of a browser, so failures are pages. */
export function loginRoutes(deps: LoginDeps): Router {
  const { provider, publicOrigin } = deps;
  const metadataOnce = lazyMetadata(provider.issuer);
  const loadProvider = async (): Promise<Provider> => {
    const metadata = await metadataOnce();
    return { metadata, flow: codeFlow(metadata, provider, publicOrigin) };
  };
  const router = new Router();
  router.get('/api/login', explainOnPage, deps.limit, start);
  router.get('/api/login/callback', explainOnPage, finish);
  router.get('/api/logout', logout);
  return router;

  async function start(ctx: Context): Promise<void> {
    const { flow } = await loadProvider();
    const { location, handshake } = await flow.start();
    ctx.session.handshake = handshake;
    ctx.session.returnTo = safeReturnTo(ctx.query.returnTo, publicOrigin);
    ctx.redirect(location);
  }

  async function finish(ctx: Context): Promise<void> {
    const handshake = takeHandshake(ctx);
    const { metadata, flow } = await loadProvider();
    const answer = await flow.finish(authorizationAnswer(ctx, metadata), handshake);
    const account = await accountOf(answer, metadata, provider, handshake.nonce ?? '');
    const { email, emailVerified } = account;
    const issuer = provider.memberNamespace ?? provider.issuer;
    const memberId = await deps.onSignedIn({ ...account, issuer, zone: deviceZone(ctx) });
    const returnTo = safeReturnTo(ctx.session.returnTo, publicOrigin);
    await signIn(ctx, { memberId, email, emailVerified });
    ctx.redirect(returnTo);
  }
}

/** A GET by the specification. A page of another site can cause it, which signs out and does nothing else. */
async function logout(ctx: Context): Promise<void> {
  signOut(ctx);
  ctx.set('Clear-Site-Data', '"cache"');
  ctx.redirect('/');
}

/** The handshake that this callback answers, good for once: a callback that is played again finds none. */
function takeHandshake(ctx: Context): Handshake {
  const { handshake } = ctx.session;
  if (!handshake || !isSame(ctx.query.state, handshake.state)) throw new SignInFailed('expired');
  delete ctx.session.handshake;
  return handshake;
}

/** Code and state, when the answer is one and comes from the provider that was asked (RFC 9207). */
function authorizationAnswer(ctx: Context, metadata: ProviderMetadata): { code: string; state: string } {
  const { code, state, iss, error } = ctx.query;
  if (error === 'access_denied') throw new SignInFailed('cancelled');
  const isFromOther =
    iss === undefined ? metadata.authorization_response_iss_parameter_supported : iss !== metadata.issuer;
  if (isFromOther || typeof code !== 'string' || typeof state !== 'string') {
    throw new SignInFailed(
      'unconfirmed',
      new Error('The authorization answer is not one of this provider', { cause: error }),
    );
  }
  return { code, state };
}

function isSame(given: unknown, expected: unknown): boolean {
  if (typeof given !== 'string' || typeof expected !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
