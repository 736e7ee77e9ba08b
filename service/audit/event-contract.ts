import * as z from 'zod/mini';
import { commandAnswer, instant, memberDay } from '#service/http/fields-contract.ts';

const name = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

export const eventsQuery = z
  .object({
    /** A whole stream, by its name. */
    stream: z.optional(name),
    /** Every stream of a kind: `questDay`. */
    category: z.optional(name),
    type: z.optional(name),
    /** What one request has caused. */
    correlation: z.optional(name),
    /** Moments between which the events happened. */
    from: z.optional(instant),
    to: z.optional(instant),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[0-9TZ:.-]{1,40}_\d{1,20}\/\d{1,20}$/))),
    /** 50 when absent, 200 at most. */
    limit: z.optional(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
        z.transform((text: string) => Math.min(Number(text), 200)),
      ),
    ),
  })
  .check(
    z.refine(
      ({ stream, category, type, correlation }) =>
        [stream, category, type, correlation].filter((each) => each !== undefined).length <= 1,
      'one of stream, category, type and correlation at most',
    ),
  );

/** Where an event lies. Nothing of what it says. */
const indexedEvent = z.object({
  id: z.string(),
  position: z.string(),
  stream: z.string(),
  revision: z.number(),
  type: z.string(),
  commandId: z.string(),
  correlationId: z.string(),
  /** A member id, or `system`. */
  actor: z.string(),
  at: z.string(),
});

/** Newest first. */
export const eventsAnswer = z.object({ events: z.array(indexedEvent), next: z.nullable(z.string()) });

export const eventQuery = z.object({
  /** Opens the personal fields: `viewing` of the answer that says that the look was noted. */
  viewing: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/))),
});

export const eventAnswer = z.object({
  ...indexedEvent.shape,
  zone: z.string(),
  on: memberDay,
  causationId: z.string(),
  /** What was asked for; null where it was not kept yet. */
  command: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  /** With marks in the place of what is personal, unless it was opened. */
  data: z.record(z.string(), z.unknown()),
  /** Paths of the personal fields that it has: `changes.age`. */
  personal: z.array(z.string()),
  isOpen: z.boolean(),
  /** What the same request has caused, in order; 50 at most. */
  caused: z.array(indexedEvent),
  /** The rows of read models that the event went into. */
  rows: z.array(z.object({ readModel: z.string(), key: z.string(), isThere: z.boolean() })),
});

export const openEventBody = z.object({ reason: z.string().check(z.maxLength(500)) });
export const openEventAnswer = z.object({ ...commandAnswer, viewing: z.string() });

export type IndexedEvent = z.infer<typeof indexedEvent>;
export type EventsAnswer = z.infer<typeof eventsAnswer>;
export type EventAnswer = z.infer<typeof eventAnswer>;
export type OpenEventBody = z.infer<typeof openEventBody>;
