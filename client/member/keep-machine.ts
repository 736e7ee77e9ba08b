import { mutate } from 'swr';
import { fromPromise, setup } from 'xstate';
import type * as z from 'zod/mini';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import { currentUserKey } from '#client/lib/http/current-user.ts';
import { sendCommand } from '#client/lib/http/send-command.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { showToast } from '#client/ui/toast.ts';
import type { keepPreferencesBody } from '#service/member/member-contract.ts';
import { keepTexts } from './preference-texts.ts';

type KeepBody = z.infer<typeof keepPreferencesBody>;
type Kept = { readonly type: 'PreferencesKept' };
type Events = CommandEvent<KeepBody> | Kept;

/** What was kept is read with the user: it is the baseline from now on. */
async function keep(body: KeepBody): Promise<CommandAnswer<Kept>> {
  await sendCommand({ method: 'PUT', path: '/api/me/preferences', body });
  await mutate(currentUserKey);
  return { events: [] };
}

/** Keeps the switches of a screen on the server. */
export const keepMachine = setup({
  types: { context: {} as CommandContext, events: {} as Events },
  actors: { sendCommand: fromPromise(({ input }: { input: KeepBody }) => keep(input)) },
  actions: {
    ...commandActions<CommandContext, Events>(),
    announceAnswer: () => showToast(keepTexts.kept),
    announceRefusal: ({ context }) => {
      if (!handledAsUnauthorized(context.refusal)) showToast(keepTexts.failed);
    },
  },
}).createMachine({ id: 'keepPreferences', context: { refusal: null }, ...commandRegion });
