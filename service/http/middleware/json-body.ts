import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware, Next } from 'koa';
import {
  BodyTooSlow,
  CompressedBody,
  HttpFailure,
  Unreadable,
  UnsupportedType,
} from '#service/http/errors/http-failures.ts';
import { isPostgresSafe } from '#service/http/postgres-safe-json.ts';
import { isMutation } from './same-origin.ts';

/** Far above the largest commands, which are a custom plan and the results of an assessment. */
const limit = '64kb';
/** A batch of some 4,500 sets. An event of this size is still far below what an event store takes. */
const importLimit = '512kb';
const ofImports = /^\/api\/me\/imports\/[^/]+\/(workouts|weights)\/?$/i;
/** A phone on a slow network sends 64 kB in less time. */
const usualBodyLimitMs = 10_000;

/**
 * Parses a JSON body of at most 64 kB, or of 512 kB for a batch of an import, that Postgres can store into `ctx.request.body`. An empty body is allowed, another content type or a
 * compressed body is not.
 */
export function jsonBody(bodyLimitMs: number = usualBodyLimitMs): readonly Middleware[] {
  const parserOf = (jsonLimit: string) =>
    bodyParser({ enableTypes: ['json'], jsonLimit, parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'] });
  const [usual, ofBatches] = [parserOf(limit), parserOf(importLimit)];
  const parse: Middleware = (ctx, next) => (ofImports.test(ctx.path) ? ofBatches : usual)(ctx, next);
  return [refuseOtherTypes, readWithin(bodyLimitMs, parse), refusePostgresUnsafe];
}

/** Reads the body before any later stage runs, so that only its own errors are answered as reading errors. */
function readWithin(milliseconds: number, parse: Middleware): Middleware {
  return async function readBody(ctx, next) {
    // A read has no body, and the timer would outlive most of them.
    if (isMutation(ctx)) await Promise.race([parse(ctx, async () => {}), failsAfter(ctx, milliseconds)]);
    await next();
  };
}

/** Rejects when the body is still incomplete after the time limit, or the sender disconnected. */
function failsAfter({ req }: Context, milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    const late = setTimeout(() => {
      if (!req.complete) reject(new BodyTooSlow());
    }, milliseconds).unref();
    req.once('close', () => {
      clearTimeout(late);
      if (!req.complete) reject(new Unreadable());
    });
  });
}

async function refuseOtherTypes(ctx: Context, next: Next): Promise<void> {
  if (isMutation(ctx) && hasBody(ctx) && ctx.is('json') === false) throw new UnsupportedType();
  if (isMutation(ctx) && !['', 'identity'].includes(ctx.get('Content-Encoding'))) throw new CompressedBody();
  await next();
}

async function refusePostgresUnsafe(ctx: Context, next: Next): Promise<void> {
  if (isMutation(ctx) && !isPostgresSafe(ctx.request.body)) {
    throw new HttpFailure(400, 'unstorable', 'The request holds characters or numbers that cannot be kept.');
  }
  await next();
}

/** Browsers send `Content-Length: 0` for a mutation without a body; a chunked body has no length. */
function hasBody(ctx: Context): boolean {
  return Number(ctx.get('Content-Length')) > 0 || ctx.get('Transfer-Encoding') !== '';
}
