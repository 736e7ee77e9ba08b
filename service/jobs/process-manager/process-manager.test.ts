import { getEventListeners } from 'node:events';
import { expect } from 'chai';
import { withinTime } from './process-manager.ts';

describe('the time limit of an effect', () => {
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: Error) => error.message,
    );

  it('gives the outcome, and keeps nothing at the signal of the process', async () => {
    const { signal } = new AbortController();
    expect(await withinTime(60_000, signal, async () => 'sent')).to.equal('sent');
    expect(await reasonOf(withinTime(60_000, signal, () => Promise.reject(new Error('refused'))))).to.equal(
      'refused',
    );
    expect(getEventListeners(signal, 'abort')).to.deep.equal([]);
  });

  it('ends the wait for work that ignores its signal', async () => {
    const { signal } = new AbortController();
    let given: AbortSignal | undefined;
    const silent = withinTime(1, signal, (limit) => {
      given = limit;
      return new Promise(() => {});
    });
    expect(await reasonOf(silent)).to.equal('no outcome after 1 ms');
    expect(given?.aborted).to.equal(true);
  });

  it('ends with the process, also for one that has ended before', async () => {
    const stopping = new AbortController();
    const waiting = withinTime(60_000, stopping.signal, () => new Promise(() => {}));
    stopping.abort(new Error('stopped'));
    expect(await reasonOf(waiting)).to.equal('stopped');
    expect(await reasonOf(withinTime(60_000, stopping.signal, async () => 'sent'))).to.equal('stopped');
  });
});
