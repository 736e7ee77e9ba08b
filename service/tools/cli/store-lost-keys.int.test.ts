import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';

const early = 'before@rondel.example';
/** Clears all data after the backup, and trains again. */
const cleared = 'cleared@rondel.example';
const late = 'since@rondel.example';

describe('a database that was lost while the event store was not', function () {
  this.timeout(120_000);
  let server: FakeServer;
  let app: TestApp;
  let folder: string;
  let backup: string;
  let journal: string;
  let database: TestDatabase;

  const tool = (name: string, databaseUrl: string, ...args: readonly string[]) =>
    startTool({ DATABASE_URL: databaseUrl, DATA_DIR: app.dataDir, EVENTSTORE_URL: server.url }, name, ...args)
      .ended;
  const trained = async (email: string): Promise<Caller> => {
    const caller = await app.member(email);
    await caller.send('PATCH', '/api/auth/user', { age: 41 });
    await train(caller);
    return caller;
  };
  const train = (caller: Caller) =>
    caller.send('POST', '/api/workouts', {
      ...{ templateId: 'cardio-kickstart', durationMinutes: 20, perceivedExertion: 7, moodAfter: 4 },
      ...{ isCompleted: true, date: '2026-03-01' },
    });
  const figures = async (caller: Caller) => {
    const { age, email } = await caller.get('/api/auth/user');
    const { totalPoints, totalWorkouts } = await caller.get('/api/stats');
    return { age, email, totalPoints, totalWorkouts };
  };
  let known: readonly Awaited<ReturnType<typeof figures>>[];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-lost-'));
    backup = join(folder, 'rondel.backup');
    server = await startFakeServer();
    journal = join(folder, 'erasures.ndjson');
    app = await startTestApp({ env: { EVENTSTORE_URL: server.url, ERASURE_JOURNAL: journal } });
    const first = await trained(early);
    const third = await trained(cleared);
    const made = await tool('backup', app.databaseUrl, '--out', backup);
    expect(made.ending, made.err).to.equal(0);
    await third.send('DELETE', '/api/admin/clear-user-data');
    // The first command after it finds an outdated stream in the cache. Here it fails: see findings/mocha-tsx-two-copies.sh.
    await train(third).catch(() => train(third));
    known = [await figures(first), await figures(await trained(late)), await figures(third)];
    database = await testDatabase();
  });
  after(async () => {
    await app.stop();
    server.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('gets the keys of a backup, and says how many events stay unreadable', async () => {
    const from = ['--in', backup, '--journal', journal];
    const { ending, out, err } = await tool('restore', database.url, ...from, '--keys-only');
    expect(ending, err).to.equal(1);
    expect(out).to.include('Left out, because they were to be erased: the keys of 1.');
    expect(out).to.match(/^Restored the keys of what was stored on \S+: \d+\.\n/);
    expect(out).to.match(/\nKeys that events name: \d+ in the database, \d lost\.\n/);
    expect(out).to.match(/\n {2}MemberRegistered: \d\n/);
  });

  it('loses no key without the number of lost keys', async () => {
    const found = await tool('store', database.url, 'lost-keys');
    expect(found.ending).to.equal(1);
    const refused = await tool('store', database.url, 'lost-keys', '--give-up', '99');
    expect(refused.ending).to.equal(1);
    expect(refused.err).to.match(/^The number of lost keys is \d, not 99\. None was given up\.$/);
    expect(refused.out).to.equal(found.out);
  });

  it('serves again when the lost keys are given up, with the numbers of all members', async () => {
    const [, lost = ''] = /, (\d+) lost/.exec((await tool('store', database.url, 'lost-keys')).out) ?? [];
    const given = await tool('store', database.url, 'lost-keys', '--give-up', lost);
    expect(given.ending, given.err).to.equal(0);
    const again = await startTestApp({
      database: { url: database.url, drop: async () => {} },
      env: { DATA_DIR: app.dataDir, EVENTSTORE_URL: server.url },
    });
    const [first, second, third] = known;
    expect(await figures(await again.signIn(early))).to.deep.equal(first);
    const { age: _, ...kept } = second ?? {};
    const restored = await figures(await again.signIn(late));
    expect(restored).to.include(kept);
    expect(restored.age).to.not.equal(41);
    expect(third).to.include({ totalWorkouts: 1 });
    expect(await figures(await again.signIn(cleared))).to.include({ totalPoints: 2, totalWorkouts: 1 });
    await again.stop();
    expect((await tool('store', database.url, 'lost-keys')).ending).to.equal(0);
  });

  it('gets no keys of a backup of another event store', async () => {
    const empty = await startFakeServer();
    const fresh = await testDatabase();
    const env = { DATABASE_URL: fresh.url, DATA_DIR: app.dataDir, EVENTSTORE_URL: empty.url };
    const { ending, err } = await startTool(env, 'restore', '--in', backup, '--keys-only').ended;
    expect([ending, err]).to.deep.equal([
      1,
      'No event of the event store names a key of this backup: the store is empty, or the backup is of another one. Into an empty store, restore without --keys-only. Nothing was restored.',
    ]);
    empty.stop();
    await fresh.drop();
  });
});
