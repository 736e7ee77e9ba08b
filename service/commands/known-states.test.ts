import { expect } from 'chai';
import { asCommandId } from '#domain/kernel/ids.ts';
import { createKnownStates } from './known-states.ts';

const decider = {};
const known = (state: string, commands: number) => ({
  state,
  revision: commands - 1,
  commandIds: new Set(Array.from({ length: commands }, (_, index) => asCommandId(`${state} ${index}`))),
});

describe('the states that a process knows', () => {
  it('are those of one decider', () => {
    const states = createKnownStates(10);
    states.set(decider, 'a', known('a', 1));
    expect(states.get(decider, 'a')).to.include({ state: 'a' });
    expect(states.get({}, 'a')).to.equal(null);
    states.forget('a');
    expect(states.get(decider, 'a')).to.equal(null);
  });

  it('are those that were used last, as many as fit', () => {
    const states = createKnownStates(10);
    for (const name of ['a', 'b', 'c']) states.set(decider, name, known(name, 3));
    states.set(decider, 'a', known('a', 4));
    const there = () => ['a', 'b', 'c', 'd'].filter((name) => states.get(decider, name));
    expect(there()).to.deep.equal(['a', 'b', 'c']);
    states.set(decider, 'd', known('d', 3));
    expect(there()).to.deep.equal(['a', 'c', 'd']);
    states.set(decider, 'd', known('d', 11));
    expect(there()).to.deep.equal([]);
    states.set(decider, 'b', known('b', 10));
    expect(there()).to.deep.equal(['b']);
  });
});
