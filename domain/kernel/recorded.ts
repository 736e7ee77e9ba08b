import type { Instant, MemberDay } from './day.ts';
import type { Actor, CommandId } from './ids.ts';
import type { Position } from './position.ts';

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
};
