import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { assistantPath, isOfApi } from '#service/http/api-route.ts';

/** The outcome of a request, for metrics. */
type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** The code of a refusal; null for other answers. */
  readonly code: string | null;
  /** Whether it was sent with an access token, right or wrong. */
  readonly isByToken: boolean;
};
export type RequestLogOptions = {
  readonly logger: Logger;
  readonly trustsProxies: boolean;
  readonly onAnswered: (answered: Answered) => void;
};

const plausibleId = /^[\w-]{8,64}$/;
const longestForeignId = 36;
/** No code of HTTP, but nginx logs it too: the client had gone before there was an answer. */
const clientHasGone = 499;
/** No route has an email address in its path, but a person may have typed one. */
const addressInPath = /@|%40/i;
/** The methods of HTTP. A client can send any other word, and each would become a separate metric label. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Gives each request an id and a logger, and writes one line when it is answered. The line has the ids of the member and of the commands,
 * and the code and reason of a refusal or failure. The id is always generated here, because it is stored with events and most proxies pass
 * on a visitor's `X-Request-Id`. Behind trusted proxies that header is logged as well, to correlate with their logs. The query is not
 * logged, because it contains sign-in codes.
 */
export function requestLog({ logger, trustsProxies, onAnswered }: RequestLogOptions): Middleware {
  return async function logRequest(ctx, next) {
    const started = performance.now();
    const given = ctx.get('X-Request-Id');
    ctx.state.requestId = randomUUID();
    ctx.state.log = logger.child({
      requestId: ctx.state.requestId,
      ...(trustsProxies && plausibleId.test(given) && { proxyRequestId: given.slice(0, longestForeignId) }),
    });
    ctx.set('X-Request-Id', ctx.state.requestId);
    const { path } = ctx;
    ctx.res.once('close', () => {
      // An exception in a listener would end the process.
      try {
        const milliseconds = performance.now() - started;
        const status = statusOf(ctx);
        const route = matchedRoute(ctx) ?? (isOfApi(path) ? 'unknown call' : 'page');
        const code = ctx.state.refused?.code ?? null;
        const isByToken = ctx.state.isByToken ?? false;
        onAnswered({ method: methodOf(ctx), route, status, seconds: milliseconds / 1000, code, isByToken });
        logLine(ctx, { path, status, durationMs: Math.round(milliseconds) });
      } catch (error) {
        logger.error({ err: error }, 'a request could not be logged');
      }
    });
    await next();
  };
}

const statusOf = ({ res }: Context): number => (res.headersSent ? res.statusCode : clientHasGone);

const methodOf = ({ method }: Context): string => (knownMethods.includes(method) ? method : 'other');

type Ended = { readonly path: string; readonly status: number; readonly durationMs: number };

function logLine({ method, state }: Context, { path, status, durationMs }: Ended): void {
  const line = {
    method,
    path: withoutSecrets(path),
    status,
    durationMs,
    ...state.refused,
    memberId: state.memberId,
    commandIds: state.commandIds,
  };
  // Pages and files are numerous and uninteresting, and so are those that are missing or that a browser no longer wants.
  const isCall = isOfApi(path) || path === assistantPath;
  const isWorthALine = isCall || (status >= 400 && status !== 404 && status !== clientHasGone);
  state.log[isWorthALine ? 'info' : 'debug'](line, 'request');
}

/** Who has a secret link needs no sign-in. The name of a public page is personal data, which an erasure could not take out of a log. */
const secretLink = /^\/(calendar|unsubscribe|u)\/.+/;

function withoutSecrets(path: string): string {
  const [, kind] = secretLink.exec(path) ?? [];
  return kind === undefined ? withoutAddresses(path) : `/${kind}/*`;
}

const withoutAddresses = (path: string): string =>
  addressInPath.test(path)
    ? path
        .split('/')
        .map((part) => (addressInPath.test(part) ? '*' : part))
        .join('/')
    : path;

/** The path pattern of the matched route. */
const matchedRoute = (ctx: Context): string | undefined =>
  (ctx as Context & { readonly _matchedRoute?: string })._matchedRoute;
