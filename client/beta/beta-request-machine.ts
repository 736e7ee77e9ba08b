import { fromPromise, setup } from 'xstate';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import type { BetaCommand } from '#domain/beta/beta-commands.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { betaLifecycle } from '#domain/beta/beta-lifecycle.ts';
import type { BetaRequestBody } from '#service/beta/beta-contract.ts';

type Submitted = { readonly type: 'BetaRequestSubmitted' };
type Events = CommandEvent<BetaRequestBody> | BetaEvent;

/** The answer is not read: that it came says that the request was submitted. */
async function requestAccess(body: BetaRequestBody): Promise<CommandAnswer<Submitted>> {
  await sendCommand({ method: 'POST', path: '/api/beta/request', body });
  return { events: [{ type: 'BetaRequestSubmitted' }] };
}

export const betaRequestMachine = setup({
  types: {
    context: {} as CommandContext,
    events: {} as Events,
    tags: {} as BetaCommand['type'],
  },
  actors: { sendCommand: fromPromise(({ input }: { input: BetaRequestBody }) => requestAccess(input)) },
  actions: commandActions<CommandContext, Events>(),
}).createMachine({
  id: 'betaRequest',
  type: 'parallel',
  context: { refusal: null },
  states: { request: betaLifecycle, command: commandRegion },
});
