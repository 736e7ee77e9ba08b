import { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { AppContext } from '#service/features/app-context.ts';
import type { ApiRoute, Handler } from '#service/http/api-route.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { queryOf } from '#service/http/read-request.ts';
import { readsAnswer, readsQuery } from './reads-contract.ts';

type Answers = (ctx: Context) => Promise<void>;

/**
 * Several reads of a member in one call. A screen starts with ten reads, and separately each is a round trip on one of a browser's six
 * connections. Only reads whose answers may share a compressed answer (decision 16). When one of them is refused, all are. The client then
 * repeats each separately, and gets the refusal from the refused one.
 */
export function readsRoutes<App extends AppContext>(
  routes: readonly ApiRoute<App>[],
): readonly ApiRoute<App>[] {
  const joinable = routes.filter(
    ({ method, audience, path, isCompressible }) =>
      method === 'GET' && audience === 'members' && isCompressible && !path.includes(':'),
  );

  const readTogether: Handler<App> = (app) => {
    const answersOf = new Map<string, Answers>(joinable.map(({ path, handle }) => [path, handle(app)]));
    return async (ctx) => {
      const paths = [...new Set(queryOf(ctx, readsQuery).paths ?? [])];
      // Each counts as the read that it is.
      for (const _ of paths.slice(1)) await app.limits.read(ctx, async () => {});
      const bodies = await Promise.all(paths.map((path) => bodyOf(ctx, path, answersOf)));
      ctx.body = Object.fromEntries(paths.map((path, index) => [path, bodies[index]]));
    };
  };

  return [
    {
      method: 'GET',
      path: '/api/reads',
      summary: 'Several reads of the member in one answer, each under its path.',
      audience: 'members',
      query: readsQuery,
      answer: readsAnswer,
      refusals: [[404, 'not-found']],
      isCompressible: true,
      handle: readTogether,
    },
  ];
}

/** The answer of a path in the same request, for the same member. */
async function bodyOf(ctx: Context, path: string, answersOf: ReadonlyMap<string, Answers>): Promise<unknown> {
  const [pathname = ''] = path.split('?');
  const answer = answersOf.get(pathname);
  if (!answer) throw new NotFound();
  const request = Object.create(ctx.req, { url: { value: path, writable: true } }) as Context['req'];
  const own: Context = ctx.app.createContext(request, new ServerResponse(request));
  own.state = ctx.state;
  await answer(own);
  return own.body ?? null;
}
