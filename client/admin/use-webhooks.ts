import { mutate } from 'swr';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import {
  failingWebhooksAnswer,
  type StopWebhooksBody,
  stopWebhooksAnswer,
} from '#service/features/integrations/webhook-operations-contract.ts';

export const webhooksPath = '/api/admin/webhooks';
export const readFailing = readAs(failingWebhooksAnswer);

export const rereadWebhooks = (): Promise<unknown> => mutate(webhooksPath);

/** The sender finds the stop in the log within a second. */
const stopsWithinMs = 1_500;

/** Stops one webhook; all when the id is null. The answer is how many were on. */
export const stopWebhooksCommand: CommandOf<
  StopWebhooksBody & { readonly webhookId: string | null },
  number
> = {
  async send({ webhookId, reason }, idempotencyKey) {
    const path =
      webhookId === null ? `${webhooksPath}/stop` : `${webhooksPath}/${encodeURIComponent(webhookId)}/stop`;
    const sent = { method: 'POST', path, body: { reason }, idempotencyKey } as const;
    return (await sendCommand({ ...sent, answer: stopWebhooksAnswer })).stopped;
  },
  async reread() {
    await new Promise((resolve) => void setTimeout(resolve, stopsWithinMs));
    await Promise.all([rereadWebhooks(), mutate('/api/admin/system')]);
  },
};
