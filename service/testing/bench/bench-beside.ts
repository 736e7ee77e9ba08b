import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { hostileProvider } from '#service/http/identity/testing/hostile-provider.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import {
  answers,
  type Comparison,
  serviceEnv,
  serviceOptions,
  signInMembers,
  targetsOf,
} from './http-targets.ts';
import { measure } from './measure.ts';
import { processorTime } from './process-time.ts';
import { median } from './quantile.ts';

/*
 * Compares reads and commands of this checkout with those of another one, alternating in one run, each with its own embedded Postgres.
 * Prints requests per second, the time until half of the answers, and the processor time of each request in the service and its Postgres
 * together. Other load on the machine affects the processor time least. A ratio above 1 is better here. Needs the /proc of Linux.
 *
 * With the same commit on both sides, the service that had started first took up to a tenth more processor time. So all is measured twice,
 * in both orders of starting, and a ratio is the mean of both.
 *
 * npm run bench:beside -- [--callers 32] <folder of the other checkout> [rounds in each order] [seconds for each] [only what has this in its
 * name]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { callers: { type: 'string', default: '32' } },
});
const [other, rounds = '3', seconds = '4', only = ''] = positionals;
if (other === undefined) throw new Error('Which checkout to compare with? npm run bench:beside -- <folder>');
const concurrent = Number(values.callers);
const warmUpSeconds = 6;

const names = ['here', 'there'] as const;
type Name = (typeof names)[number];
const checkouts: Readonly<Record<Name, string>> = { here: '.', there: other };

type Side = {
  readonly name: Name;
  readonly folder: string;
  readonly service: ChildProcess;
  readonly comparisons: readonly Comparison[];
};
/** `p50` in milliseconds. */
type Round = { readonly perSecond: number; readonly p50: number; readonly microseconds: number };
/** The rounds of one target in one order of starting: the nth of both sides ran right after each other. */
type Trial = Readonly<Record<Name, readonly Round[]>>;

const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
const provider = await hostileProvider();
try {
  const trials = [await measuredAll(names), await measuredAll(names.toReversed())];
  report(trials);
} finally {
  await provider.stop();
}

/** The trials of all targets, by name. */
async function measuredAll(order: readonly Name[]): Promise<ReadonlyMap<string, Trial>> {
  const sides: Side[] = [];
  try {
    for (const name of order) sides.push(await start(name));
    const trials = new Map<string, Trial>();
    for (const [index, { target }] of (sides[0]?.comparisons ?? []).entries())
      trials.set(target.name, await compared(sides, index));
    return trials;
  } finally {
    for (const { service, folder } of sides) await stop(service, folder);
  }
}

async function start(name: Name): Promise<Side> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-beside-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const log = await open(join(folder, 'log'), 'a');
  const service = spawn(
    process.execPath,
    [...serviceOptions, '--import', 'tsx', 'service/testing/serve.ts'],
    {
      cwd: resolve(checkouts[name]),
      env: { PATH: '/usr/bin:/bin', PORT: String(port), DATA_DIR: folder, ...serviceEnv(provider) },
      stdio: ['ignore', log.fd, 'inherit'],
    },
  );
  await log.close();
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/readyz`);
  const cookies = await signInMembers(origin, provider, today);
  const origins = { service: origin, hello: '', select: '', insert: '' };
  const isMeasured = ({ target }: Comparison) =>
    target.origin === origin && target.rate === undefined && target.name.includes(only);
  return {
    name,
    folder,
    service,
    comparisons: targetsOf(origins, cookies, concurrent, today).filter(isMeasured),
  };
}

async function stop(service: ChildProcess, folder: string): Promise<void> {
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}

/** The geometric mean of the orders' medians. */
function report(orders: readonly ReadonlyMap<string, Trial>[]): void {
  process.stdout.write(
    `${concurrent === 1 ? '1 connection' : `${concurrent} connections`}, twice ${rounds} rounds of ${seconds} s\n`,
  );
  process.stdout.write(
    '| what | here | there | ratio | p50 ms here | p50 ms there | ratio | µs here | µs there | ratio |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n',
  );
  for (const target of orders[0]?.keys() ?? []) {
    const trials = orders.flatMap((trialsOfOrder) => trialsOfOrder.get(target) ?? []);
    const medianOf = (name: Name, value: (round: Round) => number) =>
      median(trials.flatMap((trial) => trial[name].map(value)));
    const ratioOf = (value: (round: Round) => number) =>
      geometricMean(trials.map((trial) => ratio(trial, value)));
    const perSecond = ({ perSecond: each }: Round) => each;
    const latency = ({ p50 }: Round) => p50;
    const cost = ({ microseconds }: Round) => microseconds;
    const cells = [
      target,
      ...names.map((name) => Math.round(medianOf(name, perSecond))),
      ratioOf(perSecond).toFixed(2),
      ...names.map((name) => medianOf(name, latency).toFixed(1)),
      (1 / ratioOf(latency)).toFixed(2),
      ...names.map((name) => Math.round(medianOf(name, cost))),
      (1 / ratioOf(cost)).toFixed(2),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}

function ratio({ here, there }: Trial, value: (round: Round) => number): number {
  return median(here.map((round, nth) => value(round) / value(there[nth] ?? round)));
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** All rounds of one target, on both sides. */
async function compared(sides: readonly Side[], index: number): Promise<Trial> {
  const trial: Record<Name, Round[]> = { here: [], there: [] };
  for (const side of sides) await measured(side, index, warmUpSeconds);
  for (let round = 0; round < Number(rounds); round += 1)
    // The sides alternate in going first, because the second run inherits the machine's state from the first.
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      trial[side.name].push(await measured(side, index));
  return trial;
}

async function measured(side: Side, index: number, secondsEach = Number(seconds)): Promise<Round> {
  const target = side.comparisons[index]?.target;
  if (!target) throw new Error(`${side.name} has other targets.`);
  const ofSide = () =>
    processorTime(({ id, command }) => id === side.service.pid || command.includes(side.folder));
  const before = await ofSide();
  const { perSecond, p50 } = await measure(target, concurrent, secondsEach);
  const spent = (await ofSide()) - before;
  return { perSecond, p50, microseconds: spent / (perSecond * secondsEach) };
}
