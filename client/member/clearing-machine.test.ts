import { expect } from 'chai';
import { createActor, waitFor } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { toasts } from '#client/ui/toast.ts';
import { clearingMachine } from './clearing-machine.ts';
import { clearTexts } from './preference-texts.ts';

function dialogThat(clear: () => Promise<void>) {
  let timesGoneOn = 0;
  const machine = clearingMachine({ clear, cleared: clearTexts.cleared, failed: clearTexts.failed }).provide({
    actions: {
      goOn: () => {
        timesGoneOn += 1;
      },
    },
  });
  return { dialog: createActor(machine).start(), timesGoneOn: () => timesGoneOn };
}

describe('clear-data dialog', () => {
  it('is closed, opens, and closes on cancel without clearing', () => {
    const { dialog } = dialogThat(() => Promise.reject(new Error('Nothing is cleared.')));
    expect(dialog.getSnapshot().value).to.equal('closed');
    dialog.send({ type: 'clearing.confirmed' });
    expect(dialog.getSnapshot().value).to.equal('closed');
    dialog.send({ type: 'dialog.opened' });
    expect(dialog.getSnapshot().value).to.equal('open');
    dialog.send({ type: 'dialog.cancelled' });
    expect(dialog.getSnapshot().value).to.equal('closed');
  });

  it('closes on success, says so and goes on', async () => {
    const { dialog, timesGoneOn } = dialogThat(async () => {});
    dialog.send({ type: 'dialog.opened' });
    dialog.send({ type: 'clearing.confirmed' });
    expect(dialog.getSnapshot().value).to.equal('clearing');
    await waitFor(dialog, (state) => state.matches('closed'));
    expect(toasts.current()).to.include(clearTexts.cleared);
    expect(timesGoneOn()).to.equal(1);
  });

  it('stays open on failure, and can be confirmed again', async () => {
    let calls = 0;
    const { dialog, timesGoneOn } = dialogThat(async () => {
      calls += 1;
      throw new ApiError(500, 'Something went wrong.');
    });
    dialog.send({ type: 'dialog.opened' });
    for (const attempt of [1, 2]) {
      dialog.send({ type: 'clearing.confirmed' });
      await waitFor(dialog, (state) => state.matches('open'));
      expect(calls).to.equal(attempt);
    }
    expect(toasts.current()).to.include(clearTexts.failed);
    expect(timesGoneOn()).to.equal(0);
  });

  it('cannot be called off while it is clearing', () => {
    const { dialog } = dialogThat(() => new Promise(() => {}));
    dialog.send({ type: 'dialog.opened' });
    dialog.send({ type: 'clearing.confirmed' });
    dialog.send({ type: 'dialog.cancelled' });
    expect(dialog.getSnapshot().value).to.equal('clearing');
  });
});
