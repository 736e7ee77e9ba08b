import { resolve } from 'node:path';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import type { StartOrder } from '#service/platform/concurrency.ts';
import type { Config } from '#service/platform/config.ts';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import type { Supervision } from '#service/platform/embedded-postgres/supervised-server.ts';
import { isEventStoreDb } from '#service/platform/store-addresses.ts';
import { withDivision } from './divided-events.ts';
import { type DataKeys, hasWrappedKeys, openDataKeys } from './encryption/data-keys.ts';
import { withEncryption } from './encryption/encrypting-store.ts';
import { openMasterKeys } from './encryption/master-keys.ts';
import { createRowCipher } from './encryption/row-cipher.ts';
import { type ErasureJournal, openErasureJournal } from './erasure-journal.ts';
import type { ServerRelease } from './eventstoredb/server-release.ts';
import type { Compression } from './eventstoredb/uncompressed-calls.ts';
import { withHashChain } from './hash-chain/hash-chain.ts';
import { refuseForeignStores } from './matching-stores.ts';
import { withMirroredReads } from './mirror/mirrored-store.ts';
import { builtInAppends, eventStoreDbAppends, type OrderedAppends } from './ordered-appends.ts';
import type { EventStore } from './port.ts';
import { openEventLog } from './postgres/event-log.ts';

export type Stores = {
  readonly databaseUrl: string;
  readonly events: EventStore;
  /** Encrypts the personal fields of events. */
  readonly keys: DataKeys;
  /** Encrypts the personal fields of rows. */
  readonly cipher: RowCipher;
  readonly journal: ErasureJournal;
  close(): Promise<void>;
};

/** A store without the service's wrappers: events as they are stored. */
export type BareStore = {
  readonly events: EventStore;
  readonly appends: OrderedAppends;
  /** The database with the tables of the service that writes to the store; null when unknown. */
  readonly databaseUrl: string | null;
  /** The database with the data keys: that of a built-in log, otherwise the configured one. Null when unknown. */
  readonly keysUrl: string | null;
  close(): Promise<void>;
};

type EventStoreConfig = Pick<Config, 'eventStoreUrl' | 'eventStoreCompression'>;
export type BareStoreConfig = EventStoreConfig & Pick<Config, 'databaseUrl' | 'dataDir'>;
type StoresConfig = EventStoreConfig &
  Pick<Config, 'databaseUrl' | 'dataDir' | 'masterKey' | 'previousMasterKeys' | 'erasureJournal'>;

type StoresOptions = {
  /** For processes that run longer than a tool: restarts the embedded Postgres when it ends unexpectedly. */
  readonly supervision?: Supervision;
  /** Whose order concurrent appends keep: that of each stream, or that of the whole log. */
  readonly order?: StartOrder;
};

/**
 * Opens Postgres and the event store: the configured ones, otherwise the embedded Postgres (or the one that another process has started)
 * with the built-in log.
 * @throws ForeignDatabase, EmptyEventStore, HalfRestored for two that do not belong together
 */
export async function openStores(
  config: StoresConfig,
  { supervision, order }: StoresOptions = {},
): Promise<Stores> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres(resolve(config.dataDir), {}, supervision ?? null)
      : null;
  try {
    const stores = await openOver(config.databaseUrl ?? embedded?.url ?? '', config, order);
    return {
      ...stores,
      async close() {
        await stores.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function openOver(databaseUrl: string, config: StoresConfig, order?: StartOrder): Promise<Stores> {
  const keys = await openDataKeys({
    connectionString: databaseUrl,
    masters: await openMasterKeys(config, () => hasWrappedKeys(databaseUrl)),
  });
  try {
    const adapter = await openAdapter(databaseUrl, config, order);
    const store = withDivision(withHashChain(adapter, order), resolve(config.dataDir));
    try {
      const events = withEncryption(store, keys, order);
      await refuseForeignStores({ databaseUrl, events });
      // Makes its key in a new database: then a restore would find the database in use.
      const cipher = await createRowCipher(keys);
      const close = async () => {
        await store.close();
        await keys.close();
      };
      const journal = openErasureJournal(config.erasureJournal);
      return { databaseUrl, keys, cipher, journal, events, close };
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    await keys.close();
    throw error;
  }
}

async function openAdapter(
  databaseUrl: string,
  { eventStoreUrl, eventStoreCompression: compression }: EventStoreConfig,
  order?: StartOrder,
): Promise<EventStore> {
  if (eventStoreUrl === null) return openEventLog({ connectionString: databaseUrl });
  const store = await openEventStoreDb(eventStoreUrl, { compression, keepsOrder: order === 'of-all' });
  return withMirroredReads(store, { connectionString: databaseUrl, patienceMilliseconds: 10_000 });
}

type BareEvents = Pick<BareStore, 'events' | 'appends'>;

const openBareLog = async (connectionString: string): Promise<BareEvents> => ({
  events: await openEventLog({ connectionString }),
  appends: builtInAppends,
});

const openBareEventStoreDb = async (
  connectionString: string,
  compression: Compression,
): Promise<BareEvents> => ({
  events: await openEventStoreDb(connectionString, { compression, keepsOrder: true }),
  appends: eventStoreDbAppends,
});

/**
 * Opens a store for tools. Starts the embedded Postgres for the configured one, or joins that of a running service.
 * @param url by default the configured store
 */
export async function openBareStore(
  { eventStoreUrl, eventStoreCompression, databaseUrl, dataDir }: BareStoreConfig,
  url?: string,
): Promise<BareStore> {
  const embedded =
    url === undefined && databaseUrl === null ? await startEmbeddedPostgres(resolve(dataDir)) : null;
  const configured = databaseUrl ?? embedded?.url ?? null;
  try {
    const address = url ?? eventStoreUrl ?? configured ?? '';
    const isBuiltIn = !isEventStoreDb(address);
    const bare = await (isBuiltIn
      ? openBareLog(address)
      : openBareEventStoreDb(address, eventStoreCompression));
    return {
      ...bare,
      databaseUrl: url === undefined ? configured : isBuiltIn ? url : null,
      keysUrl: isBuiltIn ? address : configured,
      async close() {
        await bare.events.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** The driver of EventStoreDB is loaded only where it is used: it is a fifth of all that a command-line tool loads. */
export async function openEventStoreDb(
  connectionString: string,
  options: { readonly compression: Compression; readonly keepsOrder?: boolean },
): Promise<EventStore> {
  const adapter = await import('./eventstoredb/event-store-db.ts');
  return adapter.openEventStoreDb({ connectionString, ...options });
}

/** Which release of its product an EventStoreDB is. @throws StoreUnavailable */
export async function askRelease(connectionString: string): Promise<ServerRelease> {
  const release = await import('./eventstoredb/server-release.ts');
  return release.askRelease(connectionString);
}
