import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sleep } from '#projections/postgres/retry.ts';
import { refuseHalfRestored } from '#service/event-store/matching-stores.ts';
import { beginning } from '#service/event-store/port.ts';
import { messageOf } from '#service/platform/message-of.ts';
import { counted } from '#service/tools/analysis/progress-line.ts';
import { type BackupStores, withBackupStores } from '#service/tools/backup/backup-stores.ts';
import { backupName, rotateBackups, writeBackup } from '#service/tools/backup/write-backup.ts';
import { showProgress } from './progress.ts';
import { print, printError, runTask, unwritable, WrongUsage } from './run-tool.ts';
import { toolConfig } from './tool-stores.ts';

const usage = `Writes a backup while the service runs: all events as they are stored, the keys of personal data (wrapped by the master key, which is not in
the file), and the erasures under way. Read models are not in it: they are built again from the events.

npm run backup -- --out FILE
npm run backup -- --folder FOLDER [--keep N] [--every HOURS]
  --out FILE       into this file
  --folder FOLDER  into FOLDER/rondel-<time>.backup
  --keep N         then deletes the oldest of the folder, so that N are left (default: all stay)
  --every HOURS    again and again until Ctrl-C, also after a later one that failed; where the first one fails, it ends
                   (default: once; cron and systemd timers do as well)
  --allow-empty    also a store without events; otherwise that is an error, because the settings are probably those of another store
  --help           this text

The folder must exist: a folder that is missing may be on a disk that is not mounted.

Keep the master key (MASTER_KEY, or DATA_DIR/master-key) somewhere else: without it, nobody's personal data can be read from a backup, which is
also why a backup alone gives nothing away. Keep the erasure journal (ERASURE_JOURNAL) beside the backups. To get it back: npm run restore.

Exit codes: 0 done, 2 wrong arguments, 3 failed or an empty store, 130 interrupted.`;

type Options = {
  readonly file: (at: string) => string;
  readonly folder: string | null;
  readonly keep: number | null;
  readonly everyMs: number | null;
  readonly allowsEmpty: boolean;
};

const maxHours = 24 * 31;

function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string' },
      folder: { type: 'string' },
      keep: { type: 'string' },
      every: { type: 'string' },
      'allow-empty': { type: 'boolean', default: false },
    },
  });
  const { out, folder, keep, every } = values;
  // A script with an unset variable would fill, and empty, the folder in which it runs.
  if ((out ?? folder) === '') throw new WrongUsage('--out and --folder need a name, and this one is empty.');
  if ((out === undefined) === (folder === undefined)) throw new WrongUsage('Give either --out or --folder.');
  if (out !== undefined && (keep ?? every) !== undefined)
    throw new WrongUsage('--keep and --every need --folder, because one file would be written over.');
  const keepNumber = keep === undefined ? null : wholeNumber('--keep', keep, 10_000);
  const everyMs = every === undefined ? null : wholeNumber('--every', every, maxHours) * 3_600_000;
  return {
    file: (at) => (folder === undefined ? String(out) : join(folder, backupName(at))),
    folder: folder ?? null,
    keep: keepNumber,
    everyMs,
    allowsEmpty: values['allow-empty'],
  };
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new WrongUsage(`${option} must be a whole number from 1 to ${most}.`);
}

async function backUp(
  stores: BackupStores,
  { file, folder, keep, allowsEmpty }: Options,
  signal: AbortSignal,
): Promise<void> {
  if (!allowsEmpty && (await stores.events.head()) === beginning)
    throw new Error(
      'The store holds no event, so nothing was backed up. Check the stores in the first line, and the settings (--env-file). For a new store add --allow-empty.',
    );
  await refuseHalfRestored(stores.databaseUrl);
  const at = new Date().toISOString();
  const written = await writeBackup({ stores, file: file(at), at, signal, showProgress }).catch(
    (error: unknown) => {
      throw unwritable(error, file(at), meaning);
    },
  );
  const megabytes = (written.bytes / 1e6).toFixed(1);
  print(
    `${written.file}: ${counted(written.events, 'event')}, ${counted(written.keys, 'key')}, ${megabytes} MB, as of ${at}.`,
  );
  if (folder === null || keep === null) return;
  for (const name of await rotateBackups(folder, keep, Date.parse(at)))
    print(`Deleted ${join(folder, name)}.`);
}

const meaning =
  'so there is no new backup; earlier ones are as they were. Name a file with --out, or a folder with --folder, that this account may write, on a disk with room.';

/** Stores that are away for a moment do not end the later backups. Wrong settings end the first one. */
const reportUnless =
  (signal: AbortSignal) =>
  (error: unknown): void => {
    if (signal.aborted) throw error;
    printError(`A backup failed: ${messageOf(error)}\nThe next one is tried at its time.`);
  };

await runTask({
  usage,
  async work(args, signal) {
    const options = optionsOf(args);
    const config = await toolConfig();
    const next = () => withBackupStores(config, (stores) => backUp(stores, options, signal));
    await next();
    while (options.everyMs !== null) {
      await sleep(options.everyMs, signal);
      signal.throwIfAborted();
      await next().catch(reportUnless(signal));
    }
    return 0;
  },
});
