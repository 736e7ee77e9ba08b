import type { Context } from 'koa';
import type { core } from 'zod';
import type { TokenScope } from '#domain/integrations/access-token-events.ts';

/**
 * Who may call. `everybody`: also visitors. `signedIn`: every account, with or without beta access. `members`: members with beta access,
 * and admins. `admins`: admins only.
 */
export type Audience = 'everybody' | 'signedIn' | 'members' | 'admins';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Status and code (sent as `X-Error-Code`) of a refusal. */
export type RefusedWith = readonly [status: number, code: string];

/** The handler of a route, given the app context. It is the last stage: `routeStages` lists those before it. */
export type Handler<App> = (app: App) => (ctx: Context) => Promise<void>;

/**
 * The complete description of one API call. Routing, gates, documentation and tests are derived from it. `App` is the context that its handler
 * needs; without a type argument a route can be read, but not called.
 */
export type ApiRoute<App = never> = {
  readonly method: Method;
  /** In the router's syntax: `/api/workouts/:id`. */
  readonly path: `/api/${string}`;
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly audience: Audience;
  /** The scopes that an access token needs, all of them. Without it the call takes no token. */
  readonly scopes?: readonly [TokenScope, ...TokenScope[]];
  /** A rate limit in addition to those of all mutations and of members' reads. */
  readonly limit?:
    | 'betaRequest'
    | 'clientError'
    | 'export'
    | 'invitationCode'
    | 'lookBack'
    | 'publicHandle'
    | 'pushTest'
    | 'webhookTest';
  /** Whether it erases the caller's data. All other mutations wait for such an erasure. */
  readonly erases?: true;
  readonly query?: core.$ZodType;
  /** A header that only this route reads, as the documentation names it. */
  readonly header?: 'Wheel';
  readonly body?: core.$ZodType;
  /** A body for the documentation of calls by token, on 2026-03-10. A test sends it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Content type of a successful answer; JSON when absent. */
  readonly type?: 'text/csv';
  /** Status of a successful answer; 200 when absent. */
  readonly status?: 201;
  readonly answer: core.$ZodType;
  /** Whether its answer has facts of other members, who may hide or erase them: for a repeated request it is made again. */
  readonly isAboutOthers?: true;
  /** Refusals by domain rules. Those of gates, parsers and limits follow from the other fields. */
  readonly refusals?: readonly RefusedWith[];
  /** Whether a long answer is compressed: it must hold no secret beside text that somebody other than the reader can choose. */
  readonly isCompressible?: true;
  readonly handle: Handler<App>;
};

/** Routes whose answers have facts of other members. */
export const aboutOthers = <App>(routes: readonly ApiRoute<App>[]): readonly ApiRoute<App>[] =>
  routes.map((route) => ({ ...route, isAboutOthers: true }));

/** Where members' assistants send messages of the Model Context Protocol. */
export const assistantPath = '/mcp';

/** Whether a path belongs to the API, which never answers with a page of the client. */
export function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
