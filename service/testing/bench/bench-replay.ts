import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { count } from '#service/tools/analysis/progress-line.ts';
import { median } from './quantile.ts';
import { type Goal, goals, names } from './replay-goals.ts';
import type { CursorClass } from './replay-limits.ts';
import { type Trial, trialsOn } from './replay-trials.ts';
import { makeLog, openEncrypted } from './synthetic-store.ts';
import { installTemporaryPackage } from './temporary-package.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * Measures how fast a replay is, compared with the limits of the machine in the same run. Prints events per second for reading, folding,
 * writing and the whole. The deciders make the log from a seed. Every round does all trials, every other round in reverse order, so that
 * other load affects all alike. Prints medians over the rounds, and medians of the ratios within each round. With several sizes (`--events
 * 10000,1000000`) it also prints the cost of an event in each.
 *
 * npm run bench:replay -- [--events 1000000] [--rounds 3] [--seed rondel] [--circles 0] [--database URL] [--cursor FOLDER]
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'rondel' },
    /** Members of each circle, 2-12: adds friends, circles and cheers to the log. */
    circles: { type: 'string', default: '0' },
    /** A database with an existing log, instead of new ones. */
    database: { type: 'string' },
    /** A folder in which pg-cursor is installed. */
    cursor: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Measured = { readonly perSecond: number; readonly cpuMicroseconds: number };
type Results = Map<string, Measured[]>;

const costs: (readonly [size: number, microseconds: number])[] = [];
if (values.database !== undefined) await benchOn(values.database, await sizeOf(values.database), null);
else
  for (const size of values.events.split(',').map(Number))
    await withTemporaryPostgres(async ({ url, folder }) => {
      const people = Number(values.circles);
      say(await makeLog(url, values.seed, size, folder, people));
      await benchOn(url, people > 0 ? await sizeOf(url) : size, folder);
    });
if (costs.length > 1) reportCosts();

async function benchOn(url: string, size: number, folder: string | null): Promise<void> {
  const stores = await openEncrypted(url, folder);
  const { trials, close } = await trialsOn(url, stores, size, await cursorFrom(folder));
  const results = await run(trials);
  await close();
  await stores.close();
  report(results);
  costs.push([size, microsecondsOf(names.stats, results) - microsecondsOf(names.nothing, results)]);
}

async function cursorFrom(folder: string | null): Promise<CursorClass | null> {
  const home = values.cursor ?? (folder && join(folder, 'borrowed'));
  try {
    if (home === null) throw new Error('no folder was given');
    const found = await installTemporaryPackage(home, 'pg-cursor', '2.22.0', ['pg@8.23.1']);
    return (found as { readonly default: CursorClass }).default;
  } catch (error) {
    say(`WITHOUT pg-cursor, which could not be installed: ${String(error)}`);
    return null;
  }
}

async function sizeOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from log.events');
  await client.end();
  return Number(rows[0]?.count);
}

async function run(trials: readonly Trial[]): Promise<Results> {
  const load = () => loadavg()[0]?.toFixed(1);
  say(`${availableParallelism()} cores, load average ${load()} before ${rounds} rounds`);
  const results: Results = new Map();
  for (let round = 0; round < rounds; round += 1)
    for (const trial of round % 2 === 0 ? trials : trials.toReversed())
      results.set(trial.name, [...(results.get(trial.name) ?? []), await measured(trial)]);
  say(`load average ${load()} afterwards\n`);
  return results;
}

/** CPU time measures only the work, independent of other load. Setup is excluded from both times. */
async function measured({ run }: Trial): Promise<Measured> {
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  const { events, milliseconds = performance.now() - began, cpu = process.cpuUsage(cpuBefore) } = await run();
  return { perSecond: (events / milliseconds) * 1000, cpuMicroseconds: (cpu.user + cpu.system) / events };
}

function report(results: Results): void {
  say('| | events/s | µs of CPU in Node for an event |\n|---|---:|---:|');
  for (const [name, all] of results) say(row(name, all));
  say('\n| goal | wanted | measured |\n|---|---:|---:|');
  for (const goal of goals) say(goalRow(goal, results));
  say('');
}

function row(name: string, results: readonly Measured[]): string {
  const perSecond = median(results.map((result) => result.perSecond));
  const cpu = median(results.map(({ cpuMicroseconds }) => cpuMicroseconds));
  return `| ${name} | ${count(Math.round(perSecond))} | ${cpu.toFixed(1)} |`;
}

function goalRow({ of, to, wanted }: Goal, results: Results): string {
  const beside = results.get(to);
  if (!beside) return `| ${of} / ${to} | ${wanted} | absent |`;
  const ratios = (results.get(of) ?? []).map(
    ({ perSecond }, round) => perSecond / (beside[round]?.perSecond ?? Number.NaN),
  );
  return `| ${of} / ${to} | ${wanted} | ${median(ratios).toFixed(2)} |`;
}

function microsecondsOf(name: string, results: Results): number {
  return 1e6 / median((results.get(name) ?? []).map(({ perSecond }) => perSecond));
}

function reportCosts(): void {
  const [[, least] = [0, Number.NaN]] = costs.toSorted(([, a], [, b]) => a - b);
  say('| events | µs that each adds to a rebuild | of the cheapest |\n|---:|---:|---:|');
  for (const [size, microseconds] of costs)
    say(`| ${count(size)} | ${microseconds.toFixed(2)} | ${(microseconds / least).toFixed(2)} |`);
}
