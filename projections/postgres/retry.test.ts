import { expect } from 'chai';
import { doublingDelay, type RetryPolicy, retry, runWithRetry, sleep } from './retry.ts';

describe('work with retries', () => {
  const atOnce = () => Promise.resolve();

  it('runs again after an error and after an end, until its signal aborts', async () => {
    const stop = new AbortController();
    const errors: unknown[] = [];
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries === 4) stop.abort();
      if (tries % 2 === 1) throw new Error(`try ${tries}`);
    };
    await runWithRetry(work, { signal: stop.signal, onError: (error) => errors.push(error), pause: atOnce });
    expect(tries).to.equal(4);
    expect(errors.map(String)).to.deep.equal(['Error: try 1', 'Error: try 3']);
  });

  it('stops at an error that is not temporary', async () => {
    const work = () => Promise.reject(new TypeError('final'));
    const isTemporary = (error: unknown) => !(error instanceof TypeError);
    const { signal } = new AbortController();
    expect(await runWithRetry(work, { signal, onError: () => {}, isTemporary }).catch(String)).to.equal(
      'TypeError: final',
    );
  });

  it('waits longer after each failure, up to a limit, and restarts after a success', async () => {
    const stop = new AbortController();
    const pauses: number[] = [];
    const work = async (resetBackoff: () => void) => {
      if (pauses.length === 9) resetBackoff();
    };
    const pause = async (milliseconds: number) => {
      if (pauses.push(milliseconds) === 11) stop.abort();
    };
    await runWithRetry(work, { signal: stop.signal, onError: () => {}, pause });
    expect(pauses).to.deep.equal([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 100, 200]);
  });

  it('returns the result of the first successful attempt', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries < 3) throw new Error(`try ${tries}`);
      return tries;
    };
    expect(await retry(work, { delayMs: () => 0, pause: atOnce })).to.equal(3);
  });

  it('throws a lasting error at once, and the last error after the deadline', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw new Error(`try ${tries}`);
    };
    const failure = (policy: Partial<RetryPolicy>) =>
      retry(work, { delayMs: () => 0, pause: atOnce, ...policy }).catch(String);
    expect(await failure({ isTemporary: () => false })).to.equal('Error: try 1');
    expect(await failure({ deadlineMs: 0 })).to.equal('Error: try 2');
    const errorAtEnd = (end: string, cause: unknown) => `${end} after ${String(cause)}`;
    expect(await failure({ deadlineMs: 0, errorAtEnd })).to.equal('deadline after Error: try 3');
  });

  it('is not attempted again once its signal has aborted', async () => {
    const stop = new AbortController();
    const work = () => Promise.reject(new Error('away'));
    const pause = async () => stop.abort('closed');
    const policy = { delayMs: () => 0, pause, signal: stop.signal };
    expect(await retry(work, policy).catch(String)).to.equal('closed');
    const errorAtEnd = (end: string, cause: unknown) => `${end} after ${String(cause)}`;
    expect(await retry(work, { ...policy, errorAtEnd }).catch(String)).to.equal('aborted after undefined');
  });

  it('has delays that double up to a limit, with an optional random part', () => {
    expect([0, 1, 2, 9].map(doublingDelay(50, 5000))).to.deep.equal([50, 100, 200, 5000]);
    for (let n = 0; n < 100; n += 1) expect(doublingDelay(50, 5000, 0.5)(1)).to.be.within(50, 100);
  });

  it('ends a pause as soon as its signal aborts', async () => {
    const stop = new AbortController();
    const pausing = sleep(600_000, stop.signal);
    stop.abort();
    await pausing;
  });
});
