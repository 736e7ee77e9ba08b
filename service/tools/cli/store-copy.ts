import { parseArgs } from 'node:util';
import { openPool } from '#projections/postgres/pool.ts';
import { OtherKeys, readKeys, writeKeys } from '#service/event-store/encryption/key-transfer.ts';
import type { BareStore } from '#service/event-store/open-stores.ts';
import { copyEvents, WrongCopy } from '#service/tools/analysis/copy-events.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { showProgress } from './progress.ts';
import { print, printError, type Subcommand, WrongUsage } from './run-tool.ts';
import { checkAddress } from './store-address.ts';
import { openToolStore } from './tool-stores.ts';

const usage = `Copies all events from one event store to another: ids, order, streams, revisions, types, data and metadata, and which streams
are deleted. Both are read and compared in the end. Interrupted, it goes on where it was when it is called again. Nothing should write
to either meanwhile; what comes into the source later is left to the next call.

The keys of personal data lie in the database beside the events. Where both are known (a built-in log, or DATABASE_URL beside EventStoreDB) they
are copied along, still wrapped by the same master key, which the new service needs too (MASTER_KEY or DATA_DIR/master-key).

npm run store -- copy [--from URL] [--to URL]
  --from URL   esdb://... or postgres://... (the built-in log); by default the store that the service is configured with
  --to URL     the same: one of the two can be left out
  --help       this text

Exit codes: 0 done and equal, 1 refused or not equal, 2 wrong arguments, 3 failed, 130 interrupted.`;

export const storeCopy: Subcommand = {
  describe: 'copies all events to another store, and compares the two',
  usage,
  async run(args, signal) {
    const { from, to } = copyOptions(args);
    return withBareStore(from, (source) => withBareStore(to, (target) => copy(source, target, signal)));
  },
};

function copyOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const { from, to } = values;
  checkAddress('--from', from);
  checkAddress('--to', to);
  if (from === to)
    throw new WrongUsage('Source and target are the same store. Give --from or --to, or both.');
  return { from, to };
}

async function withBareStore(
  url: string | undefined,
  work: (store: BareStore) => Promise<number>,
): Promise<number> {
  const store = await openToolStore(url);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function copy(source: BareStore, target: BareStore, signal: AbortSignal): Promise<number> {
  try {
    const { events, sha256 } = await copyEvents({
      from: source.events,
      to: target.events,
      ...target.appends,
      signal,
      showProgress,
    });
    print(`${count(events)} events are in both stores, SHA-256 ${sha256}`);
    print(await copyKeys(source, target));
    return 0;
  } catch (error) {
    if (!(error instanceof WrongCopy || error instanceof OtherKeys)) throw error;
    printError(error.message);
    return 1;
  }
}

/** Copies the data keys where the target has another database than the source. @returns what happened, for the operator. */
async function copyKeys(source: BareStore, target: BareStore): Promise<string> {
  const [from, to] = [source.keysUrl, target.keysUrl];
  if (from === null || to === null)
    return (
      'The data keys of personal data were not copied, because the database of one of the two is not known. The new service needs DATABASE_URL to be ' +
      'the database that holds them, or call this again with DATABASE_URL set to it.'
    );
  if (from === to) return 'The data keys stay in the database of DATABASE_URL, which both use.';
  const [reading, writing] = [openPool(from, 'keys', { max: 1 }), openPool(to, 'keys', { max: 1 })];
  try {
    const keys = await readKeys(reading);
    const stored = await writeKeys(writing, keys);
    return `Data keys in both databases: ${count(keys.keys.length)} (${count(stored)} new), wrapped by the same master key.`;
  } finally {
    await Promise.all([reading.end(), writing.end()]);
  }
}
