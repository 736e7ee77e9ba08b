import { assign, fromPromise, setup } from 'xstate';
import { sendCommand } from '#client/lib/http/http.ts';
import { type OpenEventBody, openEventAnswer } from '#service/audit/event-contract.ts';

export type OpenEvent = { readonly eventId: string; readonly reason: string };

async function noteLook({ eventId, reason }: OpenEvent): Promise<string> {
  const body: OpenEventBody = { reason };
  const { viewing } = await sendCommand({
    method: 'POST',
    path: `/api/admin/events/${encodeURIComponent(eventId)}/open`,
    body,
    answer: openEventAnswer,
  });
  return viewing;
}

/** Saying why, until the log has noted it. `viewing` then opens the event for a while. */
export const openEventMachine = setup({
  types: {
    context: {} as { readonly refusal: unknown; readonly viewing: string | null },
    events: {} as { readonly type: 'reason.given' } & OpenEvent,
  },
  actors: { noteLook: fromPromise(({ input }: { input: OpenEvent }) => noteLook(input)) },
}).createMachine({
  id: 'openEvent',
  context: { refusal: null, viewing: null },
  initial: 'asking',
  states: {
    asking: { on: { 'reason.given': 'noting' } },
    noting: {
      entry: assign({ refusal: null }),
      invoke: {
        src: 'noteLook',
        input: ({ event: { eventId, reason } }) => ({ eventId, reason }),
        onDone: { target: 'noted', actions: assign({ viewing: ({ event }) => event.output }) },
        onError: { target: 'asking', actions: assign({ refusal: ({ event }) => event.error }) },
      },
    },
    noted: { type: 'final' },
  },
});
