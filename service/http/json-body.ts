import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware, Next } from 'koa';
import { HttpFailure, UnsupportedType } from './failures.ts';
import { isMutation } from './same-origin.ts';
import { isStorable } from './storable.ts';

/** Far above any command of the product; the largest are a custom plan and the results of an assessment. */
const limit = '64kb';

/** JSON of at most 64 kB in `ctx.request.body`, all of which can be kept; no body at all is allowed, any other type is not. */
export function jsonBody(): readonly Middleware[] {
  const parse = bodyParser({
    enableTypes: ['json'],
    jsonLimit: limit,
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  });
  return [refuseOtherTypes, parse, refuseUnstorable];
}

async function refuseOtherTypes(ctx: Context, next: Next): Promise<void> {
  if (isMutation(ctx) && hasBody(ctx) && ctx.is('json') === false) throw new UnsupportedType();
  await next();
}

async function refuseUnstorable(ctx: Context, next: Next): Promise<void> {
  if (isMutation(ctx) && !isStorable(ctx.request.body)) {
    throw new HttpFailure(400, 'unstorable', 'The request holds characters or numbers that cannot be kept.');
  }
  await next();
}

/** A browser sends `Content-Length: 0` with a mutation without a body; a chunked body has no length. */
function hasBody(ctx: Context): boolean {
  return Number(ctx.get('Content-Length')) > 0 || ctx.get('Transfer-Encoding') !== '';
}
