import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { NotFound } from './failures.ts';
import { isMutation } from './same-origin.ts';

const noncePlace = '__NONCE__';

/**
 * Answers every path that nothing else took with the client's page: known routes with 200, others with 404, so that the client can
 * show its own not-found screen.
 * @param routes paths of the client, such as `/dashboard`, without a trailing slash.
 */
export function clientPage(folder: string, routes: readonly string[]): Middleware {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const known = new Set(['/', '/index.html', ...routes]);
  return async function servePage(ctx) {
    if (isMutation(ctx)) throw new NotFound();
    ctx.status = known.has(ctx.path.replace(/(?<=.)\/$/, '')) ? 200 : 404;
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page.replaceAll(noncePlace, ctx.state.cspNonce);
  };
}
