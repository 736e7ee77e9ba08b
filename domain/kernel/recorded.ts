import type { Instant, MemberDay } from './day.ts';
import type { Actor, CommandId } from './ids.ts';

/** What is known about an event beside its content. */
export type EventMetadata = {
  readonly commandId: CommandId;
  /** What the command asked for: its type. Absent in what was stored before this was kept. */
  readonly commandType?: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  /** When it happened, by the clock of the service that accepted it. */
  readonly occurredAt: Instant;
  /** IANA name of the zone in force for the member at `occurredAt`. */
  readonly zone: string;
  /** The date of `occurredAt` in `zone`. */
  readonly localDate: MemberDay;
};

/** An event as it lies in the store: what folds over several streams are given. */
export type Recorded<Event> = {
  readonly event: Event;
  readonly metadata: EventMetadata;
  /** UUID, derived from the command id and the event's index in the command. */
  readonly id: string;
  readonly stream: string;
  /** 0-based revision in its stream. */
  readonly revision: number;
  readonly position: Position;
  /** The key that its personal fields are encrypted under in the store; absent where none are. */
  readonly keyId?: string | undefined;
};

/**
 * A place in the order of all events, opaque: two zero-padded numbers, `<commit>/<prepare>`, so that it compares as text. Do not calculate
 * with it: positions need not be contiguous.
 */
export type Position = string;

/** Before the first event. */
export const beginning: Position = `${'0'.repeat(20)}/${'0'.repeat(20)}`;

/** A stream that is gone, as the event that says so names it: what is missing from the log is accounted for. */
export type ErasedStream = {
  readonly name: string;
  /** Of its last event. */
  readonly revision: number;
  /** That this event carried; null for one from before there were any. */
  readonly hash: string | null;
};
