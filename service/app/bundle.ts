import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { isAlive } from '#service/platform/embedded-postgres/postmaster.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** The programs that a started service runs, in its process and in others. */
const serviceProgram = 'service/main';
const servicePrograms = [serviceProgram, 'service/tools/analysis/insights/insights-part'];

/**
 * Bundles the service for its next starts into `dist/service-HASH`, and names it in `dist/service.json`, which `start.mjs` reads. The bundle
 * before it stays, because a process may run from it.
 * @param hashOf of files of the project, by their contents
 * @throws Error when `dist` cannot be written
 */
export async function bundleService(hashOf: (files: readonly string[]) => string): Promise<void> {
  const dist = join(projectRoot, 'dist');
  await mkdir(dist, { recursive: true });
  const making = `service-${process.pid}-making`;
  const { metafile } = await bundlePrograms(servicePrograms, join(dist, making), {
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    minifyWhitespace: true,
  });
  const packages = Object.keys(metafile?.inputs ?? {});
  const files = ['package-lock.json', ...packages.filter((file) => !file.startsWith('node_modules/'))];
  const hash = hashOf(files);
  const folder = `service-${hash.slice(0, 16)}`;
  await rm(join(dist, folder), { recursive: true, force: true });
  await rename(join(dist, making), join(dist, folder));
  const before = await readFile(join(dist, 'service.json'), 'utf8').catch(() => '');
  const manifest = JSON.stringify({ main: `dist/${folder}/${builtName(serviceProgram)}`, hash, files });
  await writeFile(join(dist, `${making}.json`), manifest);
  await rename(join(dist, `${making}.json`), join(dist, 'service.json'));
  const isBefore = (name: string): boolean =>
    /^service-[0-9a-f]{16}$/.test(name) && name !== folder && !before.includes(name);
  for (const name of await readdir(dist))
    if (isBefore(name) || isAbandoned(name)) await rm(join(dist, name), { recursive: true, force: true });
}

/** Left by a start that was interrupted while it made a bundle. */
function isAbandoned(name: string): boolean {
  const [, maker] = /^service-(\d+)-making(?:\.json)?$/.exec(name) ?? [];
  return maker !== undefined && !isAlive(Number(maker));
}

/** The file of a built program in its folder. All files are in that one folder, which can be renamed: they name each other without it. */
export const builtName = (program: string): string => `${basename(program)}.mjs`;

/**
 * Joins the modules of each program by the compiler that runs the sources too. A program then starts with a third of the work.
 * @param programs paths in the project without `.ts`, each with another last part
 * @param folder inside the project, where the packages are found
 */
export function bundlePrograms(programs: readonly string[], folder: string, options: BuildOptions = {}) {
  return build({
    absWorkingDir: projectRoot,
    entryPoints: programs.map((program) => `${program}.ts`),
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    legalComments: 'none',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [otherPackages, placeOfSources],
    // For the packages that are CommonJS.
    banner: { js: "import { createRequire as cr } from 'node:module'; const require = cr(import.meta.url);" },
    ...options,
  });
}

/** Packages of many small modules that most programs load. The others stay where they are. */
const joinedPackages =
  /^(zod|uuid|jose|lru-cache|pg|pg-(pool|protocol|types|connection-string|int8)|pgpass|split2|postgres-\w+|xtend)(\/|$)/;

const otherPackages: Plugin = {
  name: 'other-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || joinedPackages.test(path) ? null : { path, external: true },
    );
  },
};

/** Modules find files beside them by their own place, which a joined file does not have; programs beside them are the built ones. */
const placeOfSources: Plugin = {
  name: 'place-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll(/new URL\('([\w-]+)\.ts', import\.meta\.url\)/g, "new URL('$1.mjs', import.meta['url'])")
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { loader: 'ts', contents };
    });
  },
};
