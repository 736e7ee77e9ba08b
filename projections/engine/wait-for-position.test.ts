import { expect } from 'chai';
import { partOf } from './member-range.ts';
import { createPositionWaiter, type Reached } from './wait-for-position.ts';

const at = (position: string, state: 'live' | 'rebuilding' | 'parked' = 'live') => ({ position, state });
const timeoutMs = 5000;

describe('waiting for a position', () => {
  it('ends when all projections have passed it', async () => {
    const waiting = createPositionWaiter(['a', 'b'], () => {});
    waiting.update([
      ['a', at('1')],
      ['b', at('1')],
    ]);
    const passed = waiting.waitFor('2', { timeoutMs });
    waiting.update([['a', at('2')]]);
    expect(waiting.isAwaited).to.equal(true);
    waiting.update([['b', at('3')]]);
    expect(await passed).to.equal(true);
    expect(waiting.isAwaited).to.equal(false);
  });

  it('sends no query for a position that is known', async () => {
    const waiting = createPositionWaiter(['a'], () => expect.fail('it looked'));
    waiting.update([['a', at('2')]]);
    expect(await waiting.waitFor('2', { timeoutMs })).to.equal(true);
  });

  it('reads at once when the position is not known', async () => {
    const waiting = createPositionWaiter(['a'], () => waiting.update([['a', at('2')]]));
    expect(await waiting.waitFor('2', { timeoutMs })).to.equal(true);
  });

  it("continues for a projection of unknown state when another's becomes known", async () => {
    const waiting = createPositionWaiter(['a', 'b'], () => {});
    const passed = waiting.waitFor('2', { projections: ['b'], timeoutMs });
    waiting.update([['a', at('1', 'rebuilding')]]);
    expect(waiting.isAwaited).to.equal(true);
    waiting.update([['b', at('2')]]);
    expect(await passed).to.equal(true);
  });

  it('ends with false at the deadline', async () => {
    const waiting = createPositionWaiter(['a'], () => {});
    expect(await waiting.waitFor('2', { timeoutMs: 1 })).to.equal(false);
    expect(waiting.isAwaited).to.equal(false);
  });

  for (const state of ['parked', 'rebuilding'] as const)
    it(`does not wait for a projection that is ${state}, but for the others`, async () => {
      const waiting = createPositionWaiter(['a', 'b'], () => {});
      waiting.update([
        ['a', at('1')],
        ['b', at('1', state)],
      ]);
      const passed = waiting.waitFor('2', { timeoutMs });
      expect(waiting.isAwaited).to.equal(true);
      waiting.update([['a', at('2')]]);
      expect(await passed).to.equal(false);
    });

  it('does not wait for a member whose part is parked, but for those of other parts', async () => {
    const waiting = createPositionWaiter(['a'], () => {});
    const memberOf = (part: number) =>
      Array.from({ length: 20 }, (_, nth) => `member ${nth}`).find((id) => partOf(id, 2) === part);
    const parts = (...reached: readonly Reached[]) => ({
      of: 2,
      at: new Map(reached.map((each, nth) => [nth, each])),
    });
    waiting.update([['a', { ...at('1', 'parked'), parts: parts(at('1', 'parked'), at('1')) }]]);
    const passed = waiting.waitFor('2', { member: memberOf(1), timeoutMs });
    const [stopped, all] = [memberOf(0), undefined].map((member) =>
      waiting.waitFor('2', { member, timeoutMs }),
    );
    waiting.update([]);
    expect([await stopped, await all]).to.deep.equal([false, false]);
    waiting.update([['a', { ...at('2'), parts: { of: 2, at: new Map([[1, at('2')]]) } }]]);
    expect(await passed).to.equal(true);
    const later = waiting.waitFor('2', { timeoutMs });
    expect(waiting.isAwaited).to.equal(true);
    waiting.update([['a', { ...at('2'), parts: parts(at('2'), at('2')) }]]);
    expect(await later).to.equal(true);
  });

  it('ends for all callers when the engine stops', async () => {
    const waiting = createPositionWaiter(['a'], () => {});
    const passed = waiting.waitFor('2', { timeoutMs });
    waiting.close();
    expect(await passed).to.equal(false);
    expect(await waiting.waitFor('2', { timeoutMs })).to.equal(false);
  });
});

describe('waiting until all projections are caught up', () => {
  it('waits for rebuilds even at the end of the log, but not for parked projections', async () => {
    const waiting = createPositionWaiter(['a', 'b'], () => {});
    waiting.update([
      ['a', at('0', 'rebuilding')],
      ['b', at('0', 'parked')],
    ]);
    const caughtUp = waiting.caughtUp('0');
    waiting.update([]);
    expect(waiting.isAwaited).to.equal(true);
    waiting.update([['a', at('0')]]);
    await caughtUp;
  });
});
