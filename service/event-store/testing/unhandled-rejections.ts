import { expect } from 'chai';

/**
 * Such a rejection ends a process of ours, but is nothing to mocha: each test of the suite that calls this fails for it. Call it after
 * the suite's own hooks, since mocha leaves out the hooks that follow one that failed, and what they would close keeps the run alive.
 */
export function failOnUnhandledRejections(): void {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason instanceof Error ? reason.stack : reason);
  beforeEach(() => {
    unhandled.splice(0);
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    expect(unhandled).to.deep.equal([]);
  });
}
