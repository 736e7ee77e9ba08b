import { expect } from 'chai';
import { gathering } from './gathering.ts';

describe('gathering', () => {
  it('answers what is asked within the pause by one call, each with its own result', async () => {
    const calls: (readonly number[])[] = [];
    const double = gathering<number, number>(5, async (items) => {
      calls.push(items);
      return items.map((item) => item * 2);
    });
    expect(await Promise.all([double(1), double(2), double(3)])).to.deep.equal([2, 4, 6]);
    expect(await double(4)).to.equal(8);
    expect(calls).to.deep.equal([[1, 2, 3], [4]]);
  });

  it('asks each alone after a failure, so that only the item at fault fails', async () => {
    const calls: (readonly string[])[] = [];
    const read = gathering<string, string>(0, async (items) => {
      calls.push(items);
      if (items.includes('broken')) throw new Error('unreadable');
      return items.map((item) => `${item}!`);
    });
    const settled = await Promise.allSettled([read('a'), read('broken'), read('b')]);
    expect(
      settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message)),
    ).to.deep.equal(['a!', 'unreadable', 'b!']);
    expect(calls).to.deep.equal([['a', 'broken', 'b'], ['a'], ['broken'], ['b']]);
  });
});
