import { expect } from 'chai';
import { asCommandId } from '#domain/kernel/ids.ts';
import { type CachedState, createAggregateCache } from './execute-command.ts';

const decider = {};
const known = <State>(state: State, commands = 1) => ({
  state,
  revision: commands - 1,
  commandIds: new Set(Array.from({ length: commands }, (_, index) => asCommandId(`command ${index}`))),
});
const ofSize = (thousands: number) => known('x'.repeat(500 * thousands));

describe('the aggregate cache', () => {
  it('returns states only to the decider that folded them', () => {
    const states = createAggregateCache(10_000);
    states.set(decider, 'a', known('a'));
    expect(states.get(decider, 'a')).to.include({ state: 'a' });
    expect(states.get({}, 'a')).to.equal(null);
    states.forget('a');
    expect(states.get(decider, 'a')).to.equal(null);
  });

  it('keeps the most recently used states up to its capacity', () => {
    const states = createAggregateCache(14_000);
    for (const name of ['a', 'b', 'c']) states.set(decider, name, ofSize(3));
    states.set(decider, 'a', ofSize(4));
    const there = () => ['a', 'b', 'c', 'd'].filter((name) => states.get(decider, name));
    expect(there()).to.deep.equal(['a', 'b', 'c']);
    states.set(decider, 'd', ofSize(3));
    expect(there()).to.deep.equal(['a', 'c', 'd']);
    states.set(decider, 'd', ofSize(14));
    expect(there()).to.deep.equal(['a', 'c']);
    states.set(decider, 'b', ofSize(10));
    expect(there()).to.deep.equal(['b']);
  });

  it('measures a state again once its events may have added a quarter to it', () => {
    const states = createAggregateCache(10_000);
    states.set(decider, 'a', ofSize(3));
    const { counted = 0 } = states.get(decider, 'a')?.size ?? {};
    expect(counted).to.be.within(3_000, 3_500);
    const grown = (estimated: number) => ({ ...ofSize(20), size: { counted, estimated } });
    const nearly = Math.ceil(1.25 * counted) - 1;
    states.set(decider, 'a', grown(nearly));
    expect(states.get(decider, 'a')?.size).to.deep.equal({ counted, estimated: nearly });
    states.set(decider, 'a', grown(nearly + 1));
    expect(states.get(decider, 'a')).to.equal(null);
  });

  it('counts the size of everything a state contains', () => {
    const long = Array.from({ length: 50 }, (_, index) => `number ${index}`);
    const larges: readonly (readonly [what: string, large: CachedState<unknown>])[] = [
      ['commands', known('', 50)],
      ['a list', known({ logged: long })],
      ['a set', known(new Set(long))],
      ['a map', known(new Map(long.map((name) => [name, { name }])))],
    ];
    for (const [what, large] of larges) {
      const states = createAggregateCache(2_000);
      states.set(decider, 'small', known('small'));
      expect(states.get(decider, 'small')).to.include({ state: 'small' });
      states.set(decider, 'large', large);
      expect(states.get(decider, 'large'), what).to.equal(null);
    }
  });
});
