import { resolve } from 'node:path';
import { type BareStore, openBareStore, openStores, type Stores } from '#service/event-store/open-stores.ts';
import type { StartOrder } from '#service/platform/concurrency.ts';
import { type Config, readConfig } from '#service/platform/config.ts';
import { hasEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { isEventStoreDb, shownAddress } from '#service/platform/store-addresses.ts';

/** How tools that build a store from nothing explain the option by which they may create the embedded Postgres. */
export const createEmbeddedUsage = `--create-embedded  creates the embedded Postgres in DATA_DIR, where DATABASE_URL is not set and no service has started`;

const printError = (line: string): void => void process.stderr.write(`${line}\n`);

type Addresses = Pick<Config, 'databaseUrl' | 'eventStoreUrl' | 'dataDir'>;

const nameOf = (address: string): string =>
  isEventStoreDb(address)
    ? `EventStoreDB at ${shownAddress(address)}`
    : `Postgres at ${shownAddress(address)}`;

/** Which stores a command works on, for a person: without users and passwords. */
export function storesLine({ databaseUrl, eventStoreUrl, dataDir }: Addresses): string {
  const database =
    databaseUrl === null ? `the embedded Postgres in ${resolve(dataDir)}` : nameOf(databaseUrl);
  const events = eventStoreUrl === null ? 'in the same database' : nameOf(eventStoreUrl);
  return `Database: ${database}. Events: ${events}.`;
}

/** Why a tool does not work on the configured stores; null when it may. */
export async function missingDatabase({ databaseUrl, dataDir }: Addresses): Promise<string | null> {
  if (databaseUrl !== null || (await hasEmbeddedPostgres(dataDir))) return null;
  return (
    `DATABASE_URL is not set, and there is no embedded Postgres in ${resolve(dataDir)}: this command would work on an empty database. ` +
    'Give the settings of the service, for example --env-file /etc/rondel.env. On a new machine, start the service first.'
  );
}

/**
 * The configuration of a tool that is about to open the stores. Prints on standard error which stores these are.
 * @param mayCreate whether an embedded Postgres may be created
 * @throws Error where there is no database to work on.
 */
export async function toolConfig(mayCreate = false): Promise<Config> {
  const config = readConfig();
  printError(storesLine(config));
  const missing = mayCreate ? null : await missingDatabase(config);
  if (missing !== null) throw new Error(missing);
  return config;
}

/** Opens the configured stores for the duration of the work. @throws ForeignDatabase, EmptyEventStore, HalfRestored before the work begins */
export async function withStores(
  work: (stores: Stores) => Promise<number>,
  { order = 'of-each-name', mayCreate = false }: { order?: StartOrder; mayCreate?: boolean } = {},
): Promise<number> {
  const stores = await openStores(await toolConfig(mayCreate), { order });
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** Opens a store that the command names, or the configured one. */
export async function openToolStore(url: string | undefined): Promise<BareStore> {
  if (url === undefined) return openBareStore(await toolConfig());
  printError(`Store: ${nameOf(url)}.`);
  return openBareStore(readConfig(), url);
}
