import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { rulesStream } from '#domain/rules/rules-events.ts';
import { decode, typeNamed } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import { memberEvents } from './member-events.ts';

/**
 * The events about a member or everybody that were recorded until an instant, in the order of the log; none for an unknown member.
 * @param types what is decoded; all by default
 */
export async function memberHistory(
  store: Pick<EventStore, 'readStream' | 'readStreams'>,
  memberId: MemberId,
  until: Instant,
  types?: ReadonlySet<string>,
): Promise<readonly Recorded<DomainEvent>[]> {
  const history: Recorded<DomainEvent>[] = [];
  const read = async (events: AsyncIterable<StoredEvent>) => {
    for await (const stored of events)
      if (!types || types.has(typeNamed(stored.type))) history.push(decode(stored));
  };
  await read(memberEvents(store, memberId, until));
  if (history.length === 0) return history;
  await read(store.readStream(rulesStream));
  return history
    .filter(({ metadata }) => metadata.occurredAt <= until)
    .sort((a, b) => (a.position < b.position ? -1 : 1));
}
