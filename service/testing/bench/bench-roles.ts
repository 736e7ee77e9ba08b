import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { hostileProvider } from '#service/http/identity/testing/hostile-provider.ts';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { answers, serviceEnv, serviceOptions, signInMembers, targetsOf } from './http-targets.ts';
import { measure, type Target } from './measure.ts';
import { processorTime } from './process-time.ts';
import { median } from './quantile.ts';

/*
 * Measures the cost of a request in each process when the roles are shared out. Two web processes, and one that runs the read models and
 * the jobs, are compared with one process that does everything. Each set-up has its own Postgres, and they alternate. A machine with two
 * processors cannot run all three, so their capacity is computed from the processor time of the busiest. One process carries 1 / its time,
 * two web processes carry 2 / theirs, unless the third process has no time left before. Postgres is listed separately.
 *
 * npm run bench:roles -- [rounds] [seconds for each] [only what has this in its name]
 */
const [rounds = '3', seconds = '4', only = ''] = process.argv.slice(2);
const concurrent = 32;
const warmUpSeconds = 6;

type Started = { readonly process: ChildProcess; readonly origin: string; readonly isWeb: boolean };
type SetUp = {
  readonly name: string;
  readonly folder: string;
  readonly all: readonly Started[];
  readonly targets: readonly (readonly Target[])[];
};
/** Microseconds of processor time for a request. */
type Cost = {
  readonly perSecond: number;
  readonly web: number;
  readonly rest: number;
  readonly postgres: number;
};

const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
const provider = await hostileProvider();
const setUps: SetUp[] = [];
/** Stops each part that was started, in the order of the starts. */
const stops: (() => Promise<void>)[] = [];
try {
  setUps.push(await start('one process', ['web,projector,jobs']));
  setUps.push(await start('two web processes and a projector', ['web', 'web', 'projector,jobs']));
  await report();
} finally {
  for (const stop of stops.toReversed()) await stop();
  await provider.stop();
}

async function start(name: string, roles: readonly string[]): Promise<SetUp> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(join(folder, 'data'));
  stops.push(async () => {
    await postgres.stop();
    for (const left of new Set([folder, postgres.home])) await rm(left, { recursive: true, force: true });
  });
  const all: Started[] = [];
  const env = {
    PATH: '/usr/bin:/bin',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    ...serviceEnv(provider),
  };
  // The last one first: the web processes wait for the read models.
  for (const role of roles.toReversed()) all.unshift(await startProcess(role, env));
  const web = all.filter(({ isWeb }) => isWeb);
  for (const { origin } of web) await answers(`${origin}/readyz`);
  const cookies = await signInMembers(web[0]?.origin ?? '', provider, today);
  const each = concurrent / web.length;
  const targets = web.map(({ origin }, nth) =>
    targetsOf(
      { service: origin, hello: '', select: '', insert: '' },
      cookies.filter((_, index) => index % web.length === nth),
      each,
      today,
    ).flatMap(({ target }) =>
      target.origin === origin && target.rate === undefined && target.name.includes(only) ? [target] : [],
    ),
  );
  return { name, folder, all, targets };
}

async function startProcess(role: string, env: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort();
  const log = await open(join(env.DATA_DIR ?? '', 'log'), 'a');
  const child = spawn(process.execPath, [...serviceOptions, '--import', 'tsx', 'service/testing/serve.ts'], {
    env: { ...env, PORT: String(port), ROLE: role },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  await log.close();
  stops.push(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  });
  return { process: child, origin: `http://127.0.0.1:${port}`, isWeb: role.includes('web') };
}

async function report(): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  say(
    `${concurrent} connections, ${rounds} rounds of ${seconds} s, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  say(
    '| what | set-up | per second | µs of the web processes | µs of the projector | µs of Postgres | can carry |',
  );
  say('|---|---|--:|--:|--:|--:|--:|');
  for (const [nth, { name }] of (setUps[0]?.targets[0] ?? []).entries()) {
    const costs = await measured(nth);
    const [alone] = costs.map(({ web }) => 1 / web);
    for (const [index, { perSecond, web, rest, postgres }] of costs.entries()) {
      const webs = setUps[index]?.targets.length ?? 1;
      const carries = Math.min(webs / web, 1 / rest) / (alone ?? Number.NaN);
      const cells = [perSecond, web, rest, postgres].map((value) => Math.round(value));
      say(`| ${[name, setUps[index]?.name, ...cells, `${carries.toFixed(2)}x`].join(' | ')} |`);
    }
  }
}

/** Medians of the rounds of a target, for each set-up. */
async function measured(nth: number): Promise<readonly Cost[]> {
  const found: Cost[][] = setUps.map(() => []);
  for (const setUp of setUps) await load(setUp, nth, warmUpSeconds);
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [index, setUp] of setUps.entries())
      found[index]?.push(await load(setUp, nth, Number(seconds)));
  const of = (costs: readonly Cost[], key: keyof Cost) => median(costs.map((cost) => cost[key]));
  return found.map((costs) => ({
    perSecond: of(costs, 'perSecond'),
    web: of(costs, 'web'),
    rest: of(costs, 'rest'),
    postgres: of(costs, 'postgres'),
  }));
}

async function load(setUp: SetUp, nth: number, secondsEach: number): Promise<Cost> {
  const before = await timesOf(setUp);
  const targets = setUp.targets.flatMap((targets) => targets[nth] ?? []);
  const found = await Promise.all(
    targets.map((target) => measure(target, concurrent / targets.length, secondsEach)),
  );
  const after = await timesOf(setUp);
  const perSecond = found.reduce((sum, one) => sum + one.perSecond, 0);
  const perRequest = (key: 'web' | 'rest' | 'postgres') =>
    (after[key] - before[key]) / (perSecond * secondsEach);
  // Each web process serves its share of the requests.
  return { perSecond, web: perRequest('web'), rest: perRequest('rest'), postgres: perRequest('postgres') };
}

async function timesOf({ all, folder }: SetUp) {
  const pids = (isWeb: boolean) =>
    all.filter((started) => started.isWeb === isWeb).map(({ process: child }) => child.pid);
  const [web, rest, postgres] = await Promise.all([
    processorTime(({ id }) => pids(true).includes(id)),
    processorTime(({ id }) => pids(false).includes(id)),
    processorTime(({ command }) => command.includes(join(folder, 'data'))),
  ]);
  return { web, rest, postgres };
}
