import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { parseConfig } from '#service/platform/config.ts';
import type { TestApp } from './start-test-app.ts';

type StoresLocation = Pick<TestApp, 'databaseUrl' | 'dataDir'> & {
  /** For an app whose events are in EventStoreDB. */
  readonly eventStoreUrl?: string;
};

/** The stores of an app, as another process opens them. */
export const storesOf = ({ databaseUrl, dataDir, eventStoreUrl }: StoresLocation): Promise<Stores> =>
  openStores(
    parseConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }),
    }),
  );

/** The decrypted events of an app, and the cipher of the rows folded from them. */
export async function eventsOf(app: StoresLocation): Promise<EventStore & Pick<Stores, 'cipher'>> {
  const { events, cipher, close } = await storesOf(app);
  return { ...events, cipher, close };
}
