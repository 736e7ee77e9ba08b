import { statfs } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import type { Pool } from '#projections/postgres/pg.ts';

/** Bytes of a file system. */
export type DiskSpace = { readonly free: number; readonly size: number };

/** `nearly full`: works today; `full`: writes are about to be refused. */
export type DiskState = { readonly is: 'roomy' | 'nearly full' | 'full'; readonly says: string };

const leastFreeBytes = 1e9;
/** A disk of terabytes is not nearly full at its last tenth. */
const [nearlyFullShare, nearlyFullBytes] = [0.1, 10e9];

/** Describes the free space on the disk of a folder, for an operator. */
export function diskState(path: string, { free, size }: DiskSpace): DiskState {
  const says = `${path}, ${gigabytes(free)} of ${gigabytes(size)} free`;
  if (free < leastFreeBytes)
    return { is: 'full', says: `${says}: make room before the disk is full, or writes are refused.` };
  if (free < nearlyFullBytes && free < size * nearlyFullShare)
    return { is: 'nearly full', says: `${says}: make room soon.` };
  return { is: 'roomy', says };
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

export async function diskOf(path: string): Promise<DiskState> {
  const { bavail, blocks, bsize } = await statfs(path);
  return diskState(path, { free: bavail * bsize, size: blocks * bsize });
}

/** The disk of Postgres where its server runs on this machine, otherwise a sentence why its disk cannot be seen from here. */
export async function diskOfPostgres(db: Pick<Pool, 'query'>): Promise<DiskState | string> {
  const { rows } = await db.query<{ address: string | null; account: string; folder: string | null }>(
    `select host(inet_server_addr()) as address, current_user as account,
            case when pg_has_role(current_user, 'pg_read_all_settings', 'usage') then current_setting('data_directory') end as folder`,
  );
  const { address = null, account = '', folder = null } = rows[0] ?? {};
  if (!isOfThisMachine(address))
    return `Postgres runs on ${address}, so its disk cannot be seen from here: look there with df.`;
  if (folder === null)
    return `this account may not ask Postgres for its data folder. As its administrator: grant pg_read_all_settings to ${account}; or look with df.`;
  return diskOf(folder).catch(
    ({ code }: NodeJS.ErrnoException) =>
      `the data folder of Postgres, ${folder}, cannot be seen by this account (${code}): look with df.`,
  );
}

/** A server that is reached by a Unix socket has no address. */
const isOfThisMachine = (address: string | null): boolean =>
  address === null ||
  Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address));
