import { AssertionError, expect } from 'chai';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { given } from './given.ts';

type Command = { readonly type: 'Add'; readonly amount: number };
type Event = { readonly type: 'Added'; readonly amount: number };

const purse: Decider<number, Command, Event> = {
  initialState: 0,
  decide(total, { amount }) {
    if (amount < 0) throw new Refusal('negative', 'Only add to the purse.', 'invalid');
    if (amount > 100) throw new RangeError('a bug');
    return amount === 0 || total > 10 ? [] : [{ type: 'Added', amount }];
  },
  evolve: (total, { amount }) => total + amount,
};
const add = (amount: number): Command => ({ type: 'Add', amount });
const added = (amount: number): Event => ({ type: 'Added', amount });
const a = given(purse);

const wrong: Readonly<Record<string, () => void>> = {
  'other events follow': () => a().when(add(1)).yields(added(2)),
  'no event follows': () => a().when(add(0)).yields(added(0)),
  'an event follows': () => a().when(add(1)).yieldsNothing(),
  'nothing is refused': () => a().when(add(1)).refuses('negative'),
  'it is refused with another code': () => a().when(add(-1)).refuses('too-much'),
  'it is refused with another message': () => a().when(add(-1)).refuses('negative', { message: 'No.' }),
  'it is refused with another kind': () => a().when(add(-1)).refuses('negative', { kind: 'missing' }),
};

describe('given, when', () => {
  it('compares the yielded events', () => a().when(add(1)).yields(added(1)));
  it('folds the history first', () => a(added(9), added(2)).when(add(1)).yieldsNothing());
  it('compares a refusal', () =>
    a().when(add(-1)).refuses('negative', { kind: 'invalid', message: 'Only add to the purse.' }));

  for (const [name, test] of Object.entries(wrong)) {
    it(`fails when ${name}`, () => expect(test).to.throw(AssertionError));
  }
  it('lets unexpected errors through', () =>
    expect(() => a().when(add(101)).refuses('negative')).to.throw(RangeError));
});
