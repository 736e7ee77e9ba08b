import { expect } from 'chai';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import { connector } from '#projections/engine/connection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { eventSourceOf } from './event-store/event-source.ts';
import type { EventStore } from './event-store/store.ts';
import { eventsOf } from './testing/house-stores.ts';
import { type RunningHouse, runHouse } from './testing/running-house.ts';

const workout = {
  templateId: 'cardio-kickstart',
  date: '2026-03-10',
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};

describe('the read models of ninety days', () => {
  let house: RunningHouse;
  let events: EventStore;

  before(async function () {
    this.timeout(60_000);
    house = await runHouse();
    events = await eventsOf(house);
  });

  after(async () => {
    await events.close();
    await house.stop();
  });

  const means = () => ({
    connect: connector({ connectionString: house.databaseUrl }),
    source: eventSourceOf(events),
    projections: allProjections,
  });
  const differing = async () =>
    (await verify(means()))
      .filter(({ differingRows }) => differingRows > 0)
      .map(({ projection }) => projection);

  it('equal what the events say', async () => {
    expect(await differing()).to.deep.equal([]);
  });

  it('are told apart from what the events say once a row is changed by hand', async () => {
    const client = new pg.Client(house.databaseUrl);
    await client.connect();
    await client.query('update read.points_ledgers set total = total + 1');
    await client.end();
    expect(await differing()).to.deep.equal(['points_ledgers']);
  });

  it('are mended by a rebuild', async () => {
    await rebuild(means());
    expect(await differing()).to.deep.equal([]);
  });

  it('answer while they are rebuilt, with all that was answered before, and miss nothing that comes meanwhile', async function () {
    this.timeout(60_000);
    const maya = await house.signIn('maya@rondel.example');
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
    for (let round = 0; round < 3 || logged <= 5; round += 1) await rebuild(means());
    isRebuilding = false;
    await loading;
    while ((await workouts()) < before + logged);
    expect(await workouts()).to.equal(before + logged);
    expect(await differing()).to.deep.equal([]);
  });
});
