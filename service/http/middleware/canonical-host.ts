import type { Middleware } from 'koa';
import { isMutation } from './same-origin.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Redirects a browser that used another name of this machine to the public origin: `localhost` and `127.0.0.1` are different sites and do
 * not share cookies. Other hosts pass, because a load balancer may use the address.
 */
export function canonicalHost(publicOrigin: string): Middleware {
  const canonical = new URL(publicOrigin);
  return async function redirectToOneHost(ctx, next) {
    if (isMutation(ctx) || !isOtherName(ctx.get('Host'), canonical)) await next();
    else ctx.redirect(publicOrigin + pathOf(ctx.originalUrl));
  };
}

function isOtherName(host: string, canonical: URL): boolean {
  if (host === canonical.host || !loopback.test(canonical.hostname) || !URL.canParse(`http://${host}`))
    return false;
  const asked = new URL(`http://${host}`);
  return loopback.test(asked.hostname) && asked.port === canonical.port && asked.host !== canonical.host;
}

/** A request line may contain an absolute URL; only its path is appended to the public origin. */
function pathOf(requestTarget: string): string {
  return requestTarget.startsWith('/') ? requestTarget : '/';
}
