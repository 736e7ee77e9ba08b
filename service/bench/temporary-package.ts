import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * A package to compare with, which is no dependency of ours: imported from a folder where it is installed, or installed into it first.
 * @param needs what it wants beside itself, as npm takes it (`name@version`).
 * @throws when npm cannot install it.
 */
export async function installTemporaryPackage(
  folder: string,
  name: string,
  version: string,
  needs: readonly string[] = [],
): Promise<unknown> {
  const home = join(folder, 'node_modules', name);
  const isThere = await access(home).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
    await promisify(execFile)('npm', [...args, `${name}@${version}`, ...needs]);
  }
  const { main } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as {
    readonly main: string;
  };
  return import(pathToFileURL(join(home, main)).href);
}
