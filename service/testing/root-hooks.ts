import { stopTestServer } from './database.ts';

const secondsToEnd = 20;
const isWatching = process.argv.some((argument) => argument === '--watch' || argument === '-w');

export const mochaHooks = {
  afterAll: async () => {
    await stopTestServer();
    // A worker of a parallel run goes on with other files, and `--watch` goes on for ever.
    if (process.env.MOCHA_WORKER_ID === undefined && !isWatching) failIfItGoesOn();
  },
};

/** A test that leaves something open would keep the run from ending, without saying why. */
function failIfItGoesOn(): void {
  const giveUp = () => {
    const held = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`Still open ${secondsToEnd} s after the last test: ${held}\n`);
    // Last of all: mocha's own listener says how many tests failed, and none did.
    process.on('exit', () => {
      process.exitCode = 1;
    });
    process.exit();
  };
  setTimeout(giveUp, secondsToEnd * 1_000).unref();
}
