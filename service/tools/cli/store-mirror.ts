import { parseArgs } from 'node:util';
import { replicateToMirror, WrongMirror } from '#service/event-store/mirror/mirror-replicator.ts';
import { openEventStoreDb, type Stores } from '#service/event-store/open-stores.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { registerMirror } from '#service/jobs/erasure/exported-copies.ts';
import { readConfig } from '#service/platform/config.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { withPool } from './admin-operations.ts';
import { showProgress } from './progress.ts';
import { print, printError, type Subcommand, WrongUsage } from './run-tool.ts';
import { withStores } from './tool-stores.ts';

const usage = `With EventStoreDB as the store: keeps a copy of all its events in the service's Postgres (schema mirror), with their ids, order and
positions, and goes on until it is stopped. npm run replay, as-of and export, and the service itself, then read history from there, many
times as fast, and the rest from EventStoreDB. Stopped or killed, it goes on where it was when it is called again. What an
erasure takes leaves the mirror too; a stream that is deleted in another way stays until the mirror is made again with --anew.

npm run store -- mirror [--once] [--anew]
  --once   ends when the mirror is complete
  --anew   deletes the existing mirror first: after a scavenge, or when EVENTSTORE_URL names another store
  --help   this text

Exit codes: 0 done or stopped, 1 refused, 2 wrong arguments, 3 failed.`;

export const storeMirror: Subcommand = {
  describe: 'keeps a copy of EventStoreDB in Postgres, for quick replays',
  usage,
  async run(args, signal) {
    const { values } = parseArgs({
      args: [...args],
      options: { once: { type: 'boolean', default: false }, anew: { type: 'boolean', default: false } },
    });
    const { eventStoreUrl, eventStoreCompression: compression } = readConfig();
    if (eventStoreUrl === null)
      throw new WrongUsage('The store is in Postgres already: EVENTSTORE_URL is not set.');
    const open = () => openEventStoreDb(eventStoreUrl, { compression });
    return withStores((stores) => mirror(open, stores, { ...values, signal }));
  },
};

type Choices = { readonly once: boolean; readonly anew: boolean; readonly signal: AbortSignal };

/** Reads the store without decryption, so that encrypted data stays encrypted in the mirror. */
async function mirror(
  open: () => Promise<EventStore>,
  stores: Stores,
  { once, anew, signal }: Choices,
): Promise<number> {
  await withPool(stores, registerMirror);
  const store = await open();
  const progress = showProgress(null);
  try {
    const { events, position } = await replicateToMirror({
      connectionString: stores.databaseUrl,
      store,
      once,
      fromEmpty: anew,
      signal,
      onProgress: ({ events: mirrored }) => progress.update(mirrored),
    });
    progress.stop();
    print(`${count(events)} events are mirrored, up to ${position}`);
    return 0;
  } catch (error) {
    if (!(error instanceof WrongMirror)) throw error;
    printError(error.message);
    return 1;
  } finally {
    progress.stop();
    await store.close();
  }
}
