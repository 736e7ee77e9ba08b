import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { core } from 'zod';
import type { Handler, House } from '#service/house.ts';

/** Who may call: everybody, signed in or not; members whom the beta has let in, and admins; admins alone. */
export type Audience = 'everybody' | 'members' | 'admins';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The status and the code, sent as `X-Error-Code`, of an answer that says no. */
export type RefusedWith = readonly [status: number, code: string];

/** All that is known of one call of the API: routing, gates, documentation and tests are made from it. */
export type ApiRoute = {
  readonly method: Method;
  /** As the router writes it: `/api/workouts/:id`. */
  readonly path: `/api/${string}`;
  /** A sentence for who reads the documentation. */
  readonly summary: string;
  readonly audience: Audience;
  /** A limit beside the common one of all mutations. */
  readonly limit?: 'betaRequest' | 'clientError';
  readonly query?: core.$ZodType;
  readonly body?: core.$ZodType;
  /** What an answer that says yes is written in; JSON when absent. */
  readonly type?: 'text/csv';
  /** Of an answer that says yes; 200 when absent. */
  readonly status?: 201;
  readonly answer: core.$ZodType;
  /** What the rules may say; what gates, parsers and limits say follows from the rest. */
  readonly refusals?: readonly RefusedWith[];
  readonly handle: Handler;
};

/** The router that answers routes, each behind the gate of its audience. */
export function routerOf(routes: readonly ApiRoute[], house: House): Router {
  const router = new Router();
  for (const route of routes) {
    const stages = [...gateOf(route, house), ...limitOf(route, house), route.handle(house)];
    router.register(route.path, [route.method], stages);
  }
  return router;
}

function gateOf({ audience }: ApiRoute, { requireBetaAccess, requireAdmin }: House): readonly Middleware[] {
  switch (audience) {
    case 'everybody':
      return [];
    case 'members':
      return [requireBetaAccess];
    case 'admins':
      return [requireAdmin];
  }
}

const limitOf = ({ limit }: ApiRoute, { limits }: House): readonly Middleware[] =>
  limit ? [limits[limit]] : [];
