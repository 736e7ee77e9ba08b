import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { hostileProvider } from '#service/http/identity/testing/hostile-provider.ts';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { answers, emails, serviceEnv, serviceOptions, signInMembers, targetsOf } from './http-targets.ts';
import { measure, type Target } from './measure.ts';
import { processorTimeFromNow } from './process-time.ts';

/*
 * Counts per command of one or several checkouts: reads and writes of Node, statements, transactions, bytes of the write-ahead log, and
 * processor time of Node and Postgres. One checkout after the other, each with a Postgres that keeps statistics of statements, which cost
 * some processor time. Needs the /proc of Linux.
 *
 * npm run bench:commands -- [--callers 1,64] [--seconds 5] [--members 256] [--only "log workout"] [--statements 12] [--graph] [folders, by default this]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    callers: { type: 'string', default: '1,64' },
    seconds: { type: 'string', default: '5' },
    members: { type: 'string', default: '256' },
    only: { type: 'string', default: '' },
    /** How many statements to show of each command, those with the most processor time first. */
    statements: { type: 'string', default: '0' },
    /** Draws the commands a second against the callers, of all folders. */
    graph: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const callerCounts = values.callers.split(',').map(Number);
const people = emails.slice(0, Number(values.members));
const commandNames = ['log workout', 'spin, reset'].filter((name) => name.includes(values.only));
const today = dayOf(asInstant(new Date().toISOString()), 'UTC');

type Counted = {
  readonly reads: number;
  readonly writes: number;
  readonly statements: number;
  readonly transactions: number;
  readonly walBytes: number;
};
type Statement = {
  readonly query: string;
  readonly calls: number;
  readonly ms: number;
  readonly wal: number;
};
type Running = {
  readonly folder: string;
  readonly service: ChildProcess;
  readonly cookies: readonly string[];
  readonly origin: string;
  readonly client: pg.Client;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Commands a second. */
const points: { checkout: string; command: string; callers: number; perSecond: number }[] = [];

for (const checkout of positionals.length > 0 ? positionals : ['.']) await counted(checkout);
if (values.graph) for (const command of commandNames) drawGraph(command);

/** A bar for each checkout and number of callers. */
function drawGraph(command: string): void {
  const drawn = points.filter((point) => point.command === command);
  const most = Math.max(...drawn.map(({ perSecond }) => perSecond));
  say(`\n${command}: commands a second against callers`);
  for (const callers of callerCounts)
    for (const { checkout, perSecond } of drawn.filter((point) => point.callers === callers))
      say(
        `${String(callers).padStart(4)} ${'█'.repeat(Math.round((50 * perSecond) / most)).padEnd(50)} ${perSecond.toFixed(0).padStart(5)}  ${checkout}`,
      );
}

async function counted(checkout: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-commands-'));
  await chmod(folder, 0o755);
  const provider = await hostileProvider();
  // The service finds the server running and does not stop it.
  const postgres = await startEmbeddedPostgres(folder, { shared_preload_libraries: 'pg_stat_statements' });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const port = await freePort();
  const log = await open(join(folder, 'log'), 'a');
  const env = {
    PATH: '/usr/bin:/bin',
    PORT: String(port),
    DATA_DIR: folder,
    NODE_ENV: '',
    ...serviceEnv(provider),
  };
  const service = spawn(
    process.execPath,
    [...serviceOptions, '--import', 'tsx', 'service/testing/serve.ts'],
    { cwd: resolve(checkout), env, stdio: ['ignore', log.fd, 'inherit'] },
  );
  try {
    await log.close();
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/readyz`);
    const cookies = await signInMembers(origin, provider, today, people);
    await countAll(checkout, { folder, service, cookies, origin, client });
  } finally {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
    await client.end();
    await postgres.stop();
    await provider.stop();
    for (const left of new Set([folder, postgres.home])) await rm(left, { recursive: true, force: true });
  }
}

async function countAll(checkout: string, running: Running): Promise<void> {
  const { origin, cookies } = running;
  say(`\n${checkout}, ${people.length} members, ${seconds} s each; everything for one request\n`);
  say(
    '| command | callers | a second | p50 ms | p99 ms | reads | writes | statements | transactions | WAL bytes | µs |',
  );
  say('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  const shown: string[] = [];
  for (const callers of callerCounts) {
    const all = targetsOf({ service: origin, hello: '', select: '', insert: '' }, cookies, callers, today);
    for (const { target } of all)
      if (target.rate === undefined && commandNames.includes(target.name))
        shown.push(...(await countOne(checkout, target, callers, running)));
  }
  if (shown.length > 0) say(`\n${shown.join('\n')}`);
}

/** Prints a row of the table. @returns the lines of its statements */
async function countOne(
  checkout: string,
  target: Target,
  callers: number,
  running: Running,
): Promise<readonly string[]> {
  const { folder, service, client } = running;
  await measure(target, callers, seconds);
  await client.query('select pg_stat_statements_reset()');
  const spent = await processorTimeFromNow(
    ({ id, command }) => id === service.pid || command.includes(folder),
  );
  const before = await countsOf(running);
  const { perSecond, p50, p99 } = await measure(target, callers, seconds);
  const [after, microseconds] = [await countsOf(running), await spent()];
  points.push({ checkout, command: target.name, callers, perSecond });
  const requests = perSecond * seconds;
  const each = (name: keyof Counted, digits = 2) => ((after[name] - before[name]) / requests).toFixed(digits);
  const cells = [
    ...[target.name, callers, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)],
    ...[each('reads'), each('writes'), each('statements'), each('transactions')],
    ...[each('walBytes', 0), (microseconds / requests).toFixed(0)],
  ];
  say(`| ${cells.join(' | ')} |`);
  const statements = await costliest(client);
  return statements.map(
    ({ query, calls, ms, wal }) =>
      `${target.name}, ${callers}: ${(calls / requests).toFixed(3)} calls, ${((1000 * ms) / requests).toFixed(1)} µs, ${(wal / requests).toFixed(0)} bytes of WAL: ${query}`,
  );
}

async function countsOf({ service, client }: Running): Promise<Counted> {
  const io = await readFile(`/proc/${service.pid}/io`, 'utf8');
  const named = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(io)?.[1]);
  // Statistics of another connection arrive up to a second late, unless that connection is idle.
  const { rows } = await client.query<Omit<Counted, 'reads' | 'writes'>>(
    `select (select sum(calls)::float8 from pg_stat_statements) as statements,
      (select sum(xact_commit + xact_rollback)::float8 from pg_stat_database) as transactions,
      (select wal_bytes::float8 from pg_stat_wal) as "walBytes"`,
  );
  const [counts] = rows;
  if (!counts) throw new Error('Postgres has no statistics.');
  return { reads: named('syscr'), writes: named('syscw'), ...counts };
}

async function costliest(client: pg.Client): Promise<readonly Statement[]> {
  const { rows } = await client.query<Statement>(
    `select regexp_replace(left(query, 200), '\\s+', ' ', 'g') as query, calls::float8, total_exec_time as ms, wal_bytes::float8 as wal
      from pg_stat_statements order by total_exec_time desc limit $1`,
    [Number(values.statements)],
  );
  return rows;
}
