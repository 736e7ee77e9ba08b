import { expect } from 'chai';
import { createBatchLoader } from './batch-loader.ts';

/** A load function that waits for release and records its arguments. */
function heldLoads() {
  const loads: (readonly number[])[] = [];
  const holding: (() => void)[] = [];
  const ask = createBatchLoader(async (asked: readonly number[]) => {
    loads.push(asked);
    await new Promise<void>((letGo) => holding.push(letGo));
    return asked.map((number) => number * 10);
  });
  const letGo = async () => {
    while (holding.length === 0) await new Promise(setImmediate);
    holding.shift()?.();
  };
  return { ask, loads, letGo };
}

describe('a batch loader', () => {
  it('loads at once when no load is running, and otherwise together with the next load', async () => {
    const { ask, loads, letGo } = heldLoads();
    const first = ask(1);
    await letGo();
    expect(await first).to.equal(10);
    const second = ask(2);
    while (loads.length < 2) await new Promise(setImmediate);
    const others = [ask(3), ask(4), ask(3)];
    await letGo();
    await letGo();
    expect([await second, ...(await Promise.all(others))]).to.deep.equal([20, 30, 40, 30]);
    expect(loads).to.deep.equal([[1], [2], [3, 4, 3]]);
  });

  it('fails the callers of a failed load, but not later ones', async () => {
    let isAway = true;
    const ask = createBatchLoader(async (asked: readonly string[]) => {
      if (isAway) throw new Error('away');
      return asked;
    });
    const outcomes = await Promise.allSettled([ask('a'), ask('b')]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    isAway = false;
    expect(await ask('c')).to.equal('c');
  });
});
