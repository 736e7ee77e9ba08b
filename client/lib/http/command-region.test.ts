import { expect } from 'chai';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from './command-region.ts';

type Ask = { readonly type: 'OpenDoor' };
type Opened = { readonly type: 'DoorOpened' };
type Events = CommandEvent<Ask> | Opened;

const door = {
  initial: 'closed',
  states: {
    closed: { tags: ['OpenDoor'], on: { DoorOpened: 'open' } },
    open: { tags: [], on: {} },
  },
} as const;

const machineWith = (send: (command: Ask) => Promise<CommandAnswer<Opened>>) =>
  setup({
    types: { context: {} as CommandContext, events: {} as Events, tags: {} as Ask['type'] },
    actors: { sendCommand: fromPromise(({ input }: { input: Ask }) => send(input)) },
    actions: commandActions<CommandContext, Events>(),
  }).createMachine({
    id: 'door',
    type: 'parallel',
    context: { refusal: null },
    states: { door, command: commandRegion },
  });

const ask: Events = { type: 'command.sent', command: { type: 'OpenDoor' } };

describe('command region', () => {
  it('moves the mirror by the events of the answer and is idle again', async () => {
    const sent: Ask[] = [];
    const machine = machineWith(async (command) => {
      sent.push(command);
      return { events: [{ type: 'DoorOpened' }] };
    });
    const actor = createActor(machine).start();
    actor.send(ask);
    expect(actor.getSnapshot().value).to.deep.equal({ door: 'closed', command: 'sending' });
    const state = await waitFor(actor, (now) => now.matches({ command: 'idle' }));
    expect(state.value).to.deep.equal({ door: 'open', command: 'idle' });
    expect(sent).to.deep.equal([{ type: 'OpenDoor' }]);
  });

  it('leaves the mirror where it is when the command is refused, and remembers why', async () => {
    const refusal = new Error('409: It is stuck.');
    const actor = createActor(machineWith(() => Promise.reject(refusal))).start();
    actor.send(ask);
    const state = await waitFor(actor, (now) => now.matches({ command: 'refused' }));
    expect(state.value).to.deep.equal({ door: 'closed', command: 'refused' });
    expect(state.context.refusal).to.equal(refusal);
  });

  it('forgets a refusal when it is dismissed', async () => {
    const actor = createActor(machineWith(() => Promise.reject(new Error('no')))).start();
    actor.send(ask);
    await waitFor(actor, (now) => now.matches({ command: 'refused' }));
    actor.send({ type: 'refusal.dismissed' });
    expect(actor.getSnapshot().context.refusal).to.equal(null);
  });

  it('ignores a second command while one is on its way', async () => {
    let sent = 0;
    const machine = machineWith(async () => {
      sent += 1;
      return { events: [] };
    });
    const actor = createActor(machine).start();
    actor.send(ask);
    actor.send(ask);
    await waitFor(actor, (now) => now.matches({ command: 'idle' }));
    expect(sent).to.equal(1);
  });

  it('tells the screen of each outcome once', async () => {
    const announced: string[] = [];
    const machine = machineWith(async () => ({ events: [] })).provide({
      actions: {
        announceAnswer: () => announced.push('answer'),
        announceRefusal: () => announced.push('refusal'),
      },
    });
    const actor = createActor(machine).start();
    actor.send(ask);
    await waitFor(actor, (now) => now.matches({ command: 'idle' }));
    expect(announced).to.deep.equal(['answer']);
  });
});
