import { stopTestServer } from './database.ts';

const secondsToEnd = 20;
const isWatching = process.argv.some((argument) => argument === '--watch' || argument === '-w');

export const mochaHooks = {
  afterAll: async () => {
    await stopTestServer();
    // A worker of a parallel run continues with other files, and `--watch` never ends.
    if (process.env.MOCHA_WORKER_ID === undefined && !isWatching) failIfItGoesOn();
  },
};

/** A test that leaves a resource open would keep the run from ending without an explanation. */
function failIfItGoesOn(): void {
  const giveUp = () => {
    const held = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`Still open ${secondsToEnd} s after the last test: ${held}\n`);
    // The last listener: mocha's own one sets the exit code to the number of failures.
    process.on('exit', () => {
      process.exitCode = 1;
    });
    process.exit();
  };
  setTimeout(giveUp, secondsToEnd * 1_000).unref();
}
