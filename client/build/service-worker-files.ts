import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { clientRoutes } from '#service/http/client-routes-contract.ts';

const worker = join(import.meta.dirname, '../service-worker.ts');
/** Files of the app without a network; fonts of other alphabets load when they are needed, and files of other apps are stored online. */
const neededOffline = /^(?!.*reading-worker).*\.(js|css)$|-(latin-(?!ext)|arabic-)[^/]*\.woff2$/;

/** Writes the service worker with the list of files that this build needs without a network. Its text changes with every build that does. */
export function serviceWorkerFiles(language: PageLanguage): Plugin {
  return {
    name: 'service-worker-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => neededOffline.test(name));
      const hash = createHash('sha256').update(names.sort().join('\n'));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const build = `rondel-${hash.digest('hex').slice(0, 12)}`;
      const files = names.map((name) => `/${name}`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerSource(build, files, language) });
    },
  };
}

/** The worker of a build. @param files the paths that it keeps */
export async function workerSource(
  build: string,
  files: readonly string[],
  language: PageLanguage = 'en',
): Promise<string> {
  const { code } = await transformWithOxc(await readFile(worker, 'utf8'), worker);
  const screens = ['/', ...clientRoutes].map((route) => route.replaceAll(/:\w+/g, '[^/]+'));
  return code
    .replaceAll('BUILD_NAME', JSON.stringify(build))
    .replace('BUILD_LANGUAGE', JSON.stringify(language))
    .replace('BUILD_FILES', JSON.stringify(files))
    .replace('BUILD_SCREENS', JSON.stringify(`^(?:${screens.join('|')})$`));
}
