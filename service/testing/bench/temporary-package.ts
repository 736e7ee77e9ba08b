import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Imports a package for comparison that is not a dependency, from a folder where it is or will be installed.
 * @param needs peer packages in npm's format (`name@version`).
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
