import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { until } from '#service/testing/until.ts';
import { freePort, isAlive, type Postmaster, runningPostmaster } from './postmaster.ts';

describe('a service whose embedded Postgres ends unexpectedly', function () {
  this.timeout(120_000);
  let dataDir: string;
  let running: ChildProcess;
  let visitor: HttpClient;
  const acknowledged: string[] = [];

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-supervised-'));
    // Postgres runs under another account when the tests run as root.
    await chmod(dataDir, 0o755);
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
    running = await spawnApp(env, 'pipe');
    visitor = createHttpClient(`http://127.0.0.1:${port}`);
    await signInAs(visitor, 'ada@rondel.example');
  });
  after(async () => {
    await stopApp(running, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  for (const time of ['once', 'a second time'])
    it(`accepts commands after a kill of the postmaster ${time}, and has lost none`, async () => {
      const killed = await postmaster();
      for (let nth = 0; nth < 5; nth += 1) acknowledged.push(await logUntilAcknowledged());
      const underWay = logUntilAcknowledged();
      process.kill(killed.pid, 'SIGKILL');
      acknowledged.push(await underWay, await logUntilAcknowledged());
      // The read models reconnect a moment later.
      const shown = await until(async () => {
        const ids = await workoutIds();
        return ids.length >= acknowledged.length && ids;
      });
      expect(shown.toSorted()).to.deep.equal(acknowledged.toSorted());
      expect(await postmaster())
        .to.include({ port: killed.port })
        .and.not.include({ pid: killed.pid });
    });

  it('exits with code 1 and instructions when the data folder is no longer usable', async () => {
    const { pid } = await postmaster();
    const exited = once(running, 'exit');
    const said = text(running.stderr as Readable);
    await rename(join(dataDir, 'pg18/global'), join(dataDir, 'pg18/elsewhere'));
    process.kill(pid, 'SIGKILL');
    expect(await exited).to.deep.equal([1, null]);
    expect(await said)
      .to.include('could not be kept running')
      .and.include('then start the service again')
      .and.include('global');
    expect(isAlive(pid)).to.equal(false);
  });

  async function postmaster(): Promise<Postmaster> {
    const found = await runningPostmaster(join(dataDir, 'pg18'));
    if (!found) throw new Error('No Postgres runs.');
    return found;
  }

  async function workoutIds(): Promise<string[]> {
    const { body } = await visitor.get('/api/workouts?limit=200');
    return (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
  }

  /** Repeats a workout with its idempotency key while the database is unavailable, until it is acknowledged. */
  async function logUntilAcknowledged(): Promise<string> {
    const date = dayOf(asInstant(new Date().toISOString()), 'UTC');
    const details = { durationMinutes: 1, perceivedExertion: 7, moodAfter: 4, isCompleted: true };
    const json = { templateId: 'cardio-kickstart', date, ...details };
    const headers = { 'Idempotency-Key': randomUUID() };
    return until(async () => {
      const { status, body } = await visitor.send('POST', '/api/workouts', { json, headers });
      if (status === 201) return (JSON.parse(body) as { workout: { id: string } }).workout.id;
      expect(status, body).to.equal(503);
      return null;
    });
  }
});
