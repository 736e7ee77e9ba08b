import type Koa from 'koa';
import type { Context, Middleware, Next } from 'koa';
import compose from 'koa-compose';
import createSession from 'koa-session';
import type { SignedInMember, SignInRecord } from '#service/http/current-member.ts';
import { Forbidden, TokenRequired } from '#service/http/errors/http-failures.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import { randomToken } from '#service/platform/random-token.ts';
import { type AccessTokenStore, bearerToken, refuseTokenInUrl } from './access-tokens.ts';
import { deviceOf } from './device.ts';
import type { SessionStore } from './session-store.ts';

/**
 * The data of a session. Concurrent requests overwrite each other, so it contains only what a sign-in sets. Of koa-session's own: `maxAge`
 * in ms.
 */
export type Session = {
  member?: SignedInMember;
  /** Set together with `member`. */
  signIn?: SignInRecord;
  /** State, nonce and PKCE verifier of a pending sign-in. */
  handshake?: Handshake;
  returnTo?: string;
  /** The pending sign-in is one of the outside provider, where there is a built-in one too. */
  isOutside?: boolean;
  /** The pending sign-in asks the provider for authentication. */
  asksWho?: boolean;
  /** The provider has refused to offer a choice of accounts, so the sign-in that begins next asks for none. */
  withoutChoice?: boolean;
  /** The sign-in that begins next was sent by this service, to have the provider ask for proof. */
  mustProve?: boolean;
  /**
   * The pending sign-in connects the accounts of two providers: `link` an account of the outside one with the member of this session, `prove`
   * begins the other way with a new proof.
   */
  join?: 'link' | 'prove';
  maxAge: number;
  /** There was no cookie, or its session has ended. */
  readonly isNew: boolean;
  readonly externalKey: string;
  toJSON(): Record<string, unknown>;
  /** Ends the old id and continues under a new one, **with** its data. */
  regenerate(): Promise<void>;
  /** Stores what was changed, also that it was set to null. */
  manuallyCommit(): Promise<void>;
};
export type Handshake = Readonly<Record<string, unknown>> & { readonly nonce?: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const idleMs = 30 * 24 * hourMs;
/** Long enough for a sign-in at a provider. Every visitor who starts one creates a row. */
const anonymousMs = 30 * minuteMs;
const purgeEveryMs = 60 * minuteMs;

/** Reads a session's data, and notes its member. */
export async function readSession(ctx: Context, store: Pick<SessionStore, 'get'>, id: string) {
  const found = await store.get(id);
  if (found) ctx.state.knownMember = found.member;
  return found?.data ?? null;
}

/** The name of the cookie. */
export const sessionCookie = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-sid' : 'sid';

type TokenDeps = {
  readonly accessTokens: AccessTokenStore;
  readonly rateLimits: Pick<RateLimits, 'wrongToken'>;
};
type SessionDeps = TokenDeps & { readonly sessionStore: SessionStore; readonly publicOrigin: string };

/** Provides `ctx.session` to later stages: of the access token if the request has one, else of the cookie. */
export function sessions(
  app: Koa,
  { sessionStore: store, publicOrigin, ...tokenDeps }: SessionDeps,
): readonly Middleware[] {
  const isHttps = publicOrigin.startsWith('https:');
  const session = createSession(
    {
      key: sessionCookie(publicOrigin),
      store: { ...store, get: (id, _maxAge, { ctx }) => readSession(ctx as Context, store, id) },
      genid: () => randomToken(32, 'base64url'),
      maxAge: anonymousMs,
      // Few requests change a session, and those store it. Looking for a change after each of them costs as much as reading it.
      autoCommit: false,
      secure: isHttps,
      httpOnly: true,
      signed: true,
      // Strict would not send the cookie on the redirect from a provider of another site.
      sameSite: 'lax',
    },
    app,
  );
  const byCookie = compose([secureCookies(isHttps), session, extendSession]);
  return [byTokenOr(tokenDeps, byCookie)];
}

/** A request with a token has neither a cookie nor a session that could be stored. */
function byTokenOr(deps: TokenDeps, byCookie: Middleware): Middleware {
  return async function resolveTokenOrCookie(ctx, next) {
    refuseTokenInUrl(ctx);
    const text = bearerToken(ctx);
    if (text === null) {
      await byCookie(ctx, next);
      return;
    }
    await resolveSender(ctx, text, deps);
    await next();
  };
}

/** Provides `ctx.session` of an access token to later stages. @throws TokenRequired without one, also where there is a cookie */
export function onlyByToken(deps: TokenDeps): Middleware {
  return async function resolveTokenSender(ctx, next) {
    refuseTokenInUrl(ctx);
    const text = bearerToken(ctx);
    if (text === null) throw new TokenRequired();
    await resolveSender(ctx, text, deps);
    await next();
  };
}

async function resolveSender(
  ctx: Context,
  text: string,
  { accessTokens, rateLimits: { wrongToken } }: TokenDeps,
): Promise<void> {
  const resolve = async () => {
    const { token, memberId, member } = await accessTokens.resolve(text);
    ctx.state.token = token;
    ctx.state.knownMember = async () => member;
    const { email = '', emailVerified = false } = member.member.signIn ?? {};
    Object.defineProperty(ctx, 'session', {
      configurable: true,
      value: { member: { memberId, email, emailVerified }, isNew: false },
    });
  };
  ctx.state.isByToken = true;
  ctx.state.resolveTokenAgain = resolve;
  await wrongToken(ctx, resolve);
}

/**
 * Ends the old session and starts the member's under a new id.
 * @param authenticatedAt when the provider last authenticated the person, in epoch ms; now when unknown.
 */
export async function signIn(
  ctx: Context,
  member: SignedInMember,
  authenticatedAt: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (const key of Object.keys(ctx.session.toJSON())) Reflect.deleteProperty(ctx.session, key);
  const now = Date.now();
  ctx.session.member = member;
  ctx.session.signIn = {
    at: now,
    usedAt: now,
    authenticatedAt: Math.min(authenticatedAt, now),
    device: deviceOf(ctx.get('User-Agent')),
  };
  ctx.session.maxAge = idleMs;
  await ctx.session.regenerate();
}

export async function signOut(ctx: Context): Promise<void> {
  const { session } = ctx;
  ctx.session = null;
  await session.manuallyCommit();
}

/** Stores what later stages change in the session, also when they fail. */
export async function storeSession(ctx: Context, next: Next): Promise<void> {
  const { session } = ctx;
  try {
    await next();
  } finally {
    await session.manuallyCommit();
  }
}

/** Purges at intervals until the returned function is called. */
export function purgeSessions(store: SessionStore, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void store.purge().catch(onError), purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Behind a proxy the connection is plain HTTP, so the public origin decides whether cookies are secure. */
function secureCookies(isHttps: boolean): Middleware {
  return async function markCookies(ctx, next) {
    ctx.cookies.secure = isHttps;
    await next();
  };
}

/**
 * A member's session ends 30 days after its last use, which is written at most once an hour. The store may end a session earlier because of
 * its age.
 */
async function extendSession(ctx: Context, next: Next): Promise<void> {
  const { signIn: record } = ctx.session;
  const now = Date.now();
  if (record && now - record.usedAt > hourMs) {
    ctx.session.signIn = { ...record, usedAt: now };
    ctx.session.maxAge = idleMs;
    await ctx.session.manuallyCommit();
  }
  await next();
}

/** How long a sign-in proves that the member is the one who asks. */
const proofMs = 15 * 60_000;

/** Whether an authentication at this time, in epoch ms, still proves that the member is the one who asks. */
export const isFreshProof = (authenticatedAt = 0): boolean => Date.now() - authenticatedAt < proofMs;

/** @throws Forbidden unless the provider has authenticated the person in the last 15 minutes. */
export function refuseWithoutProof(ctx: Context): void {
  if (isFreshProof(ctx.session.signIn?.authenticatedAt)) return;
  throw new Forbidden('sign-in-again', 'Please sign in again, to show that it is you.');
}
