import { parseArgs } from 'node:util';
import { stopTestServer } from './database.ts';
import { hostileRun } from './hostile-run.ts';

/*
 * `npm run test:hostile -- --count 100000 --seed 1`: sends generated requests to a newly started service. Ends with 1 when one was answered
 * by 5xx, or when a refused one has stored an event. The same seed makes the same requests, though not in the same order.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const began = performance.now();
const found = await hostileRun(Number(values.count), Number(values.seed), (sent) =>
  process.stderr.write(`${sent} sent after ${Math.round((performance.now() - began) / 1_000)} s\n`),
);
await stopTestServer();
const { failures, undeclared, silent, errorLines, eventsOfRefused, expected503, ...figures } = found;
const mustBeEmpty = { failures, undeclared, silent, errorLines, eventsOfRefused };
const seconds = Math.round((performance.now() - began) / 1_000);
process.stdout.write(`${JSON.stringify({ ...figures, seconds }, null, 2)}\n`);
for (const [name, list] of Object.entries({ ...mustBeEmpty, expected503 })) {
  process.stdout.write(`${name}: ${list.length}\n`);
  for (const line of list.slice(0, 30)) process.stdout.write(`  ${line}\n`);
}
process.exitCode = found.isReady && Object.values(mustBeEmpty).every((list) => list.length === 0) ? 0 : 1;
