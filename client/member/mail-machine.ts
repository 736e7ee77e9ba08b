import { fromPromise, setup } from 'xstate';
import { sendCommand } from '#client/lib/http/send-command.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { showToast } from '#client/ui/toast.ts';
import { takeTexts } from './preference-texts.ts';

/** Has the member's files mailed, once. */
export const mailMachine = setup({
  types: { events: {} as { readonly type: 'mail.asked' } },
  actors: { ask: fromPromise(() => sendCommand({ method: 'POST', path: '/api/me/export/mail' })) },
  actions: {
    tellFailure: (_, { error }: { readonly error: unknown }) => {
      if (!handledAsUnauthorized(error)) showToast(takeTexts.notMailed);
    },
  },
}).createMachine({
  id: 'mailExport',
  initial: 'offered',
  states: {
    offered: { on: { 'mail.asked': 'sending' } },
    sending: {
      invoke: {
        src: 'ask',
        onDone: 'asked',
        onError: {
          target: 'offered',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    asked: {},
  },
});
