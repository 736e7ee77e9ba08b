import { join } from 'node:path';
import { asInstant } from '#domain/kernel/day.ts';
import { createReplayContext } from '#service/analysis/replay-context.ts';
import { exportTables } from '#service/analysis/tables/export-tables.ts';
import { makeLog, openEncrypted } from '#service/bench/synthetic-store.ts';
import { nightGraceAnalysis } from './night-grace.ts';
import { workedAnalyses } from './worked-analyses.ts';

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
