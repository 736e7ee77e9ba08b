import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { stopTestServer, testDatabase } from './database.ts';
import { seededRandom } from './hostile-requests.ts';
import { sendCommands, signInMembers } from './kill-run/clients.ts';
import { placeOf } from './kill-run/cluster.ts';
import { findFaults } from './kill-run/findings.ts';
import { spawnApp, stopApp } from './spawn-app.ts';

/*
 * `npm run test:rolling`: two processes of the service behind nginx with `operations/nginx.conf`, over TLS. They are stopped and started
 * again one after the other while members read and send commands. The second process may be of another release, so that each release starts
 * beside the other. A release that is refused, because the other has changed the tables, stays down, and the other serves. Afterwards the
 * log and the read models are compared with what was answered. Exit code 1 when a request failed, or something is lost, doubled or
 * different. Needs `nginx` and `openssl` in the PATH.
 */
const usage = `npm run test:rolling -- [options]
  --restarts N    how many times a process is stopped and started again (20)
  --clients N     how many commands are under way at once (6); as many clients read
  --members N     of how many members (12)
  --drain N       DRAIN_SECONDS of the processes (3)
  --seed N        of the random choices (1)
  --other FOLDER  with another release and its node_modules, of which the second process is
  --first NAME    which release starts first: this or other (this)
  --help          this text`;

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    clients: { type: 'string', default: '6' },
    members: { type: 'string', default: '12' },
    drain: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    other: { type: 'string' },
    first: { type: 'string', default: 'this' },
    help: { type: 'boolean', default: false },
  },
});
/** Folders of the two releases, in the order in which they start. */
const folders = values.first === 'other' ? [values.other, undefined] : [undefined, values.other];
/** The refusal of a release that is older than the tables. */
const newerDatabase = /Migration \d+ .* A newer version has used the database[^\n"]*/;
/** How long members continue when a release was refused. */
const refusedMs = 5_000;

/** Paths that members read. */
const pages = [
  '/api/auth/user',
  '/api/stats',
  '/api/user-quests/session',
  '/api/workouts',
  '/api/history',
  '/readyz',
];

if (values.help) process.stdout.write(`${usage}\n`);
else process.exitCode = await run();

type Upstream = { readonly port: number; readonly folder: string | undefined; child: ChildProcess | null };

type Refusal = { readonly why: string; readonly release: 'this' | 'other' };

async function run(): Promise<number> {
  const chance = seededRandom(Number(values.seed));
  const [clients, restarts] = [Number(values.clients), Number(values.restarts)];
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'rondel-rolling-'));
  const upstreams: Upstream[] = [];
  for (const release of folders) upstreams.push({ port: await freePort(), folder: release, child: null });
  const port = await freePort();
  const origin = `https://127.0.0.1:${port}`;
  await makeCertificate(folder);
  const nginx = await startNginx(folder, port, upstreams);
  const env = {
    ...{ PUBLIC_ORIGIN: origin, TRUST_PROXY: '1', DATABASE_URL: database.url, DATA_DIR: folder },
    ...{ DRAIN_SECONDS: values.drain, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') },
  };
  // Also when this script fails.
  process.once('exit', () => {
    for (const child of [nginx, ...upstreams.map((upstream) => upstream.child)]) child?.kill();
  });
  const refusals: Refusal[] = [];
  const start = async (upstream: Upstream) => {
    const appEnv = { ...env, PORT: String(upstream.port) };
    upstream.child = await spawnApp(appEnv, 'pipe', upstream.folder).catch((error: unknown) => {
      const [why] = newerDatabase.exec(String(error)) ?? [];
      if (why === undefined) throw error;
      refusals.push({ why, release: upstream.folder === undefined ? 'this' : 'other' });
      return null;
    });
  };
  try {
    const [first, second] = upstreams as [Upstream, Upstream];
    await start(first);
    const target = { someOrigin: () => origin };
    // The development provider keeps its sign-ins in memory, so only one process runs meanwhile.
    const members = await signInMembers(target, Number(values.members));
    await start(second);
    const sending = sendCommands(target, members, { clients, chance });
    const reading = readAll(origin, members, clients, chance);
    const began = performance.now();
    for (let nth = 0; nth < restarts && refusals.length === 0; nth += 1) {
      const upstream = upstreams[nth % 2] as Upstream;
      await stopApp(upstream.child, 'SIGTERM');
      await start(upstream);
      process.stderr.write(`${nth + 1} restarts, ${sending.tally().answered} commands\n`);
    }
    // Members continue with the release that serves.
    if (refusals.length > 0) await pause(refusedMs);
    const sent = await sending.stop();
    const reads = await reading.stop();
    const [refused] = refusals;
    const place = placeOf(database.url, folder);
    const faults = await faultsFor(refused, place, sent);
    const tally = sending.tally();
    const failed = tally.cutOff + tally.unreachable + tally.failed + reads.failures.length;
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${JSON.stringify({ restarts, refusedRelease: refused ?? null, ...tally, reads, faults, seconds }, null, 2)}\n`,
    );
    return failed === 0 && Object.values(faults ?? {}).every((list) => list.length === 0) ? 0 : 1;
  } finally {
    for (const { child } of upstreams) await stopApp(child, 'SIGTERM');
    await stopApp(nginx, 'SIGQUIT');
    await database.drop();
    await stopTestServer();
    await rm(folder, { recursive: true });
  }
}

/** Null when this release was refused: then it has written no rows that could be compared. */
async function faultsFor(refused: Refusal | undefined, ...found: Parameters<typeof findFaults>) {
  return refused?.release === 'this' ? null : (await findFaults(...found)).faults;
}

async function makeCertificate(folder: string): Promise<void> {
  const place = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem'), '-days', '2'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...place, ...name], {
    stdio: 'ignore',
  });
  globalAgent.options.ca = await readFile(join(folder, 'cert.pem'));
}

/** nginx by the configuration for operators, with ports, name and certificate of this run. */
async function startNginx(
  folder: string,
  port: number,
  upstreams: readonly Upstream[],
): Promise<ChildProcess> {
  const template = await readFile(join(import.meta.dirname, '../operations/nginx.conf'), 'utf8');
  const changes: readonly (readonly [string, string])[] = [
    ...['127.0.0.1:3000', '127.0.0.1:3001'].map(
      (address, nth) => [address, `127.0.0.1:${upstreams[nth]?.port}`] as const,
    ),
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/letsencrypt/live/rondel.example/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/letsencrypt/live/rondel.example/privkey.pem', join(folder, 'key.pem')],
    ['/var/log/nginx/', join(folder, 'nginx-')],
  ];
  const server = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`operations/nginx.conf does not say "${from}" any more`);
    return text.replaceAll(from, to);
  }, template);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, `nginx-${kind}`)};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')} warn;
events {} http { access_log off; ${paths.join(' ')}\n${server}}\n`,
  );
  const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'nginx.log')], {
    stdio: 'ignore',
  });
  await Promise.race([
    once(nginx, 'exit').then(() => Promise.reject(new Error('nginx did not start'))),
    untilListening(port),
  ]);
  return nginx;
}

async function untilListening(port: number): Promise<void> {
  const visitor = createHttpClient(`https://127.0.0.1:${port}`);
  while (
    !(await visitor.get('/healthz').then(
      () => true,
      () => false,
    ))
  )
    await pause(50);
}

type Reader = { readonly cookies: HttpClient['cookies'] };
type Reads = { readonly answered: number; readonly slowestMs: number; readonly failures: readonly string[] };

/** Members who read until `stop` is called. Any answer but 200 is a failure, as is none. */
function readAll(origin: string, members: readonly Reader[], count: number, chance: () => number) {
  const failures: string[] = [];
  let [answered, slowestMs, isStopped] = [0, 0, false];
  const anyOf = <Value>(list: readonly Value[]) => list[Math.floor(chance() * list.length)] as Value;
  async function read(): Promise<void> {
    while (!isStopped) {
      const path = anyOf(pages);
      const began = performance.now();
      const failure = await createHttpClient(origin, anyOf(members).cookies)
        .get(path)
        .then(
          ({ status, body }) => (status === 200 ? null : `${path} ${status} ${body.slice(0, 200)}`),
          String,
        );
      if (failure !== null) failures.push(failure);
      answered += 1;
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
      await pause(chance() * 60);
    }
  }
  const working = Promise.all(Array.from({ length: count }, read));
  return {
    async stop(): Promise<Reads> {
      isStopped = true;
      await working;
      return { answered, slowestMs, failures };
    },
  };
}
