import type { Context, Middleware } from 'koa';
import { OtherOrigin } from '#service/http/errors/http-failures.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

export const isMutation = (ctx: Context): boolean => !safeMethods.includes(ctx.method);

/**
 * Refuses every mutation that a page of another origin may have sent. SameSite cookies do not suffice: another port of the same host is the
 * same site, and its forms send them.
 */
export function sameOriginMutations(publicOrigin: string): Middleware {
  return async function refuseOtherOrigins(ctx, next) {
    // A browser adds no token by itself, so a page of another origin can abuse none.
    if (isMutation(ctx) && !ctx.state.token && !isFromOwnPage(ctx, publicOrigin)) {
      throw new OtherOrigin();
    }
    await next();
  };
}

/** Refuses each request that a page of another origin may have sent, also reads. For calls that take no cookie. */
export function noOtherPages(publicOrigin: string): Middleware {
  return async function refuseOtherPages(ctx, next) {
    if (isFromOtherPage(ctx, publicOrigin)) throw new OtherOrigin();
    await next();
  };
}

/** A script sends neither header of `isFromOtherPage`, and passes when it has no cookie. */
function isFromOwnPage(ctx: Context, publicOrigin: string): boolean {
  if (isFromOtherPage(ctx, publicOrigin) || ctx.get('Sec-Fetch-Site') === 'none') return false;
  return ctx.get('Sec-Fetch-Site') !== '' || ctx.get('Origin') !== '' || ctx.get('Cookie') === '';
}

/** Browsers send `Sec-Fetch-Site` to https and loopback, and `Origin` elsewhere. `none` is a call by the person, not by a page. */
function isFromOtherPage(ctx: Context, publicOrigin: string): boolean {
  const origin = ctx.get('Origin');
  if (origin !== '' && origin !== publicOrigin) return true;
  return !['', 'none', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'));
}
