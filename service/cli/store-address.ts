import { resolve } from 'node:path';
import { readConfig, refusedStore } from '#service/config.ts';
import { startEmbeddedPostgres } from '#service/embedded-postgres/embedded-postgres.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { openEventStoreDb } from '#service/open-stores.ts';
import { WrongUsage } from './run-tool.ts';

/** A store without the service's wrappers, such as encryption. */
export type BareStore = {
  readonly events: EventStore;
  /** Whether concurrent appends are stored in the order of their start. */
  readonly keepsOrder: boolean;
  /** The database with the tables of the service that writes to the store; null when unknown. */
  readonly databaseUrl: string | null;
  /** The database with the data keys: that of a built-in log, otherwise the configured one. Null when unknown. */
  readonly keysUrl: string | null;
  close(): Promise<void>;
};

const builtIn = /^postgres(ql)?:\/\//;
const eventStoreDb = /^esdb(\+discover)?:\/\//;

/** @throws WrongUsage */
export function checkAddress(option: string, url: string | undefined): void {
  if (url === undefined) return;
  if (!builtIn.test(url) && !eventStoreDb.test(url))
    throw new WrongUsage(`${option} must be an address that starts with esdb:// or postgres://.`);
  // It reaches the same data as DATABASE_URL and EVENTSTORE_URL.
  const refused = refusedStore(option, url);
  if (refused !== null) throw new WrongUsage(refused);
}

/** @param url by default the configured store. */
export async function openBareStore(url: string | undefined): Promise<BareStore> {
  const { eventStoreUrl, databaseUrl, dataDir } = readConfig();
  const address = url ?? eventStoreUrl ?? databaseUrl;
  if (address !== null) return open(address, url ?? databaseUrl, databaseUrl);
  const postgres = await startEmbeddedPostgres(resolve(dataDir));
  try {
    const log = await open(postgres.url, postgres.url, postgres.url);
    return { ...log, close: () => log.close().then(() => postgres.stop()) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function open(address: string, beside: string | null, configured: string | null): Promise<BareStore> {
  const keepsOrder = !eventStoreDb.test(address);
  const events = await (keepsOrder ? openEventLog({ connectionString: address }) : openEventStoreDb(address));
  const databaseUrl = beside !== null && builtIn.test(beside) ? beside : null;
  const keysUrl = keepsOrder ? address : configured;
  return { events, keepsOrder, databaseUrl, keysUrl, close: () => events.close() };
}
