import type { Context, Middleware } from 'koa';
import { version } from '#projections/postgres/version.ts';
import { isFromThisMachine } from '#service/http/network.ts';

/** The answer of `/readyz`; `checks` describes the state of each part in one word. */
export type Readiness = { readonly isReady: boolean; readonly checks: Readonly<Record<string, string>> };

/**
 * `/healthz` reports that the process answers, and its version; `/readyz` whether it can serve. The state of each part is for operators: it is included only
 * in answers to this machine, and never behind a proxy.
 */
export function health(readiness: () => Promise<Readiness>, trustsProxies: boolean): Middleware {
  return async function answerHealth(ctx, next) {
    if (ctx.path === '/healthz') ctx.body = `ok ${version}`;
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
