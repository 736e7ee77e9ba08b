import { connector, withConnection } from '#projections/postgres/connection.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { type Exported, exportEvents, exportToFile, hashFileOf } from '#service/analysis/export-events.ts';
import { exportFormats } from '#service/analysis/export-formats.ts';
import { historySize } from '#service/analysis/history-size.ts';
import { count } from '#service/analysis/progress-line.ts';
import { noteView } from './note-view.ts';
import { personalUsage } from './personal-options.ts';
import { showProgress } from './progress.ts';
import { printError, runTool } from './run-tool.ts';
import { exportOptions } from './transfer-options.ts';

const usage = `Writes all events, oldest first, for tools such as DuckDB and pandas, or for another store (npm run import).

npm run --silent export -- [options]
  --format NAME     ${Object.keys(exportFormats).join(', ')}; ndjson by default, the only one that can be imported
  --out FILE        into this file, with its SHA-256 in FILE.sha256; standard output by default
  ${personalUsage}
  --help            this text

Personal fields (names, addresses, bodies, free text) are left out otherwise; an import needs them.

Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 failed, 130 interrupted.`;

await runTool({
  usage,
  readOptions: (args) => exportOptions(args, process.stdout.isTTY),
  async work(stores, { format, out, personal }, signal) {
    if (personal)
      await noteView(stores, { ...personal, subject: null, viewedStream: '$all', viewedRevision: 0 });
    const { databaseUrl, events: store } = stores;
    const connect = connector({ connectionString: databaseUrl, ...withoutTimeout });
    const total = await withConnection(connect, 'count', (client) => historySize(client));
    const progress = showProgress(total);
    const options = { store, format, isPersonal: personal !== null, signal, onProgress: progress.update };
    let exported: Exported;
    try {
      exported = await (out === undefined
        ? exportEvents(options, process.stdout)
        : exportToFile(options, out));
    } finally {
      progress.stop();
    }
    const { events, sha256 } = exported;
    printError(
      `${count(events)} events, SHA-256 ${sha256}${out === undefined ? '' : `, also in ${hashFileOf(out)}`}`,
    );
    return 0;
  },
});
