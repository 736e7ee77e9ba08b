import { fromPromise, setup } from 'xstate';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/api/command-region.ts';
import { readAnew } from '#client/api/outdated.ts';
import { sendCommand } from '#client/api/send-command.ts';
import { handledAsUnauthorized } from '#client/api/unauthorized.ts';
import { showToast } from '#client/design/toast.ts';

export type CountDaysIn = { readonly zone: string };

/** From now on; all that goes by the member's days is read anew. */
async function changeTimeZone(body: CountDaysIn): Promise<CommandAnswer<never>> {
  await sendCommand({ method: 'POST', path: '/api/me/time-zone', body });
  await readAnew();
  return { events: [] };
}

/** The way of a yes to the service. */
export const zoneMachine = setup({
  types: { context: {} as CommandContext, events: {} as CommandEvent<CountDaysIn> },
  actors: { sendCommand: fromPromise(({ input }: { input: CountDaysIn }) => changeTimeZone(input)) },
  actions: {
    ...commandActions<CommandContext, CommandEvent<CountDaysIn>>(),
    announceAnswer: () =>
      showToast({ title: 'Time Zone Changed', description: 'Your days are counted there from now on.' }),
    announceRefusal: ({ context }) => {
      if (!handledAsUnauthorized(context.refusal))
        showToast({
          title: 'Error',
          description: 'Failed to change your time zone. Please try again.',
          variant: 'destructive',
        });
    },
  },
}).createMachine({ id: 'zone', context: { refusal: null }, ...commandRegion });
