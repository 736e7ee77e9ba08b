import type Koa from 'koa';
import type { Context, Middleware, Next } from 'koa';
import createSession from 'koa-session';
import { randomToken } from '#service/random-token.ts';
import type { SessionStore } from './session-store.ts';
import type { SignedInMember } from './signed-in-member.ts';

/**
 * What lies behind the cookie. Requests that run at once overwrite each other, so it holds only what a sign-in sets.
 * Of koa-session's own: `maxAge` in ms, `_expire` as epoch ms.
 */
export type Session = {
  member?: SignedInMember;
  /** State, nonce and PKCE verifier of a sign-in under way. */
  handshake?: Handshake;
  returnTo?: string;
  maxAge: number;
  readonly _expire?: number;
  readonly externalKey: string;
  toJSON(): Record<string, unknown>;
  /** Ends the old id and continues under a new one, **with** the data it holds. */
  regenerate(): Promise<void>;
};
export type Handshake = Readonly<Record<string, unknown>> & { readonly nonce?: string };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const idleMs = 30 * dayMs;
/** Long enough to sign in at a provider. Every visitor who starts to makes a row. */
const anonymousMs = 30 * minuteMs;
const purgeEveryMs = 60 * minuteMs;

/** Gives `ctx.session` to what comes after it. */
export function sessions(app: Koa, store: SessionStore, publicOrigin: string): readonly Middleware[] {
  const isHttps = publicOrigin.startsWith('https:');
  const session = createSession(
    {
      key: isHttps ? '__Host-sid' : 'sid',
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
  return [secureCookies(isHttps), session, keepAlive];
}

/** Ends whatever the session was, under its old id, and lets it live on as the member's. */
export async function signIn(ctx: Context, member: SignedInMember): Promise<void> {
  for (const key of Object.keys(ctx.session.toJSON())) Reflect.deleteProperty(ctx.session, key);
  ctx.session.member = member;
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

/** A member's session ends 30 days after the last visit; it is written at most once a day for that. */
async function keepAlive(ctx: Context, next: Next): Promise<void> {
  const { member, _expire: expiresAt = Number.POSITIVE_INFINITY } = ctx.session;
  if (member && expiresAt - Date.now() < idleMs - dayMs) ctx.session.maxAge = idleMs;
  await next();
}
