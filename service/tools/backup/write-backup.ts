import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readKeys } from '#service/event-store/encryption/key-transfer.ts';
import type { RecordedErasure } from '#service/event-store/erasure-journal.ts';
import { noteBackup } from '#service/features/operations/system-overview.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { readSetting } from '#service/platform/settings.ts';
import { surveyLog } from '#service/tools/analysis/copy-events.ts';
import { backupLines } from './backup-file.ts';
import type { BackupStores } from './backup-stores.ts';

type BackupOptions = {
  readonly stores: BackupStores;
  readonly file: string;
  /** When the backup begins. */
  readonly at: string;
  readonly signal: AbortSignal;
  readonly showProgress: (total: number) => { update(events: number): void; stop(): void };
};

export type WrittenBackup = {
  readonly file: string;
  readonly events: number;
  readonly keys: number;
  readonly bytes: number;
};

/**
 * Writes a backup of what is stored when it begins, beside a running service. The keys are read after the events: each event has its key then,
 * and a key that was destroyed meanwhile is not in the file. The file gets its name when it is complete and on the disk.
 */
export async function writeBackup({
  stores,
  file,
  at,
  signal,
  showProgress,
}: BackupOptions): Promise<WrittenBackup> {
  const { events, pool } = stores;
  await refuseMissingFolder(dirname(file));
  await createServiceTables(pool);
  const survey = await surveyLog(events, signal);
  const before = await readKeys(pool);
  const head = {
    format: 'rondel-backup',
    version: 1,
    at,
    events: survey.total,
    masterKeys: [...new Set(before.keys.flatMap(({ wrappedBy }) => wrappedBy ?? []))].toSorted(),
    questSeed: await readSetting(pool, 'quest-seed'),
  } as const;
  const progress = showProgress(survey.total);
  let counts = { events: 0, keys: 0 };
  const lines = backupLines(head, survey.counted(), async () => ({
    ...(await readKeys(pool)),
    erasures: await readErasures(pool),
  }));
  const draft = join(dirname(file), `.${randomUUID()}.partial`);
  try {
    await pipeline(
      Readable.from(chunks(), { objectMode: false }),
      createGzip({ level: 6 }),
      createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
      { signal },
    );
    await syncToDisk(draft);
    await rename(draft, file);
  } finally {
    progress.stop();
    await rm(draft, { force: true });
  }
  const bytes = (await stat(file)).size;
  await noteBackup(pool, { at, events: counts.events, bytes });
  return { file, ...counts, bytes };

  async function* chunks(): AsyncGenerator<string> {
    for (let written = 0; ; written += 1) {
      const next = await lines.next();
      if (next.done) {
        counts = next.value;
        return;
      }
      progress.update(Math.min(written, survey.total));
      yield `${next.value}\n`;
    }
  }
}

/** A created folder would hide a backup disk that is not mounted: the backups would be on the disk of the system. */
async function refuseMissingFolder(folder: string): Promise<void> {
  const isMissing = await stat(folder).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT',
  );
  if (isMissing)
    throw new Error(
      `There is no folder ${folder}, so there is no new backup; earlier ones are as they were. Mount the backup disk if the folder is on one. Otherwise create the folder: mkdir -p ${folder}`,
    );
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Those that are under way: a restored database must end them. */
async function readErasures(pool: BackupStores['pool']): Promise<readonly RecordedErasure[]> {
  const { rows } = await pool.query<RecordedErasure & { readonly by: string | null }>(
    `select id, kind, subject, zone, registered_at as "registeredAt", actor, page_taken_down_by as by,
            to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt"
       from service.erasures order by asked_at, id`,
  );
  return rows.map(({ by, ...erasure }) => ({ ...erasure, ...(by !== null && { pageTakenDownBy: by }) }));
}

/** `rondel-2026-03-01T02-00-00.000Z.backup`: names sort by age. */
export const backupName = (at: string): string => `rondel-${at.replaceAll(':', '-')}.backup`;

/** A backup that is still being written after so long was interrupted: a process that is killed leaves its draft. */
const oldestDraftMs = 7 * 86_400_000;

/**
 * Deletes the oldest backups of a folder, so that as many are left, and what interrupted backups left there. Other files stay.
 * @param now milliseconds since 1970
 * @returns their names
 */
export async function rotateBackups(folder: string, keep: number, now: number): Promise<readonly string[]> {
  const all = await readdir(folder);
  const names = all.filter((name) => /^rondel-[\dTZ.-]+\.backup$/.test(name)).sort();
  const isLeft = async (name: string) => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found !== null && found.mtimeMs < now - oldestDraftMs;
  };
  const left: string[] = [];
  for (const name of all) if (/^\.[\da-f-]{36}\.partial$/.test(name) && (await isLeft(name))) left.push(name);
  const old = [...names.slice(0, Math.max(0, names.length - keep)), ...left];
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
