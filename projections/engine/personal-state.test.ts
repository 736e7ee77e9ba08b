import { expect } from 'chai';
import fc from 'fast-check';
import { closeState, eraseState, openState } from './personal-state.ts';

const paths = { email: '', 'profile.age': undefined, 'results[].notes': null };
const state = {
  email: 'maya@rondel.example',
  profile: { age: 41, zone: 'UTC' },
  results: [{ notes: 'sore', day: 1 }, { day: 2 }, { notes: null, day: 3 }],
};

describe('the personal fields of a state', () => {
  it('are extracted in the order of their paths, without changing the state itself', () => {
    const before = structuredClone(state);
    const { closed, values } = closeState(state, paths);
    expect(values).to.deep.equal(['maya@rondel.example', 41, 'sore', null]);
    expect(closed).to.deep.equal({
      email: null,
      profile: { age: null, zone: 'UTC' },
      results: [{ notes: null, day: 1 }, { day: 2 }, { notes: null, day: 3 }],
    });
    expect(state).to.deep.equal(before);
  });

  it("are replaced by their path's value after erasure, or removed without one", () => {
    const { closed } = closeState(state, paths);
    eraseState(closed, paths);
    expect(closed).to.deep.equal({
      email: '',
      profile: { zone: 'UTC' },
      results: [{ notes: null, day: 1 }, { day: 2 }, { notes: null, day: 3 }],
    });
  });

  it('are absent when all of them are null', () => {
    expect(closeState({ email: null, profile: {}, results: [] }, paths).values).to.deep.equal([]);
    expect(closeState(null, paths)).to.deep.equal({ closed: null, values: [] });
  });

  it('are restored unchanged for every kind of value, with the order of the fields', () => {
    const value = fc.jsonValue();
    const states = fc.record(
      {
        email: value,
        profile: fc.record({ age: value, zone: value }, { requiredKeys: [] }),
        results: fc.array(fc.record({ notes: value, day: value }, { requiredKeys: [] })),
      },
      { requiredKeys: [] },
    );
    const law = fc.property(states, (before) => {
      const text = JSON.stringify(before);
      const { closed, values } = closeState(before, paths);
      const read = JSON.parse(JSON.stringify(closed)) as unknown;
      if (values.length > 0) openState(read, paths, JSON.parse(JSON.stringify(values)) as unknown[]);
      expect(JSON.stringify(read)).to.equal(text);
    });
    fc.assert(law);
  });
});
