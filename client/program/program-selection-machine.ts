import { fromPromise, setup } from 'xstate';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import { type ProgramRequest, startProgram } from '#client/lib/http/start-program.ts';
import type { Program } from '#service/program/program-contract.ts';

/** The news that ends the selection. */
export type SelectionStarted = { readonly type: 'ProgramStarted'; readonly program: Program };
type Events = CommandEvent<ProgramRequest> | SelectionStarted;

async function start(request: ProgramRequest): Promise<CommandAnswer<SelectionStarted>> {
  return { events: [{ type: 'ProgramStarted', program: await startProgram(request) }] };
}

export const programSelectionMachine = setup({
  types: { context: {} as CommandContext, events: {} as Events },
  actors: { sendCommand: fromPromise(({ input }: { input: ProgramRequest }) => start(input)) },
  actions: {
    ...commandActions<CommandContext, Events>(),
    leave: (_, _started: SelectionStarted) => {},
  },
}).createMachine({
  id: 'programSelection',
  type: 'parallel',
  context: { refusal: null },
  states: {
    selection: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            ProgramStarted: {
              target: 'started',
              actions: { type: 'leave', params: ({ event }) => event },
            },
          },
        },
        started: {},
      },
    },
    command: commandRegion,
  },
});
