import type { Context, Middleware } from 'koa';
import { isFromThisMachine } from '#service/http/network.ts';

/** What `/readyz` answers; `checks` says in a word how each part fares. */
export type Readiness = { readonly isReady: boolean; readonly checks: Readonly<Record<string, string>> };

/**
 * `/healthz` says that the process answers, `/readyz` whether it can serve. How each part fares is for operators: it stands in the
 * answer only where no proxy brings strangers, for who asks on this machine.
 */
export function health(readiness: () => Promise<Readiness>, trustsProxies: boolean): Middleware {
  return async function answerHealth(ctx, next) {
    if (ctx.path === '/healthz') ctx.body = 'ok';
    else if (ctx.path === '/readyz') {
      const { isReady, checks } = await readiness();
      answerReadiness(ctx, trustsProxies || !isFromThisMachine(ctx) ? { isReady } : { isReady, checks });
    } else await next();
  };
}

function answerReadiness(ctx: Context, answer: Partial<Readiness>): void {
  ctx.status = answer.isReady ? 200 : 503;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = answer;
}
