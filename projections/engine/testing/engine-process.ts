import { startProjections } from '#projections/engine/start-projections.ts';
import { arraySource } from './array-source.ts';
import { longHistory } from './random-histories.ts';
import { tally } from './tally.ts';

const [connectionString = '', events = '0'] = process.argv.slice(2);

/** An engine process to be killed by tests, started with a database and a history length. Prints to stdout each time that it leads. */
await startProjections({
  database: { connectionString },
  projections: tally,
  source: arraySource(longHistory(Number(events)), { packet: 3 }),
  batchSize: 3,
  log: {
    info: (_, message) => process.stdout.write(`${message}\n`),
    warn: () => {},
    error: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
  },
});
