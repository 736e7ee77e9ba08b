import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates the data folder with its parents. `mkdir` does so too, but never returns below `/proc`, where a parent exists and admits nothing.
 * @throws Error that says which folder refuses, for one that cannot be created or written.
 */
export async function ensureDataDir(folder: string): Promise<void> {
  const path = resolve(folder);
  try {
    await create(path);
    await access(path, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${path} cannot be created or written (${code}). Set DATA_DIR to a folder that this account may write, or change its owner.`,
      { cause: error },
    );
  }
}

async function create(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return;
  if (dirname(path) !== path) await create(dirname(path));
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}
