import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { EventToAppend, ExpectedRevision } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { median, quantile } from './quantile.ts';
import { installTemporaryPackage } from './temporary-package.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

type Contender = {
  /** Stores the next command of a caller that waits for each answer. @param stream used by this caller only */
  command(stream: string, nth: number): Promise<void>;
  close(): Promise<void>;
};

const data = {
  memberId: 'b5d2f1a0-5a4e-4c6e-9a53-0c39f2a1d7e4',
  date: '2026-03-01',
  template: 'daily-50',
  exerciseIndex: 3,
  setIndex: 0,
  points: 8,
};
const metadata = {
  commandId: '7f4a3b9e-20c1-4f0e-8d75-a7f6f0b1c9d2',
  actor: data.memberId,
  occurredAt: '2026-03-01T08:00:00.000Z',
  zone: 'Europe/Paris',
};
const type = 'RoutineSetTicked';
const emmettVersion = '0.42.0';

/** Alternates between one and two events: 1.5 per command. */
const eventsIn = (nth: number): number => 1 + (nth % 2);

async function builtInLog(connectionString: string): Promise<Contender> {
  const log = await openEventLog({ connectionString });
  const revisions = new Map<string, ExpectedRevision>();
  return {
    async command(stream, nth) {
      const events = Array.from({ length: eventsIn(nth) }, (): EventToAppend => {
        return { id: randomUUID(), type, data, metadata };
      });
      const { revision } = await log.append(stream, revisions.get(stream) ?? 'no-stream', events);
      revisions.set(stream, revision);
    },
    close: () => log.close(),
  };
}

/** The minimal durable write: one row per commit, without stream, revision or order. */
async function bareInsert(connectionString: string): Promise<Contender> {
  const pool = new pg.Pool({ connectionString, max: 32 });
  // Connection errors appear in queries; the pool may still hold idle connections when the server stops.
  pool.on('error', () => {});
  await pool.query(`create schema if not exists bare;
    create table bare.events (id bigint generated always as identity primary key, data json not null, metadata json not null)`);
  return {
    async command() {
      const text = 'insert into bare.events (data, metadata) values ($1, $2) returning id';
      await pool.query({ name: 'insert', text, values: [data, metadata] });
    },
    close: () => pool.end(),
  };
}

async function emmett(connectionString: string, open: OpenEmmett): Promise<Contender> {
  const store = open(connectionString);
  const versions = new Map<string, bigint>();
  return {
    async command(stream, nth) {
      const events = Array.from({ length: eventsIn(nth) }, () => ({ type, data, metadata }));
      const expectedStreamVersion = versions.get(stream) ?? 'STREAM_DOES_NOT_EXIST';
      const appended = await store.appendToStream(stream, events, { expectedStreamVersion });
      versions.set(stream, appended.nextExpectedStreamVersion);
    },
    close: () => store.close(),
  };
}

/*
 * Measures how fast the built-in log stores commands of 1.5 events at exact revisions, compared with the limits of the machine in the same
 * run. Each of `callers` callers waits for its answer. Every round measures all contenders, so that other load on the machine affects all
 * alike. Prints medians over the rounds, and medians of the ratios within each round.
 *
 * npm run bench:append -- [--rounds 5] [--milliseconds 1500] [--emmett FOLDER where emmett is installed]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '1500' },
    emmett: { type: 'string' },
  },
});
const [rounds, milliseconds] = [Number(values.rounds), Number(values.milliseconds)];
const callerCounts = [1, 16, 64, 256];
const streamsOfEach = 50;
const warmUpMilliseconds = 500;

type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number };
type Results = Map<string, Measured[]>;

const names = { ours: 'built-in log', bare: 'bare INSERT', emmett: 'emmett-postgresql' } as const;
const goals = [
  { callers: 64, what: 'throughput', beside: names.bare, wanted: '≥ 1.7', ratio: throughputRatio },
  { callers: 64, what: 'throughput', beside: names.emmett, wanted: '≥ 6', ratio: throughputRatio },
  { callers: 1, what: 'p50', beside: names.bare, wanted: '≤ 1.5', ratio: latencyRatio },
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await withTemporaryPostgres(async ({ url, folder }) => {
  const contenders = new Map<string, Contender>([
    [names.ours, await builtInLog(url)],
    [names.bare, await bareInsert(url)],
  ]);
  try {
    contenders.set(
      names.emmett,
      await emmett(url, await emmettFrom(values.emmett ?? join(folder, 'borrowed'))),
    );
  } catch (error) {
    say(`WITHOUT emmett-postgresql, which could not be installed: ${String(error)}`);
  }
  try {
    await bench(contenders, folder);
  } finally {
    for (const contender of contenders.values()) await contender.close();
    await connectionsEnd(url);
  }
});

/** A pool of another package may still have an idle connection, and fail the process when the server ends it. */
async function connectionsEnd(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionString);
  await client.connect();
  const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const waitsUntil = performance.now() + 10_000;
  while (performance.now() < waitsUntil && (await client.query(others)).rows.length > 0) await pause(50);
  await client.end();
}

async function bench(contenders: ReadonlyMap<string, Contender>, folder: string): Promise<void> {
  const load = () => loadavg()[0]?.toFixed(1);
  say(
    `${availableParallelism()} cores, load average ${load()} before ${rounds} rounds of ${milliseconds} ms`,
  );
  const syncs: number[] = [];
  const results: Results = new Map();
  // Run alone first: one contender creates its tables at the first append and fails when that happens concurrently.
  for (const callers of [1, 64])
    for (const contender of contenders.values())
      await measure(contender, callers, `warm-${callers}`, warmUpMilliseconds);
  for (let round = 0; round < rounds; round += 1) {
    syncs.push(syncsPerSecond(folder));
    for (const callers of callerCounts)
      for (const [name, contender] of contenders) {
        const measured = await measure(contender, callers, `${round}-${callers}`, milliseconds);
        results.set(keyOf(name, callers), [...(results.get(keyOf(name, callers)) ?? []), measured]);
      }
  }
  say(
    `load average ${load()} afterwards; 8 kB written and synced ${count(Math.round(median(syncs)))} times/s\n`,
  );
  report(results, [...contenders.keys()]);
}

async function measure(
  contender: Contender,
  callers: number,
  run: string,
  duration: number,
): Promise<Measured> {
  const latencies: number[] = [];
  const began = performance.now();
  const call = async (_: unknown, caller: number) => {
    for (let nth = 0; performance.now() - began < duration; nth += 1) {
      const asked = performance.now();
      await contender.command(`bench-${run}-${caller}-${nth % streamsOfEach}`, nth);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const perSecond = (latencies.length / (performance.now() - began)) * 1000;
  return { perSecond, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

/** How often per second the database's disk can sync 8 kB. */
function syncsPerSecond(folder: string): number {
  const file = openSync(join(folder, 'synced'), 'w');
  const page = Buffer.alloc(8192);
  const began = performance.now();
  let syncs = 0;
  for (; performance.now() - began < 500; syncs += 1) {
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
  }
  closeSync(file);
  return (syncs / (performance.now() - began)) * 1000;
}

function keyOf(name: string, callers: number): string {
  return `${name} ${callers}`;
}

function report(results: Results, contenders: readonly string[]): void {
  say(`| callers | ${contenders.map((name) => `${name}: commands/s (p50, p99 ms)`).join(' | ')} |`);
  say(`|---:|${contenders.map(() => '---:|').join('')}`);
  for (const callers of callerCounts) {
    const cells = contenders.map((name) => cell(results.get(keyOf(name, callers)) ?? []));
    say(`| ${callers} | ${cells.join(' | ')} |`);
  }
  say('\n| goal | wanted | measured |\n|---|---:|---:|');
  for (const { callers, what, beside, wanted, ratio } of goals) {
    const others = results.get(keyOf(beside, callers));
    const ours = results.get(keyOf(names.ours, callers)) ?? [];
    const measured = others
      ? median(ours.map((one, round) => ratio(one, others[round]))).toFixed(2)
      : 'absent';
    say(`| ${what} of ${beside}, ${callers} at once | ${wanted} | ${measured} |`);
  }
}

function cell(measured: readonly Measured[]): string {
  const of = (name: keyof Measured) => median(measured.map((one) => one[name]));
  return `${count(Math.round(of('perSecond')))} (${of('p50').toFixed(2)}, ${of('p99').toFixed(1)})`;
}

function throughputRatio(ours: Measured, other: Measured | undefined): number {
  return ours.perSecond / (other?.perSecond ?? Number.NaN);
}

function latencyRatio(ours: Measured, other: Measured | undefined): number {
  return ours.p50 / (other?.p50 ?? Number.NaN);
}

/** The part that the benchmark uses. */
type OpenEmmett = (connectionString: string) => {
  appendToStream(
    stream: string,
    events: readonly { readonly type: string; readonly data: object; readonly metadata: object }[],
    options: { readonly expectedStreamVersion: bigint | 'STREAM_DOES_NOT_EXIST' },
  ): Promise<{ readonly nextExpectedStreamVersion: bigint }>;
  close(): Promise<void>;
};

/** An event store on Postgres for comparison. @throws when it cannot be installed. */
async function emmettFrom(folder: string): Promise<OpenEmmett> {
  const needs = [`@event-driven-io/emmett@${emmettVersion}`];
  const found = await installTemporaryPackage(
    folder,
    '@event-driven-io/emmett-postgresql',
    emmettVersion,
    needs,
  );
  return (found as { readonly getPostgreSQLEventStore: OpenEmmett }).getPostgreSQLEventStore;
}
