import { expect } from 'chai';
import { mutate, SWRConfig } from 'swr';
import { ApiError } from './api-error.ts';
import { createSender } from './sender.ts';
import { type CommandOf, carryOut, changed, isOlder, replaced } from './use-command.ts';

type Door = { readonly stream: string; readonly revision: number; readonly isOpen: boolean };
type Answer = { readonly door: Door; readonly visible: boolean };

const { cache } = SWRConfig.defaultValue;
const key = '/api/door';
const door = (revision: number, isOpen: boolean): Door => ({ stream: 'door-1', revision, isOpen });
const held = (of = key): unknown => cache.get(of)?.data;
const answering = (answer: Answer): CommandOf<null, Answer> => ({
  send: async () => answer,
  models: ({ door: opened }) => [replaced(key, opened)],
});
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

describe('a command', () => {
  beforeEach(() => mutate(key, door(3, false), { revalidate: false }));

  it('puts the read model of its answer into the cache', async () => {
    await carryOut(answering({ door: door(4, true), visible: true }), null);
    expect(held()).to.deep.equal(door(4, true));
  });

  it('calls its listener in the same tick in which the cache has the answer', async () => {
    const seen: unknown[] = [];
    await carryOut(answering({ door: door(4, true), visible: true }), null, {
      onAnswer: () => seen.push(held()),
    });
    expect(seen).to.deep.equal([door(4, true)]);
  });

  it('drops an answer of an older revision than the cache holds', async () => {
    await carryOut(answering({ door: door(2, true), visible: true }), null);
    expect(held()).to.deep.equal(door(3, false));
  });

  it('leaves other read models alone while its answer is not visible to reads yet', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    await carryOut(answering({ door: door(4, true), visible: false }), null, { wait });
    await carryOut(answering({ door: door(5, true), visible: true }), null, { wait });
    expect(waits).to.have.length(1);
    expect(waits[0]).to.be.greaterThan(0);
  });

  it('shows optimistic data until the answer comes', async () => {
    let shown: unknown;
    const command: CommandOf<null, Answer> = {
      ...answering({ door: door(4, true), visible: true }),
      send: async () => {
        shown = held();
        return { door: door(4, true), visible: true };
      },
      optimistic: () => [changed<Door>(key, (before) => before && { ...before, isOpen: true })],
    };
    await carryOut(command, null);
    expect([shown, held()]).to.deep.equal([door(3, true), door(4, true)]);
  });

  it('takes optimistic data back when it fails', async () => {
    const refusal = new ApiError(409, 'It is stuck.');
    const command: CommandOf<null, Answer> = {
      send: () => Promise.reject(refusal),
      optimistic: () => [changed<Door>(key, (before) => before && { ...before, isOpen: true })],
    };
    expect(await failureOf(carryOut(command, null))).to.equal(refusal);
    expect(held()).to.deep.equal(door(3, false));
  });

  it('leaves a newer read in place when it fails', async () => {
    const command: CommandOf<null, Answer> = {
      send: async () => {
        await mutate(key, door(9, true), { revalidate: false });
        throw new Error('No answer.');
      },
      optimistic: () => [changed<Door>(key, (before) => before && { ...before, isOpen: true })],
    };
    await failureOf(carryOut(command, null));
    expect(held()).to.deep.equal(door(9, true));
  });
});

describe('the sender of a component', () => {
  const keysOf = (failures: readonly Error[]) => {
    const keys: string[] = [];
    const left = [...failures];
    const command = async (idempotencyKey: string): Promise<void> => {
      keys.push(idempotencyKey);
      const failure = left.shift();
      if (failure) throw failure;
    };
    return { keys, command };
  };

  it('sends a command once, under one key, when it is pressed twice', async () => {
    const { keys, command } = keysOf([]);
    const sender = createSender<void>();
    const both = [sender.send('open', command), sender.send('open', command)];
    expect(sender.isSending()).to.equal(true);
    await Promise.all(both);
    expect([keys.length, sender.isSending()]).to.deep.equal([1, false]);
  });

  it('sends the same command again under its first key when no answer came', async () => {
    const { keys, command } = keysOf([new TypeError('Failed to fetch')]);
    const sender = createSender<void>();
    await failureOf(sender.send('open', command));
    await sender.send('open', command);
    expect(keys[1]).to.equal(keys[0]);
  });

  it('takes another key for another command, after a refusal and after an answer', async () => {
    const { keys, command } = keysOf([new TypeError('Failed to fetch'), new ApiError(409, 'No.')]);
    const sender = createSender<void>();
    await failureOf(sender.send('open', command));
    await failureOf(sender.send('close', command));
    await sender.send('close', command);
    await sender.send('close', command);
    expect(new Set(keys).size).to.equal(4);
  });
});

describe('a read', () => {
  it('is older when it is of the same stream and of a lower revision', () => {
    expect(isOlder(door(2, true), door(3, false))).to.equal(true);
    expect(isOlder(door(3, true), door(3, false))).to.equal(false);
    expect(isOlder({ ...door(2, true), stream: 'door-2' }, door(3, false))).to.equal(false);
  });

  it('is older by its revision alone where its key has one stream', () => {
    expect(isOlder({ revision: 2 }, { revision: 3 })).to.equal(true);
    expect(isOlder({ revision: 3 }, { revision: 3 })).to.equal(false);
  });

  it('is never older when one of both names no revision', () => {
    for (const unversioned of [null, undefined, { isOpen: true }, { ...door(2, true), revision: null }])
      expect([isOlder(unversioned, door(3, false)), isOlder(door(2, true), unversioned)]).to.deep.equal([
        false,
        false,
      ]);
  });
});
