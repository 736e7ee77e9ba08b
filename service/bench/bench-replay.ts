import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appendInOrder } from '#service/analysis/append-in-order.ts';
import { count } from '#service/analysis/progress-line.ts';
import { openEventLog } from '#service/event-store/event-log.ts';
import { startEmbeddedPostgres } from '#service/postgres/embedded-postgres.ts';
import { imaginedLog } from './imagined-log.ts';
import { type Goal, goals, type Trial, trialsOn } from './replay-trials.ts';

/*
 * How quick a replay is, beside the limits of the machine in the same run: events per second for reading, folding, writing and the whole.
 * The log is decided by the deciders from a seed. Every round does all trials in turn, so that what else the machine does falls on all;
 * shown are medians over the rounds, and of the ratios within each round.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'rondel' },
  },
});
const [size, rounds] = [Number(values.events), Number(values.rounds)];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'rondel-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(join(folder, 'data'));
try {
  await makeLog();
  const store = await openEventLog({ connectionString: postgres.url });
  await report(await trialsOn(postgres.url, store, size));
  await store.close();
} finally {
  await postgres.stop();
  for (const left of new Set([folder, postgres.home])) await rm(left, { recursive: true, force: true });
}

async function makeLog(): Promise<void> {
  // The making of the log is not what is measured: it need not wait for the disk.
  const quick = new URL(postgres.url);
  quick.searchParams.set('options', '-c synchronous_commit=off');
  const store = await openEventLog({ connectionString: quick.href });
  const began = performance.now();
  const { members, events } = imaginedLog(values.seed, size);
  await appendInOrder(store, events, {
    revisions: new Map(),
    appendsAtOnce: 512,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  await store.close();
  const rate = Math.round((size / (performance.now() - began)) * 1000);
  say(`${count(size)} events of ${count(members)} members, decided and appended at ${count(rate)}/s`);
}

type Measured = { readonly perSecond: number; readonly cpuMicroseconds: number };

async function report({ trials, close }: Awaited<ReturnType<typeof trialsOn>>): Promise<void> {
  const load = () => loadavg()[0]?.toFixed(1);
  say(`${availableParallelism()} cores, load average ${load()} before ${rounds} rounds`);
  const results = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const trial of trials)
      results.set(trial.name, [...(results.get(trial.name) ?? []), await measured(trial)]);
  await close();
  say(`load average ${load()} afterwards\n`);
  say('| | events/s | µs of CPU in Node for an event |\n|---|---:|---:|');
  for (const [name, all] of results) say(row(name, all));
  say('\n| goal | wanted | measured |\n|---|---:|---:|');
  for (const goal of goals) say(goalRow(goal, results));
}

/** CPU counts the work alone, however busy the machine is; what is left out of the time is left out of it too. */
async function measured({ run }: Trial): Promise<Measured> {
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  const { events, milliseconds = performance.now() - began, cpu = process.cpuUsage(cpuBefore) } = await run();
  return { perSecond: (events / milliseconds) * 1000, cpuMicroseconds: (cpu.user + cpu.system) / events };
}

function row(name: string, results: readonly Measured[]): string {
  const perSecond = median(results.map((result) => result.perSecond));
  const cpu = median(results.map(({ cpuMicroseconds }) => cpuMicroseconds));
  return `| ${name} | ${count(Math.round(perSecond))} | ${cpu.toFixed(1)} |`;
}

function goalRow({ of, to, wanted }: Goal, results: ReadonlyMap<string, readonly Measured[]>): string {
  const beside = results.get(to) ?? [];
  const ratios = (results.get(of) ?? []).map(
    ({ perSecond }, round) => perSecond / (beside[round]?.perSecond ?? Number.NaN),
  );
  return `| ${of} / ${to} | ${wanted} | ${median(ratios).toFixed(2)} |`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
