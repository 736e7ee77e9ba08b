import type * as z from 'zod/mini';
import { http, sendCommand } from '#client/lib/http/http.ts';
import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import {
  type WebhookBody,
  type Webhooks,
  type WebhookTest,
  webhookCommandAnswer,
  webhookSecretAnswer,
  webhookTestAnswer,
} from '#service/features/integrations/webhooks-contract.ts';

export const webhooksKey = '/api/me/webhooks';

/** No read model of the training changes by it. A secret never comes into the cache. */
const listAnswered = {
  models: ({ webhooks }: Webhooks) => [replaced<Webhooks>(webhooksKey, { webhooks })],
  movesOthers: () => false,
};

type WithSecret = z.infer<typeof webhookSecretAnswer>;

export const addCommand: CommandOf<WebhookBody, WithSecret> = {
  ...listAnswered,
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path: webhooksKey, body, idempotencyKey, answer: webhookSecretAnswer }),
};

export const changeCommand: CommandOf<{ id: string; body: WebhookBody }, Webhooks> = {
  ...listAnswered,
  send: ({ id, body }, idempotencyKey) =>
    sendCommand({
      ...{ method: 'PUT', path: `${webhooksKey}/${id}`, body },
      ...{ idempotencyKey, answer: webhookCommandAnswer },
    }),
};

export const rotateCommand: CommandOf<string, WithSecret> = {
  ...listAnswered,
  send: (id, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `${webhooksKey}/${id}/secret` },
      ...{ idempotencyKey, answer: webhookSecretAnswer },
    }),
};

export const stepCommand: CommandOf<{ id: string; step: 'stop' | 'resume' | 'remove' }, Webhooks> = {
  ...listAnswered,
  send: ({ id, step }, idempotencyKey) =>
    sendCommand({
      ...(step === 'remove'
        ? { method: 'DELETE', path: `${webhooksKey}/${id}` }
        : { method: 'POST', path: `${webhooksKey}/${id}/${step}` }),
      ...{ idempotencyKey, answer: webhookCommandAnswer },
    }),
};

export const testCommand: CommandOf<string, WebhookTest> = {
  movesOthers: () => false,
  send: async (id, idempotencyKey) =>
    webhookTestAnswer.parse(
      await http.send({ method: 'POST', path: `${webhooksKey}/${id}/test`, idempotencyKey }),
    ),
};
