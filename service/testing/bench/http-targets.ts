import { setTimeout as delay } from 'node:timers/promises';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { publicFacts } from '#domain/public-page/public-fact-rules.ts';
import { type HostileProvider, sign } from '#service/http/identity/testing/hostile-provider.ts';
import { standardLimits } from '#service/http/middleware/rate-limits.ts';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import type { Target } from './measure.ts';

/** Enough members for the measured rate; each may send two mutations per second. */
export const members = 1024;
/** Who begin at once. */
const beginners = 16;

/** Those of them who have a webhook. */
const hooked = 256;

export const emails = Array.from({ length: members + hooked }, (_, index) => `bench-${index}@rondel.example`);

/** The environment of the measured service, without Postgres, port and data folder. */
export const serviceEnv = (provider: HostileProvider) => ({
  OIDC_ISSUER: provider.client.issuer,
  OIDC_CLIENT_ID: provider.client.clientId,
  OIDC_CLIENT_SECRET: provider.client.clientSecret,
  // All members are admins, because only admins can undo a spin.
  ADMIN_EMAILS: emails.join(','),
  LOG_LEVEL: 'info',
  WITHOUT_CLIENT: 'yes',
});

/**
 * The options of `npm start`: a larger young generation makes its collections a quarter as frequent at 64 concurrent requests, and old objects
 * are collected at half as much again as what lives.
 */
export const serviceOptions = ['--max-semi-space-size=64', '--heap-growing-percent=50'];

/** Signs in members and creates readable data for each. @returns their cookies */
export async function signInMembers(
  origin: string,
  provider: HostileProvider,
  today: MemberDay,
  people: readonly string[] = emails,
): Promise<readonly string[]> {
  const cookies = await signedIn(origin, provider, people);
  for (const some of inGroups(cookies, beginners))
    await Promise.all(some.map((cookie) => begin(origin, cookie, today)));
  return cookies;
}

/** Resolves when the URL answers. */
export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  throw new Error(`${url} does not answer`);
}

/**
 * The cookies of one member per address. They sign in at a provider in another process, because the development provider slows down every
 * promise of its process.
 */
async function signedIn(
  origin: string,
  provider: HostileProvider,
  people: readonly string[],
): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (const email of people) {
    provider.behave({
      idToken: (claims, keys) => sign({ ...claims, sub: email }, keys),
      userinfo: () => ({ sub: email, email, email_verified: true, name: 'Bench Member' }),
    });
    const visitor = createHttpClient(origin);
    await visitor.follow('/api/login');
    cookies.push([...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '));
  }
  return cookies;
}

/** Creates data in the read models under test. */
async function begin(origin: string, cookie: string, today: MemberDay): Promise<void> {
  const visitor = createHttpClient(origin);
  for (const [path, json] of [
    ['/api/programs/daily-maintenance', { templateType: 'daily-50' }],
    ['/api/workouts', workoutOn(today)],
  ] as const) {
    const { status, body } = await visitor.send('POST', path, { json, headers: { Cookie: cookie } });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${body}`);
  }
}

/** An access token of each member. */
export async function issueTokens(origin: string, cookies: readonly string[]): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (const some of inGroups(cookies, beginners))
    tokens.push(...(await Promise.all(some.map((cookie) => issueToken(origin, cookie)))));
  return tokens;
}

async function issueToken(origin: string, cookie: string): Promise<string> {
  const visitor = createHttpClient(origin);
  const headers = { Cookie: cookie };
  const privacy = { ...privacyDefaults, thirdPartyIntegrations: true };
  await visitor.send('PUT', '/api/me/preferences', { json: { privacy }, headers });
  const json = { name: 'Bench', scopes: ['read:stats'] };
  const { status, body } = await visitor.send('POST', '/api/me/tokens', { json, headers });
  if (status !== 201) throw new Error(`/api/me/tokens answered ${status}: ${body}`);
  return (JSON.parse(body) as { readonly token: string }).token;
}

/** Reads by token, each beside the same read by session. */
export const readsByToken = (
  { service }: Pick<Origins, 'service'>,
  tokens: readonly string[],
): readonly Comparison[] =>
  ['/api/stats', '/api/user-quests/today'].map((path) => ({
    target: {
      name: `GET ${path} by token`,
      origin: service,
      requests: [{ method: 'GET', path }],
      cookies: [],
      tokens,
    },
    beside: `GET ${path}`,
  }));

/** Reads of members with 200 friends and 12 circles, each beside the same read of members without; and the reads of both lists. */
export const readsOfBefriended = (
  { service }: Pick<Origins, 'service'>,
  cookies: readonly string[],
): readonly Comparison[] => [
  ...['/api/stats', '/api/user-quests/today'].map((path) => ({
    target: { name: `GET ${path} with friends`, ...readOf(service, path), cookies },
    beside: `GET ${path}`,
  })),
  ...['/api/friends', '/api/friends/news', '/api/circles'].map((path) => ({
    target: { name: `GET ${path} with friends`, ...readOf(service, path), cookies },
    beside: 'GET /api/stats',
  })),
];

const readOf = (origin: string, path: string): Pick<Target, 'origin' | 'requests'> => ({
  origin,
  requests: [{ method: 'GET', path }],
});

/** A public page of a member, with every fact. */
export async function publishPage(origin: string, cookie: string): Promise<void> {
  const visitor = createHttpClient(origin);
  const privacy = { ...privacyDefaults, publicProfile: true };
  for (const [method, path, json] of [
    ['PATCH', '/api/auth/user', { firstName: 'Bench', age: 30 }],
    ['PUT', '/api/me/public-page/handle', { handle: publicName }],
    ['PUT', '/api/me/public-page', { facts: publicFacts, isIndexed: false }],
    ['PUT', '/api/me/preferences', { privacy }],
  ] as const) {
    const { status, body } = await visitor.send(method, path, { json, headers: { Cookie: cookie } });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
  }
}

const publicName = 'bench-walker';

/** A webhook for workouts of each of the last members. @returns their cookies */
export async function addWebhooks(
  origin: string,
  cookies: readonly string[],
  receiver: string,
): Promise<readonly string[]> {
  const own = cookies.slice(-hooked);
  for (const some of inGroups(own, beginners))
    await Promise.all(
      some.map(async (cookie, nth) => {
        const json = { url: `${receiver}/${nth}`, kinds: ['workout.logged'], scopes: [] };
        const { status, body } = await createHttpClient(origin).send('POST', '/api/me/webhooks', {
          ...{ json, headers: { Cookie: cookie } },
        });
        if (status !== 201) throw new Error(`/api/me/webhooks answered ${status}: ${body}`);
      }),
    );
  return own;
}

/** A command of members with a webhook, beside the same of members without. The delivery of its message is part of the cost. */
export const commandsWithWebhook = (
  { service }: Pick<Origins, 'service'>,
  cookies: readonly string[],
  concurrent: number,
  today: MemberDay,
): readonly Comparison[] => {
  const log = { method: 'POST', path: '/api/workouts', json: workoutOn(today) } as const;
  const rate = allowedRate(concurrent);
  const name = `log workout, ${rate} a second`;
  const target = { origin: service, requests: [log], cookies, rate };
  return [{ target: { ...target, name: `${name}, with a webhook` }, beside: name }];
};

/** Commands per second of so many members, each at the limit. */
const allowedRate = (concurrent: number): number =>
  (concurrent * standardLimits.mutation.points) / standardLimits.mutation.durationSeconds;

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const groups = Math.ceil(items.length / size);
  return Array.from({ length: groups }, (_, nth) => items.slice(nth * size, (nth + 1) * size));
}

export type Comparison = {
  readonly target: Target;
  /** Name of the baseline target that does the minimum; none for baselines. */
  readonly beside?: string;
};
type Origins = Readonly<Record<'service' | 'hello' | 'select' | 'insert', string>>;

/**
 * The targets, baselines first.
 * @param cookies one per member.
 * @param concurrent number of members that act at once.
 */
export function targetsOf(
  origins: Origins,
  cookies: readonly string[],
  concurrent: number,
  today: MemberDay,
): readonly Comparison[] {
  const log = { method: 'POST', path: '/api/workouts', json: workoutOn(today) } as const;
  const allowed = allowedRate(concurrent);
  const root = { method: 'GET', path: '/' } as const;
  const bare = (name: string, origin: string, request: Target['requests'][number]): Comparison => ({
    target: { name, origin, requests: [request], cookies: [] },
  });
  const read = (path: string, beside: string, asMember = true): Comparison => ({
    target: {
      name: `GET ${path}`,
      origin: origins.service,
      requests: [{ method: 'GET', path }],
      cookies: asMember ? cookies : [],
    },
    beside,
  });
  const command = (name: string, requests: Target['requests']): Comparison => ({
    target: { name, origin: origins.service, requests, cookies },
    beside: 'Koa, one durable insert',
  });
  return [
    bare('Koa, hello', origins.hello, root),
    bare('Koa, one select', origins.select, root),
    bare('Koa, one durable insert', origins.insert, { ...log, path: '/' }),
    read('/api/support', 'Koa, hello', false),
    read(`/u/${publicName}`, 'Koa, one select', false),
    read('/api/stats', 'Koa, one select'),
    read('/api/user-quests/today', 'Koa, one select'),
    command('log workout', [log]),
    { target: { ...command(`log workout, ${allowed} a second`, [log]).target, rate: allowed } },
    command('spin, reset', [
      { method: 'POST', path: '/api/user-quests/spin' },
      { method: 'DELETE', path: '/api/user-quests/reset' },
    ]),
  ];
}

export function workoutOn(date: MemberDay) {
  return {
    templateId: 'cardio-kickstart',
    date,
    durationMinutes: 1,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
  };
}
