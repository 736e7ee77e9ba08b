import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates the data folder, or that of the erasure journal, with its parents. `mkdir` does so too, but never returns below `/proc`, where a parent exists and admits nothing.
 * @throws Error that says which folder refuses, for one that cannot be created or written.
 */
export async function ensureDataDir(
  folder: string,
  variable: 'DATA_DIR' | 'ERASURE_JOURNAL' = 'DATA_DIR',
): Promise<void> {
  const path = resolve(folder);
  try {
    await create(path);
    await access(path, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `The ${kinds[variable]} ${path} cannot be created or written (${code}). Set ${variable} to a place that this account may write, or change the owner of the folder.`,
      { cause: error },
    );
  }
}

const kinds = { DATA_DIR: 'data folder', ERASURE_JOURNAL: 'folder of the erasure journal' } as const;

async function create(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return;
  if (dirname(path) !== path) await create(dirname(path));
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}
