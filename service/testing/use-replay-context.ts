import { tmpdir } from 'node:os';
import pg from 'pg';
import { withDivision } from '#service/event-store/divided-events.ts';
import { fixedRowCipher } from '#service/event-store/encryption/testing/fixed-keys.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { createReplayContext, type ReplayContext } from '#service/tools/analysis/replay-context.ts';
import { storeKnownHistory } from '#service/tools/analysis/testing/known-history.ts';
import { testDatabase } from './database.ts';

/** Shared by the tests of one suite; set in its first hook. */
type TestReplayContext = { url: string; store: EventStore; context: ReplayContext; client: pg.Client };

/** Creates a separate database with the known history for the suite that calls this. */
export function useReplayContext(): TestReplayContext {
  const shared = {} as TestReplayContext;
  let drop: () => Promise<void>;
  before(async function () {
    this.timeout(60_000);
    const database = await testDatabase();
    drop = database.drop;
    shared.url = database.url;
    shared.store = await openEventLog({ connectionString: database.url });
    await storeKnownHistory(shared.store);
    const { signal } = new AbortController();
    const showProgress = () => ({ update: () => {}, stop: () => {} });
    const { store } = shared;
    const stores = {
      databaseUrl: database.url,
      events: withDivision(store, tmpdir()),
      cipher: await fixedRowCipher(),
    };
    shared.context = createReplayContext(stores, signal, showProgress);
    shared.client = new pg.Client(database.url);
    await shared.client.connect();
  });
  after(async () => {
    await shared.client.end();
    await shared.store.close();
    await drop();
  });
  return shared;
}
