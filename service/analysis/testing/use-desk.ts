import pg from 'pg';
import { type Desk, deskOf } from '#service/analysis/desk.ts';
import { openEventLog } from '#service/event-store/event-log.ts';
import type { EventStore } from '#service/event-store/store.ts';
import { testDatabase } from '#service/testing/database.ts';
import { storeKnownHistory } from './known-history.ts';

/** What the tests of one suite share; there from its first hook on. */
export type DeskOfTest = { url: string; store: EventStore; desk: Desk; client: pg.Client };

/** A database of its own with the known history, for the suite that this is called in. */
export function useDesk(): DeskOfTest {
  const shared = {} as DeskOfTest;
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
    shared.desk = deskOf({ databaseUrl: database.url, events: shared.store }, signal, showProgress);
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
