import { rebuild } from '#projections/engine/rebuild.ts';
import { connector } from '#projections/postgres/connection.ts';
import { readConfig } from '#service/config.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { openStores } from '#service/open-stores.ts';
import { readModelsNamed } from './read-model-names.ts';
import type { PartMessage } from './rebuild-in-parts.ts';

/*
 * Rebuilds the read models that it is given by name, and reports its progress to the process that started it. Not to be called by hand:
 * `npm run replay -- --only` does that.
 */
const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('disconnect', stop);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);

await rebuildPart().catch(async (error: unknown) => {
  process.exitCode = 3;
  await sendMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
});
if (process.connected) process.disconnect();

async function rebuildPart(): Promise<void> {
  const config = readConfig();
  const stores = await openStores(config);
  try {
    const rebuilt = await rebuild({
      connect: connector({ connectionString: stores.databaseUrl }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections: readModelsNamed(process.argv[2]),
      signal: stopping.signal,
      memoryBytes: config.rebuildMemoryBytes,
      onProgress: ({ events }) => void sendMessage({ kind: 'progress', events }),
    });
    await sendMessage({ kind: 'rebuilt', rebuilt });
  } finally {
    await stores.close();
  }
}

/** Resolves when it is sent, or can no longer be sent. */
function sendMessage(message: PartMessage): Promise<void> {
  return new Promise((done) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => done());
    else done();
  });
}
