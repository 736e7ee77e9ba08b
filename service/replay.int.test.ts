import { expect } from 'chai';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import { connector } from '#projections/engine/connection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { openEventLog } from './event-store/event-log.ts';
import { eventSourceOf } from './event-store/event-source.ts';
import type { EventStore } from './event-store/store.ts';
import { type RunningHouse, runHouse } from './testing/running-house.ts';

describe('the read models of ninety days', () => {
  let house: RunningHouse;
  let events: EventStore;

  before(async function () {
    this.timeout(60_000);
    house = await runHouse();
    events = await openEventLog({ connectionString: house.databaseUrl });
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
});
