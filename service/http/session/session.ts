import type Koa from 'koa';
import type { Context, Middleware, Next } from 'koa';
import createSession from 'koa-session';
import type { SignedInMember, SignInRecord } from '#service/http/current-member.ts';
import { randomToken } from '#service/random-token.ts';
import { deviceOf } from './device.ts';
import type { SessionStore } from './session-store.ts';

/**
 * What lies behind the cookie. Requests that run at once overwrite each other, so it holds only what a sign-in sets.
 * Of koa-session's own: `maxAge` in ms.
 */
export type Session = {
  member?: SignedInMember;
  /** Set together with `member`. */
  signIn?: SignInRecord;
  /** State, nonce and PKCE verifier of a sign-in under way. */
  handshake?: Handshake;
  returnTo?: string;
  /** The sign-in under way has the provider ask who it is. */
  asksWho?: boolean;
  /** The sign-in that begins next was sent by this service, to have the provider ask for proof. */
  mustProve?: boolean;
  maxAge: number;
  /** No cookie came, or one of a session that is over. */
  readonly isNew: boolean;
  readonly externalKey: string;
  toJSON(): Record<string, unknown>;
  /** Ends the old id and continues under a new one, **with** the data it holds. */
  regenerate(): Promise<void>;
};
export type Handshake = Readonly<Record<string, unknown>> & { readonly nonce?: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const idleMs = 30 * 24 * hourMs;
/** Long enough to sign in at a provider. Every visitor who starts to makes a row. */
const anonymousMs = 30 * minuteMs;
const purgeEveryMs = 60 * minuteMs;

/** The name of the cookie. */
export const sessionCookie = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-sid' : 'sid';

/** Gives `ctx.session` to what comes after it. */
export function sessions(app: Koa, store: SessionStore, publicOrigin: string): readonly Middleware[] {
  const isHttps = publicOrigin.startsWith('https:');
  const session = createSession(
    {
      key: sessionCookie(publicOrigin),
      store,
      genid: () => randomToken(32, 'base64url'),
      maxAge: anonymousMs,
      secure: isHttps,
      httpOnly: true,
      signed: true,
      // Strict would lose the cookie on the way back from a provider of another site.
      sameSite: 'lax',
    },
    app,
  );
  return [secureCookies(isHttps), session, extendSession];
}

/**
 * Ends the old session and starts the member's under a new id.
 * @param authenticatedAt when the provider last saw proof of who it is, in epoch ms; now where that is not known.
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

export function signOut(ctx: Context): void {
  ctx.session = null;
}

/** Purges at intervals until the returned function is called. */
export function purgeSessions(store: SessionStore, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void store.purge().catch(onError), purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Behind a proxy the connection is plain HTTP; whether a cookie may be secure is said by the public origin. */
function secureCookies(isHttps: boolean): Middleware {
  return async function markCookies(ctx, next) {
    ctx.cookies.secure = isHttps;
    await next();
  };
}

/** A member's session ends 30 days after its last use, which is written at most once an hour; the store ends it earlier by its age. */
async function extendSession(ctx: Context, next: Next): Promise<void> {
  const { signIn: record } = ctx.session;
  const now = Date.now();
  if (record && now - record.usedAt > hourMs) {
    ctx.session.signIn = { ...record, usedAt: now };
    ctx.session.maxAge = idleMs;
  }
  await next();
}
