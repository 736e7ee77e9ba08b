import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { TooManyRequests } from './failures.ts';
import { rateLimitClient } from './rate-limit-client.ts';
import { isMutation } from './same-origin.ts';

type Limit = { readonly points: number; readonly durationSeconds: number };
export type Limits = Readonly<Record<'betaRequest' | 'clientError' | 'login' | 'mutation', Limit>>;
type Client = ReturnType<typeof rateLimitClient>;
type Consume = (key: string) => Promise<void>;

export const standardLimits: Limits = {
  betaRequest: { points: 10, durationSeconds: 3600 },
  clientError: { points: 10, durationSeconds: 600 },
  login: { points: 10, durationSeconds: 900 },
  mutation: { points: 120, durationSeconds: 60 },
};
const betaRequestFloorMs = 300;

export type RateLimits = {
  /** Per e-mail address and per IP, and never answers in under 300 ms. Needs the parsed body. */
  readonly betaRequest: Middleware;
  /** Per session, or per IP of who is not signed in. */
  readonly clientError: Middleware;
  /** Per IP. */
  readonly login: Middleware;
  /** Per session, or per IP of who is not signed in. Reads pass. */
  readonly mutation: Middleware;
};

/** Counted in Postgres for all processes together; by each for itself while Postgres is away. Answers 429 with `Retry-After`. */
export function createRateLimits(pool: Pool, limits: Limits): RateLimits {
  const client = rateLimitClient(pool);
  const consume = {
    betaRequest: consumer(client, 'betaRequest', limits.betaRequest),
    clientError: consumer(client, 'clientError', limits.clientError),
    login: consumer(client, 'login', limits.login),
    mutation: consumer(client, 'mutation', limits.mutation),
  };
  return {
    async betaRequest(ctx, next) {
      const floor = delay(betaRequestFloorMs);
      try {
        await consume.betaRequest(`ip ${ctx.ip}`);
        await consume.betaRequest(`address ${addressIn(ctx.request.body)}`);
        await next();
      } finally {
        await floor;
      }
    },
    async clientError(ctx, next) {
      await consume.clientError(whoAsks(ctx));
      await next();
    },
    async login(ctx, next) {
      await consume.login(ctx.ip);
      await next();
    },
    async mutation(ctx, next) {
      if (isMutation(ctx)) await consume.mutation(whoAsks(ctx));
      await next();
    },
  };
}

function consumer(client: Client, keyPrefix: string, { points, durationSeconds: duration }: Limit): Consume {
  const limiter = new RateLimiterPostgres({
    storeClient: client,
    storeType: 'pool',
    schemaName: 'service',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
  });
  return async (key) => {
    try {
      await limiter.consume(hash('sha256', key, 'base64url'));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new TooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    }
  };
}

function whoAsks(ctx: Context): string {
  return ctx.session.member ? `session ${ctx.session.externalKey}` : `ip ${ctx.ip}`;
}

function addressIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? canonicalEmail(email) : '';
}
