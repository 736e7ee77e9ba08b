import { randomBytes } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import helmet from 'koa-helmet';

const yearSeconds = 31_536_000;
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** `sw` is the policy by which the client registers its service worker. */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw',
  ].join('; ');

/** Headers for every answer, and `ctx.state.cspNonce`. */
export function securityHeaders(publicOrigin: string): readonly Middleware[] {
  const isHttps = publicOrigin.startsWith('https:');
  const commonHeaders = helmet({
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    // With 'no-referrer' a browser sends `Origin: null` with the forms of our own pages.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: yearSeconds, includeSubDomains: false },
  });
  return [commonHeaders, permissionsPolicy, policyWithNonce];
}

async function permissionsPolicy(ctx: Context, next: Next): Promise<void> {
  ctx.set('Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', '));
  await next();
}

async function policyWithNonce(ctx: Context, next: Next): Promise<void> {
  ctx.state.cspNonce = randomBytes(16).toString('base64');
  ctx.set('Content-Security-Policy', contentSecurityPolicy(ctx.state.cspNonce));
  await next();
}
