import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buildPrograms } from '#service/testing/programs.ts';
import { findChromium, installChromium } from './browser.ts';

/*
 * npm run test:browser -- [what Playwright takes]: finds or installs a browser and runs the tests of both projects side by side, each on a
 * separate service. With CI set, tests that failed run once more, on another fresh service; a test that passes then is printed as a fault to
 * find. Ends with one line of totals, and exits with 1 when a test failed.
 */
type Totals = { readonly expected: number; readonly unexpected: number };
type Results = Totals & { readonly failed: readonly string[] };
/** The part of Playwright's JSON report that is read here. */
type Suite = {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
};

const browser = (await findChromium()) ?? (await installChromium());
process.stdout.write(`Browser tests run in ${browser}\n`);
const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
const folder = await mkdtemp(join(tmpdir(), 'rondel-browser-tests-'));
const asked = process.argv.slice(2);
refuseMissingFiles(asked);
const port = Number(process.env.E2E_PORT ?? 3987);
/** The second has what all members would notice, and the component page. */
const projects = [
  { name: 'screens', port },
  { name: 'alone', port: port + 20 },
] as const;
// Inside the project, because the programs find their packages from there.
const builtPrograms = join(
  import.meta.dirname,
  `../../node_modules/.cache/rondel-browser-programs-${process.pid}`,
);
let results: readonly Totals[];
try {
  await buildPrograms(builtPrograms);
  // Once for both services.
  await once(
    spawn(process.execPath, ['--import', 'tsx', 'service/main.ts', '--build'], { stdio: 'inherit' }),
    'exit',
  );
  results = await Promise.all(projects.map(runProject));
} finally {
  await rm(folder, { recursive: true });
  await rm(builtPrograms, { recursive: true, force: true });
}
const passed = results.reduce((sum, { expected }) => sum + expected, 0);
const failed = results.reduce((sum, { unexpected }) => sum + unexpected, 0);
process.stdout.write(`Browser tests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Playwright takes each word as a pattern of names, and would run no test for a mistyped one. */
function refuseMissingFiles(words: readonly string[]): void {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const missing = words.filter(
    (word) => /\.spec\.tsx?(:\d+)?$/.test(word) && !files.some((file) => isMeant(file, word)),
  );
  if (missing.length === 0) return;
  process.stderr.write(`There is no ${missing.join(', ')} in client/e2e, so no test would run.\n`);
  process.exit(2);
}

function isMeant(file: string, word: string): boolean {
  return file.endsWith(basename(word.replace(/:\d+$/, '')));
}

async function runProject(project: (typeof projects)[number]): Promise<Totals> {
  const args = ['--project', project.name, '--no-deps', '--pass-with-no-tests', ...asked];
  const first = await run(project, args);
  if (first.unexpected === 0 || !process.env.CI) return first;
  const last = await run(project, [...args, '--last-failed']);
  for (const title of first.failed.filter((failed) => !last.failed.includes(failed)))
    process.stdout.write(`Fault: failed once, and passed on another service: ${title}\n`);
  return { expected: first.expected + last.expected, unexpected: last.unexpected };
}

/** One run of Playwright. */
async function run(project: (typeof projects)[number], args: readonly string[]): Promise<Results> {
  const file = join(folder, `${project.name}.json`);
  await rm(file, { force: true });
  const output = ['--output', join('test-results', project.name)];
  const child = spawn(
    process.execPath,
    [cli, 'test', '-c', 'client/e2e', '--reporter', 'list,json', ...output, ...args],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        BUILT_PROGRAMS: builtPrograms,
        E2E_BROWSER: browser,
        E2E_PORT: String(project.port),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  const { stats, suites } = await readFile(file, 'utf8').then(
    (json) => JSON.parse(json) as { stats: Totals; suites: readonly Suite[] },
    () => ({ stats: { expected: 0, unexpected: 0 }, suites: [] }),
  );
  // It may also fail as a whole, by a service that does not start.
  const unexpected = code === 0 ? 0 : Math.max(stats.unexpected, 1);
  return { ...stats, unexpected, failed: suites.flatMap((suite) => failedIn(suite)) };
}

function failedIn({ title, specs = [], suites = [] }: Suite): readonly string[] {
  const below = [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failedIn)];
  return below.map((name) => `${title} > ${name}`);
}
