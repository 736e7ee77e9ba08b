import { parseConfig } from '#service/config.ts';
import type { EventStore } from '#service/event-store/store.ts';
import { openStores, type Stores } from '#service/open-stores.ts';
import type { RunningHouse } from './running-house.ts';

type Home = Pick<RunningHouse, 'databaseUrl' | 'dataDir'> & {
  /** Of a house whose events are in EventStoreDB. */
  readonly eventStoreUrl?: string;
};

/** The stores of a house, as another process of it opens them. */
export const storesOf = ({ databaseUrl, dataDir, eventStoreUrl }: Home): Promise<Stores> =>
  openStores(
    parseConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }),
    }),
  );

/** The events of a house as the service reads them. */
export async function eventsOf(house: Home): Promise<EventStore> {
  const { events, close } = await storesOf(house);
  return { ...events, close };
}
