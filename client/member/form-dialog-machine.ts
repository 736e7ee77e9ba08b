import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { KeptForLater, keptToast } from '#client/lib/offline/outbox.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';

type FormDialogEvent<Body> =
  | { readonly type: 'dialog.opened' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'form.sent'; readonly body: Body };

type FormDialog<Body> = {
  readonly save: (body: Body) => Promise<void>;
  readonly saved: ToastMessage;
  readonly failed: ToastMessage;
};

type Failure = { readonly error: unknown };

/** A form over the page: it closes when the server or the outbox has what was filled in, and stays open with it when that failed. */
export const formDialogMachine = <Body>({ save, saved, failed }: FormDialog<Body>) =>
  setup({
    types: {
      context: {} as { readonly refusal: unknown },
      events: {} as FormDialogEvent<Body>,
    },
    actors: { save: fromPromise(({ input }: { input: { readonly body: Body } }) => save(input.body)) },
    guards: { isKept: ({ event }) => 'error' in event && event.error instanceof KeptForLater },
    actions: {
      forgetRefusal: assign({ refusal: null }),
      rememberRefusal: assign((_, { error }: Failure) => ({ refusal: error })),
      announceSaved: () => showToast(saved),
      announceKept: () => showToast(keptToast),
      announceFailure: (_, { error }: Failure) => {
        if (!handledAsUnauthorized(error)) showToast(failed);
      },
    },
  }).createMachine({
    id: 'formDialog',
    context: { refusal: null },
    initial: 'closed',
    states: {
      closed: { entry: 'forgetRefusal', on: { 'dialog.opened': 'open' } },
      open: { on: { 'dialog.closed': 'closed', 'form.sent': 'saving' } },
      saving: {
        entry: 'forgetRefusal',
        invoke: {
          src: 'save',
          input: ({ event }) => {
            assertEvent(event, 'form.sent');
            return { body: event.body };
          },
          onDone: { target: 'closed', actions: 'announceSaved' },
          onError: [
            { guard: 'isKept', target: 'closed', actions: 'announceKept' },
            {
              target: 'open',
              actions: [
                { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
                { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
    },
  });
