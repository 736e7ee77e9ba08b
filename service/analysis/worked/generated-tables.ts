import { exportTables } from '#service/analysis/tables/export-tables.ts';
import { makeLog, openEncrypted } from '#service/bench/synthetic-store.ts';

const events = 40_000;

/** In the pages: what their figures are of. */
export const generatedSource = `${events.toLocaleString('en')} events of simulated members`;

/** Exports a history that is the same each time. @param url of an empty database @param keys a folder for its master key */
export async function generateTables(url: string, keys: string, tables: string): Promise<void> {
  await makeLog(url, 'rondel', events, keys);
  const stores = await openEncrypted(url, keys);
  try {
    await exportTables({
      store: stores.encrypted,
      folder: tables,
      isPersonal: false,
      from: null,
      signal: new AbortController().signal,
      onProgress: () => {},
    });
  } finally {
    await stores.close();
  }
}
