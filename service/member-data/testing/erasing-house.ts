import { expect } from 'chai';
import type { Pool } from 'pg';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { connector } from '#projections/engine/connection.ts';
import { createExecuteCommand } from '#service/commands/execute-command.ts';
import { openEventLog } from '#service/event-store/event-log.ts';
import type { EventStore } from '#service/event-store/store.ts';
import { verifyChain } from '#service/event-store/verify-chain.ts';
import type { Stores } from '#service/open-stores.ts';
import { openPool } from '#service/postgres/pool.ts';
import { storesOf } from '#service/testing/house-stores.ts';
import { type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import { createErasures, type Erasures } from '../erasures.ts';
import type { Means } from './dying-means.ts';

/** A running service, and another process beside it that erases. */
export type ErasingHouse = {
  readonly house: RunningHouse;
  readonly stores: Stores;
  /** Without keys. */
  readonly bare: EventStore;
  readonly pool: Pool;
  means(): Means;
  erasuresBy(means: Means, now?: () => Instant): Erasures;
  /** A command answers when the read models show it, and so all that came before. */
  shown(): Promise<void>;
  expectAccountedFor(): Promise<void>;
};

export const erasedAt = asInstant('2026-03-10T12:00:00.000Z');

/** One house for all tests of the suite that this is called in. */
export function useErasingHouse(): ErasingHouse {
  let house: RunningHouse;
  let stores: Stores;
  let bare: EventStore;
  let pool: Pool;
  let watcher: Caller;
  let age = 20;
  before(async () => {
    house = await runHouse({ at: erasedAt });
    stores = await storesOf(house);
    bare = await openEventLog({ connectionString: house.databaseUrl });
    pool = openPool(house.databaseUrl, 'test');
    watcher = await house.member('watcher@rondel.example');
  });
  after(async () => {
    await pool.end();
    await bare.close();
    await stores.close();
    await house.stop();
  });
  return {
    get house() {
      return house;
    },
    get stores() {
      return stores;
    },
    get bare() {
      return bare;
    },
    get pool() {
      return pool;
    },
    means: () => ({ db: pool, store: stores.events, keys: stores.keys }),
    erasuresBy: ({ db, store, keys }, now = () => erasedAt) => {
      const connect = connector({ connectionString: house.databaseUrl });
      return createErasures({ db, store, keys, execute: createExecuteCommand(store), connect, now });
    },
    async shown() {
      age += 1;
      expect(await watcher.send('PATCH', '/api/auth/user', { age })).to.include({ visible: true });
    },
    async expectAccountedFor() {
      const { signal } = new AbortController();
      expect((await verifyChain({ store: bare, witnesses: null, signal })).findings).to.deep.equal([]);
    },
  };
}
