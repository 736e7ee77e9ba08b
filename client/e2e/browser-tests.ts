import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium, installChromium } from './browser.ts';

/*
 * npm run test:browser -- [what Playwright takes]: finds or installs a browser and runs the tests of both projects, each on a fresh service.
 * With CI set, tests that failed run once more, on another fresh service; what failed at first is printed in every case. Ends with one line
 * of totals, and exits with 1 when a test failed.
 */
type Totals = { readonly expected: number; readonly unexpected: number };

const browser = (await findChromium()) ?? (await installChromium());
process.stdout.write(`Browser tests run in ${browser}\n`);
const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
const folder = await mkdtemp(join(tmpdir(), 'rondel-browser-tests-'));
const asked = process.argv.slice(2);
let passed = 0;
let failed = 0;
try {
  for (const project of ['screens', 'alone']) {
    const args = ['--project', project, '--no-deps', '--pass-with-no-tests', ...asked];
    const first = await run(args);
    const isTriedAgain = first.unexpected > 0 && Boolean(process.env.CI);
    const last = isTriedAgain ? await run([...args, '--last-failed']) : null;
    passed += first.expected + (last?.expected ?? 0);
    failed += (last ?? first).unexpected;
    if (last) process.stdout.write(`${last.expected} browser tests failed, and passed when tried again\n`);
  }
} finally {
  await rm(folder, { recursive: true });
}
process.stdout.write(`Browser tests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** One run of Playwright. */
async function run(args: readonly string[]): Promise<Totals> {
  const file = join(folder, 'results.json');
  await rm(file, { force: true });
  const child = spawn(
    process.execPath,
    [cli, 'test', '-c', 'client/e2e', '--reporter', 'list,json', ...args],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  const totals = await readFile(file, 'utf8').then(
    (json) => (JSON.parse(json) as { stats: Totals }).stats,
    () => ({ expected: 0, unexpected: 0 }),
  );
  // It may also fail as a whole, by a service that does not start.
  return { ...totals, unexpected: code === 0 ? 0 : Math.max(totals.unexpected, 1) };
}
