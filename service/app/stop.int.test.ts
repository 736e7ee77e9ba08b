import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import type { TestDatabase } from '#service/testing/database.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { storesWithDemo } from '#service/testing/start-test-app.ts';
import { until } from '#service/testing/until.ts';

const limitMs = 10_000;

describe('a service that receives SIGTERM', () => {
  let database: TestDatabase;
  let dataDir: string;
  let port: number;
  let running: ChildProcess;
  let visitor: HttpClient;
  const sockets: Socket[] = [];

  beforeEach(async function () {
    this.timeout(60_000);
    ({ database, dataDir } = await storesWithDemo());
    port = await freePort();
    running = await spawnApp(env());
    visitor = createHttpClient(`http://127.0.0.1:${port}`);
    await signInAs(visitor, 'ada@rondel.example');
  });
  const env = () => ({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await stopApp(running, 'SIGKILL');
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it('answers running requests, accepts no new ones, and exits with 0', async function () {
    this.timeout(60_000);
    await idleConnection();
    // This request always takes at least 300 ms.
    const underWay = visitor.send('POST', '/api/beta/request', { json: { email: 'last@rondel.example' } });
    await isReceived();
    const { code, milliseconds } = await stop();
    const { status, headers } = await underWay;
    expect([status, headers.connection]).to.deep.equal([201, 'close']);
    expect(code).to.equal(0);
    expect(milliseconds).to.be.below(limitMs);
    expect(await visitor.get('/healthz').catch(() => 'nobody there')).to.equal('nobody there');
  });

  it('exits in time even if clients fall silent and the database does not answer', async function () {
    this.timeout(60_000);
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    await say('GET /api/stats HTTP/1.1\r\nHost: x\r\n');
    await say(
      `POST /api/workouts HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\n` +
        'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":',
    );
    const blocker = await lockedTable();
    const blocked = visitor
      .send('PATCH', '/api/auth/user', { json: { age: 40 }, headers: { 'Idempotency-Key': 'b' } })
      .catch(() => 'hung up');
    await isWaiting(blocker);
    const { code, milliseconds } = await stop();
    expect(await blocked).to.equal('hung up');
    expect(code).to.equal(0);
    expect(milliseconds).to.be.below(limitMs);
    await blocker.end();
  });

  it('is not ready in DRAIN_SECONDS, still answers, and closes each connection then', async function () {
    this.timeout(60_000);
    await stopApp(running, 'SIGTERM');
    running = await spawnApp({ ...env(), DRAIN_SECONDS: '2' });
    expect((await visitor.get('/readyz')).status).to.equal(200);
    const stopped = stop();
    const ready = await until(async () => {
      const answer = await visitor.get('/readyz');
      return answer.status !== 200 && answer;
    });
    expect([ready.status, JSON.parse(ready.body)]).to.deep.equal([
      503,
      { isReady: false, checks: { process: 'stopping' } },
    ]);
    const answer = await visitor.get('/api/auth/user');
    expect([answer.status, answer.headers.connection]).to.deep.equal([200, 'close']);
    const { code, milliseconds } = await stopped;
    expect(code).to.equal(0);
    expect(milliseconds).to.be.within(1_900, 2_000 + limitMs);
  });

  async function stop() {
    const began = performance.now();
    const exited = once(running, 'exit') as Promise<[code: number | null]>;
    running.kill('SIGTERM');
    const [code] = await exited;
    return { code, milliseconds: performance.now() - began };
  }

  async function say(text: string): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write(text, resolve));
  }

  async function idleConnection(): Promise<void> {
    await say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const [socket] = sockets.slice(-1);
    if (socket) await once(socket, 'data');
  }

  /** A later request is answered, so the earlier one has been received. */
  const isReceived = async (): Promise<void> =>
    void (await createHttpClient(`http://127.0.0.1:${port}`).get('/healthz'));

  /** Idempotency answers can no longer be written, so commands do not end. */
  async function lockedTable(): Promise<pg.Client> {
    const client = new pg.Client(database.url);
    client.on('error', () => {});
    await client.connect();
    await client.query('begin; lock table service.kept_answers in access exclusive mode');
    return client;
  }

  async function isWaiting(client: pg.Client): Promise<void> {
    const waiting = `select count(*)::int as count from pg_locks where not granted and relation = 'service.kept_answers'::regclass`;
    for (let count = 0; count === 0; ) {
      const { rows } = await client.query<{ count: number }>(waiting);
      count = rows[0]?.count ?? 0;
    }
  }
});

const root = join(import.meta.dirname, '../..');

/** The first process of the container. As in a container, a separate process namespace holds the process; only root may create one. */
async function commandOfContainer(): Promise<readonly string[]> {
  const dockerfile = await readFile(join(root, 'service/operations/Dockerfile'), 'utf8');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const first = JSON.parse(command) as readonly string[];
  return process.getuid?.() === 0 ? ['unshare', '--pid', '--fork', '--kill-child', ...first] : first;
}

async function commandOfUnit(): Promise<readonly string[]> {
  const unit = await readFile(join(root, 'service/operations/rondel.service'), 'utf8');
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  return command.split(' ');
}

/** The process to which a container or npm gives the signal: the child of `unshare`, otherwise the started one. */
async function receiverOf({ pid = 0 }: ChildProcess, [program]: readonly string[]): Promise<number> {
  if (program !== 'unshare') return pid;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number(children.trim());
}

describe('a service that receives a signal by the way it was started', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let dataDir: string;

  before(async () => {
    ({ database, dataDir } = await storesWithDemo());
  });
  after(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  /** Without the role `web`, so that no client is built. */
  async function startBy(command: readonly string[]) {
    const [program = '', ...args] = command;
    const env = {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      HOME: dataDir,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    };
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ROLE: 'projector,jobs', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (piece) => {
      said += String(piece);
    });
    // Ends when the last process has closed the output, which the service inherits from npm.
    const closed = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
    await until(async () => said.includes('runs here as projector and jobs') || child.exitCode !== null);
    return { child, closed, said: () => said };
  }

  // npm passes no SIGHUP on: a terminal that closes sends the signal to all its processes.
  for (const [name, commandOf, signals] of [
    ['npm start', async () => ['npm', 'start'], ['SIGTERM', 'SIGINT']],
    ["the container's first process", commandOfContainer, ['SIGTERM', 'SIGINT', 'SIGHUP']],
    ["the unit's main process", commandOfUnit, ['SIGTERM', 'SIGINT', 'SIGHUP']],
  ] as const)
    for (const signal of signals)
      it(`stops in order after ${signal} to ${name}, and no process is left`, async () => {
        const command = await commandOf();
        const { child, closed, said } = await startBy(command);
        process.kill(await receiverOf(child, command), signal);
        const [code, by] = await closed;
        expect(said()).to.include('Stopping ...');
        expect([code, by]).to.deep.equal([0, null]);
      });
});
