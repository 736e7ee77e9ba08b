import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import compose from 'koa-compose';
import type { Logger } from 'pino';
import type { AppContext } from '#service/features/app-context.ts';
import { type ApiRoute, assistantPath, isOfApi } from '#service/http/api-route.ts';
import { compressLongAnswer } from '#service/http/compression.ts';
import { translateErrors } from '#service/http/errors/error-responses.ts';
import { GettingReady, MissingScope, NotFound, TakesNoToken } from '#service/http/errors/http-failures.ts';
import { type LoginDeps, loginRoutes } from '#service/http/identity/login-routes.ts';
import { servePageFont } from '#service/http/identity/page-fonts.ts';
import { canonicalHost } from '#service/http/middleware/canonical-host.ts';
import { health, type Readiness } from '#service/http/middleware/health.ts';
import { jsonBody } from '#service/http/middleware/json-body.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import { type RequestLogOptions, requestLog } from '#service/http/middleware/request-log.ts';
import { noOtherPages, sameOriginMutations } from '#service/http/middleware/same-origin.ts';
import { securityHeaders } from '#service/http/middleware/security-headers.ts';
import { timeLimit } from '#service/http/middleware/time-limit.ts';
import { offerLanguages } from '#service/http/request-language.ts';
import { createRouteCaller, type RouteCaller } from '#service/http/route-call.ts';
import type { AccessTokenStore } from '#service/http/session/access-tokens.ts';
import { cookieKeys } from '#service/http/session/cookie-keys.ts';
import { onlyByToken, sessionCookie, sessions } from '#service/http/session/session.ts';
import type { SessionStore } from '#service/http/session/session-store.ts';
import { type ClientOfSite, clientPage } from '#service/http/static/client-page.ts';
import { staticFiles } from '#service/http/static/static-files.ts';
import { type Tracing, tracedRequests } from './monitoring/tracing.ts';

export type AppDeps = {
  readonly publicOrigin: string;
  readonly trustedProxies: number;
  /** Origins of members' pictures besides the service itself. */
  readonly imageOrigins?: readonly string[];
  /** The languages of answers; all, when absent. */
  readonly languages?: readonly string[];
  readonly sessionKeys: readonly string[];
  readonly sessionStore: SessionStore;
  readonly accessTokens: AccessTokenStore;
  readonly rateLimits: RateLimits;
  readonly logger: Logger;
  readonly readiness: () => Promise<Readiness>;
  /** False while the read models of this release are built for the first time. */
  readonly canServe: () => boolean;
  /** The stage that closes connections while the process stops. */
  readonly closeConnections?: Middleware;
  /** Called for every answered request. */
  readonly onAnswered: RequestLogOptions['onAnswered'];
  /** Null when traces are off. */
  readonly tracing: Tracing | null;
  /** Null when metrics are not served on this port. */
  readonly metrics: Middleware | null;
  readonly login: Omit<LoginDeps, 'publicOrigin' | 'limit'>;
  /** Of a provider inside the app: the development one, or the built-in one. Null when all sign in outside. */
  readonly devProvider: readonly Middleware[] | null;
  /** Null when the service answers API calls only. */
  readonly client: ClientOfSite | null;
  /** The client served from its sources instead of a build. */
  readonly devClient?: readonly Middleware[];
  /** Looks for the stored answer to a repeated mutation while other stages run. */
  readonly findAnswer?: Middleware;
  /** Answers the routes of the API. */
  readonly api?: Middleware;
  /** Answers the messages of members' assistants. */
  readonly assistants?: Middleware;
  /** Other calls, in the order of matching. */
  readonly routes: readonly Router[];
  /** Pages behind a secret link, and public ones: without a sign-in. */
  readonly linkedPages?: readonly Router[];
  /** Time limit of a call; 15 s when absent. */
  readonly requestLimitMs?: number;
  /** Time limit for receiving the body of a call; 10 s when absent. */
  readonly bodyLimitMs?: number;
};

const usualLimitMs = 15_000;

/** Error codes for a visitor who disconnected before or during an answer, which is not a fault. */
const visitorLeft: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'EPIPE', 'ECONNRESET']);

/** The complete HTTP application, ready to listen. */
export function createApp(deps: AppDeps): Koa {
  const app = new Koa({
    proxy: deps.trustedProxies > 0,
    // Counted from the right: entries written by a visitor are to the left of those added by trusted proxies.
    maxIpsCount: deps.trustedProxies,
  });
  app.keys = cookieKeys(deps.sessionKeys) as typeof app.keys;
  app.on('error', (error: NodeJS.ErrnoException) => {
    const level = visitorLeft.has(error.code ?? '') ? 'debug' : 'error';
    deps.logger[level]({ err: error }, 'unanswered');
  });
  const stages = [...everyRequest(deps), forApi(everyCall(app, deps)), ...forAssistants(deps), ...site(deps)];
  for (const stage of stages) app.use(stage);
  return app;
}

/*
 * Everything that a request passes, in order: `everyRequest`, then for the API `everyCall` and `routeStages`, for an assistant
 * `everyMessage`, else `site`. Each stage is a named function that either answers, refuses by an error, or hands on to the next.
 */

/** The stages of every request. */
function everyRequest({
  logger,
  trustedProxies,
  onAnswered,
  metrics,
  tracing,
  ...deps
}: AppDeps): readonly Middleware[] {
  return [
    ...(deps.closeConnections ? [deps.closeConnections] : []),
    ...(tracing ? [tracedRequests(tracing)] : []),
    requestLog({ logger, trustsProxies: trustedProxies > 0, onAnswered }),
    securityHeaders(deps.publicOrigin, deps.imageOrigins),
    ...(deps.languages ? [offerLanguages(deps.languages)] : []),
    translateErrors(),
    health(deps.readiness, trustedProxies > 0),
    ...(metrics ? [metrics] : []),
    canonicalHost(deps.publicOrigin),
  ];
}

/** The stages of every API call, with or without a matching route. */
function everyCall(app: Koa, deps: AppDeps): readonly Middleware[] {
  const { login, publicOrigin, rateLimits, requestLimitMs = usualLimitMs } = deps;
  return [
    timeLimit(requestLimitMs),
    noStore,
    untilReady(deps.canServe),
    ...sessions(app, deps),
    noteMember,
    // After the session stage, so that the log contains the member whose browser was abused.
    sameOriginMutations(publicOrigin),
    withoutToken(loginRoutes({ ...login, publicOrigin, limit: rateLimits.login })),
    ...(deps.findAnswer ? [deps.findAnswer] : []),
    rateLimits.mutation,
    rateLimits.read,
    ...jsonBody(deps.bodyLimitMs),
    nullAsJson,
    // Continues with the `routeStages` of the matching route.
    ...(deps.api ? [deps.api] : []),
    ...deps.routes.map(withoutToken),
    nothingHere,
  ];
}

/** The stages of a message of an assistant. It has a token, and neither a cookie nor a session. */
function everyMessage(deps: AppDeps, answer: Middleware): readonly Middleware[] {
  const { publicOrigin, rateLimits, requestLimitMs = usualLimitMs } = deps;
  return [
    timeLimit(requestLimitMs),
    noStore,
    noOtherPages(publicOrigin),
    untilReady(deps.canServe),
    onlyByToken(deps),
    noteMember,
    rateLimits.message,
    ...jsonBody(deps.bodyLimitMs),
    answer,
  ];
}

/** The stages of a matched route, after `everyCall`. */
export function routeStages<App extends AppContext>(route: ApiRoute<App>, app: App): readonly Middleware[] {
  return [
    requireScopes(route),
    ...(route.method === 'GET' || route.erases ? [] : [app.besideErasures]),
    ...(route.isCompressible ? [compressLongAnswer] : []),
    ...gateOf(route, app),
    ...idempotencyOf(route, app),
    ...limitOf(route, app),
    // Validates the query and the body by the contract, and answers.
    route.handle(app),
  ];
}

/** Pages and files. */
function site({
  devProvider,
  client,
  devClient = [],
  publicOrigin,
  linkedPages = [],
}: AppDeps): readonly Middleware[] {
  return [
    sameOriginMutations(publicOrigin),
    servePageFont,
    ...linkedPages.map(routesOf),
    ...(devProvider ?? []),
    ...devClient,
    ...(client ? [staticFiles(client), clientPage(client, sessionCookie(publicOrigin))] : []),
    nothingHere,
  ];
}

/**
 * Answers the routes of the API. They are divided among routers by the segment after `/api/`, because a router compares a path with each of its
 * routes.
 */
export function apiRoutes<App extends AppContext>(routes: readonly ApiRoute<App>[], app: App): Middleware {
  const routers = new Map<string, Router>();
  for (const route of routes) {
    const segment = segmentAfterApi(route.path);
    const router = routers.get(segment) ?? new Router();
    router.register(route.path, [route.method], [...routeStages(route, app)]);
    routers.set(segment, router);
  }
  const answers = new Map([...routers].map(([segment, router]) => [segment, routesOf(router)]));
  return async function answerRoute(ctx, next) {
    const answer = answers.get(segmentAfterApi(ctx.path));
    await (answer ? answer(ctx, next) : next());
  };
}

/** `workouts` in `/api/workouts/1`. A router does not distinguish case. */
const segmentAfterApi = (path: string): string => path.split('/', 3)[2]?.toLowerCase() ?? '';

function routesOf(router: Router): Middleware {
  return router.routes() as Middleware;
}

/** Calls that are not described by an `ApiRoute`. They have no scope. */
function withoutToken(router: Router): Middleware {
  const answer = routesOf(router);
  return async function answerWithoutToken(ctx, next) {
    if (ctx.state.token && router.match(ctx.path, ctx.method).route) throw new TakesNoToken();
    await answer(ctx, next);
  };
}

/** Lets a token pass only if it has every scope of the route. */
function requireScopes({ scopes }: ApiRoute): Middleware {
  return async function checkScopes(ctx, next) {
    const { token } = ctx.state;
    if (token && !scopes) throw new TakesNoToken();
    const missing = token ? (scopes ?? []).filter((scope) => !token.scopes.includes(scope)) : [];
    if (missing.length > 0) throw new MissingScope(missing);
    await next();
  };
}

/** Refuses calls while their answers would be empty. */
function untilReady(canServe: () => boolean): Middleware {
  return async function refuseUntilReady(_ctx, next) {
    if (!canServe()) throw new GettingReady();
    await next();
  };
}

function forApi(stages: readonly Middleware[]): Middleware {
  const answerCall = compose([...stages]);
  return async function onlyForApi(ctx, next) {
    if (isOfApi(ctx.path)) await answerCall(ctx);
    else await next();
  };
}

function forAssistants(deps: AppDeps): readonly Middleware[] {
  if (!deps.assistants) return [];
  return [routesOf(new Router().all(assistantPath, ...everyMessage(deps, deps.assistants)))];
}

/** How a call from inside the service reaches a route: like one from outside after its body was read. */
export const routesFromInside = <App extends AppContext>(
  routes: readonly ApiRoute<App>[],
  app: App,
): RouteCaller => createRouteCaller(routes, (route) => [app.limits.mutation, ...routeStages(route, app)]);

function gateOf({ audience }: ApiRoute, app: AppContext): readonly Middleware[] {
  switch (audience) {
    case 'everybody':
      return [];
    case 'signedIn':
      return [app.requireMember];
    case 'members':
      return [app.requireBetaAccess];
    case 'admins':
      return [app.requireAdmin];
  }
}

/**
 * Visitors have no identity for an idempotency key, so their answers are not stored. Neither are answers to admins and to friends, which
 * contain data of other people.
 */
function idempotencyOf(
  { method, audience, isAboutOthers }: ApiRoute,
  app: AppContext,
): readonly Middleware[] {
  if (method === 'GET' || audience === 'everybody') return [];
  return [audience === 'admins' || isAboutOthers ? app.answerOnceWithoutBody : app.answerOnce];
}

const limitOf = ({ limit }: ApiRoute, { limits }: AppContext): readonly Middleware[] =>
  limit ? [limits[limit]] : [];

const noteMember: Middleware = async (ctx, next) => {
  const { member } = ctx.session;
  if (member) ctx.state.memberId = member.memberId;
  await next();
};

const noStore: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/** Sends `null` as JSON with 200; Koa would send 204 without a body. */
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
