import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { asMemberId } from '#domain/kernel/ids.ts';
import { allProjections } from '#projections/all-projections.ts';
import { type RunningProjections, startProjections } from '#projections/engine/start-projections.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { tables } from '#projections/versions.ts';
import { createExecuteCommand, type ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { fixedRowCipher } from '#service/event-store/encryption/testing/fixed-keys.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { type Logged, logWorkout } from './log-workout.ts';
import { median, quantile } from './quantile.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * Measures how far the rows are behind while commands stream in. Callers send one workout after the other, each as soon as the last was
 * answered, and never wait for rows. Prints commands per second and the time until an answer. Also prints the time from an answer until the
 * command's row can be read, with all read models following. Last comes the time from the last answer until all rows are there.
 *
 * npm run bench:live -- [--rounds 3] [--milliseconds 3000]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    milliseconds: { type: 'string', default: '3000' },
  },
});
const [rounds, milliseconds] = [Number(values.rounds), Number(values.milliseconds)];
const callerCounts = [1, 16, 64];
const membersOfEach = 20;
/** One of this many commands is also looked up in the table. */
const lookEvery = 50;

type BenchedApp = {
  readonly execute: ExecuteCommand;
  readonly projections: RunningProjections;
  readonly pool: pg.Pool;
};
type Measured = {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly answers: readonly number[];
  /** Milliseconds from an answer to its visible row. */
  readonly lags: readonly number[];
  /** Milliseconds from the last answer to the last row. */
  readonly tail: number;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await withTemporaryPostgres(async ({ url }) => {
  const events = await openEventLog({ connectionString: url });
  const projections = await startProjections({
    database: { connectionString: url },
    projections: allProjections,
    source: eventSourceOf(events, await fixedRowCipher()),
  });
  const pool = openPool(url, 'bench');
  await projections.caughtUp();
  try {
    await bench({ execute: createExecuteCommand(events), projections, pool });
  } finally {
    await Promise.all([projections.stop(), pool.end()]);
    await events.close();
  }
});

async function bench(app: BenchedApp): Promise<void> {
  const load = () => loadavg()[0]?.toFixed(1);
  say(
    `${availableParallelism()} cores, load average ${load()} before ${rounds} rounds of ${milliseconds} ms`,
  );
  const results = new Map(callerCounts.map((callers) => [callers, [] as Measured[]]));
  await stream(app, 16, 1000);
  for (let round = 0; round < rounds; round += 1)
    for (const [callers, measured] of results) measured.push(await stream(app, callers, milliseconds));
  say(`load average ${load()} afterwards\n`);
  say(
    '| callers | commands/s | answer p50, p99 ms | answer to row p50, p99 ms | last row after last answer, ms |',
  );
  say('|---:|---:|---:|---:|---:|');
  for (const [callers, measured] of results) say(row(callers, measured));
}

async function stream(app: BenchedApp, callers: number, duration: number): Promise<Measured> {
  const [answers, lags, rows]: [number[], number[], Promise<void>[]] = [[], [], []];
  const began = performance.now();
  const call = async () => {
    const members = Array.from({ length: membersOfEach }, () => asMemberId(randomUUID()));
    for (let nth = 0; performance.now() - began < duration; nth += 1) {
      const asked = performance.now();
      const sent = await logWorkout(app.execute, members[nth % membersOfEach] ?? asMemberId(randomUUID()));
      const answered = performance.now();
      answers.push(answered - asked);
      rows.push(
        seen(app, sent, nth % lookEvery === 0).then(() => void lags.push(performance.now() - answered)),
      );
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const ended = performance.now();
  await Promise.all(rows);
  const perSecond = (answers.length / (ended - began)) * 1000;
  return { perSecond, answers, lags, tail: performance.now() - ended };
}

/** Resolves when the row is visible. @throws when it is missing although the position was reached. */
async function seen({ projections, pool }: BenchedApp, { position, workoutId }: Logged, doesLook: boolean) {
  const isPast = await projections.waitFor(position, { timeoutMs: 60_000 });
  if (!isPast) throw new Error(`the rows did not come to ${position}`);
  if (!doesLook) return;
  const { rowCount } = await pool.query(`select from ${tables.workouts} where key = $1`, [workoutId]);
  if (rowCount !== 1) throw new Error(`workout ${workoutId} has ${rowCount} rows`);
}

function row(callers: number, measured: readonly Measured[]): string {
  const of = (value: (one: Measured) => number, digits: number) =>
    median(measured.map(value)).toFixed(digits);
  const both = (times: 'answers' | 'lags') =>
    `${of((one) => quantile(one[times], 0.5), 2)}, ${of((one) => quantile(one[times], 0.99), 1)}`;
  const perSecond = count(Math.round(median(measured.map((one) => one.perSecond))));
  return `| ${callers} | ${perSecond} | ${both('answers')} | ${both('lags')} | ${of(({ tail }) => tail, 0)} |`;
}
