import { expect } from 'chai';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { copiedMs, copyMachine } from './copy-machine.ts';

function copying(copy: () => Promise<void>) {
  const selections: string[] = [];
  const clock = new SimulatedClock();
  const machine = copyMachine.provide({
    actors: { copy: fromPromise(copy) },
    actions: { selectText: () => selections.push('selected') },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'copy.pressed' });
  return { actor, clock, selections };
}

describe('copy button', () => {
  it('says that it has copied for two seconds', async () => {
    const { actor, clock } = copying(async () => {});
    await waitFor(actor, (state) => state.matches('copied'));
    clock.increment(copiedMs - 1);
    expect(actor.getSnapshot().value).to.equal('copied');
    clock.increment(1);
    expect(actor.getSnapshot().value).to.equal('idle');
  });

  it('selects the text where the clipboard is refused', async () => {
    const { actor, selections } = copying(() => Promise.reject(new Error('NotAllowedError')));
    await waitFor(actor, (state) => state.matches('selected'));
    expect(selections).to.deep.equal(['selected']);
  });
});
