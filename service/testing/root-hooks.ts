import { stopTestServer } from './database.ts';

const secondsToEnd = 20;

export const mochaHooks = {
  afterAll: async () => {
    await stopTestServer();
    failIfItGoesOn();
  },
};

/** A test that left something open would keep the run from ending, and whoever waits for it would not learn why. */
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
