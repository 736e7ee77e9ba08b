import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { stopTestServer, testDatabase } from './database.ts';
import { questSeedFor } from './quest-seeds.ts';

/*
 * `npm run image:check`: builds `service/operations/Dockerfile` with buildah, starts the image on a fresh Postgres, and runs a member's
 * first day over HTTP. Without a reachable registry of images, both base images are replaced by the same content: Debian by debootstrap,
 * and Node from the npm package `node`. Needs root, buildah and debootstrap; without them it says so, and nothing is checked.
 */
const usage = `npm run image:check -- [options]
  --registry      take the real base images from their registry instead of stand-ins
  --keep          keep the built image, as localhost/rondel-check
  --help          this text`;

const { values } = parseArgs({
  options: {
    registry: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const tag = 'localhost/rondel-check';
const standIn = { base: 'localhost/rondel-stand-in-debian', node: 'localhost/rondel-stand-in-node' };
const newcomer = 'iris@rondel.example';
/** A development sign-in in a container that other machines cannot reach. The wheel draws no Lucky Day, which would end the day at once. */
const settings = {
  ...{ NODE_ENV: 'development', DEV_SIGN_IN: '1', DATA_DIR: '/data', LOG_LEVEL: 'warn' },
  QUEST_SEED: questSeedFor([devMemberId(newcomer)], [], [dayOf(asInstant(new Date().toISOString()), 'UTC')]),
};
const megabyte = 1e6;

if (values.help) process.stdout.write(`${usage}\n`);
else {
  const missing = await missingTools();
  if (missing === null) await check();
  else process.stdout.write(`The image was not built and not started: ${missing}\n`);
}

async function missingTools(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'buildah needs root here for its chroot isolation.';
  for (const tool of values.registry ? ['buildah'] : ['buildah', 'debootstrap']) {
    if (!(await isThere(tool, '--version')))
      return `${tool} is not installed (on Debian: apt-get install buildah debootstrap).`;
  }
  return null;
}

function isThere(tool: string, ...args: readonly string[]): Promise<boolean> {
  return run(tool, args, { maxBuffer: 2 ** 26 }).then(
    () => true,
    () => false,
  );
}

async function check(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-image-'));
  try {
    if (!values.registry) await makeStandIns(folder);
    await timed('image', () =>
      buildah('bud', ...buildOptions(), '--file', 'service/operations/Dockerfile', '--tag', tag, root),
    );
    await liveFirstDay();
  } finally {
    await stopTestServer();
    if (!values.keep) await run('buildah', ['rmi', tag]).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}

function buildOptions(): readonly string[] {
  return [
    ...['--isolation', 'chroot', '--network', 'host', '--layers=false', '--format', 'docker'],
    ...(values.registry
      ? []
      : ['--build-arg', `BASE_IMAGE=${standIn.base}`, '--build-arg', `NODE_IMAGE=${standIn.node}`]),
  ];
}

/** Its output is shown only when it fails. */
async function buildah(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('buildah', args, { cwd: root, maxBuffer: 2 ** 26 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(
        `buildah ${args[0]} failed:\n${error.stdout?.slice(-4_000)}\n${error.stderr?.slice(-4_000)}`,
      );
    },
  );
  return stdout.trim();
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  process.stdout.write(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Those of an earlier run are used again: `buildah rmi --all` has them made from the newest packages. */
async function makeStandIns(folder: string): Promise<void> {
  const dockerfile = await readFile(join(root, 'service/operations/Dockerfile'), 'utf8');
  const [, nodeVersion = '', release = ''] = /NODE_IMAGE=node:([\d.]+)-(\w+)-slim/.exec(dockerfile) ?? [];
  standIn.base += `:${release}`;
  standIn.node += `:${nodeVersion}`;
  if (await isThere('buildah', 'inspect', '--type', 'image', standIn.node)) return;
  const debian = join(folder, 'debian');
  await timed('stand-in for Debian', () => run('debootstrap', ['--variant=minbase', release, debian]));
  // Folders that the slim image of Debian leaves out too.
  for (const left of [
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
    'usr/share/info',
    'var/cache/apt',
    'var/lib/apt/lists',
  ])
    await rm(join(debian, left), { recursive: true, force: true });
  await commitFolder('scratch', debian, '/', standIn.base);
  const node = join(folder, 'node');
  await timed('stand-in for Node', async () => {
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', node, `node@${nodeVersion}`]);
    const npm = join((await run('npm', ['root', '--global'])).stdout.trim(), 'npm');
    const local = join(folder, 'local');
    await cp(join(node, 'node_modules/node/bin/node'), join(local, 'bin/node'), { dereference: true });
    await cp(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
    await run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')]);
    // The build's npm trusts what this machine's does, such as the certificate of a proxy.
    const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
    if (certificates) {
      await cp(certificates, join(local, 'etc/machine.crt'), { dereference: true });
      await writeFile(join(local, 'etc/npmrc'), 'cafile=/usr/local/etc/machine.crt\n');
    }
    await commitFolder(standIn.base, local, '/usr/local', standIn.node);
  });
}

async function commitFolder(from: string, folder: string, to: string, name: string): Promise<void> {
  const container = await buildah('from', from);
  await buildah('add', '--quiet', container, folder, to);
  await buildah('commit', '--quiet', '--rm', container, name);
}

type ImageConfig = {
  readonly Cmd: readonly string[];
  readonly User: string;
  readonly Healthcheck?: { readonly Test: readonly string[] };
};

async function liveFirstDay(): Promise<void> {
  const database = await testDatabase();
  const container = await buildah('from', tag);
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = { ...settings, PORT: String(port), PUBLIC_ORIGIN: origin, DATABASE_URL: database.url };
    const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', tag)) as {
      Docker: { config: ImageConfig };
    };
    const { Cmd: command, User: user, Healthcheck: health } = Docker.config;
    const inside = (args: readonly string[]) => [
      ...['run', '--isolation', 'chroot', '--network', 'host'],
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[container, '--', ...args],
    ];
    await sizeOf(container);
    const who = await buildah(...inside(['id', '-u']));
    if (who === '0' || user !== '10001:10001') throw new Error(`The image runs as ${user}, user id ${who}`);
    const service = spawn('buildah', inside(command), { stdio: ['ignore', 'inherit', 'inherit'] });
    const ended = once(service, 'exit');
    try {
      await timed('start', () => untilReady(origin, ended));
      const [, ...probe] = health?.Test ?? [];
      await buildah(...inside(probe));
      await timed('first day', () => firstDay(origin));
      await stopService(service.pid ?? 0, ended);
    } finally {
      service.kill();
    }
    const bases = values.registry ? 'the real base images' : 'stand-ins for both base images';
    process.stdout.write(
      `The image was built on ${bases}, started as user ${user}, and lived in for a first day.\n`,
    );
  } finally {
    await buildah('rm', container);
    await database.drop();
  }
}

async function stopService(pid: number, ended: Promise<unknown[]>): Promise<void> {
  const began = performance.now();
  const node = await nodeBelow(pid);
  // A signal to 0 would reach this process and its whole group.
  if (node === 0) throw new Error('The service in the image is not found among the processes');
  process.kill(node, 'SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The service ended with ${String(code)} at SIGTERM`);
  process.stdout.write(`stop: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

async function sizeOf(container: string): Promise<void> {
  const mounted = await buildah('mount', container);
  const bytes = async (path: string) =>
    Number((await run('du', ['-sb', join(mounted, path)])).stdout.split('\t')[0]) / megabyte;
  const [all, node, modules, app] = [
    await bytes('.'),
    await bytes('usr/local/bin/node'),
    await bytes('app/node_modules'),
    await bytes('app'),
  ];
  const parts = `Node ${node.toFixed(0)}, packages ${modules.toFixed(0)}, sources and client ${(app - modules).toFixed(0)}, base ${(all - node - app).toFixed(0)}`;
  process.stdout.write(`size: ${all.toFixed(0)} MB (${parts})\n`);
  await buildah('umount', container);
}

async function untilReady(origin: string, ended: Promise<unknown>): Promise<void> {
  const end = ended.then(() => 'ended' as const);
  const visitor = createHttpClient(origin);
  const isReady = () =>
    visitor.get('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if ((await Promise.race([end, pause(100)])) === 'ended')
      throw new Error('The service in the image has ended');
  }
}

/** The Node process that a process has started: with chroot isolation, nothing hands signals on to it. It has started a compiler itself. */
async function nodeBelow(pid: number): Promise<number> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (/^[^\0]*\bnode\0/.test(command)) return pid;
  // A process of several threads has the children of all of them.
  for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
    const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '');
    for (const child of children.split(' ').filter(Boolean)) {
      const found = await nodeBelow(Number(child));
      if (found > 0) return found;
    }
  }
  return 0;
}

async function firstDay(origin: string): Promise<void> {
  const [ada, iris] = [createHttpClient(origin), createHttpClient(origin)];
  await signInAs(ada, 'ada@rondel.example');
  const { id } = await call<{ id: string }>(ada, 'POST', '/api/beta/request', {
    email: newcomer,
  });
  await call(ada, 'PATCH', `/api/beta/requests/${id}`, { status: 'approved' });
  await signInAs(iris, newcomer);
  const page = await iris.get('/');
  if (page.status !== 200 || !page.body.includes('<script')) throw new Error(`/ answered ${page.status}`);
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(page.body) ?? [];
  if ((await iris.get(script)).status !== 200) throw new Error(`${script} is not in the image`);
  const { quest } = await call<{ quest: { id: string } }>(iris, 'POST', '/api/user-quests/spin');
  await call(iris, 'POST', '/api/user-quests/accept');
  const today = await call<{ id: string }>(iris, 'GET', '/api/user-quests/today');
  await call(iris, 'PUT', `/api/user-quests/${today.id}`, { status: 'completed' });
  const workout = { templateId: 'cardio-kickstart', date: today.id, durationMinutes: 21, isCompleted: true };
  await call(iris, 'POST', '/api/workouts', { ...workout, perceivedExertion: 7, moodAfter: 4 });
  await call(iris, 'POST', '/api/body-metrics', { weight: '170', date: today.id, unit: 'lbs' });
  const stats = await call<{ totalPoints: number; currentStreak: number }>(iris, 'GET', '/api/stats');
  if (stats.totalPoints < 3 || stats.currentStreak !== 1) throw new Error(`Stats: ${JSON.stringify(stats)}`);
  process.stdout.write(
    `first day: ${quest.id} done, ${stats.totalPoints} points, streak ${stats.currentStreak}\n`,
  );
}

async function call<Answer>(
  visitor: HttpClient,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer> {
  const answer = await visitor.send(method, path, json === undefined ? {} : { json });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body) as Answer;
}
