import { expect } from 'chai';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

const workout = {
  templateId: 'cardio-kickstart',
  date: '2026-03-10',
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};

describe('the read models of ninety days', () => {
  let app: TestApp;
  let events: Awaited<ReturnType<typeof eventsOf>>;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    events = await eventsOf(app);
  });

  after(async () => {
    await events.close();
    await app.stop();
  });

  const deps = () => ({
    connect: connector({ connectionString: app.databaseUrl }),
    source: eventSourceOf(events, events.cipher),
    projections: allProjections,
  });
  const differing = async () =>
    (await verify(deps()))
      .filter(({ differingRows }) => differingRows > 0)
      .map(({ projection }) => projection);

  it('equal a fold of the events', async () => {
    expect(await differing()).to.deep.equal([]);
  });

  it('are reported as different from the events once a row is changed by hand', async () => {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    await client.query('update read.points_ledgers set total = total + 1');
    await client.end();
    expect(await differing()).to.deep.equal(['points_ledgers']);
  });

  it('are repaired by a rebuild', async () => {
    await rebuild(deps());
    expect(await differing()).to.deep.equal([]);
  });

  it('are written with the same bytes by a rebuild with little memory', async () => {
    await rebuild({ ...deps(), memoryBytes: 10_000 });
    expect(await differing()).to.deep.equal([]);
  });

  it('answer with earlier data during a rebuild, and miss no event appended then', async function () {
    this.timeout(60_000);
    const maya = await app.signIn('maya@rondel.example');
    const workouts = async () => Number((await maya.get('/api/stats')).totalWorkouts);
    const before = await workouts();
    let isRebuilding = true;
    let logged = 0;
    const load = async () => {
      for (let seen = before; isRebuilding; logged += 1) {
        await maya.send('POST', '/api/workouts', workout);
        const shown = await workouts();
        expect(shown).to.be.at.least(seen);
        seen = shown;
      }
    };
    const loading = load();
    for (let round = 0; round < 3 || logged <= 5; round += 1) await rebuild(deps());
    isRebuilding = false;
    await loading;
    await until(async () => (await workouts()) >= before + logged);
    expect(await workouts()).to.equal(before + logged);
    expect(await differing()).to.deep.equal([]);
  });
});
