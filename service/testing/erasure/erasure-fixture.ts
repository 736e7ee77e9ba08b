import { expect } from 'chai';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { connector } from '#projections/postgres/connection.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { verifyChain } from '#service/event-store/hash-chain/verify-store.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { revokeSessionsOf } from '#service/http/session/session-store.ts';
import { createErasures, type Erasures } from '#service/jobs/erasure/erasures.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { storesOf } from '#service/testing/test-stores.ts';
import type { Deps } from './crashing-deps.ts';

/** A running service, and a second process that erases. */
type ErasureFixture = {
  readonly app: TestApp;
  readonly stores: Stores;
  /** Without keys. */
  readonly bare: EventStore;
  readonly pool: RowDatabase;
  deps(): Deps;
  erasuresBy(deps: Deps, now?: () => Instant): Erasures;
  /** A command answers after the read models have processed it and everything before. */
  shown(): Promise<void>;
  expectAccountedFor(): Promise<void>;
};

export const erasedAt = asInstant('2026-03-10T12:00:00.000Z');

/** One test app for all tests of the suite that calls this. */
export function useErasureFixture(): ErasureFixture {
  let app: TestApp;
  let stores: Stores;
  let bare: EventStore;
  let pool: RowDatabase;
  let watcher: Caller;
  let age = 20;
  before(async () => {
    app = await startTestApp({ at: erasedAt });
    stores = await storesOf(app);
    bare = await openEventLog({ connectionString: app.databaseUrl });
    pool = withCipher(openPool(app.databaseUrl, 'test'), stores.cipher);
    watcher = await app.member('watcher@rondel.example');
  });
  after(async () => {
    await pool.end();
    await bare.close();
    await stores.close();
    await app.stop();
  });
  return {
    get app() {
      return app;
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
    deps: () => ({ db: pool, store: stores.events, keys: stores.keys }),
    erasuresBy: ({ db, store, keys }, now = () => erasedAt) => {
      const connect = connector({ connectionString: app.databaseUrl });
      return createErasures({
        ...{ db, store, keys, connect, now },
        journal: stores.journal,
        execute: createExecuteCommand(store),
        endSessions: revokeSessionsOf,
      });
    },
    async shown() {
      age += 1;
      expect(await watcher.send('PATCH', '/api/auth/user', { age })).to.include({ visible: true });
    },
    async expectAccountedFor() {
      const { signal } = new AbortController();
      expect((await verifyChain({ store: bare, knownHeads: null, signal })).findings).to.deep.equal([]);
    },
  };
}
