import { bodyStream } from '#domain/body/body-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { pushStream } from '#domain/push/push-events.ts';
import { reminderStream } from '#domain/reminders/reminder-events.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import {
  dayStreams,
  daysAround,
  lastingStreams,
  streamsBegunBy,
} from '#service/jobs/erasure/member-streams.ts';

type Store = Pick<EventStore, 'readStream'>;

/**
 * All events that may be about a date, in any order: those of the streams of the date and of the dates around it, where a corrected zone can
 * have put them, and those of the streams without a date. The cost follows from the number of workouts, not from the dates of a membership.
 */
export async function eventsAround(
  store: Store,
  memberId: MemberId,
  date: MemberDay,
): Promise<readonly Recorded<DomainEvent>[]> {
  const near = Array.from({ length: 2 * daysAround + 1 }, (_, index) => addDays(date, index - daysAround));
  const unrelated = [bodyStream(memberId), pushStream(memberId), reminderStream(memberId)];
  const lasting = lastingStreams(memberId).filter((stream) => !unrelated.includes(stream));
  const read = await readAll(store, [...lasting, ...near.flatMap((day) => dayStreams(memberId, day))]);
  const begun = await readAll(store, read.flatMap(streamsBegunBy));
  return [...read, ...begun].map(decode);
}

async function readAll(store: Store, streams: readonly string[]): Promise<StoredEvent[]> {
  const read = await Promise.all(streams.map((stream) => readOne(store, stream)));
  return read.flat();
}

async function readOne(store: Store, stream: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const stored of store.readStream(stream)) events.push(stored);
  return events;
}
