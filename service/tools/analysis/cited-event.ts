import type { DomainEvent } from '#domain/events.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';

/** The location of an event in the store, for look-up. */
export type CitedEvent = {
  readonly type: DomainEvent['type'];
  readonly recordedAt: Instant;
  /** The member's date at the time of recording. */
  readonly localDate: MemberDay;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
};

export const citationOf = ({
  event: { type },
  metadata: { occurredAt, localDate },
  stream,
  revision,
  id,
}: Recorded<DomainEvent>): CitedEvent => ({
  type,
  recordedAt: occurredAt,
  localDate,
  stream,
  revision,
  id,
});
