import { expect } from 'chai';
import { admit, advance, type Decider, type Lifecycle } from '#domain/kernel/decider.ts';
import { expectMirror, machineOf } from './mirror.ts';

type Status = 'locked' | 'open' | 'retired';
type Command = { readonly type: 'InsertCoin' | 'Push' | 'Retire' };
type Event = { readonly type: 'CoinTaken' | 'PersonPassed' | 'Retired' };
type Table = Lifecycle<Status, Command['type'], Event['type']>;
type State = { readonly status: Status; readonly coins: number };

const turnstile: Table = {
  initial: 'locked',
  states: {
    locked: { tags: ['InsertCoin', 'Retire'], on: { CoinTaken: 'open', Retired: 'retired' } },
    open: { tags: ['Push'], on: { PersonPassed: 'locked' } },
    retired: { tags: [], on: {} },
  },
};
const follows = { InsertCoin: 'CoinTaken', Push: 'PersonPassed', Retire: 'Retired' } as const;
const commands: readonly Command[] = [{ type: 'InsertCoin' }, { type: 'Push' }, { type: 'Retire' }];

/** Takes at most three coins, so that the walk ends. */
function deciderOf(table: Table): Decider<State, Command, Event> {
  return {
    initialState: { status: 'locked', coins: 0 },
    decide({ status, coins }, { type }) {
      admit(table, status, type);
      return type === 'InsertCoin' && coins === 3 ? [] : [{ type: follows[type] }];
    },
    evolve: ({ status, coins }, { type }) => ({
      status: advance(table, status, type),
      coins: type === 'CoinTaken' ? coins + 1 : coins,
    }),
  };
}

type Row = Table['states'][Status];
const changed = (states: Partial<Record<Status, Row>>): Table => ({
  ...turnstile,
  states: { ...turnstile.states, ...states },
});
const { locked, open } = turnstile.states;

const mutations: Readonly<
  Record<string, { readonly table: Lifecycle<string, string, string>; says: string }>
> = {
  'a removed row': {
    table: changed({ open: { ...open, on: {} } }),
    says: 'PersonPassed is accepted in open',
  },
  'a wrong target': {
    table: changed({ open: { ...open, on: { PersonPassed: 'open' } } }),
    says: 'status after Push in open',
  },
  'a removed tag': {
    table: changed({ locked: { ...locked, tags: ['InsertCoin'] } }),
    says: 'locked is tagged Retire',
  },
  'an extra tag': { table: changed({ open: { ...open, tags: ['Push', 'Retire'] } }), says: 'open # Retire' },
  'an extra row': {
    table: changed({ open: { ...open, on: { ...open.on, Retired: 'retired' } } }),
    says: 'open > Retired',
  },
  'an unreachable status': {
    table: { ...turnstile, states: { ...turnstile.states, broken: { tags: [], on: {} } } },
    says: 'broken',
  },
};

describe('expectMirror', () => {
  it('accepts a machine that matches its decider', () => {
    expectMirror(machineOf(turnstile), deciderOf(turnstile), commands);
  });

  it('starts from a given history', () => {
    const walk = () =>
      expectMirror(machineOf(turnstile), deciderOf(turnstile), commands, { history: [{ type: 'Retired' }] });
    expect(walk).to.throw('idle in the machine');
  });

  for (const [mutation, { table, says }] of Object.entries(mutations)) {
    it(`fails for ${mutation} of the machine`, () => {
      expect(() => expectMirror(machineOf(table), deciderOf(turnstile), commands)).to.throw(says);
    });
  }

  const shared = {
    'a removed row': changed({ open: { ...open, on: {} } }),
    'a wrong target': changed({ locked: { ...locked, on: { ...locked.on, CoinTaken: 'locked' } } }),
    'a removed tag': changed({ locked: { ...locked, tags: ['InsertCoin'] } }),
    'an extra tag': changed({ retired: { tags: ['Push'], on: {} } }),
    'a dead end': changed({ locked: { tags: ['InsertCoin'], on: { CoinTaken: 'open' } } }),
  };
  for (const [mutation, table] of Object.entries(shared)) {
    it(`fails for ${mutation} that machine and decider share`, () => {
      expect(() => expectMirror(machineOf(table), deciderOf(table), commands)).to.throw();
    });
  }

  it('fails when no sample command uses a tag', () => {
    const withoutRetire = commands.slice(0, 2);
    expect(() => expectMirror(machineOf(turnstile), deciderOf(turnstile), withoutRetire)).to.throw(
      'idle in the machine',
    );
  });

  it('stops at its limit when the states never end', () => {
    const endless: Decider<State, Command, Event> = {
      ...deciderOf(turnstile),
      decide: ({ status }, { type }) => {
        admit(turnstile, status, type);
        return [{ type: follows[type] }];
      },
    };
    expect(() => expectMirror(machineOf(turnstile), endless, commands, { limit: 50 })).to.throw('limit');
  });

  it('distinguishes states that differ only in a set', () => {
    type Bag = { readonly status: 'empty' | 'full'; readonly items: ReadonlySet<number> };
    const bag: Decider<Bag, { readonly type: 'Put' }, { readonly type: 'PutIn' }> = {
      initialState: { status: 'empty', items: new Set() },
      decide: ({ items }) => (items.size < 2 ? [{ type: 'PutIn' }] : []),
      evolve: ({ items }) => ({
        status: items.size === 1 ? 'full' : 'empty',
        items: new Set([...items, items.size]),
      }),
    };
    const table = {
      initial: 'empty',
      states: { empty: { tags: ['Put'], on: { PutIn: 'full' } }, full: { tags: [], on: {} } },
    };
    expect(() => expectMirror(machineOf(table), bag, [{ type: 'Put' }])).to.throw(
      'status after Put in empty',
    );
  });

  it('lets errors through that are not refusals', () => {
    const broken: Decider<State, Command, Event> = {
      ...deciderOf(turnstile),
      decide: () => {
        throw new TypeError('a bug');
      },
    };
    expect(() => expectMirror(machineOf(turnstile), broken, commands)).to.throw(TypeError, 'a bug');
  });
});
