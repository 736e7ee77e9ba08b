import { fillPart } from '#projections/engine/rebuild.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { openStores } from '#service/event-store/open-stores.ts';
import { readConfig } from '#service/platform/config.ts';
import { messageOf } from '#service/platform/message-of.ts';
import { readModelsNamed } from './read-model-names.ts';
import type { PartMessage, PartOrder } from './rebuild-in-parts.ts';

/*
 * Folds a part of the members into the tables of a rebuild, and reports its progress to the process that started it. Not to be called by
 * hand: `npm run replay -- --processes 2` does that.
 */
const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('disconnect', stop);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);

await fill().catch(async (error: unknown) => {
  process.exitCode = 3;
  await sendMessage({ kind: 'failed', message: messageOf(error) });
});
if (process.connected) process.disconnect();

async function fill(): Promise<void> {
  const { memoryBytes, ...part } = JSON.parse(process.argv[2] ?? '{}') as PartOrder;
  const stores = await openStores(readConfig());
  try {
    const deps = {
      connect: connector({ connectionString: stores.databaseUrl }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections: readModelsNamed(part.projections.join()),
      signal: stopping.signal,
      memoryBytes,
      onProgress: ({ events }: { readonly events: number }) => void sendMessage({ kind: 'progress', events }),
    };
    await sendMessage({ kind: 'filled', filled: await fillPart(deps, part) });
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
