import { lstat, mkdir } from 'node:fs/promises';

const writableByOthers = 0o022;

/**
 * A folder at a place that every account of the machine may write to, such as /var/tmp. It is made, or taken as it is where one of these
 * accounts made it: any other account that made it could put links and programs in it, which root would follow.
 * @param owners ids of the accounts that may own it
 * @throws when something else lies at its place
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
