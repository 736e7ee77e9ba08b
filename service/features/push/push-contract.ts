import * as z from '#schema';
import { commandAnswer } from '#service/http/fields-contract.ts';

const maxEndpointLength = 1_024;

/** Answer of GET /api/me/push. */
export const pushAnswer = z.object({
  /** The key with which a browser subscribes, in base64url; null when this service sends no push messages. */
  publicKey: z.nullable(z.string()),
  /** Added first first. */
  devices: z.array(
    z.object({
      id: z.string(),
      /** Browser and system as text. */
      name: z.string(),
      /** SHA-256 of the endpoint in base64url: a browser finds itself by it. */
      fingerprint: z.string(),
      addedAt: z.iso.datetime(),
      /** When its push service last accepted a message. */
      lastSentAt: z.nullable(z.iso.datetime()),
      /** Whether the latest attempt failed; it is repeated. */
      isFailing: z.boolean(),
    }),
  ),
});
export type PushSettings = z.infer<typeof pushAnswer>;

/** Body of POST /api/me/push/devices: a subscription as the browser gives it. */
export const addPushDeviceBody = z.object({
  endpoint: z.string().check(z.maxLength(maxEndpointLength)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
  /** The endpoint that this browser had before. */
  replaces: z.optional(z.string().check(z.maxLength(maxEndpointLength))),
  /** The browser asks without the member: only a device that had messages until now, by `replaces`, gets them again. */
  isRenewal: z.optional(z.boolean()),
});
export const pushCommandAnswer = z.object({ ...commandAnswer, ...pushAnswer.shape });

/** Answer of POST /api/me/push/test. */
export const pushTestAnswer = z.object({ devices: z.number(), sent: z.number(), failed: z.number() });
