import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { freePort, isAlive, runningPostmaster } from '#service/platform/embedded-postgres/postmaster.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';

/** Number of answered commands at each kill. */
const answeredAtKill = [5, 23, 60] as const;

describe('a service that is killed while it executes commands', () => {
  let dataDir: string;
  let port: number;
  let running: ChildProcess | null = null;
  const answered: string[] = [];
  const unanswered: string[] = [];
  let visitor: HttpClient;

  before(async function () {
    this.timeout(60_000);
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-kill-'));
    await chmod(dataDir, 0o755);
    port = await freePort();
    visitor = createHttpClient(`http://127.0.0.1:${port}`);
    running = await spawnApp({ PORT: String(port), DATA_DIR: dataDir });
    await signInAs(visitor, 'ada@rondel.example');
  });

  after(async () => {
    await stopApp(running, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  for (const count of answeredAtKill) {
    it(`restarts after a kill at ${count} answers without losing an acknowledged command`, async function () {
      this.timeout(60_000);
      const streaming = sendUntilGone();
      while (answered.length < count) await delay(1);
      await stopApp(running, 'SIGKILL');
      await streaming;
      await orphanIsGone();
      running = await spawnApp({ PORT: String(port), DATA_DIR: dataDir });
      const kept = await workoutIds();
      expect(kept).to.include.members(answered);
      expect(new Set(kept).size).to.equal(kept.length);
    });
  }

  it('accepts an unanswered command again with its key, and executes it once', async () => {
    for (const key of unanswered.splice(0)) answered.push(await log(key));
    const kept = await workoutIds();
    expect(kept.toSorted()).to.deep.equal([...new Set(answered)].toSorted());
  });

  /** Sends one command after the other until the connection breaks. */
  async function sendUntilGone(): Promise<void> {
    for (;;) {
      const key = randomUUID();
      try {
        answered.push(await log(key));
      } catch {
        unanswered.push(key);
        return;
      }
    }
  }

  async function log(key: string): Promise<string> {
    const workout = {
      templateId: 'cardio-kickstart',
      date: dayOf(asInstant(new Date().toISOString()), 'UTC'),
    };
    const json = { ...workout, durationMinutes: 1, perceivedExertion: 7, moodAfter: 4, isCompleted: true };
    const { status, body } = await visitor.send('POST', '/api/workouts', {
      json,
      headers: { 'Idempotency-Key': key },
    });
    if (status !== 201) throw new Error(`answered ${status}: ${body}`);
    const { events } = JSON.parse(body) as { events: { workoutId: string }[] };
    return events[0]?.workoutId ?? '';
  }

  async function workoutIds(): Promise<string[]> {
    const { body } = await visitor.get('/api/workouts?limit=200');
    return (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
  }

  /** The watchdog ends the Postgres of a killed service. */
  async function orphanIsGone(): Promise<void> {
    const data = join(dataDir, 'pg18');
    for (let postmaster = await runningPostmaster(data); postmaster && isAlive(postmaster.pid); ) {
      await delay(20);
      postmaster = await runningPostmaster(data);
    }
  }
});
