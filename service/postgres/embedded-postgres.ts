import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { within } from '#projections/engine/deadlines.ts';
import { type Account, isReachableByOthers, postgresAccount } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { freePort, isAlive, runningPostmaster } from './postmaster.ts';

export type EmbeddedPostgres = {
  /** Connection string of the database `rondel`. */
  readonly url: string;
  /** Where the data lies: the folder asked for, or its stand-in where the server's account cannot reach that. */
  readonly home: string;
  /** Stops the server in an orderly way; does nothing where another process started it. */
  stop(): Promise<void>;
};

type Cluster = {
  readonly home: string;
  readonly data: string;
  readonly bin: string;
  readonly account: Account | null;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
};

const startTimeoutMs = 60_000;
/** One data folder belongs to one major version. */
const dataFolder = 'pg18';

/**
 * Starts a real Postgres 18 on loopback with its data below a folder, or joins the one that already runs there. Killed hard, this
 * process takes the server with it (a watchdog sees its pipe close), and the next start recovers.
 * @param folder kept by the caller; made when missing.
 * @param settings more server settings, by name.
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const cluster = await prepare(resolve(folder), settings);
  const deadline = Date.now() + startTimeoutMs;
  for (let tries = 1; ; tries += 1) {
    const running = await settled(cluster, deadline);
    if (running) return { url: urlOf(cluster, running.port), home: cluster.home, stop: async () => {} };
    const server = await launch(cluster, deadline);
    if (server) return server;
    if (Date.now() > deadline || tries >= 10) throw await startFailure(cluster);
    await delay(200 * tries);
  }
}

async function prepare(folder: string, settings: Cluster['settings']): Promise<Cluster> {
  await mkdir(folder, { recursive: true });
  const account = await postgresAccount();
  const home =
    account && !(await isReachableByOthers(folder)) ? await reachableHome(folder, account) : folder;
  const bin = await postgresBinaries(account);
  const password = await keptPassword(folder);
  const cluster = { home, data: join(home, dataFolder), bin, account, password, settings };
  if (!(await stat(join(cluster.data, 'PG_VERSION')).catch(() => null))) await initialise(cluster);
  return cluster;
}

async function reachableHome(folder: string, account: Account): Promise<string> {
  const home = `/var/tmp/rondel-data-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chown(home, account.uid, account.gid);
  return home;
}

async function keptPassword(folder: string): Promise<string> {
  const file = join(folder, `${dataFolder}.password`);
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => {});
  return readFile(file, 'utf8');
}

async function initialise(cluster: Cluster): Promise<void> {
  const { account, data, home } = cluster;
  // A first start that was killed half-way leaves a folder that initdb would refuse.
  const partial = `${data}.partial`;
  await rm(partial, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
  const passwordFile = join(home, `${dataFolder}.initial`);
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  await mkdir(partial, { mode: 0o700 });
  if (account) {
    await chown(passwordFile, account.uid, account.gid);
    await chown(partial, account.uid, account.gid);
  }
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // A new segment is filled with zeros while commits wait: 16 MB held them up for 100 ms every few thousand commands.
  const log = ['--wal-segsize=1'];
  const access = ['-U', 'rondel', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  await promisify(execFile)(join(cluster.bin, 'initdb'), ['-D', partial, ...locale, ...log, ...access], {
    ...account,
    cwd: '/',
    env: serverEnvironment(),
  });
  await rm(passwordFile);
  await rename(partial, data);
}

/** The server that already runs, once it is ready; null once none runs. One that is shutting down is waited for. */
async function settled(cluster: Cluster, deadline: number) {
  while (Date.now() < deadline) {
    const running = await runningPostmaster(cluster.data);
    if (!running) return null;
    if (running.isReady && (await answers(cluster, running.port))) return running;
    await delay(50);
  }
  return null;
}

async function launch(cluster: Cluster, deadline: number): Promise<EmbeddedPostgres | null> {
  const port = await freePort();
  const child = await spawnServer(cluster, port);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (await answers(cluster, port)) {
      await ensureDatabase(cluster, port);
      return {
        url: urlOf(cluster, port),
        home: cluster.home,
        stop: () => stopServer(cluster, child, exited),
      };
    }
    await delay(25);
  }
  child.kill();
  return null;
}

// The shell waits for Postgres and for the end of the pipe from this process: when we die, however, it stops Postgres (fast mode).
const watchdog =
  '"$@" </dev/null 3<&- & p=$!; (cat >/dev/null; kill -INT $p 2>/dev/null) <&3 & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s';

async function spawnServer(cluster: Cluster, port: number): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    jit: 'off',
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(join(cluster.home, `${dataFolder}.log`), 'a');
  const server = [join(cluster.bin, 'postgres'), '-D', cluster.data, '-p', String(port), ...flags];
  const child = spawn('/bin/sh', ['-c', watchdog, 'postgres', ...server], {
    ...cluster.account,
    cwd: '/',
    env: serverEnvironment(),
    // Out of reach of Ctrl-C, so that the service can drain first.
    detached: true,
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
  });
  await log.close();
  child.unref();
  const pipe = child.stdio[3] as Socket;
  pipe.on('error', () => {});
  pipe.unref();
  return child;
}

async function stopServer(cluster: Cluster, child: ChildProcess, exited: Promise<void>): Promise<void> {
  const running = await runningPostmaster(cluster.data);
  if (child.exitCode !== null || !running || !isAlive(running.pid)) return;
  child.ref();
  process.kill(running.pid, 'SIGINT');
  await exited;
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    ...within(startTimeoutMs),
  });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'rondel'");
    if (found.rowCount === 0) await client.query('create database rondel');
  } finally {
    await client.end();
  }
}

async function startFailure(cluster: Cluster): Promise<Error> {
  const file = join(cluster.home, `${dataFolder}.log`);
  const log = await readFile(file, 'utf8').catch(() => '');
  return new Error(`Postgres did not start. The end of ${file}:\n${log.split('\n').slice(-8).join('\n')}`);
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function urlOf(cluster: Cluster, port: number, database = 'rondel'): string {
  return `postgres://rondel:${cluster.password}@127.0.0.1:${port}/${database}`;
}
