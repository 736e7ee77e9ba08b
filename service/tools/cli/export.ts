import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { Refusal } from '#domain/kernel/refusal.ts';
import { connector, withConnection } from '#projections/postgres/connection.ts';
import { underLock } from '#projections/postgres/locks.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { registerCopy } from '#service/jobs/erasure/exported-copies.ts';
import { exportEvents, exportToFile, hashFileOf } from '#service/tools/analysis/export-events.ts';
import { exportFormats } from '#service/tools/analysis/export-formats.ts';
import { historySize } from '#service/tools/analysis/history-size.ts';
import { type LeftOut, leftOutLine } from '#service/tools/analysis/left-out.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { exportTables, rowsOf } from '#service/tools/analysis/tables/export-tables.ts';
import { withPool } from './admin-operations.ts';
import { noteView } from './note-view.ts';
import { personalUsage } from './personal-options.ts';
import { showProgress } from './progress.ts';
import { printError, runTool, unwritable } from './run-tool.ts';
import { type ExportChoices, exportOptions } from './transfer-options.ts';

const usage = `Writes all events, oldest first, for tools such as DuckDB and pandas, or for another store (npm run import).

npm run --silent export -- [options]
  --format NAME     ${Object.keys(exportFormats).join(', ')}; ndjson by default, the only one that can be imported
  --out FILE        into this file, with its SHA-256 in FILE.sha256; standard output by default
  --flatten         with --format parquet: a typed table for each type of event, in the folder --out, by months. Called again it adds
                    what is new, and deletes the rows of members who were erased since then. views.sql there is for DuckDB:
                    members, active_days, quest_spins, streaks, weekly_retention, points; sources.yml is for dbt
  --from INSTANT    for a new folder of --flatten: only events from then on
  ${personalUsage}
  --help            this text

Personal fields (names, addresses, bodies, free text) are left out otherwise; an import needs them. An export with them is registered, and so
is a folder of --flatten: people erased later are listed with it by npm run admin -- copies, until it is deleted or written again.

An event that this release cannot read has personal fields that are not known, so it is left out, also of a folder that is written again
later. A file with personal fields has it.

Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 failed, 4 done, but events were left out, 130 interrupted.`;

/** The file or folder; undefined for the standard output. */
const placeOf = ({ tables, out }: ExportChoices): string | undefined => tables?.folder ?? out;

const meaning =
  'so the export is not complete. Name with --out a place that this account may write, on a disk with room.';

await runTool({
  usage,
  readOptions: (args) => exportOptions(args, process.stdout.isTTY),
  async work(stores, choices, signal) {
    const { personal } = choices;
    const place = placeOf(choices);
    const kind = choices.tables ? 'tables' : 'file';
    const copy = { kind, host: hostname(), place: place === undefined ? null : resolve(place) } as const;
    // Tables without personal fields too: they have rows by the member's id, which the next run deletes.
    const isRegistered = personal !== null || choices.tables !== null;
    const written = await alone(stores, copy, async (lost) => {
      if (personal)
        await noteView(stores, { ...personal, subject: null, viewedStream: '$all', viewedRevision: 0 });
      const complete = isRegistered && (await withPool(stores, (pool) => registerCopy(pool, copy)));
      const result = await writeShown(stores, choices, AbortSignal.any([signal, lost]));
      if (complete) await withPool(stores, complete);
      return result;
    });
    printError(written.said);
    if (written.leftOut.events === 0) return 0;
    printError(leftOutLine(written.leftOut));
    return 4;
  },
});

type Written = {
  /** What was written, for people. */
  readonly said: string;
  readonly leftOut: LeftOut;
};

type Target = { readonly host: string; readonly place: string | null };

/** Two runs would append to the same files. @throws Refusal for the second one; LostLock when a second one may have begun */
async function alone<Result>(
  { databaseUrl }: Stores,
  { host, place }: Target,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (place === null) return work(new AbortController().signal);
  const connect = connector({ connectionString: databaseUrl, ...withoutTimeout });
  const refuse = () => {
    throw new Refusal(
      'export-under-way',
      `Another npm run export writes to ${place}, so nothing was written. Wait until it has ended, or name another place with --out.`,
    );
  };
  const lock = { name: `export ${host} ${place}`, everyMs: 0, onTaken: refuse } as const;
  return underLock(connect, 'export', lock, async (lost) => {
    const [ended] = await Promise.allSettled([work(lost)]);
    // What the signal ended has thrown an error that does not say why.
    lost.throwIfAborted();
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value;
  });
}

async function writeShown(stores: Stores, choices: ExportChoices, signal: AbortSignal): Promise<Written> {
  const connect = connector({ connectionString: stores.databaseUrl, ...withoutTimeout });
  const progress = showProgress(await withConnection(connect, 'count', (client) => historySize(client)));
  const place = placeOf(choices);
  try {
    return await write(stores, choices, signal, progress.update);
  } catch (error) {
    throw place === undefined ? error : unwritable(error, place, meaning);
  } finally {
    progress.stop();
  }
}

async function write(
  { events: store }: Stores,
  { format, out, tables, personal }: ExportChoices,
  signal: AbortSignal,
  onProgress: (events: number) => void,
): Promise<Written> {
  const options = { store, format, isPersonal: personal !== null, signal, onProgress };
  if (tables) {
    const began = performance.now();
    const { events, manifest, erased, leftOut } = await exportTables({ ...options, ...tables });
    const rate = Math.round((events / (performance.now() - began)) * 1000);
    const gone = erased === 0 ? '' : `, rows of ${count(erased)} erased people deleted`;
    const said = `${count(events)} new events at ${count(rate)}/s, ${count(rowsOf(manifest))} in ${tables.folder}${gone}`;
    return { said, leftOut };
  }
  const { events, sha256, leftOut } = await (out === undefined
    ? exportEvents(options, process.stdout)
    : exportToFile(options, out));
  const also = out === undefined ? '' : `, also in ${hashFileOf(out)}`;
  return { said: `${count(events)} events, SHA-256 ${sha256}${also}`, leftOut };
}
