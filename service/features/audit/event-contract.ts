import * as z from '#schema';
import { commandAnswer, instant, memberDay } from '#service/http/fields-contract.ts';

const name = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** An event must meet all that are given. */
export const eventsQuery = z.object({
  /** A stream, by its name. */
  stream: z.optional(name),
  /** All streams of a category: `questDay`. */
  category: z.optional(name),
  type: z.optional(name),
  /** The streams of a member, by id or email. */
  member: z.optional(name),
  /** All events of one request. */
  correlation: z.optional(name),
  /** Range of event times. */
  from: z.optional(instant),
  to: z.optional(instant),
  /** Up to a position of the log: `4711`, or with both numbers. */
  upTo: z.optional(z.string().check(z.regex(/^\d{1,20}(\/\d{1,20})?$/))),
  /** `next` of the previous page. */
  before: z.optional(z.string().check(z.regex(/^[0-9TZ:.-]{0,40}_\d{1,20}\/\d{1,20}$/))),
  /** 50 when absent, at most 200. */
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
      z.transform((text: string) => Math.min(Number(text), 200)),
    ),
  ),
});

/** The location of an event, without its content. */
const indexedEvent = z.object({
  id: z.string(),
  position: z.string(),
  stream: z.string(),
  revision: z.number(),
  type: z.string(),
  commandId: z.string(),
  correlationId: z.string(),
  /** A member id, or `system`; empty, as the other fields of metadata, in an event of a foreign program that has none. */
  actor: z.string(),
  at: z.string(),
});

const listedEvent = z.object({
  ...indexedEvent.shape,
  /** A line of what it says, without personal fields; empty when there is nothing else. */
  preview: z.string(),
});

/** Newest first. */
export const eventsAnswer = z.object({
  events: z.array(listedEvent),
  next: z.nullable(z.string()),
  /** The stream whose name is nearest to the requested one, when that does not exist. */
  nearestStream: z.nullable(z.string()),
});

/** Every type of event that this release knows. */
export const eventTypesAnswer = z.object({
  types: z.array(z.object({ type: z.string(), meaning: z.string() })),
});

export const eventQuery = z.object({
  /** Shows the personal fields: the `viewing` token of a recorded view. */
  viewing: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/))),
});

export const eventAnswer = z.object({
  ...indexedEvent.shape,
  zone: z.string(),
  on: memberDay,
  /** When the store took it, by the store's clock; null where the store does not say. */
  storedAt: z.nullable(instant),
  causationId: z.string(),
  /** The command type; null for events stored before it was recorded. */
  command: z.nullable(z.string()),
  /** The access token that sent the command; null for a page or a tool, and absent in a release before there were tokens. */
  tokenId: z.optional(z.nullable(z.string())),
  hash: z.nullable(z.string()),
  /** Personal values are masked unless a view was recorded. */
  data: z.record(z.string(), z.unknown()),
  /** Paths of its personal fields: `changes.age`. */
  personal: z.array(z.string()),
  isOpen: z.boolean(),
  /** Ids of its neighbours in the stream. */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /** Events of the same request, in order; at most 50. */
  caused: z.array(indexedEvent),
  /** The read-model rows that the event affected. */
  rows: z.array(z.object({ readModel: z.string(), key: z.string(), isThere: z.boolean() })),
});

export const openEventBody = z.object({ reason: z.string().check(z.maxLength(500)) });
export const openEventAnswer = z.object({ ...commandAnswer, viewing: z.string() });

export type IndexedEvent = z.infer<typeof indexedEvent>;
export type ListedEvent = z.infer<typeof listedEvent>;
export type EventTypesAnswer = z.infer<typeof eventTypesAnswer>;
export type EventsAnswer = z.infer<typeof eventsAnswer>;
export type EventAnswer = z.infer<typeof eventAnswer>;
export type OpenEventBody = z.infer<typeof openEventBody>;
