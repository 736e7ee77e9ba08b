import { fromPromise, setup } from 'xstate';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';

type ClearingEvent = { readonly type: 'dialog.opened' | 'dialog.cancelled' | 'clearing.confirmed' };

export type Clearing = {
  /** Clears on the server, and then here. */
  readonly clear: () => Promise<void>;
  /** Null where the screen that follows says it. */
  readonly cleared: ToastMessage | null;
  readonly failed: ToastMessage;
};

/** A question before data is cleared. Once confirmed it cannot be called off; where clearing fails the question stands again. */
export const clearingMachine = ({ clear, cleared, failed }: Clearing) =>
  setup({
    types: { events: {} as ClearingEvent },
    actors: { clear: fromPromise(clear) },
    actions: {
      announceCleared: () => {
        if (cleared) showToast(cleared);
      },
      /** Given by a screen that goes elsewhere afterwards. */
      goOn: () => {},
      announceFailure: (_, { error }: { readonly error: unknown }) => {
        if (!handledAsUnauthorized(error)) showToast(failed);
      },
    },
  }).createMachine({
    id: 'clearing',
    initial: 'closed',
    states: {
      closed: { on: { 'dialog.opened': 'open' } },
      open: { on: { 'dialog.cancelled': 'closed', 'clearing.confirmed': 'clearing' } },
      clearing: {
        invoke: {
          src: 'clear',
          onDone: { target: 'closed', actions: ['announceCleared', 'goOn'] },
          onError: {
            target: 'open',
            actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
    },
  });
