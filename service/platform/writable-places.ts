import { randomUUID } from 'node:crypto';
import { open, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Config, WrongConfiguration } from './config.ts';

/** A place on the disk that the service needs to write to, by the variable that names it. */
export type Place = 'DATA_DIR' | 'ERASURE_JOURNAL';

const pathOf = (place: Place, { dataDir, erasureJournal }: Places): string =>
  resolve(place === 'DATA_DIR' ? dataDir : erasureJournal);

type Places = Pick<Config, 'dataDir' | 'erasureJournal'>;

const needs = {
  DATA_DIR: 'The service keeps its own files there',
  ERASURE_JOURNAL: "Nobody's data can be erased without the erasure journal",
} as const;

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'it is read-only here; in a systemd unit with ProtectSystem, name the folder in ReadWritePaths',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this account is used up',
  ENOTDIR: 'a file stands where a folder should be',
};

type WritingProblem = {
  readonly says: string;
  /** What is there can be read, and more can be written once there is room. */
  readonly isFull: boolean;
};

/**
 * Why a place cannot be written, tried by writing a small file: permissions alone do not show a sandbox, a full disk or a quota. Leaves
 * nothing behind, and creates no folder. Null when it can.
 */
export async function writingProblem(place: Place, places: Places): Promise<WritingProblem | null> {
  const path = pathOf(place, places);
  const code = await tryPlace(place, path);
  return code === null ? null : { says: sentence(place, path, code), isFull: isFull(code) };
}

const isFull = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT';

const sentence = (place: Place, path: string, code: string): string =>
  `${path} cannot be written (${code}${reasons[code] ? `: ${reasons[code]}` : ''}). ${needs[place]}. ${
    isFull(code)
      ? 'Make room there: old backups, old releases, logs (service/operations/incidents.md).'
      : `Set ${place} to a ${place === 'DATA_DIR' ? 'folder' : 'file'} that this account may write, or make this one writable.`
  }`;

/**
 * A full disk is no reason to refuse a start: pages and reads work on it.
 * @throws WrongConfiguration when a place cannot be written.
 */
export async function refuseUnwritable(places: Places): Promise<void> {
  for (const place of ['DATA_DIR', 'ERASURE_JOURNAL'] as const) {
    const path = pathOf(place, places);
    const code = await tryPlace(place, path);
    if (code !== null && !isFull(code))
      throw new WrongConfiguration(`The service cannot start: ${sentence(place, path, code)}`);
  }
}

/** The code of the failure; null after a success. */
async function tryPlace(place: Place, path: string): Promise<string | null> {
  try {
    if (place === 'ERASURE_JOURNAL' && (await kindOf(path)) === 'file') await (await open(path, 'a')).close();
    else await tryFolder(place === 'DATA_DIR' ? path : dirname(path));
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

const kindOf = (path: string): Promise<'folder' | 'file' | null> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => null,
  );

/** The folder itself, or the nearest one above it, in which the service would create it. */
async function tryFolder(folder: string): Promise<void> {
  const kind = await kindOf(folder);
  if (kind === null && dirname(folder) !== folder) return tryFolder(dirname(folder));
  if (kind === 'file') throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  const draft = join(folder, `.rondel-${randomUUID()}`);
  try {
    await writeFile(draft, 'A trial whether this folder can be written.\n', { mode: 0o600, flag: 'wx' });
  } finally {
    await rm(draft, { force: true });
  }
}
