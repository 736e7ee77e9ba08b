import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Removes from a build what the English build has under the same name and with the same bytes: the names have the hash of the content. The
 * service finds the files of all builds below `/assets`, so browsers and the disk keep one copy.
 * @param english the assets of the English build
 */
export function sharedAssets(english: string): Plugin {
  let folder = '';
  return {
    name: 'shared-assets',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      const there = new Set(await readdir(english));
      await Promise.all(
        (await readdir(folder)).map(async (name) => {
          if (!there.has(name)) return;
          const [own, first] = await Promise.all([folder, english].map((each) => readFile(join(each, name))));
          if (own && first && own.equals(first)) await rm(join(folder, name));
        }),
      );
    },
  };
}
