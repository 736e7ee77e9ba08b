import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { hostileProvider } from '#service/http/identity/testing/hostile-provider.ts';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { befriend, befriended } from './befriended.ts';
import {
  addWebhooks,
  answers,
  type Comparison,
  commandsWithWebhook,
  issueTokens,
  members,
  publishPage,
  readsByToken,
  readsOfBefriended,
  serviceEnv,
  serviceOptions,
  signInMembers,
  targetsOf,
} from './http-targets.ts';
import { type Measured, measure } from './measure.ts';
import { processorTimeFromNow } from './process-time.ts';

/*
 * Measures reads and commands of the service with sessions, compared with bare Koa in the same run. Prints requests per second, their ratio
 * to the nearest Koa, and latencies. Every round measures all of them, so that other load on the machine affects all alike. Closed loops
 * measure the capacity. The latency of a command is measured at the rate at which all members send as much as their limit allows. Each
 * round also prints the share of time that the host of a virtual machine gave to others. Above 3 percent, the latencies describe the host
 * and not the service. Reads by token are compared with the same reads by session, and a command of members with a webhook with the same
 * of members without; the delivery of the message is part of its cost. Dashboard reads of members with 200 friends in 12 circles are
 * compared with those of all members. The processor time of a request is that of the server
 * and its Postgres together; where there is no /proc of Linux, it is not printed.
 *
 * npm run bench:http -- [rounds] [seconds for each] [only what has this in its name] [folder for a CPU profile of the service]
 */
const [rounds = '3', secondsEach = '5', only = '', profileFolder] = parseArgs({
  allowPositionals: true,
}).positionals;
const concurrent = 64;
const warmUpSeconds = 6;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
const folder = await mkdtemp(join(tmpdir(), 'rondel-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(join(folder, 'data'));
const provider = await hostileProvider();
const receiver = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const receiverOrigin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const children: ChildProcess[] = [];
try {
  await bench();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await provider.stop();
  receiver.closeAllConnections();
  receiver.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [service = '', hello = '', select = '', insert = ''] = ports.map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const [port = '', ...barePorts] = ports.map(String);
  await run(
    'service/testing/serve.ts',
    [],
    {
      PORT: port,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      ...serviceEnv(provider),
      WEBHOOK_ORIGINS: receiverOrigin,
    },
    [...serviceOptions, ...(profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [])],
  );
  await run('service/testing/bench/bare-koa.ts', [postgres.url, ...barePorts], {});
  await answers(`${service}/readyz`);
  for (const origin of [hello, select]) await answers(`${origin}/healthz`);
  const signedIn = await signInMembers(service, provider, today);
  const cookies = signedIn.slice(0, members);
  const tokens = await issueTokens(service, signedIn);
  // The first members get friends below, which sets their privacy.
  await publishPage(service, signedIn[befriended] ?? '');
  const friendly = signedIn.slice(0, befriended);
  await befriend(service, friendly, { databaseUrl: postgres.url, dataDir: folder }, today);
  const hooked = await addWebhooks(service, signedIn, receiverOrigin);
  const comparisons = [
    ...targetsOf({ service, hello, select, insert }, cookies, concurrent, today),
    ...readsByToken({ service }, tokens.slice(0, members)),
    ...readsOfBefriended({ service }, friendly),
    ...commandsWithWebhook({ service }, hooked, concurrent, today),
  ];
  await report(
    comparisons.filter(({ target, beside }) => beside === undefined || target.name.includes(only)),
  );
}

/** A separate process whose output goes to a file, as in operation. */
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

async function report(comparisons: readonly Comparison[]): Promise<void> {
  const machine = `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)} at the start`;
  say(
    `${concurrent} connections, ${members} members in turn, ${rounds} rounds of ${secondsEach} s, ${machine}`,
  );
  const all = new Map<string, Costed[]>();
  for (const { target } of comparisons) await measure(target, concurrent, warmUpSeconds);
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const { target } of comparisons) {
      all.set(target.name, [...(all.get(target.name) ?? []), await costed(target)]);
    }
  }
  say(
    `| what | per second | of its Koa | CPU µs | times its Koa | p50 ms | p99 ms | failed | stolen |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|`,
  );
  for (const { target, beside = '' } of comparisons) {
    say(row(target.name, all.get(target.name) ?? [], all.get(beside) ?? null));
  }
}

/** With the processor time of a request in microseconds; NaN where it is unknown. */
type Costed = Measured & { readonly microseconds: number };

async function costed(target: Comparison['target']): Promise<Costed> {
  const isOurs: Parameters<typeof processorTimeFromNow>[0] = ({ id, command }) =>
    children.some(({ pid }) => pid === id) || command.includes(folder);
  const spentSince = await processorTimeFromNow(isOurs).catch(() => async () => Number.NaN);
  const measured = await measure(target, concurrent, Number(secondsEach));
  const spent = await spentSince();
  return { ...measured, microseconds: spent / (measured.perSecond * Number(secondsEach)) };
}

/** Medians over the rounds; the ratio is computed within each round. */
function row(name: string, own: readonly Costed[], beside: readonly Costed[] | null): string {
  const perSecond = Math.round(median(own.map((one) => one.perSecond)));
  const ratios = own.map((one, round) => one.perSecond / (beside?.[round]?.perSecond ?? Number.NaN));
  const ratio = beside ? `${Math.round(median(ratios) * 100)} %` : '';
  const cost = median(own.map((one) => one.microseconds));
  const costs = own.map((one, round) => one.microseconds / (beside?.[round]?.microseconds ?? Number.NaN));
  const times = beside ? median(costs).toFixed(2) : '';
  const cpu = Number.isNaN(cost) ? ['', ''] : [Math.round(cost), times];
  const failed = own.reduce((sum, one) => sum + one.failed, 0);
  const [p50, p99] = [median(own.map((one) => one.p50)), median(own.map((one) => one.p99))];
  const stolen = own.some((one) => one.stolen === null)
    ? ''
    : own.map((one) => `${one.stolen?.toFixed(0)} %`);
  return `| ${[name, perSecond, ratio, ...cpu, p50, p99, failed, stolen].join(' | ')} |`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
