import { writeFileSync } from 'node:fs';
import { type MochaOptions, Runner, reporters, type Test } from 'mocha';

export type FailedTest = { readonly title: string; readonly file: string | null; readonly error: string };
export type MochaResults = { readonly passed: number; readonly failed: readonly FailedTest[] };

/** Mocha's spec reporter, which also writes the results as JSON of `MochaResults` to the file in `RESULTS_FILE`. */
export default class SpecWithResults extends reporters.Spec {
  constructor(runner: Runner, options: MochaOptions) {
    super(runner, options);
    const failed: FailedTest[] = [];
    // A failed hook is reported under the test for which it ran.
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test: Test, error: Error) => {
      const file = test.file ?? test.parent?.file ?? null;
      failed.push({ title: test.fullTitle(), file, error: error.stack ?? String(error) });
    });
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const results: MochaResults = { passed: this.stats.passes, failed };
      if (process.env.RESULTS_FILE) writeFileSync(process.env.RESULTS_FILE, JSON.stringify(results));
    });
  }
}
