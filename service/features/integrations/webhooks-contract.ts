import { webhookKinds, webhookScopes } from '#domain/integrations/webhook-events.ts';
import { maxWebhookUrlLength } from '#domain/integrations/webhooks.ts';
import * as z from '#schema';
import { commandAnswer } from '#service/http/fields-contract.ts';

const kind = z.enum(webhookKinds);
const scope = z.enum(webhookScopes);

/** Answer of GET /api/me/webhooks: those added first first, at most 5. */
export const webhooksAnswer = z.object({
  webhooks: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      kinds: z.array(kind),
      scopes: z.array(scope),
      addedAt: z.iso.datetime(),
      /** Null while it gets news. */
      stopped: z.nullable(
        z.object({ reason: z.enum(['member', 'failing', 'gone', 'admin']), at: z.iso.datetime() }),
      ),
      /** Until then the secret before the last rotation signs as well; null when only the current one does. */
      previousSecretUntil: z.nullable(z.iso.datetime()),
      /** Since when the receiver accepts nothing; null when the last attempt was accepted. */
      failingSince: z.nullable(z.iso.datetime()),
      /** When it is tried again; null while nothing waits or nothing fails. */
      retryAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type Webhooks = z.infer<typeof webhooksAnswer>;
export type ShownWebhook = Webhooks['webhooks'][number];

/** Body of POST /api/me/webhooks and of PUT /api/me/webhooks/:id. */
export const webhookBody = z.object({
  url: z.string().check(z.maxLength(maxWebhookUrlLength)),
  kinds: z.array(kind).check(z.maxLength(webhookKinds.length)),
  /** What adds personal fields to the news. */
  scopes: z.array(scope).check(z.maxLength(webhookScopes.length)),
});
export type WebhookBody = z.infer<typeof webhookBody>;

export const webhookCommandAnswer = z.object({ ...commandAnswer, ...webhooksAnswer.shape });
/** Answer of POST /api/me/webhooks and of POST /api/me/webhooks/:id/secret. */
export const webhookSecretAnswer = z.object({
  ...webhookCommandAnswer.shape,
  /** The signing secret, `whsec_` and Base64. No other answer has it. */
  secret: z.string(),
});

/** Answer of POST /api/me/webhooks/:id/test. */
export const webhookTestAnswer = z.object({
  isAccepted: z.boolean(),
  /** Of the receiver's answer; null without one. */
  status: z.nullable(z.number()),
  /** A word for the problem; null for an accepted message. */
  problem: z.nullable(z.string()),
  milliseconds: z.number(),
});
export type WebhookTest = z.infer<typeof webhookTestAnswer>;

/** Answer of GET /api/me/webhooks/:id/deliveries: the newest first, at most 20. */
export const webhookDeliveriesAnswer = z.object({
  deliveries: z.array(
    z.object({
      /** The header `webhook-id`. */
      id: z.string(),
      /** A kind of news, or `test`. */
      kind: z.string(),
      happenedAt: z.iso.datetime(),
      /** A dropped one is never sent: its webhook was stopped, or it is a test that failed. */
      state: z.enum(['waiting', 'delivered', 'dropped']),
      attempts: z.number(),
      /** The last attempt; null before the first. */
      triedAt: z.nullable(z.iso.datetime()),
      status: z.nullable(z.number()),
      problem: z.nullable(z.string()),
      milliseconds: z.nullable(z.number()),
    }),
  ),
});
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesAnswer>;
