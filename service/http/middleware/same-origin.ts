import type { Context, Middleware } from 'koa';
import { Forbidden } from '#service/http/errors/http-failures.ts';

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
      throw new Forbidden('other-origin', 'This request came from another site.');
    }
    await next();
  };
}

/**
 * Browsers send `Sec-Fetch-Site` to https and loopback, and `Origin` elsewhere. A script sends neither, and passes when it has no cookie.
 */
function isFromOwnPage(ctx: Context, publicOrigin: string): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  if (origin !== '' && origin !== publicOrigin) return false;
  if (site !== '') return site === 'same-origin';
  return origin !== '' || ctx.get('Cookie') === '';
}
