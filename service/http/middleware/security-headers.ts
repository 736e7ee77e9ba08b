import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import { isOfApi } from '#service/http/api-route.ts';
import { randomToken } from '#service/platform/random-token.ts';

const yearSeconds = 31_536_000;
const unusedFeatures = ['camera', 'display-capture', 'microphone', 'payment', 'usb'];

/** The policy of files; a page also names a nonce for its styles. `sw` is the Trusted Types policy of the service worker. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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

const hsts = { maxAge: yearSeconds, includeSubDomains: true } as const;

/** For answers outside the Koa app, when browsers use https. */
export const transportSecurity: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${hsts.maxAge}; includeSubDomains`,
};

/** For what is no page: it loads and runs nothing, wherever it is shown. */
const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** For answers outside the Koa app: of operators' ports, or to invalid requests. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': barePolicy,
  'X-Frame-Options': 'DENY',
};

/**
 * Sets the headers of every answer, and `ctx.state.allowPage` for those that are a page. The client's files have the policy of its pages too,
 * but for the nonce, because a service worker obeys that of its script.
 * @param imageOrigins origins of members' pictures besides the service itself.
 */
export function securityHeaders(publicOrigin: string, imageOrigins: readonly string[] = []): Middleware {
  const policyOfFiles = contentSecurityPolicy.replace(
    "img-src 'self'",
    ["img-src 'self'", ...imageOrigins].join(' '),
  );
  const policyWith = (nonce: string): string =>
    policyOfFiles.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
  const isHttps = publicOrigin.startsWith('https:');
  const common = helmet({
    contentSecurityPolicy: false,
    // Koa sends no X-Powered-By that would have to be removed.
    xPoweredBy: false,
    // For Flash, old versions of Internet Explorer and other browsers that cannot run the client.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    xFrameOptions: { action: 'deny' },
    // With 'no-referrer' a browser would send `Origin: null` with this origin's forms.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && hsts,
  });
  const permissions = ['geolocation=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(', ');
  const setPolicies = (ctx: Context, contentPolicy: string): void =>
    ctx.set({ 'Content-Security-Policy': contentPolicy, 'Permissions-Policy': permissions });
  return async function setHeaders(ctx, next) {
    ctx.state.allowPage = () => {
      const nonce = randomToken(16, 'base64');
      setPolicies(ctx, policyWith(nonce));
      return nonce;
    };
    if (isOfApi(ctx.path)) ctx.set('Content-Security-Policy', barePolicy);
    else setPolicies(ctx, policyOfFiles);
    await common(ctx, next);
  };
}
