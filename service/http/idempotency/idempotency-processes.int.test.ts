import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import {
  type Answer,
  createHttpClient,
  type HttpClient,
  signInAs,
} from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import type { TestDatabase } from '#service/testing/database.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { storesWithDemo } from '#service/testing/start-test-app.ts';

const metric = { date: dayOf(asInstant(new Date().toISOString()), 'UTC'), unit: 'lbs', weight: '180' };

describe('two processes on one database', () => {
  let database: TestDatabase;
  let dataDir: string;
  let ports: readonly number[];
  const running: ChildProcess[] = [];
  const visitors: HttpClient[] = [];

  before(async function () {
    this.timeout(120_000);
    ({ database, dataDir } = await storesWithDemo());
    ports = [await freePort(), await freePort()];
    for (const port of ports) running.push(await start(port));
    const signedIn = createHttpClient(originOf(ports[0]));
    await signInAs(signedIn, 'ada@rondel.example');
    // A cookie is valid in both processes, because they share the keys.
    for (const port of ports) visitors.push(createHttpClient(originOf(port), signedIn.cookies));
  });
  after(async () => {
    for (const child of running) await stopApp(child, 'SIGTERM');
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  const originOf = (port: number | undefined): string => `http://127.0.0.1:${port}`;
  const start = (port: number): Promise<ChildProcess> =>
    spawnApp({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PUBLIC_ORIGIN: originOf(port),
      LOG_LEVEL: 'silent',
    });
  const log = (visitor: HttpClient | undefined, key: string): Promise<Answer> => {
    if (!visitor) throw new Error('nobody asks');
    return visitor.send('POST', '/api/body-metrics', { json: metric, headers: { 'Idempotency-Key': key } });
  };
  const shapeOf = ({ status, body }: Answer) => [status, JSON.parse(body) as unknown];
  const ids = async (visitor: HttpClient | undefined): Promise<readonly string[]> =>
    (JSON.parse((await visitor?.get('/api/body-metrics'))?.body ?? '[]') as { id: string }[]).map(
      ({ id }) => id,
    );

  it('answer concurrent requests with one key identically, and execute once', async function () {
    this.timeout(60_000);
    const before = await ids(visitors[0]);
    const keys = Array.from({ length: 25 }, () => randomUUID());
    const pairs = await Promise.all(
      keys.map((key) => Promise.all(visitors.map((visitor) => log(visitor, key)))),
    );
    for (const [one, other] of pairs) {
      expect(one?.status).to.equal(201);
      if (one && other) expect(shapeOf(one)).to.deep.equal(shapeOf(other));
    }
    expect(await ids(visitors[1])).to.have.length(before.length + keys.length);
  });

  it('repeat the answer after both were killed and restarted', async function () {
    this.timeout(120_000);
    const first = await log(visitors[0], 'from before');
    const before = await ids(visitors[0]);
    for (const child of running.splice(0)) await stopApp(child, 'SIGKILL');
    for (const port of ports) running.push(await start(port));
    for (const visitor of visitors) {
      const again = await log(visitor, 'from before');
      expect(shapeOf(again)).to.deep.equal(shapeOf(first));
      expect(again.headers).to.include({ 'idempotency-replayed': 'true' });
    }
    expect(await ids(visitors[1])).to.deep.equal(before);
  });
});
