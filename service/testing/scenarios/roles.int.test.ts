import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import type { TestDatabase } from '#service/testing/database.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { storesWithDemo } from '#service/testing/start-test-app.ts';
import { logWorkout, workoutIds } from './testing/workouts-over-http.ts';

describe('a web process that does not run the read models', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let dataDir: string;
  let projector: ChildProcess;
  let web: ChildProcess;
  let visitor: HttpClient;
  let projectorPort: number;

  const spawnProjector = async () => {
    projectorPort = await freePort();
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, ROLE: 'projector,jobs' };
    return spawnApp({ ...env, PORT: String(projectorPort) });
  };

  before(async () => {
    ({ database, dataDir } = await storesWithDemo());
    projector = await spawnProjector();
    const port = await freePort();
    web = await spawnApp({ DATABASE_URL: database.url, DATA_DIR: dataDir, ROLE: 'web', PORT: String(port) });
    visitor = createHttpClient(`http://127.0.0.1:${port}`);
    await signInAs(visitor, 'ada@rondel.example');
  });
  after(async () => {
    await Promise.all([stopApp(web, 'SIGTERM'), stopApp(projector, 'SIGTERM')]);
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it('shows its own answers, because it waits for the process that runs them', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, visible } = await logWorkout(visitor);
      // Absent means that the read models have it.
      expect(visible ?? true).to.equal(true);
      expect(await workoutIds(visitor)).to.include(id);
    }
  });

  it('is notified of a new position instead of looking for it now and then', async () => {
    const began = performance.now();
    for (let round = 0; round < 20; round += 1) await logWorkout(visitor);
    // By looking twice a second, it would take 5 seconds on average.
    expect(performance.now() - began).to.be.below(4_000);
  });

  it('answers commands without rows while no process runs them, and shows them later', async () => {
    await stopApp(projector, 'SIGKILL');
    const { id, visible } = await logWorkout(visitor);
    expect(visible).to.equal(false);
    expect(await workoutIds(visitor)).not.to.include(id);
    projector = await spawnProjector();
    const next = await logWorkout(visitor);
    expect(await workoutIds(visitor)).to.include.members([id, next.id]);
  });

  it('leaves the port of the other process without an answer', async () => {
    const failure = await fetch(`http://127.0.0.1:${projectorPort}/readyz`).catch(() => 'nobody listens');
    expect(failure).to.equal('nobody listens');
  });
});
