import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import type { TestDatabase } from '#service/testing/database.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { storesWithDemo } from '#service/testing/start-test-app.ts';
import { storesOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';
import { logWorkout, workoutIds } from './testing/workouts-over-http.ts';

describe('two processes of the service on one database', () => {
  let database: TestDatabase;
  let dataDir: string;
  let first: ChildProcess;
  let second: ChildProcess;
  /** The same member in both processes. */
  let atFirst: HttpClient;
  let atSecond: HttpClient;

  before(async function () {
    this.timeout(60_000);
    ({ database, dataDir } = await storesWithDemo());
    const [one, two] = [await freePort(), await freePort()];
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    first = await spawnApp({ ...env, PORT: String(one) });
    second = await spawnApp({ ...env, PORT: String(two) });
    atFirst = createHttpClient(`http://127.0.0.1:${one}`);
    await signInAs(atFirst, 'ada@rondel.example');
    atSecond = createHttpClient(`http://127.0.0.1:${two}`, atFirst.cookies);
  });
  after(async () => {
    await Promise.all([stopApp(first, 'SIGTERM'), stopApp(second, 'SIGTERM')]);
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it('show in each process the answers of the other', async () => {
    for (let round = 0; round < 5; round += 1)
      for (const [writing, reading] of [
        [atFirst, atSecond],
        [atSecond, atFirst],
      ] as const) {
        const id = await log(writing);
        expect(await workoutIds(reading)).to.include(id);
      }
  });

  it('execute a command once that is sent to both concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID();
      const ids = await Promise.all([log(atFirst, key), log(atSecond, key)]);
      expect(new Set(ids)).to.have.property('size', 1);
      expect((await workoutIds(atFirst)).filter((id) => id === ids[0])).to.have.length(1);
    }
  });

  it('execute each command once when both receive commands of one member', async () => {
    const before = await workoutIds(atFirst);
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => log(nth % 2 === 0 ? atFirst : atSecond)),
    );
    expect((await workoutIds(atSecond)).toSorted()).to.deep.equal([...before, ...ids].toSorted());
  });

  it('continue when the leader of the read models is killed', async function () {
    this.timeout(60_000);
    const before = await workoutIds(atSecond);
    await stopApp(first, 'SIGKILL');
    const ids = [];
    for (let nth = 0; nth < 10; nth += 1) ids.push(await log(atSecond));
    const shown = await until(async () => {
      const found = await workoutIds(atSecond);
      return found.length >= before.length + ids.length && found;
    });
    expect(shown.toSorted()).to.deep.equal([...before, ...ids].toSorted());
  });

  it('leave rows that equal a rebuild', async () => {
    const stores = await storesOf({ databaseUrl: database.url, dataDir });
    const verified = await verify({
      connect: connector({ connectionString: database.url }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections: allProjections,
    });
    await stores.close();
    expect(verified.filter(({ differingRows }) => differingRows > 0)).to.deep.equal([]);
  });

  const log = async (visitor: HttpClient, key?: string): Promise<string> =>
    (await logWorkout(visitor, key)).id;
});
