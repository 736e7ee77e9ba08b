import { expect } from 'chai';
import { keepTrying, pauseFor } from './keep-trying.ts';

describe('keeping on trying', () => {
  const atOnce = () => Promise.resolve();

  it('does the work again after an error and after an end, until it is told to stop', async () => {
    const stop = new AbortController();
    const errors: unknown[] = [];
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries === 4) stop.abort();
      if (tries % 2 === 1) throw new Error(`try ${tries}`);
    };
    await keepTrying(work, { signal: stop.signal, onError: (error) => errors.push(error), pause: atOnce });
    expect(tries).to.equal(4);
    expect(errors.map(String)).to.deep.equal(['Error: try 1', 'Error: try 3']);
  });

  it('gives up at an error that is final', async () => {
    const work = () => Promise.reject(new TypeError('final'));
    const isFinal = (error: unknown) => error instanceof TypeError;
    const { signal } = new AbortController();
    expect(await keepTrying(work, { signal, onError: () => {}, isFinal }).catch(String)).to.equal(
      'TypeError: final',
    );
  });

  it('waits longer from try to try, up to a limit, and begins anew after it went well', async () => {
    const stop = new AbortController();
    const pauses: number[] = [];
    const work = async (isWell: () => void) => {
      if (pauses.length === 9) isWell();
    };
    const pause = async (milliseconds: number) => {
      if (pauses.push(milliseconds) === 11) stop.abort();
    };
    await keepTrying(work, { signal: stop.signal, onError: () => {}, pause });
    expect(pauses).to.deep.equal([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 100, 200]);
  });

  it('ends a pause as soon as it is told to stop', async () => {
    const stop = new AbortController();
    const pausing = pauseFor(600_000, stop.signal);
    stop.abort();
    await pausing;
  });
});
