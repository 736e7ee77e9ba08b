import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import { randomToken } from '#service/random-token.ts';

type Headers = Record<string, string>;

const yearSeconds = 31_536_000;
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** `sw` is the policy by which the client registers its service worker. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-NONCE'",
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

/**
 * Headers for every answer, and `ctx.state.cspNonce`.
 * @param imageOrigins where members' pictures may come from, beside the service itself.
 */
export function securityHeaders(publicOrigin: string, imageOrigins: readonly string[] = []): Middleware {
  const policy = contentSecurityPolicy.replace(
    "img-src 'self'",
    ["img-src 'self'", ...imageOrigins].join(' '),
  );
  const isHttps = publicOrigin.startsWith('https:');
  const common = helmet({
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    // With 'no-referrer' a browser sends `Origin: null` with the forms of our own pages.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: yearSeconds, includeSubDomains: false },
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  const fixed = Object.entries({ ...headersOf(common), 'Permissions-Policy': permissions });
  return async function setHeaders(ctx, next) {
    ctx.state.cspNonce = randomToken(16, 'base64');
    for (const [name, value] of fixed) ctx.res.setHeader(name, value);
    ctx.set('Content-Security-Policy', policy.replace('NONCE', ctx.state.cspNonce));
    await next();
  };
}

/** What helmet says is the same for every answer, so it is asked once. */
function headersOf(common: Middleware): Headers {
  const headers: Headers = {};
  const res = {
    setHeader(name: string, value: string) {
      headers[name] = value;
    },
    removeHeader() {},
  };
  void common({ req: {}, res } as unknown as Context, async () => {});
  return headers;
}
