import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { freePort } from '#service/embedded-postgres/postmaster.ts';
import { hostileProvider } from '#service/identity/testing/hostile-provider.ts';
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
 * Reads and commands of this checkout beside those of another one, alternating in one run, each with its own embedded Postgres: requests
 * per second, and the processor time that each request takes of the service and its Postgres together, which other load on the machine
 * affects least. A ratio above 1 is better here. Needs the /proc of Linux.
 *
 * npm run bench:beside -- <folder of the other checkout> [rounds] [seconds for each] [only what has this in its name]
 */
const [other, rounds = '5', seconds = '4', only = ''] = parseArgs({ allowPositionals: true }).positionals;
if (other === undefined) throw new Error('Which checkout to compare with? npm run bench:beside -- <folder>');
const concurrent = 32;
const warmUpSeconds = 6;

type Side = {
  readonly name: string;
  readonly folder: string;
  readonly service: ChildProcess;
  readonly comparisons: readonly Comparison[];
};
type Round = { readonly perSecond: number; readonly microseconds: number };

const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
const provider = await hostileProvider();
const sides: Side[] = [];
try {
  for (const [name, checkout] of Object.entries({ here: '.', there: other }))
    sides.push(await start(name, resolve(checkout)));
  await report();
} finally {
  for (const { service, folder } of sides) await stop(service, folder);
  await provider.stop();
}

async function start(name: string, checkout: string): Promise<Side> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-beside-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const log = await open(join(folder, 'log'), 'a');
  const service = spawn(
    process.execPath,
    [...serviceOptions, '--import', 'tsx', 'service/testing/serve.ts'],
    {
      cwd: checkout,
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

async function report(): Promise<void> {
  process.stdout.write(`${concurrent} connections, ${rounds} rounds of ${seconds} s\n`);
  process.stdout.write(
    '| what | here | there | ratio | µs here | µs there | ratio |\n|---|--:|--:|--:|--:|--:|--:|\n',
  );
  for (const [index, { target }] of (sides[0]?.comparisons ?? []).entries()) {
    const [ours, theirs] = await compared(index);
    const ratioOf = (value: (round: Round) => number) =>
      median(ours.map((round, nth) => value(round) / value(theirs[nth] ?? round)));
    const speed = ratioOf(({ perSecond }) => perSecond);
    const thrift = 1 / ratioOf(({ microseconds }) => microseconds);
    const perSecond = [ours, theirs].map((all) => Math.round(median(all.map((round) => round.perSecond))));
    const cost = [ours, theirs].map((all) => Math.round(median(all.map((round) => round.microseconds))));
    const cells = [target.name, ...perSecond, speed.toFixed(2), ...cost, thrift.toFixed(2)];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}

/** All rounds of one target, on both sides. */
async function compared(index: number): Promise<readonly [ours: Round[], theirs: Round[]]> {
  const [here, there] = sides as [Side, Side];
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (const side of sides) await measured(side, index, warmUpSeconds);
  for (let round = 0; round < Number(rounds); round += 1) {
    // The sides alternate in going first, because the second run inherits the machine's state from the first.
    if (round % 2 === 0) ours.push(await measured(here, index));
    theirs.push(await measured(there, index));
    if (round % 2 === 1) ours.push(await measured(here, index));
  }
  return [ours, theirs];
}

async function measured(side: Side, index: number, secondsEach = Number(seconds)): Promise<Round> {
  const target = side.comparisons[index]?.target;
  if (!target) throw new Error(`${side.name} has other targets.`);
  const ofSide = () =>
    processorTime(({ id, command }) => id === side.service.pid || command.includes(side.folder));
  const before = await ofSide();
  const { perSecond } = await measure(target, concurrent, secondsEach);
  const spent = (await ofSide()) - before;
  return { perSecond, microseconds: spent / (perSecond * secondsEach) };
}
