import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { EventStore, StoredEvent } from '#service/event-store/store.ts';
import { dayStreams, daysAround, firstStreamDate, lastingStreams, streamsBegunBy } from './member-streams.ts';

type Store = Pick<EventStore, 'readStream'>;
type Reading = { readonly events: AsyncIterator<StoredEvent>; next: StoredEvent };

/** Dates that are looked up at once. */
const datesAtOnce = 8;

/**
 * Everything that a member did, in the order of the log, from the member's own streams: as quick in a log of millions of events, and
 * with the memory of the few streams that are open on a day.
 */
export async function* memberEvents(
  store: Store,
  memberId: MemberId,
  until: Instant,
): AsyncGenerator<StoredEvent> {
  const readings = await openAll(store, lastingStreams(memberId));
  const last = addDays(dayOf(until, 'UTC'), 1);
  let opened: MemberDay | null = null;
  for (let first = earliest(readings); first; first = earliest(readings)) {
    const day = dayOf(asInstant(String(first.next.metadata.occurredAt)), 'UTC');
    const ahead = addDays(day, daysAround);
    const from: MemberDay = opened ? addDays(opened, 1) : firstStreamDate(day);
    if (from <= ahead && from <= last) {
      opened = lesser(last, addDays(ahead, datesAtOnce));
      readings.push(...(await openAll(store, streamsOf(memberId, from, opened))));
      continue;
    }
    readings.push(...(await openAll(store, streamsBegunBy(first.next))));
    yield first.next;
    await advance(readings, first);
  }
}

function streamsOf(memberId: MemberId, from: MemberDay, to: MemberDay): readonly string[] {
  const streams: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) streams.push(...dayStreams(memberId, date));
  return streams;
}

/** Those that have events. */
async function openAll(store: Store, streams: readonly string[]): Promise<Reading[]> {
  const opened = await Promise.all(
    streams.map(async (stream) => {
      const events = store.readStream(stream)[Symbol.asyncIterator]();
      const first = await events.next();
      return first.done ? null : { events, next: first.value };
    }),
  );
  return opened.filter((reading) => reading !== null);
}

async function advance(readings: Reading[], reading: Reading): Promise<void> {
  const next = await reading.events.next();
  if (next.done) readings.splice(readings.indexOf(reading), 1);
  else reading.next = next.value;
}

const earliest = (readings: readonly Reading[]): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (first, reading) => (first && first.next.position < reading.next.position ? first : reading),
    undefined,
  );

const lesser = (a: MemberDay, b: MemberDay): MemberDay => (a < b ? a : b);
