import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

/*
 * npm run test:code: all tests but those in the browser, in three runs of mocha at the same time, because most of their time is waiting
 * for other processes. What the second and third print is kept until the first has ended. Exits with 1 when a test failed.
 */
const all = '{domain,projections,service,client}/**/*.test.ts';
const stores = 'service/{cli,event-store}/**/*.test.ts';
const edge = ['{domain,projections,client}/**/*.test.ts', 'service/{http,identity}/**/*.test.ts'];
const rest = [all, ...[stores, ...edge].flatMap((files) => ['--ignore', files])];
const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');

const live = start('inherit', [stores]);
const buffered = [start('pipe', rest), start('pipe', edge)];
const runs = [live, ...buffered];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const run of runs) run.kill(signal);
  });
const outputs = Promise.all(
  buffered
    .flatMap(({ stdout, stderr }) => [stdout, stderr])
    .map(async (stream) => (stream ? text(stream) : '')),
);
const endings = await Promise.all(runs.map((run) => once(run, 'exit')));
for (const output of await outputs) process.stdout.write(output);
process.exitCode = endings.every(([code]) => code === 0) ? 0 : 1;

function start(output: 'inherit' | 'pipe', args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [mocha, ...args], { stdio: ['ignore', output, output] });
}
