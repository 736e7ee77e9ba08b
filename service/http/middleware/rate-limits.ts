import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { currentMember } from '#service/http/current-member.ts';
import { InvalidToken, TooManyRequests } from '#service/http/errors/http-failures.ts';
import { networkOf } from '#service/http/network.ts';
import { isMutation } from './same-origin.ts';

type Limit = { readonly points: number; readonly durationSeconds: number };
type LimitName =
  | 'betaRequest'
  | 'betaRequestNeighbourhood'
  | 'betaRequestTotal'
  | 'clientError'
  | 'clientErrorTotal'
  | 'export'
  | 'invitationCode'
  | 'invitationCodeTotal'
  | 'login'
  | 'loginNeighbourhood'
  | 'loginNetwork'
  | 'loginTotal'
  | 'lookBack'
  | 'mutation'
  | 'pushTest'
  | 'publicHandle'
  | 'publicMiss'
  | 'publicPicture'
  | 'read'
  | 'secretLink'
  | 'secretLinkNetwork'
  | 'signInCode'
  | 'signInGuess'
  | 'signInMail'
  | 'signInMailNetwork'
  | 'tokenMutation'
  | 'tokenRead'
  | 'webhookTest'
  | 'wrongToken';
export type Limits = Readonly<Record<LimitName, Limit>>;
/** A keyed hash, because addresses are few enough to be guessed from a plain one. */
type Blind = (text: string) => string;
type Limiter = {
  /** @throws TooManyRequests */
  consume(key: string, cost?: number): Promise<void>;
  /** Does not count. @throws TooManyRequests when the limit is reached. */
  check(key: string): Promise<void>;
};

export const standardLimits: Limits = {
  betaRequest: { points: 10, durationSeconds: 3600 },
  betaRequestNeighbourhood: { points: 50, durationSeconds: 3600 },
  betaRequestTotal: { points: 1_000, durationSeconds: 3600 },
  clientError: { points: 10, durationSeconds: 600 },
  clientErrorTotal: { points: 1_000, durationSeconds: 600 },
  export: { points: 6, durationSeconds: 3600 },
  // Six letters are 85 million codes. A guess must find one of those that are open.
  invitationCode: { points: 20, durationSeconds: 3600 },
  invitationCodeTotal: { points: 3_000, durationSeconds: 3600 },
  login: { points: 10, durationSeconds: 900 },
  loginNetwork: { points: 1_000, durationSeconds: 900 },
  loginNeighbourhood: { points: 3_000, durationSeconds: 900 },
  // The last resort, because it blocks everyone: only many neighbourhoods together should reach it.
  loginTotal: { points: 100_000, durationSeconds: 900 },
  // Folds a whole history for each call.
  lookBack: { points: 30, durationSeconds: 600 },
  mutation: { points: 120, durationSeconds: 60 },
  // Calls the push services of all devices of the member.
  pushTest: { points: 6, durationSeconds: 600 },
  // Each answer says whether a page name can be had.
  publicHandle: { points: 20, durationSeconds: 3600 },
  // Of addresses that lead to no page.
  publicMiss: { points: 120, durationSeconds: 600 },
  publicPicture: { points: 120, durationSeconds: 60 },
  read: { points: 1_200, durationSeconds: 60 },
  secretLink: { points: 30, durationSeconds: 600 },
  // Providers of mail and of calendars open the links of many members from one network.
  secretLinkNetwork: { points: 1_000, durationSeconds: 600 },
  // A code of six digits is guessed with five attempts once in 200,000 sign-ins.
  signInCode: { points: 5, durationSeconds: 900 },
  signInGuess: { points: 100, durationSeconds: 900 },
  signInMail: { points: 5, durationSeconds: 900 },
  // A gym signs in from one network.
  signInMailNetwork: { points: 60, durationSeconds: 900 },
  tokenMutation: { points: 60, durationSeconds: 60 },
  tokenRead: { points: 300, durationSeconds: 60 },
  // Calls a receiver that the member chose, and waits for it.
  webhookTest: { points: 10, durationSeconds: 600 },
  wrongToken: { points: 300, durationSeconds: 600 },
};
const betaRequestFloorMs = 300;
const purgeEveryMs = 5 * 60_000;
/** Clocks of several processes differ. */
const keptMs = 60 * 60_000;
/** Characters of the keys that each limiter remembers with their hashes, for some 4,000 members. A hash costs more than the look-up. */
const recentCharacters = 400_000;
/** A gym signs in from one network, so a start costs its network little and a failure much. */
const failedLoginPoints = 10;

export type RateLimits = {
  /**
   * Per email address, network, neighbourhood of networks and in total, because the answer reveals whether an address is listed. Takes at
   * least 300 ms. Requires the parsed body.
   */
  readonly betaRequest: Middleware;
  /** Per member, or per network for visitors, and in total. */
  readonly clientError: Middleware;
  /** Per member and file, over all sessions. Requires a gate. */
  readonly export: Middleware;
  /** Per member over all sessions, and in total: a code is short. Requires a gate. */
  readonly invitationCode: Middleware;
  /** Per member, over all sessions. Requires a gate. */
  readonly lookBack: Middleware;
  /** Per member, over all sessions. Requires a gate. */
  readonly pushTest: Middleware;
  /** Per member, over all sessions. Requires a gate. */
  readonly publicHandle: Middleware;
  /** Per member, over all sessions. Requires a gate. */
  readonly webhookTest: Middleware;
  /** Both reject with 429. A page of another site can start sign-ins in a browser, so only failures count for its session. */
  readonly login: {
    /**
     * Refuses a session with too many failures, and a network with too many starts and failures. Refuses a neighbourhood, or all together,
     * with too many starts.
     */
    start(ctx: Context): Promise<void>;
    /** Counts for the network and, if the visitor has one, the session. */
    failed(ctx: Context): Promise<void>;
  };
  /** Per member over all sessions, per access token, or per network for visitors. Does not apply to reads. */
  readonly mutation: Middleware;
  /**
   * Per member over all sessions, or per access token. Counted per process, because counting in Postgres would cost as much as most reads.
   * Does not apply to mutations, or to visitors' reads, which do not use the database.
   */
  readonly read: Middleware;
  /** Per access token: a message of an assistant counts as a read. Its command counts as a mutation too. */
  readonly message: Middleware;
  /**
   * Runs a look-up of an access token. Counts one that finds none per network and process, and refuses the next look-ups beyond the limit.
   * @throws TooManyRequests
   */
  readonly wrongToken: (ctx: Context, lookUp: () => Promise<void>) => Promise<void>;
  /**
   * For pages and pictures that everybody may read, per network and process. Misses are counted by `missed`; with too many of them the
   * network gets no page, so that no program lists the members. @throws TooManyRequests
   */
  readonly publicPage: {
    page(ctx: Context): Promise<void>;
    picture(ctx: Context): Promise<void>;
    missed(ctx: Context): Promise<void>;
  };
  /** Of the built-in sign-in. All reject with 429, for known and unknown addresses alike. */
  readonly ownSignIn: {
    /** Per address and per network. */
    mail(ctx: Context, email: string): Promise<void>;
    /** Links and codes of a mail: per sign-in, by its id. */
    code(ctx: Context, uid: string): Promise<void>;
    /** All other steps that a program could repeat: per network. */
    guess(ctx: Context): Promise<void>;
  };
  /** Per link and per network, for links that work without a sign-in. */
  readonly secretLink: Middleware;
};

const ofMember =
  (limit: Limiter): Middleware =>
  async (ctx, next) => {
    await limit.consume(currentMember(ctx).memberId);
    await next();
  };

const ofCodes =
  (perMember: Limiter, total: Limiter): Middleware =>
  async (ctx, next) => {
    await perMember.consume(currentMember(ctx).memberId);
    await total.consume('all');
    await next();
  };

const ofClientErrors =
  (perSender: Limiter, total: Limiter): Middleware =>
  async (ctx, next) => {
    await perSender.consume(whoAsks(ctx));
    await total.consume('all');
    await next();
  };

const ofLink =
  (perLink: Limiter, perNetwork: Limiter): Middleware =>
  async (ctx, next) => {
    await perNetwork.consume(networkOf(ctx.ip));
    await perLink.consume(ctx.path);
    await next();
  };

function ofOwnSignIn(limiterOf: (name: LimitName) => Limiter): RateLimits['ownSignIn'] {
  const [mail, mailNetwork] = [limiterOf('signInMail'), limiterOf('signInMailNetwork')];
  const [code, guess] = [limiterOf('signInCode'), limiterOf('signInGuess')];
  return {
    async mail(ctx, email) {
      await mailNetwork.consume(networkOf(ctx.ip));
      await mail.consume(canonicalEmail(email));
    },
    async code(ctx, uid) {
      await guess.consume(networkOf(ctx.ip));
      await code.consume(uid);
    },
    guess: (ctx) => guess.consume(networkOf(ctx.ip)),
  };
}

/** A token has separate limits, so that a program that runs wild does not lock its member out. */
const ofMutations =
  (limit: Limiter, tokenLimit: Limiter): Middleware =>
  async (ctx, next) => {
    const { token } = ctx.state;
    if (isMutation(ctx)) await (token ? tokenLimit.consume(token.id) : limit.consume(whoAsks(ctx)));
    await next();
  };

const ofReads =
  (limit: Limiter, tokenLimit: Limiter): Middleware =>
  async (ctx, next) => {
    const { member } = ctx.session;
    const { token } = ctx.state;
    if (member && !isMutation(ctx))
      await (token ? tokenLimit.consume(token.id) : limit.consume(member.memberId));
    await next();
  };

const ofMessages =
  (tokenLimit: Limiter): Middleware =>
  async (ctx, next) => {
    const { token } = ctx.state;
    if (token) await tokenLimit.consume(token.id);
    await next();
  };

const ofLookUps =
  (limit: Limiter): RateLimits['wrongToken'] =>
  async (ctx, lookUp) => {
    const network = networkOf(ctx.ip);
    await limit.check(network);
    try {
      await lookUp();
    } catch (error) {
      if (error instanceof InvalidToken) await limit.consume(network);
      throw error;
    }
  };

function ofPublicPages(misses: Limiter, pictures: Limiter): RateLimits['publicPage'] {
  return {
    page: (ctx) => misses.check(networkOf(ctx.ip)),
    async picture(ctx) {
      await misses.check(networkOf(ctx.ip));
      await pictures.consume(networkOf(ctx.ip));
    },
    missed: (ctx) => misses.consume(networkOf(ctx.ip)),
  };
}

/** Counted in Postgres for all processes, except for reads; per process while Postgres is unavailable. Answers 429 with `Retry-After`. */
export function createRateLimits(pool: Pool, limits: Limits, blind: Blind): RateLimits {
  const counts = countsIn(pool);
  const limiterOf = (name: LimitName) => limiter(counts, name, limits[name], blind);
  const login = limiterOf('login');
  const loginNetwork = limiterOf('loginNetwork');
  const loginNeighbourhood = limiterOf('loginNeighbourhood');
  const loginTotal = limiterOf('loginTotal');
  const betaRequest = limiterOf('betaRequest');
  const betaRequestNeighbourhood = limiterOf('betaRequestNeighbourhood');
  const betaRequestTotal = limiterOf('betaRequestTotal');
  const exports = limiterOf('export');
  const tokenRead = memoryLimiter(limits.tokenRead);
  return {
    async betaRequest(ctx, next) {
      const floor = delay(betaRequestFloorMs);
      try {
        // From narrowest to widest, so that one visitor's excess does not consume shared limits.
        await betaRequest.consume(`ip ${networkOf(ctx.ip)}`);
        await betaRequest.consume(`address ${addressIn(ctx.request.body)}`);
        await betaRequestNeighbourhood.consume(neighbourhoodOf(ctx.ip));
        await betaRequestTotal.consume('all');
        await next();
      } finally {
        await floor;
      }
    },
    clientError: ofClientErrors(limiterOf('clientError'), limiterOf('clientErrorTotal')),
    async export(ctx, next) {
      await exports.consume(`${currentMember(ctx).memberId} ${ctx.path.toLowerCase().replace(/\/$/, '')}`);
      await next();
    },
    invitationCode: ofCodes(limiterOf('invitationCode'), limiterOf('invitationCodeTotal')),
    lookBack: ofMember(limiterOf('lookBack')),
    pushTest: ofMember(limiterOf('pushTest')),
    publicHandle: ofMember(limiterOf('publicHandle')),
    publicPage: ofPublicPages(memoryLimiter(limits.publicMiss), memoryLimiter(limits.publicPicture)),
    webhookTest: ofMember(limiterOf('webhookTest')),
    login: {
      async start(ctx) {
        await loginNetwork.consume(networkOf(ctx.ip));
        if (!ctx.session.isNew) await login.check(sessionOf(ctx));
        await loginNeighbourhood.consume(neighbourhoodOf(ctx.ip));
        await loginTotal.consume('all');
      },
      async failed(ctx) {
        await loginNetwork.consume(networkOf(ctx.ip), failedLoginPoints);
        if (!ctx.session.isNew) await login.consume(sessionOf(ctx));
      },
    },
    mutation: ofMutations(limiterOf('mutation'), limiterOf('tokenMutation')),
    read: ofReads(memoryLimiter(limits.read), tokenRead),
    message: ofMessages(tokenRead),
    wrongToken: ofLookUps(memoryLimiter(limits.wrongToken)),
    ownSignIn: ofOwnSignIn(limiterOf),
    secretLink: ofLink(limiterOf('secretLink'), limiterOf('secretLinkNetwork')),
  };
}

function limiter(counts: Counts, name: LimitName, limit: Limit, blind: Blind): Limiter {
  const { points: most, durationSeconds } = limit;
  const inMemory = memoryLimiter(limit);
  // A member who sends one command usually sends another.
  const recentKeys = new LRUCache<string, string>({
    maxSize: recentCharacters,
    sizeCalculation: (hashed, key) => key.length + hashed.length,
  });
  const keyOf = (key: string): string => {
    const known = recentKeys.get(key);
    if (known !== undefined) return known;
    const hashed = `${name}:${blind(`rate limit|${key}`)}`;
    recentKeys.set(key, hashed);
    return hashed;
  };
  const refuse = ({ expire }: Counted) => refusal(Number(expire) - Date.now());
  return {
    async consume(key, cost = 1) {
      const now = Date.now();
      const asked = { key: keyOf(key), points: cost, expire: now + durationSeconds * 1000, now };
      const counted = await counts.add(asked).catch(() => null);
      if (counted === null) await inMemory.consume(asked.key, cost);
      else if (counted.points > most) throw refuse(counted);
    },
    async check(key) {
      const counted = await counts.find(keyOf(key)).catch(() => null);
      if (counted === null) await inMemory.check(keyOf(key));
      else if (counted.points >= most) throw refuse(counted);
    },
  };
}

function memoryLimiter({ points, durationSeconds: duration }: Limit): Limiter {
  const counter = new RateLimiterMemory({ points, duration });
  return {
    async consume(key, cost = 1) {
      await counter.consume(key, cost).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? refusal(reason.msBeforeNext) : reason;
      });
    },
    async check(key) {
      const counted = await counter.get(key);
      if (counted && counted.consumedPoints >= points) throw refusal(counted.msBeforeNext);
    },
  };
}

const refusal = (msBeforeNext: number): TooManyRequests =>
  new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)));

const sessionOf = (ctx: Context): string => `session ${ctx.session.externalKey}`;

/** The 256 addresses around an IPv4 address, or the /48 of an IPv6 address: usually one customer of a provider. */
function neighbourhoodOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  const address = mapped ?? ip;
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.');
  const [left = '', right = ''] = address.split('::');
  const groups = [left, right].map((part) => (part === '' ? [] : part.split(':')));
  const [before = [], after = []] = groups;
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function whoAsks(ctx: Context): string {
  const { member } = ctx.session;
  return member ? `member ${member.memberId}` : `ip ${networkOf(ctx.ip)}`;
}

function addressIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? canonicalEmail(email) : '';
}

/** Times are epoch ms. */
type Asked = { readonly key: string; readonly points: number; readonly expire: number; readonly now: number };
type Counted = { readonly points: number; readonly expire: number | string };
type Counts = {
  /** Adds points to a key. Concurrent calls share one statement, unlike in rate-limiter-flexible's Postgres limiter. */
  add(asked: Asked): Promise<Counted>;
  find(key: string): Promise<Counted>;
};

const countsIn = (pool: Pool): Counts => ({
  add: createBatchLoader((asked: readonly Asked[]) => addAll(pool, asked)),
  async find(key) {
    const { rows } = await pool.query<Counted>({
      name: 'find-rate-limit',
      text: 'select points, expire from service.rate_limits where key = $1 and expire > $2',
      values: [key, Date.now()],
    });
    return rows[0] ?? { points: 0, expire: 0 };
  },
});

const upsert = `
  insert into service.rate_limits as counted (key, points, expire)
  select * from unnest($1::text[], $2::integer[], $3::bigint[]) as asked (key, points, expire) order by key
  on conflict (key) do update set
    points = case when counted.expire <= $4 then excluded.points else counted.points + excluded.points end,
    expire = case when counted.expire <= $4 then excluded.expire else counted.expire end
  returning key, points, expire`;

/** Deletes counters that ended an hour ago, every five minutes, until the returned function is called. */
export function purgeRateLimits(pool: Pool, onError: (error: unknown) => void): () => void {
  const purge = () => pool.query('delete from service.rate_limits where expire < $1', [Date.now() - keptMs]);
  const timer = setInterval(() => void purge().catch(onError), purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Several calls for one key each get their own resulting count. */
async function addAll(pool: Pool, asked: readonly Asked[]): Promise<readonly Counted[]> {
  const sums = new Map<string, number>();
  const made = asked.map(({ key, points }) => {
    const sum = (sums.get(key) ?? 0) + points;
    sums.set(key, sum);
    return sum;
  });
  const last = new Map(asked.map((one) => [one.key, one]));
  const { rows } = await pool.query<Counted & { readonly key: string }>({
    name: 'count-rate-limits',
    text: upsert,
    values: [
      [...last.keys()],
      [...sums.values()],
      [...last.values()].map(({ expire }) => expire),
      Math.max(...asked.map(({ now }) => now)),
    ],
  });
  const counted = new Map(rows.map((row) => [row.key, row]));
  return asked.map(({ key }, index) => {
    const { points = 0, expire = 0 } = counted.get(key) ?? {};
    return { points: points - (sums.get(key) ?? 0) + (made[index] ?? 0), expire };
  });
}
