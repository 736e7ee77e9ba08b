import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { signInStream } from '#domain/sign-in/sign-in-events.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import {
  dayStreams,
  daysAround,
  firstStreamDate,
  lastingStreams,
  streamsBegunBy,
} from '#service/jobs/erasure/member-streams.ts';

type Store = Pick<EventStore, 'readStream' | 'readStreams'>;
type Reading = { readonly events: AsyncIterator<StoredEvent>; next: StoredEvent };
/** Reads that have started and not ended. */
type Open = Set<AsyncIterator<StoredEvent>>;

/** Dates whose streams are read together. */
const datesAtOnce = 32;

/**
 * All events of a member in log order, merged from the member's streams. Speed and memory do not depend on the size of the log, only on the
 * streams of a month.
 */
export async function* memberEvents(
  store: Store,
  memberId: MemberId,
  until: Instant,
): AsyncGenerator<StoredEvent> {
  const open: Open = new Set();
  try {
    yield* inOrder(store, open, memberId, until);
  } finally {
    // A store may hold an unfinished read open. The reason for stopping matters more than an error while closing.
    await Promise.allSettled([...open].map(async (events) => events.return?.()));
  }
}

async function* inOrder(
  store: Store,
  open: Open,
  memberId: MemberId,
  until: Instant,
): AsyncGenerator<StoredEvent> {
  const each = (streams: readonly string[]) => streams.map((stream) => store.readStream(stream));
  const readings = await openAll(open, each([...lastingStreams(memberId), signInStream(memberId)]));
  const last = addDays(dayOf(until, 'UTC'), 1);
  let opened: MemberDay | null = null;
  for (let first = earliest(readings); first; first = earliest(readings)) {
    const day = dayOf(asInstant(String(first.next.metadata.occurredAt)), 'UTC');
    const ahead = addDays(day, daysAround);
    const from: MemberDay = opened ? addDays(opened, 1) : firstStreamDate(day);
    if (from <= ahead && from <= last) {
      opened = lesser(last, addDays(ahead, datesAtOnce));
      readings.push(...(await openAll(open, [store.readStreams(streamsOf(memberId, from, opened))])));
      continue;
    }
    readings.push(...(await openAll(open, each(streamsBegunBy(first.next)))));
    yield first.next;
    await advance(readings, open, first);
  }
}

function streamsOf(memberId: MemberId, from: MemberDay, to: MemberDay): readonly string[] {
  const streams: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) streams.push(...dayStreams(memberId, date));
  return streams;
}

/** Begins the reads, and keeps those that have events. */
async function openAll(open: Open, reads: readonly AsyncIterable<StoredEvent>[]): Promise<Reading[]> {
  const opened = await Promise.all(
    reads.map(async (read) => {
      const events = read[Symbol.asyncIterator]();
      open.add(events);
      const next = await nextOf(events, open);
      return next && { events, next };
    }),
  );
  return opened.filter((reading) => reading !== null);
}

async function advance(readings: Reading[], open: Open, reading: Reading): Promise<void> {
  const next = await nextOf(reading.events, open);
  if (next) reading.next = next;
  else readings.splice(readings.indexOf(reading), 1);
}

async function nextOf(events: AsyncIterator<StoredEvent>, open: Open): Promise<StoredEvent | null> {
  const next = await events.next();
  if (!next.done) return next.value;
  open.delete(events);
  return null;
}

const earliest = (readings: readonly Reading[]): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (first, reading) => (first && first.next.position < reading.next.position ? first : reading),
    undefined,
  );

const lesser = (a: MemberDay, b: MemberDay): MemberDay => (a < b ? a : b);
