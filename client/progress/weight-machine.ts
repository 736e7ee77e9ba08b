import { fromPromise, setup } from 'xstate';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/api/command-region.ts';
import { shortDate } from '#client/api/day-words.ts';
import { postDurably } from '#client/api/device-outbox.ts';
import { metricCommand } from '#client/api/metric-command.ts';
import { logMetricAnswer } from '#service/body/body-contract.ts';
import type { WeightEntry } from './weight-entry.ts';

async function logWeight(body: WeightEntry): Promise<CommandAnswer<never>> {
  await postDurably(
    metricCommand(body, `Weight of ${shortDate(body.date)}, ${body.weight} ${body.unit}`),
    logMetricAnswer,
  );
  return { events: [] };
}

/** A weight has no states of its own: there is only the way to the service. */
export const weightMachine = setup({
  types: { context: {} as CommandContext, events: {} as CommandEvent<WeightEntry> },
  actors: { sendCommand: fromPromise(({ input }: { input: WeightEntry }) => logWeight(input)) },
  actions: commandActions<CommandContext, CommandEvent<WeightEntry>>(),
}).createMachine({ id: 'weight', context: { refusal: null }, ...commandRegion });
