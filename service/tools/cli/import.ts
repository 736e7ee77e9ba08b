import { builtInAppends, eventStoreDbAppends } from '#service/event-store/ordered-appends.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { readConfig } from '#service/platform/config.ts';
import { checkFile, importEvents } from '#service/tools/analysis/import-events.ts';
import { WrongImport } from '#service/tools/analysis/imported-event.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { showProgress } from './progress.ts';
import { print, printError, runTool } from './run-tool.ts';
import { createEmbeddedUsage } from './tool-stores.ts';
import { type ImportChoices, importOptions } from './transfer-options.ts';

const usage = `Stores the events of a file that npm run export has written (ndjson, --with-personal) in an empty store: ids, order and metadata
stay, and what is stored is read back and compared. The file that a member has taken of their own data (JSON) is taken too. Interrupted, it goes on where it was when it is called again.

npm run import -- FILE [options]
  --sha256 HEX   the expected SHA-256 of the file; by default from FILE.sha256
  ${createEmbeddedUsage}
  --help         this text

Exit codes: 0 done, 1 unsuitable file or store, 2 wrong arguments, 3 failed, 130 interrupted.`;

async function importFile(
  store: EventStore,
  { file, sha256 }: ImportChoices,
  signal: AbortSignal,
): Promise<void> {
  const progress = showProgress(await checkFile({ file, sha256, signal }));
  const isBuiltIn = readConfig().eventStoreUrl === null;
  const options = { store, file, sha256, signal, onProgress: progress.update };
  try {
    const { appendsAtOnce } = isBuiltIn ? builtInAppends : eventStoreDbAppends;
    const imported = await importEvents({ ...options, appendsAtOnce });
    print(`${count(imported.events)} events are stored and were read back, SHA-256 ${imported.sha256}`);
  } finally {
    progress.stop();
  }
}

await runTool({
  usage,
  order: 'of-all',
  mayCreate: ({ mayCreate }) => mayCreate,
  readOptions: importOptions,
  async work({ events }, choices, signal) {
    try {
      await importFile(events, choices, signal);
      return 0;
    } catch (error) {
      if (!(error instanceof WrongImport)) throw error;
      printError(error.message);
      return 1;
    }
  },
});
