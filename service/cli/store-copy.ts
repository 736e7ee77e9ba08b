import { parseArgs } from 'node:util';
import { copyEvents, WrongCopy } from '#service/analysis/copy-events.ts';
import { count } from '#service/analysis/progress-line.ts';
import { showProgress } from './progress.ts';
import { print, printError, type Subcommand, WrongUsage } from './run-tool.ts';
import { type BareStore, checkAddress, openBareStore } from './store-address.ts';

const usage = `Copies all events from one event store to another: ids, order, streams, revisions, types, data and metadata, and which streams
are deleted. Both are read and compared in the end. Interrupted, it goes on where it was when it is called again. Nothing should write
to either meanwhile; what comes into the source later is left to the next call.

npm run store -- copy [--from URL] [--to URL]
  --from URL   esdb://... or postgres://... (the built-in log); by default the store that the service is configured with
  --to URL     the same: one of the two can be left out
  --help       this text

Exit codes: 0 done and equal, 1 refused or not equal, 2 wrong arguments, 3 failed, 130 interrupted.`;

/** Matches the built-in log's maximum number of appends per transaction, which keep their order. */
const appendsAtOnce = 512;

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
  if (from === to) throw new WrongUsage('From where to where? Give --from or --to, or both.');
  return { from, to };
}

async function withBareStore(
  url: string | undefined,
  work: (store: BareStore) => Promise<number>,
): Promise<number> {
  const store = await openBareStore(url);
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
      appendsAtOnce: target.keepsOrder ? appendsAtOnce : 1,
      signal,
      showProgress,
    });
    print(`${count(events)} events are in both stores, SHA-256 ${sha256}`);
    return 0;
  } catch (error) {
    if (!(error instanceof WrongCopy)) throw error;
    printError(error.message);
    return 1;
  }
}
