import { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import type { TokenScope } from '#domain/integrations/access-token-events.ts';
import type { ApiRoute, Method } from './api-route.ts';

/** A call of a route from inside the service. */
export type RouteCall = {
  /** Such as `GET /api/activity-days/:id`, as the route has it. */
  readonly route: RouteName;
  /** The value of `:id`. */
  readonly id?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The `Idempotency-Key`. */
  readonly key?: string;
};
export type RouteName = `${Method} /api/${string}`;
type RouteAnswer = {
  /** The parsed answer of a success. */
  readonly body: unknown;
  /** Whether the key was used before, so that nothing was stored now. */
  readonly isRepeated: boolean;
};
export type RouteCaller = {
  /** The scopes that a token needs for a route. */
  scopesOf(route: RouteName): readonly TokenScope[];
  /** Sends a call in the name of a request's sender. @throws any error of the stages of the route */
  call(ctx: Context, call: RouteCall): Promise<RouteAnswer>;
};

/** @param stagesOf a route, the handler last */
export function createRouteCaller<Route extends Pick<ApiRoute, 'method' | 'path' | 'scopes'>>(
  routes: readonly Route[],
  stagesOf: (route: Route) => readonly Middleware[],
): RouteCaller {
  const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const named = (name: RouteName): Route => {
    const route = byName.get(name);
    if (!route) throw new Error(`There is no route ${name}.`);
    return route;
  };
  return {
    scopesOf(name) {
      const { scopes } = named(name);
      if (!scopes) throw new Error(`No token opens ${name}.`);
      return scopes;
    },
    async call(outer, call) {
      const ctx = contextOf(outer, call);
      try {
        await compose([...stagesOf(named(call.route))])(ctx);
      } finally {
        // Only the line of the outer request is written.
        const { commandIds } = ctx.state;
        if (commandIds) outer.state.commandIds = commandIds;
      }
      const body: unknown = ctx.body;
      return {
        body: typeof body === 'string' ? JSON.parse(body) : body,
        isRepeated: ctx.response.get('Idempotency-Replayed') === 'true',
      };
    },
  };
}

/** A separate request with the sender of the outer one. Its answer is sent nowhere. */
function contextOf(outer: Context, { route, id, body, key }: RouteCall): Context {
  const [method = '', path = ''] = route.split(' ');
  const req = new IncomingMessage(outer.req.socket);
  Object.assign(req, {
    method,
    url: id === undefined ? path : path.replace(':id', encodeURIComponent(id)),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
  const res = new ServerResponse(req);
  outer.res.once('close', () => res.destroy());
  const ctx = outer.app.createContext(req, res) as unknown as Context;
  // A change of the outer state by an erasure meanwhile is seen here too.
  ctx.state = Object.create(outer.state) as Context['state'];
  Object.defineProperty(ctx, 'session', { get: () => outer.session });
  Object.assign(ctx, { params: { id } });
  ctx.request.body = body;
  return ctx;
}
