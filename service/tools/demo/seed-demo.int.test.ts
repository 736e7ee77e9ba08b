import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { newStream, sampleEvent } from '#service/event-store/testing/samples.ts';
import { parseConfig } from '#service/platform/config.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { masterKey } from '#service/testing/production-environment.ts';
import { seedDemo } from './seed-demo.ts';

describe('the demo people', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let stores: Stores;
  let pool: ReturnType<typeof openPool>;
  const now = asInstant('2026-03-01T12:00:00.000Z');
  const seed = (execute = createExecuteCommand(stores.events)) => seedDemo(stores, pool, execute, now);
  const count = async (): Promise<number> => {
    let events = 0;
    for await (const _ of stores.events.readAll({ after: beginning })) events += 1;
    return events;
  };

  beforeEach(async () => {
    database = await testDatabase();
    stores = await openStores(parseConfig({ DATABASE_URL: database.url, MASTER_KEY: masterKey }));
    pool = openPool(database.url, 'seed', { max: 2 });
    await createServiceTables(pool);
  });
  afterEach(async () => {
    await pool.end();
    await stores.close();
    await database.drop();
  });

  it('are created once in an empty store', async () => {
    await seed();
    const events = await count();
    expect(events).to.be.above(200);
    await seed();
    expect(await count()).to.equal(events);
  });

  it('are not added to a store that holds events, such as an imported log', async () => {
    await stores.events.append(newStream(), 'no-stream', [sampleEvent()]);
    await seed();
    await seed();
    expect(await count()).to.equal(1);
  });

  it('are completed after an interruption', async () => {
    const execute = createExecuteCommand(interruptedAfter(20, stores.events));
    expect(await seed(execute).then(() => null, String)).to.equal('Error: interrupted');
    const begun = await count();
    expect(begun).to.be.within(1, 60);
    await seed();
    const events = await count();
    await seed();
    expect([events > 200, await count()]).to.deep.equal([true, events]);
  });
});

/** The store of a process that ends after some appends. */
function interruptedAfter(appends: number, store: EventStore): EventStore {
  let left = appends;
  return {
    ...store,
    async append(...args) {
      left -= 1;
      if (left < 0) throw new Error('interrupted');
      return store.append(...args);
    },
  };
}
