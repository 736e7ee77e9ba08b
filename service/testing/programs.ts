import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Programs that tests, or these programs, start as separate processes. */
const programs = [
  'service/main',
  'service/testing/serve',
  'service/features/reminders/testing/killed-sender',
  'projections/engine/testing/engine-process',
  'service/tools/analysis/replay-part',
  'service/tools/analysis/insights/insights-part',
  ...[
    'admin',
    'backup',
    'demo',
    'doctor',
    'events',
    'export',
    'import',
    'outages',
    'projections',
    'replay',
    'restore',
    'sql',
    'store',
    'verify-wheel',
    'why',
    'zones',
  ].map((tool) => `service/tools/cli/${tool}`),
];

const projectRoot = join(import.meta.dirname, '../..');

/**
 * The arguments with which Node runs a program: from its sources, or as `buildPrograms` has built it for a whole run of the tests.
 * @param program its path in the project without `.ts`
 */
export function argumentsFor(program: string): readonly string[] {
  const { BUILT_PROGRAMS } = process.env;
  const built = BUILT_PROGRAMS && join(BUILT_PROGRAMS, `${program}.mjs`);
  if (built && existsSync(built)) return [built];
  return ['--import', 'tsx', join(projectRoot, `${program}.ts`)];
}

/**
 * Joins the modules of each program by the compiler that runs the sources too. A program then starts with a fifth of the work, and the tests
 * start more than a hundred. Without source maps, which Node would read at each start: a test file that runs by itself starts the sources.
 * @param folder inside the project, where the packages are found
 */
export async function buildPrograms(folder: string): Promise<void> {
  await build({
    absWorkingDir: projectRoot,
    entryPoints: programs.map((program) => `${program}.ts`),
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minifyWhitespace: true,
    legalComments: 'none',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [otherPackages, placeOfSources(folder)],
    // For the packages that are CommonJS.
    banner: { js: "import { createRequire as cr } from 'node:module'; const require = cr(import.meta.url);" },
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
const placeOfSources = (folder: string): Plugin => ({
  name: 'place-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const builtBeside = (_: string, name: string) =>
        `new URL(${JSON.stringify(String(pathToFileURL(join(folder, relative(projectRoot, dirname(path)), `${name}.mjs`))))})`;
      const contents = source
        .replaceAll(/new URL\('([\w-]+)\.ts', import\.meta\.url\)/g, builtBeside)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { loader: 'ts', contents };
    });
  },
});
