import { join } from 'node:path';
import { asInstant } from '#domain/kernel/day.ts';
import { createReplayContext } from '#service/tools/analysis/replay-context.ts';
import { exportTables } from '#service/tools/analysis/tables/export-tables.ts';
import { nightGraceAnalysis } from '#service/tools/analysis/worked/night-grace.ts';
import { workedAnalyses } from '#service/tools/analysis/worked/worked-analyses.ts';
import { makeLog, openEncrypted } from './synthetic-store.ts';

const events = 40_000;
const source = `${events.toLocaleString('en')} events of simulated members`;

/** Shortly after its last event. */
const end = asInstant('2026-03-01T00:00:00.000Z');

/**
 * The pages of all worked analyses of a history that is the same each time.
 * @param url of an empty database @param folder for its master key and its tables
 */
export async function generatedAnalyses(url: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const tables = join(folder, 'tables');
  await makeLog(url, 'rondel', events, folder);
  const stores = await openEncrypted(url, folder);
  const { signal } = new AbortController();
  try {
    await exportTables({
      store: stores.encrypted,
      folder: tables,
      isPersonal: false,
      from: null,
      signal,
      onProgress: () => {},
    });
    const replayed = { databaseUrl: url, events: stores.encrypted, cipher: stores.cipher };
    const context = createReplayContext(replayed, signal, () => ({ update() {}, stop() {} }));
    return new Map([
      ...(await workedAnalyses(tables, source)),
      ...(await nightGraceAnalysis(context, end, source)),
    ]);
  } finally {
    await stores.close();
  }
}
