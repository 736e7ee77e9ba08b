import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

/*
 * npm run test:code: all tests but those in the browser, in two runs of mocha side by side, as most of what they take is waiting for
 * other processes. The second tells its story when the first has told its own. Ends with 1 when a test failed.
 */
const all = '{domain,projections,service,client}/**/*.test.ts';
const stores = 'service/{cli,event-store}/**/*.test.ts';
const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');

const live = start('inherit', stores);
const heard = start('pipe', all, '--ignore', stores);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const run of [live, heard]) run.kill(signal);
  });
const told = Promise.all([heard.stdout, heard.stderr].map(async (stream) => (stream ? text(stream) : '')));
const endings = await Promise.all([live, heard].map((run) => once(run, 'exit')));
for (const said of await told) process.stdout.write(said);
process.exitCode = endings.every(([code]) => code === 0) ? 0 : 1;

function start(output: 'inherit' | 'pipe', ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [mocha, ...args], { stdio: ['ignore', output, output] });
}
