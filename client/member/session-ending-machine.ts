import { mutate } from 'swr';
import { assign, fromPromise, setup } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { http } from '#client/lib/http/http.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { showToast } from '#client/ui/toast.ts';
import { signedOutAnswer } from '#service/sessions/sessions-contract.ts';
import { sessionsEnded, sessionTexts } from './session-texts.ts';

export const sessionsKey = '/api/me/sessions';

/** One session by its handle, all others, or those and then this one. */
export type Ended = { readonly handle: string } | 'others' | 'everywhere';
type EndingEvent =
  | { readonly type: 'ending.asked'; readonly ended: Ended }
  | { readonly type: 'proof.cancelled' };

/** Not a command of the member's training: nothing else that was read changes by it. */
async function end(ended: Ended): Promise<number> {
  const handle = typeof ended === 'string' ? null : ended.handle;
  const content = await http.send({ method: 'POST', path: `${sessionsKey}/sign-out`, body: { handle } });
  await mutate(sessionsKey);
  return signedOutAnswer.parse(content).signedOut;
}

/** Ends sessions of the member. The server may want a new sign-in first: only a person can prove that it is them. */
export const sessionEndingMachine = setup({
  types: { context: {} as { readonly ended: Ended | null }, events: {} as EndingEvent },
  actors: { end: fromPromise(({ input }: { input: Ended }) => end(input)) },
  actions: {
    announceEnd: (_, { count }: { readonly count: number }) => showToast(sessionsEnded(count)),
    announceFailure: (_, { error }: { readonly error: unknown }) => {
      if (!handledAsUnauthorized(error)) showToast(sessionTexts.failed);
    },
    /** Given by the screen: signs out here as well. */
    leave: () => {},
  },
  guards: {
    isEverywhere: ({ context }) => context.ended === 'everywhere',
    wantsProof: (_, { error }: { readonly error: unknown }) =>
      error instanceof ApiError && error.code === 'sign-in-again',
  },
}).createMachine({
  id: 'sessionEnding',
  initial: 'idle',
  context: { ended: null },
  states: {
    idle: {
      on: {
        'ending.asked': { target: 'ending', actions: assign({ ended: ({ event }) => event.ended }) },
      },
    },
    ending: {
      invoke: {
        src: 'end',
        input: ({ context }) => context.ended ?? 'others',
        onDone: [
          { guard: 'isEverywhere', target: 'idle', actions: 'leave' },
          {
            target: 'idle',
            actions: { type: 'announceEnd', params: ({ event }) => ({ count: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'wantsProof', params: ({ event }) => ({ error: event.error }) },
            target: 'proving',
          },
          {
            target: 'idle',
            actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    proving: { on: { 'proof.cancelled': 'idle' } },
  },
});
