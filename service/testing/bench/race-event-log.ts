import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { beginning, type StoredEvent } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { positionOf } from '#service/event-store/postgres/log-connection.ts';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import type { RaceOrder, RaceResult } from './race-writer.ts';

/*
 * Processes race for the built-in log, on few streams, so that many appends meet a conflict; a reader follows them live. Exits with 1
 * unless positions and streams are without gaps, no event is missing or doubled, and no deadlock occurred.
 *
 * node --import tsx service/testing/bench/race-event-log.ts [--seconds 60] [--writers 4] [--streams 40]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    writers: { type: 'string', default: '4' },
    streams: { type: 'string', default: '40' },
  },
});
const seconds = Number(values.seconds);
const writers = Array.from({ length: Number(values.writers) }, (_, n) => n);
const streams = Array.from({ length: Number(values.streams) }, (_, n) => `race-${n}`);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'rondel-race-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(join(folder, 'data'));
try {
  await race(postgres.url);
} finally {
  await postgres.stop();
  for (const left of new Set([folder, postgres.home])) await rm(left, { recursive: true, force: true });
}

async function race(url: string): Promise<void> {
  const log = await openEventLog({ connectionString: url });
  const following = new AbortController();
  const followed = createCheck();
  const over = new AbortController();
  const subscriber = (async () => {
    for await (const message of log.subscribe({ after: beginning, signal: following.signal }))
      if (message.kind === 'event') followed.see(message.event);
      else if (over.signal.aborted && message.position === (await log.head())) following.abort();
  })();
  const results = await Promise.all(writers.map((writer) => runWriter({ url, writer, seconds, streams })));
  over.abort();
  printFigures(results);
  const again = createCheck();
  for await (const event of log.readAll({ after: beginning })) again.see(event);
  // A last event makes the subscription report once more that it has caught up.
  await log.append('race-end', 'no-stream', [
    { id: crypto.randomUUID(), type: 'RaceEnded', data: {}, metadata: {} },
  ]);
  await subscriber;
  await log.close();

  const acknowledged = results.reduce((sum, { events }) => sum + events, 0);
  verdict('events in the log, as many as were acknowledged', again.seen(), acknowledged);
  verdict('events followed live', followed.seen() - 1, acknowledged);
  verdict('gaps in the positions, and holes in streams', again.faults() + followed.faults(), 0);
  verdict('deadlocks', await deadlocks(url), 0);
}

/** Runs a writer process for the ordered time. @throws when it fails. */
async function runWriter(order: RaceOrder): Promise<RaceResult> {
  const child = fork(fileURLToPath(new URL('race-writer.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(order);
  const failed = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`writer ${order.writer} ended with ${String(signal ?? code)}`);
  });
  const [result] = (await Promise.race([once(child, 'message'), failed])) as [RaceResult];
  failed.catch(() => {});
  return result;
}

/** Counts received events and missing predecessors. */
function createCheck() {
  const revisions = new Map<string, number>();
  let seen = 0;
  let faults = 0;
  return {
    see({ stream, revision, position }: StoredEvent): void {
      seen += 1;
      if (position !== positionOf(`${seen}`)) faults += 1;
      if (revision !== (revisions.get(stream) ?? -1) + 1) faults += 1;
      revisions.set(stream, revision);
    },
    seen: () => seen,
    faults: () => faults,
  };
}

function printFigures(results: readonly RaceResult[]): void {
  const times = results.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1);
  const conflicts = results.reduce((sum, result) => sum + result.conflicts, 0);
  const shares = results.map(({ events }) => count(events)).join(', ');
  say(
    `${count(times.length)} appends in ${seconds} s by ${writers.length} processes on ${streams.length} streams,`,
  );
  say(`  ${count(conflicts)} of them conflicts; events by process: ${shares}`);
  say(
    `  ${count(Math.round(times.length / seconds))}/s; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}

async function deadlocks(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.deadlocks);
}

function verdict(what: string, actual: number, expected: number): void {
  say(`${actual === expected ? 'ok' : `WRONG, not ${count(expected)}`}: ${count(actual)} ${what}`);
  if (actual !== expected) process.exitCode = 1;
}
