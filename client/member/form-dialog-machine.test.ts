import { expect } from 'chai';
import { type Actor, createActor, waitFor } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { toasts } from '#client/ui/toast.ts';
import { formDialogMachine } from './form-dialog-machine.ts';

const saved = { title: 'Equipment Updated' };
const failed = { title: 'Error', description: 'Failed to update equipment. Please try again.' };

const dialogThat = (save: (body: string[]) => Promise<void>) =>
  createActor(formDialogMachine({ save, saved, failed })).start();

function sendForm(dialog: Actor<ReturnType<typeof formDialogMachine<string[]>>>): void {
  dialog.send({ type: 'dialog.opened' });
  dialog.send({ type: 'form.sent', body: ['bench'] });
}

describe('form dialog', () => {
  it('closes when what was sent is saved, and says so', async () => {
    const sent: string[][] = [];
    const dialog = dialogThat(async (body) => {
      sent.push(body);
    });
    sendForm(dialog);
    await waitFor(dialog, (state) => state.matches('closed'));
    expect(sent).to.deep.equal([['bench']]);
    expect(toasts.current()).to.include(saved);
  });

  it('cannot be closed or sent again while it is saving', () => {
    let calls = 0;
    const dialog = dialogThat(() => {
      calls += 1;
      return new Promise(() => {});
    });
    sendForm(dialog);
    dialog.send({ type: 'dialog.closed' });
    dialog.send({ type: 'form.sent', body: [] });
    expect(dialog.getSnapshot().value).to.equal('saving');
    expect(calls).to.equal(1);
  });

  it('stays open after a failure, with what the server said, until it is closed', async () => {
    const refusal = new ApiError(400, 'Please enter a valid age.');
    const dialog = dialogThat(() => Promise.reject(refusal));
    sendForm(dialog);
    const state = await waitFor(dialog, (now) => now.matches('open'));
    expect(state.context.refusal).to.equal(refusal);
    expect(toasts.current()).to.include(failed);
    dialog.send({ type: 'dialog.closed' });
    expect(dialog.getSnapshot()).to.deep.include({ value: 'closed', context: { refusal: null } });
  });

  it('sends nothing while it is closed', () => {
    const dialog = dialogThat(() => Promise.reject(new Error('Nothing is sent.')));
    dialog.send({ type: 'form.sent', body: ['bench'] });
    expect(dialog.getSnapshot().value).to.equal('closed');
  });
});
