import { randomBytes } from 'node:crypto';
import { access, link, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureDataDir } from './data-dir.ts';

/** The cookie signing keys: the configured ones, otherwise one that is generated at the first start and stored in the data folder. */
export async function sessionKeys(
  configured: readonly string[] | null,
  dataDir: string,
): Promise<readonly string[]> {
  return configured ?? [await loadOrCreateSecret(dataDir, 'session-key')];
}

/** A random key of 256 bits, generated on first use and stored in the data folder. */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  await ensureDataDir(dataDir);
  const file = join(dataDir, name);
  await createIfMissing(file);
  await refuseOpenToOthers(file);
  return readFile(file, 'utf8');
}

/** On Windows, files have no such mode. @throws Error for a key that other accounts of this machine can read or change. */
async function refuseOpenToOthers(file: string): Promise<void> {
  if (process.platform === 'win32' || ((await stat(file)).mode & 0o077) === 0) return;
  throw new Error(`${file} can be read by other accounts of this machine: chmod 600 ${file}`);
}

/** Linked when it is complete, so that a process which starts at the same moment never reads a partial key. */
async function createIfMissing(file: string): Promise<void> {
  // A start on a full disk needs no room for secrets that are there.
  if (await isThere(file)) return;
  await fromDraft(file, randomBytes(32).toString('base64url'), async (draft) => {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  });
}

/** Stores a secret in place of an earlier one. A process that reads meanwhile gets the earlier or the new one. */
export async function replaceSecret(dataDir: string, name: string, secret: string): Promise<void> {
  const file = join(dataDir, name);
  await fromDraft(file, secret, (draft) => rename(draft, file));
}

/** Removes drafts that killed processes have left: one can hold a secret that is in use. Only while no other process stores this secret. */
export async function removeDrafts(dataDir: string, name: string): Promise<void> {
  for (const file of await readdir(dataDir))
    if (file.startsWith(`${name}.`) && draftEnding.test(file)) await rm(join(dataDir, file), { force: true });
}

/** Of the name of a draft. */
const draftEnding = /\.[0-9a-f]{16}$/;

/** What was written and renamed in a folder outlives a power failure afterwards: a lost master key would lose all personal data. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows does not open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param place gives a complete draft its name */
async function fromDraft(
  file: string,
  secret: string,
  place: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, secret, { mode: 0o600, flush: true });
    await place(draft);
  } catch (error) {
    throw notStored(file, error as NodeJS.ErrnoException);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(file));
}

/** The error of a full disk names no file. */
const notStored = (file: string, cause: NodeJS.ErrnoException): Error =>
  new Error(
    `The secret ${file} cannot be stored (${cause.code ?? cause.message}), so nothing of it was left there. ` +
      'Make room on the disk, or make the folder writable, then try again.',
    { cause },
  );

export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
