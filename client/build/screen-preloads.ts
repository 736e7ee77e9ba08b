import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { clientRoutes } from '#service/http/client-routes-contract.ts';

/** Modules that every screen needs besides its own; the cipher encrypts the data on the device. */
export const shell = ['index.html', 'app/app.tsx', '../node_modules/@noble/ciphers/aes.js'];

export type Screen = {
  readonly module: string;
  /** Paths of the API that it always reads as it begins. */
  readonly reads: readonly string[];
};

/**
 * Writes the scripts and reads of the screen at each address, by Vite's manifest, so that the service can name them in the page. The
 * largest scripts come first, because they take longest. Otherwise a browser would find the shell after the page's scripts, the screen
 * after the shell, and the reads after the rendering.
 * @param screens the screen at each address
 */
export function screenPreloads(screens: Readonly<Record<string, Screen>>): Plugin {
  let folder = '';
  return {
    name: 'screen-preloads',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    writeBundle() {
      for (const address of Object.keys(screens))
        if (address !== '/' && !clientRoutes.includes(address))
          throw new Error(`The service would answer 404 at ${address}: add it to client-routes-contract.ts.`);
      const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const importsOf = (name: string): readonly string[] => manifest[name]?.imports ?? [];
      const fileOf = (name: string): string => {
        const { file } = manifest[name] ?? {};
        if (!file) throw new Error(`The build has no chunk for ${name}.`);
        return file;
      };
      const bytesOf = (file: string): number => statSync(join(folder, file)).size;
      const preloads = Object.entries(screens).map(([address, { module, reads }]) => {
        const names = [...shell, module].flatMap((name) => [...reachable(name, importsOf)]);
        const scripts = [...new Set(names.map(fileOf))].sort((a, b) => bytesOf(b) - bytesOf(a));
        return [address, { scripts, reads }];
      });
      writeFileSync(join(folder, '.vite/preloads.json'), JSON.stringify(Object.fromEntries(preloads)));
    },
  };
}

/** Everything that can be reached from a start by following `next`, the start included. */
function reachable(
  start: string,
  next: (name: string) => Iterable<string>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const name of next(start)) reachable(name, next, seen);
  return seen;
}
