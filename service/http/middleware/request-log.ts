import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isOfApi } from '#service/http/api-route.ts';

/** How a request ended, for metrics. */
type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};
export type RequestLogOptions = {
  readonly logger: Logger;
  readonly trustsProxies: boolean;
  readonly onAnswered: (answered: Answered) => void;
};

const plausibleId = /^[\w-]{8,64}$/;
const longestForeignId = 36;
/** Nothing of ours has an address in its path; a person may have typed one. */
const addressInPath = /@|%40/i;
/** The methods of HTTP. A client can send any other word, and each would be counted as a separate method. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Gives each request its id and its logger, and writes one line when it is answered, with the ids of the member and of the commands,
 * and the code and reason of a refusal or failure. The id is always made here, since it is stored with events: most proxies pass on the
 * `X-Request-Id` that a visitor has made up. Where proxies are trusted it is logged beside, to find the same request in their log.
 * The query is not logged: it carries codes of sign-ins.
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
        const { statusCode: status } = ctx.res;
        const route = matchedRoute(ctx) ?? (isOfApi(path) ? 'unknown call' : 'page');
        onAnswered({ method: methodOf(ctx), route, status, seconds: milliseconds / 1000 });
        logLine(ctx, path, Math.round(milliseconds));
      } catch (error) {
        logger.error({ err: error }, 'a request could not be logged');
      }
    });
    await next();
  };
}

const methodOf = ({ method }: Context): string => (knownMethods.includes(method) ? method : 'other');

function logLine({ method, res, state }: Context, path: string, durationMs: number): void {
  const { statusCode: status } = res;
  const line = {
    method,
    path: withoutAddresses(path),
    status,
    durationMs,
    ...state.refused,
    memberId: state.memberId,
    commandIds: state.commandIds,
  };
  // Pages and files are many and tell little, and so do searches for pages that do not exist.
  const isWorthALine = isOfApi(path) || (status >= 400 && status !== 404);
  state.log[isWorthALine ? 'info' : 'debug'](line, 'request');
}

const withoutAddresses = (path: string): string =>
  addressInPath.test(path)
    ? path
        .split('/')
        .map((part) => (addressInPath.test(part) ? '*' : part))
        .join('/')
    : path;

/** The path as the router that took the request writes it. */
const matchedRoute = (ctx: Context): string | undefined =>
  (ctx as Context & { readonly _matchedRoute?: string })._matchedRoute;
