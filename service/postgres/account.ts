import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whom Postgres runs as. It refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number };

const execByOthers = 0o001;

/** The account to run Postgres under, or null to stay who we are. As root: `postgres` if the machine has it, else `nobody`. */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .map((line) => line.split(':'))
      .find((entry) => entry[0] === name);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'Postgres cannot run as root and there is no account "postgres" or "nobody". Set DATABASE_URL instead.',
  );
}

/** Whether another account can reach a folder: every folder above it lets others pass. */
export async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found && !(found.mode & execByOthers)) return false;
    if (folder === dirname(folder)) return true;
  }
}
