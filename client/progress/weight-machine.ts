import { fromPromise, setup } from 'xstate';
import {
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/api/command-region.ts';
import { logWeight } from './log-weight.ts';
import type { WeightEntry } from './weight-entry.ts';

/** A weight has no states of its own: there is only the way to the service. */
export const weightMachine = setup({
  types: { context: {} as CommandContext, events: {} as CommandEvent<WeightEntry> },
  actors: {
    sendCommand: fromPromise(async ({ input }: { input: WeightEntry }) => {
      await logWeight(input);
      return { events: [] };
    }),
  },
  actions: commandActions<CommandContext, CommandEvent<WeightEntry>>(),
}).createMachine({ id: 'weight', context: { refusal: null }, ...commandRegion });
