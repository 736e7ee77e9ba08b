import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildPrograms } from './programs.ts';
import type { FailedTest, MochaResults } from './spec-with-results.ts';

/*
 * `npm run test:code`: all tests except those in the browser. Four runs of mocha run at the same time, because most of their time is
 * waiting for other processes. The output of the others is buffered until the first has ended. With CI set, a file with failed tests runs
 * once more alone, because on a busy machine a time limit can fail. A test that passes then is printed as a fault to find. Ends with the
 * failures and one line of totals; exits with 1 when a test failed.
 */
const all = '{domain,projections,service,client}/**/*.test.ts';
// The longest test is one of reminders; at the end it would be alone.
const tools = [
  'service/features/{reminders,operations,integrations}/**/*.test.ts',
  'service/tools/{analysis,cli}/**/*.test.ts',
];
const stores = ['{projections,service/event-store,service/testing}/**/*.test.ts'];
const edge = [
  '{domain,client}/**/*.test.ts',
  'service/{http,jobs}/**/*.test.ts',
  'service/features/rules/**/*.test.ts',
  'service/tools/{backup,demo,zones}/**/*.test.ts',
];
const rest = [all, ...[...tools, ...stores, ...edge].flatMap((files) => ['--ignore', files])];
const maxRepeatedFiles = 5;

const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');
const reporter = join(import.meta.dirname, 'spec-with-results.ts');
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
  });

const folder = await mkdtemp(join(tmpdir(), 'rondel-tests-'));
// Inside the project, because the programs find their packages from there.
const builtPrograms = join(import.meta.dirname, `../../node_modules/.cache/rondel-programs-${process.pid}`);
try {
  await buildPrograms(builtPrograms);
  process.exitCode = await runAll();
} finally {
  await rm(folder, { recursive: true });
  await rm(builtPrograms, { recursive: true });
}

async function runAll(): Promise<number> {
  const parts = [run('inherit', stores), run('pipe', tools), run('pipe', rest), run('pipe', edge)];
  for (const { output } of await Promise.all(parts)) process.stdout.write(output);
  const results = (await Promise.all(parts)).map(({ result }) => result);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.flatMap((result) => result.failed);
  const still = await failedAgain(failed);
  const mended = failed.filter((test) => !still.includes(test));
  for (const { title, error } of mended)
    process.stdout.write(
      `${error}\nFault: failed once, and passed when its file ran by itself: ${title}\n\n`,
    );
  for (const { title, error } of still) process.stdout.write(`Failed: ${title}\n${error}\n\n`);
  process.stdout.write(`Code tests: ${passed + mended.length} passed, ${still.length} failed\n`);
  return still.length > 0 ? 1 : 0;
}

/** The failed tests that fail again when they run alone. */
async function failedAgain(failed: readonly FailedTest[]): Promise<readonly FailedTest[]> {
  const files = [...new Set(failed.map(({ file }) => file))];
  if (!process.env.CI || files.includes(null) || files.length === 0 || files.length > maxRepeatedFiles)
    return failed;
  const { result } = await run('inherit', files as readonly string[]);
  const again = new Set(result.failed.map(({ title }) => title));
  const isOther = ({ title }: FailedTest) => !failed.some((test) => test.title === title);
  return [...failed.filter(({ title }) => again.has(title)), ...result.failed.filter(isOther)];
}

/** One run of mocha. */
async function run(
  output: 'inherit' | 'pipe',
  args: readonly string[],
): Promise<{ readonly result: MochaResults; readonly output: string }> {
  const file = join(folder, randomUUID());
  const child = spawn(process.execPath, [mocha, '--reporter', reporter, ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, RESULTS_FILE: file, BUILT_PROGRAMS: builtPrograms },
  });
  running.add(child);
  const texts = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : Promise.resolve('')));
  const [code] = (await once(child, 'exit')) as [number | null];
  running.delete(child);
  const result = await readFile(file, 'utf8').then(
    (json) => JSON.parse(json) as MochaResults,
    () => null,
  );
  // A run can also fail as a whole: a file cannot be loaded, or the process is stopped before it writes results, or it does not end.
  const isWhole = result === null || (code !== 0 && result.failed.length === 0);
  const whole = { title: `mocha ${args.join(' ')}`, file: null, error: `It ended with ${code}.` };
  return {
    result: isWhole ? { passed: result?.passed ?? 0, failed: [whole] } : result,
    output: (await Promise.all(texts)).join(''),
  };
}
