import { randomBytes } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}
