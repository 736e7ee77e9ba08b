import type Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import type { Logger } from 'pino';
import { isOfApi } from '#service/http/api-path.ts';
import { clientPage } from '#service/http/client-page.ts';
import { cookieKeys } from '#service/http/cookie-keys.ts';
import { translateErrors } from '#service/http/errors.ts';
import { NotFound } from '#service/http/failures.ts';
import { health, type Readiness } from '#service/http/health.ts';
import { jsonBody } from '#service/http/json-body.ts';
import { oneHost } from '#service/http/one-host.ts';
import type { RateLimits } from '#service/http/rate-limits.ts';
import { type RequestLogOptions, requestLog } from '#service/http/request-log.ts';
import { sameOriginMutations } from '#service/http/same-origin.ts';
import { securityHeaders } from '#service/http/security-headers.ts';
import { sessions } from '#service/http/session.ts';
import type { SessionStore } from '#service/http/session-store.ts';
import { staticFiles } from '#service/http/static-files.ts';
import { timeLimit } from '#service/http/time-limit.ts';
import { type LoginDeps, loginRoutes } from '#service/identity/login-routes.ts';
import { servePageFont } from '#service/identity/page-fonts.ts';

export type AppDeps = {
  readonly publicOrigin: string;
  readonly trustedProxies: number;
  /** Where members' pictures may come from, beside the service itself. */
  readonly imageOrigins?: readonly string[];
  readonly sessionKeys: readonly string[];
  readonly sessionStore: SessionStore;
  readonly rateLimits: RateLimits;
  readonly logger: Logger;
  readonly readiness: () => Promise<Readiness>;
  /** Told of every request that is answered. */
  readonly onAnswered: RequestLogOptions['onAnswered'];
  /** None: not on this port. */
  readonly metrics: Middleware | null;
  readonly login: Pick<LoginDeps, 'provider' | 'onSignedIn'>;
  /** None with a configured provider. */
  readonly devProvider: readonly Middleware[] | null;
  /** None: the service answers calls only. */
  readonly client: { readonly folder: string; readonly routes: readonly string[] } | null;
  /** In the order in which they are asked. */
  readonly routes: readonly Router[];
  /** How long a call may take; 15 s when absent. */
  readonly requestLimitMs?: number;
};

const usualLimitMs = 15_000;

/** The whole of the HTTP side, ready to listen. */
export function createApp(deps: AppDeps): Koa {
  const app = new Koa({
    proxy: deps.trustedProxies > 0,
    // Counted from the right: what a visitor writes into the header stands to the left of what our proxies add.
    maxIpsCount: deps.trustedProxies,
  });
  app.keys = cookieKeys(deps.sessionKeys) as typeof app.keys;
  app.on('error', (error: NodeJS.ErrnoException) => {
    // A visitor who leaves in the middle of a file is no fault.
    const level = error.code === 'ERR_STREAM_PREMATURE_CLOSE' ? 'debug' : 'error';
    deps.logger[level]({ err: error }, 'unanswered');
  });
  for (const middleware of [...edge(deps), forApi(api(app, deps)), ...site(deps)]) app.use(middleware);
  return app;
}

/** What every request passes. */
function edge({ logger, trustedProxies, onAnswered, metrics, ...deps }: AppDeps): readonly Middleware[] {
  return [
    requestLog({ logger, trustsProxies: trustedProxies > 0, onAnswered }),
    securityHeaders(deps.publicOrigin, deps.imageOrigins),
    translateErrors(),
    health(deps.readiness),
    ...(metrics ? [metrics] : []),
    oneHost(deps.publicOrigin),
    sameOriginMutations(deps.publicOrigin),
  ];
}

/** What every call passes. */
function api(app: Koa, deps: AppDeps): readonly Middleware[] {
  const { login, publicOrigin, rateLimits, requestLimitMs = usualLimitMs } = deps;
  return [
    timeLimit(requestLimitMs),
    noStore,
    ...sessions(app, deps.sessionStore, publicOrigin),
    routesOf(loginRoutes({ ...login, publicOrigin, limit: rateLimits.login })),
    rateLimits.mutation,
    ...jsonBody(),
    nullAsJson,
    ...deps.routes.map(routesOf),
    nothingHere,
  ];
}

/** Pages and files. */
function site({ devProvider, client }: AppDeps): readonly Middleware[] {
  return [
    servePageFont,
    ...(devProvider ?? []),
    ...(client ? [staticFiles(client.folder), clientPage(client.folder, client.routes)] : []),
    nothingHere,
  ];
}

function routesOf(router: Router): Middleware {
  return router.routes() as Middleware;
}

function forApi(stages: readonly Middleware[]): Middleware {
  return async function onlyForApi(ctx, next) {
    if (isOfApi(ctx.path)) await runFrom(0, stages, ctx);
    else await next();
  };
}

async function runFrom(index: number, stages: readonly Middleware[], ctx: Context): Promise<void> {
  await stages[index]?.(ctx, () => runFrom(index + 1, stages, ctx));
}

const noStore: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/** Nothing yet is an answer too: `null` with 200, where Koa would send no content. */
const nullAsJson: Middleware = async (ctx, next) => {
  await next();
  if (ctx.status !== 204) return;
  ctx.body = 'null';
  ctx.type = 'application/json; charset=utf-8';
  ctx.status = 200;
};

const nothingHere: Middleware = () => {
  throw new NotFound();
};
