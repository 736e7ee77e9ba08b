import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isOfApi } from './api-path.ts';

/** How a request ended, for whoever counts. */
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
/** Nothing of ours has an address in its path; a person may have typed one. */
const addressInPath = /@|%40/i;
/** As HTTP knows them; anybody can make up others, and each would be counted apart. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Gives each request its id and its logger, and writes one line when it is answered, with the ids of the member and of the commands. An
 * id that comes with the request is kept only when proxies are trusted: anyone else could make two requests look like one. The query
 * is not logged: it carries codes of sign-ins.
 */
export function requestLog({ logger, trustsProxies, onAnswered }: RequestLogOptions): Middleware {
  return async function logRequest(ctx, next) {
    const started = performance.now();
    const given = ctx.get('X-Request-Id');
    ctx.state.requestId = trustsProxies && plausibleId.test(given) ? given : randomUUID();
    ctx.state.log = logger.child({ requestId: ctx.state.requestId });
    ctx.set('X-Request-Id', ctx.state.requestId);
    ctx.res.once('close', () => {
      const milliseconds = performance.now() - started;
      const { statusCode: status } = ctx.res;
      onAnswered({ method: methodOf(ctx), route: routeOf(ctx), status, seconds: milliseconds / 1000 });
      logLine(ctx, Math.round(milliseconds));
    });
    await next();
  };
}

const methodOf = ({ method }: Context): string => (knownMethods.includes(method) ? method : 'other');

const routeOf = (ctx: Context): string => matchedRoute(ctx) ?? (isOfApi(ctx.path) ? 'unknown call' : 'page');

function logLine(ctx: Context, durationMs: number): void {
  const { method, path, res, state } = ctx;
  const line = {
    method,
    path: withoutAddresses(path),
    status: res.statusCode,
    durationMs,
    memberId: state.current?.memberId,
    commandIds: state.commandIds,
  };
  state.log[isOfApi(path) ? 'info' : 'debug'](line, 'request');
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
