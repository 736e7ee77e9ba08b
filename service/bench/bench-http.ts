import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { startEmbeddedPostgres } from '#service/embedded-postgres/embedded-postgres.ts';
import { freePort } from '#service/embedded-postgres/postmaster.ts';
import { standardLimits } from '#service/http/middleware/rate-limits.ts';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { type HostileProvider, hostileProvider, sign } from '#service/identity/testing/hostile-provider.ts';
import { type Measured, measure, type Target } from './measure.ts';

/*
 * Reads and commands of the service with sessions, compared with bare Koa in the same run: requests per second, their ratio to the nearest
 * Koa, and latencies. Every round measures all of them, so that other load on the machine affects all alike. Closed loops measure the
 * capacity. The latency of a command is measured at the rate at which all members send as much as their limit allows. Each round also
 * prints the share of time that the host of a virtual machine gave to others: above 3 percent, the latencies describe the host and not the
 * service.
 *
 * npm run bench:http -- [rounds] [seconds for each] [only what has this in its name] [folder for a CPU profile of the service]
 */
const [rounds = '3', secondsEach = '5', only = '', profileFolder] = process.argv.slice(2);
const concurrent = 64;
/** As many as could send what is measured: each may change something twice in a second. */
const members = 1024;
/** Who begin at once. */
const beginners = 16;
const warmUpSeconds = 6;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
const folder = await mkdtemp(join(tmpdir(), 'rondel-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(join(folder, 'data'));
const provider = await hostileProvider();
const children: ChildProcess[] = [];
try {
  await bench();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await provider.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [service = '', hello = '', select = '', insert = ''] = ports.map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const emails = Array.from({ length: members }, (_, index) => `bench-${index}@rondel.example`);
  const [port = '', ...barePorts] = ports.map(String);
  await run(
    'service/testing/serve.ts',
    [],
    {
      PORT: port,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      OIDC_ISSUER: provider.client.issuer,
      OIDC_CLIENT_ID: provider.client.clientId,
      OIDC_CLIENT_SECRET: provider.client.clientSecret,
      // Admins, because they alone can take a spin back.
      ADMIN_EMAILS: emails.join(','),
      LOG_LEVEL: 'info',
      WITHOUT_CLIENT: 'yes',
    },
    // As `npm start` runs it: what 64 requests at once leave behind is then collected a quarter as often.
    ['--max-semi-space-size=64', ...(profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [])],
  );
  await run('service/bench/bare-koa.ts', [postgres.url, ...barePorts], {});
  for (const origin of [service, hello, select]) await answers(`${origin}/healthz`);
  const cookies = await signedIn(service, provider, emails);
  for (const some of inGroups(cookies, beginners))
    await Promise.all(some.map((cookie) => begin(service, cookie)));
  const comparisons = targetsOf({ service, hello, select, insert }, cookies, concurrent, today);
  await report(
    comparisons.filter(({ target, beside }) => beside === undefined || target.name.includes(only)),
  );
}

/** A separate process; its output goes to a file, as it would where a service runs. */
async function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<void> {
  const log = await open(join(folder, 'log'), 'a');
  const command = [...options, '--import', 'tsx', script, ...args];
  const childEnv = { PATH: '/usr/bin:/bin', ...env };
  children.push(spawn(process.execPath, command, { env: childEnv, stdio: ['ignore', log.fd, 'inherit'] }));
  await log.close();
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  throw new Error(`${url} does not answer`);
}

/** Puts something into the read models that are read. */
async function begin(origin: string, cookie: string): Promise<void> {
  const visitor = createHttpClient(origin);
  for (const [path, json] of [
    ['/api/programs/daily-maintenance', { templateType: 'daily-50' }],
    ['/api/workouts', workoutOn(today)],
  ] as const) {
    const { status, body } = await visitor.send('POST', path, { json, headers: { Cookie: cookie } });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${body}`);
  }
}

async function report(comparisons: readonly Comparison[]): Promise<void> {
  const machine = `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)} at the start`;
  say(
    `${concurrent} connections, ${members} members in turn, ${rounds} rounds of ${secondsEach} s, ${machine}`,
  );
  const all = new Map<string, Measured[]>();
  for (const { target } of comparisons) await measure(target, concurrent, warmUpSeconds);
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const { target } of comparisons) {
      all.set(target.name, [
        ...(all.get(target.name) ?? []),
        await measure(target, concurrent, Number(secondsEach)),
      ]);
    }
  }
  say(
    `| what | per second | of its Koa | p50 ms | p99 ms | failed | stolen |\n|---|---:|---:|---:|---:|---:|---:|`,
  );
  for (const { target, beside = '' } of comparisons) {
    say(row(target.name, all.get(target.name) ?? [], all.get(beside) ?? null));
  }
}

/** Medians over the rounds; the ratio is that within each round. */
function row(name: string, own: readonly Measured[], beside: readonly Measured[] | null): string {
  const perSecond = Math.round(median(own.map((one) => one.perSecond)));
  const ratios = own.map((one, round) => one.perSecond / (beside?.[round]?.perSecond ?? Number.NaN));
  const ratio = beside ? `${Math.round(median(ratios) * 100)} %` : '';
  const failed = own.reduce((sum, one) => sum + one.failed, 0);
  const [p50, p99] = [median(own.map((one) => one.p50)), median(own.map((one) => one.p99))];
  const stolen = own.some((one) => one.stolen === null)
    ? ''
    : own.map((one) => `${one.stolen?.toFixed(0)} %`);
  return `| ${[name, perSecond, ratio, p50, p99, failed, stolen].join(' | ')} |`;
}

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const groups = Math.ceil(items.length / size);
  return Array.from({ length: groups }, (_, nth) => items.slice(nth * size, (nth + 1) * size));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The cookies of as many members as there are addresses, each signed in at a provider of another process, as where it counts: the
 * development provider makes every promise of its process slower.
 */
async function signedIn(
  origin: string,
  provider: HostileProvider,
  emails: readonly string[],
): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (const email of emails) {
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

type Comparison = {
  readonly target: Target;
  /** Name of the target that does the least that could be done for it; none for those themselves. */
  readonly beside?: string;
};
type Origins = Readonly<Record<'service' | 'hello' | 'select' | 'insert', string>>;

/**
 * What is measured, the bare ones first.
 * @param cookies one for each member.
 * @param concurrent how many of them do something at once.
 */
function targetsOf(
  origins: Origins,
  cookies: readonly string[],
  concurrent: number,
  today: MemberDay,
): readonly Comparison[] {
  const log = { method: 'POST', path: '/api/workouts', json: workoutOn(today) } as const;
  const { points, durationSeconds } = standardLimits.mutation;
  const allowed = (concurrent * points) / durationSeconds;
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

function workoutOn(date: MemberDay) {
  return {
    templateId: 'cardio-kickstart',
    date,
    durationMinutes: 1,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
  };
}
