import type { Context, Middleware } from 'koa';

/** What `/readyz` tells; `checks` says in a word how each part fares. */
export type Readiness = { readonly isReady: boolean; readonly checks: Readonly<Record<string, string>> };

/** `/healthz` says that the process answers, `/readyz` whether it can serve. */
export function health(readiness: () => Promise<Readiness>): Middleware {
  return async function answerHealth(ctx, next) {
    if (ctx.path === '/healthz') ctx.body = 'ok';
    else if (ctx.path === '/readyz') answerReadiness(ctx, await readiness());
    else await next();
  };
}

function answerReadiness(ctx: Context, { isReady, checks }: Readiness): void {
  ctx.status = isReady ? 200 : 503;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { isReady, checks };
}
