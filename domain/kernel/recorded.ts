import type { Instant, MemberDay } from './day.ts';
import type { Actor, CommandId } from './ids.ts';

/** Metadata of an event, stored next to its content. */
export type EventMetadata = {
  readonly commandId: CommandId;
  /** The command's type. Absent in events that were stored before this field existed. */
  readonly commandType?: string;
  /** The access token by which the command was sent. Absent for commands of pages, tools and the service itself. */
  readonly tokenId?: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  /** The time at which the service accepted the command, by the service's clock. */
  readonly occurredAt: Instant;
  /** IANA name of the member's time zone at `occurredAt`. */
  readonly zone: string;
  /** The date of `occurredAt` in `zone`. */
  readonly localDate: MemberDay;
};

/** A stored event with its metadata, the input of folds over several streams. */
export type Recorded<Event> = {
  readonly event: Event;
  readonly metadata: EventMetadata;
  /** UUID, derived from the command id and the event's index in the command. */
  readonly id: string;
  readonly stream: string;
  /** 0-based revision in its stream. */
  readonly revision: number;
  readonly position: Position;
  /** The key that encrypts its personal fields in the store; absent when none are encrypted. */
  readonly keyId?: string | undefined;
  /**
   * Why the stored event cannot be decoded. Then of `event` only the type and the ids of its member or request are known, if those. The
   * message contains no values. Absent for every event that can be decoded.
   */
  readonly failure?: Error | undefined;
  /** Why only its personal fields cannot be read. They are null then. The message contains no values. */
  readonly personalFailure?: Error | undefined;
};

/**
 * A place in the order of all events, opaque: two zero-padded numbers, `<commit>/<prepare>`, so that text order is log order. Do not
 * calculate with it: positions need not be contiguous.
 */
export type Position = string;

/** The position before the first event. */
export const beginning: Position = `${'0'.repeat(20)}/${'0'.repeat(20)}`;

/** A deleted stream, as listed in the erasure event. It explains why events are missing from the log. */
export type ErasedStream = {
  readonly name: string;
  /** The revision of its last event. */
  readonly revision: number;
  /** The hash of its last event; null for events stored before hashes existed. */
  readonly hash: string | null;
};
