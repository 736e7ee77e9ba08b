import { lstat, mkdir } from 'node:fs/promises';

const writableByOthers = 0o022;

/**
 * Creates or reuses a folder in a world-writable place such as /var/tmp. It must belong to one of the given accounts: another owner could
 * put links or programs into it, which root would follow.
 * @param owners ids of the accounts that may own it
 * @throws when something else exists at the path
 */
export async function ownedFolder(path: string, mode: number, owners: readonly number[]): Promise<void> {
  const isNew = await mkdir(path, { mode }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  if (isNew) return;
  const found = await lstat(path);
  if (found.isDirectory() && owners.includes(found.uid) && !(found.mode & writableByOthers)) return;
  throw new Error(
    `${path} was made by another account of this machine, which could put its own programs there. Delete it, or set DATABASE_URL to a Postgres of yours.`,
  );
}
