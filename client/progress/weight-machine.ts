import { fromPromise, setup } from 'xstate';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/api/command-region.ts';
import { sendCommand } from '#client/api/send-command.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';

export type WeightEntry = {
  /** As typed. */
  readonly weight: string;
  readonly date: MemberDay;
  readonly unit: MassUnit;
};

async function logWeight(body: WeightEntry): Promise<CommandAnswer<never>> {
  await sendCommand({ method: 'POST', path: '/api/body-metrics', body });
  return { events: [] };
}

/** A weight has no states of its own: there is only the way to the service. */
export const weightMachine = setup({
  types: { context: {} as CommandContext, events: {} as CommandEvent<WeightEntry> },
  actors: { sendCommand: fromPromise(({ input }: { input: WeightEntry }) => logWeight(input)) },
  actions: commandActions<CommandContext, CommandEvent<WeightEntry>>(),
}).createMachine({ id: 'weight', context: { refusal: null }, ...commandRegion });
