import * as z from '#schema';
import { commandAnswer, instant } from '#service/http/fields-contract.ts';

/** Answer of GET /api/admin/webhooks. */
export const failingWebhooksAnswer = z.object({
  /** At most 50, those that fail the longest first. */
  webhooks: z.array(
    z.object({
      id: z.string(),
      memberId: z.string(),
      failingSince: instant,
      /** Attempts in a row. */
      failures: z.number(),
      /** Messages that wait, at most 1,000. */
      waiting: z.number(),
      /** Of the last answer; null without one. */
      status: z.nullable(z.number()),
      /** A word for the problem, such as ECONNREFUSED; null before the first attempt. */
      problem: z.nullable(z.string()),
    }),
  ),
});
export type FailingWebhooks = z.infer<typeof failingWebhooksAnswer>;
export type FailingWebhook = FailingWebhooks['webhooks'][number];

/** Body of POST /api/admin/webhooks/stop and of POST /api/admin/webhooks/:id/stop. */
export const stopWebhooksBody = z.object({ reason: z.string().check(z.maxLength(500)) });
export type StopWebhooksBody = z.infer<typeof stopWebhooksBody>;

/** How many were on when the stop was asked for. */
export const stopWebhooksAnswer = z.object({ ...commandAnswer, stopped: z.number() });
export type StopWebhooks = z.infer<typeof stopWebhooksAnswer>;
