import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { rulesStream } from '#domain/rules/rules-events.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { memberEvents } from '#service/jobs/export/member-events.ts';

/** All events about a member or everybody that were recorded until an instant, in the order of the log; none for an unknown member. */
export async function memberHistory(
  store: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
  until: Instant,
): Promise<readonly Recorded<DomainEvent>[]> {
  const history: Recorded<DomainEvent>[] = [];
  for await (const stored of memberEvents(store, memberId, until)) {
    history.push(decode(stored));
  }
  if (history.length === 0) return history;
  for await (const stored of store.readStream(rulesStream)) history.push(decode(stored));
  return history
    .filter(({ metadata }) => metadata.occurredAt <= until)
    .sort((a, b) => (a.position < b.position ? -1 : 1));
}
