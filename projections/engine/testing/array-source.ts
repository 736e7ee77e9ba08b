import { setImmediate as nextTurn } from 'node:timers/promises';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import {
  type EventSource,
  type EventsOfMembers,
  type SourceMessage,
  UnknownPosition,
} from '#projections/engine/event-source.ts';
import { isInRanges, memberOfEvent } from '#projections/engine/member-range.ts';
import type { EventLike } from '#projections/engine/projection.ts';

/** Faults of the source; none by default. */
type SourceBehaviour = {
  /** Events per packet of the subscription. */
  readonly packet?: number;
  /** Number of already delivered events at the start of every packet. */
  readonly repeated?: number;
  /** The subscription ends after this many packets with events, as if the connection dropped. */
  readonly packetsBeforeEnd?: number;
  /** The subscription ends when all events were delivered. */
  readonly endsAtTheEnd?: boolean;
  /** It divides its history, so that it is not read once for each part of the members. */
  readonly isDivisible?: boolean;
};

export type ArraySource<Event extends EventLike> = EventSource<Event> & {
  readonly events: readonly Recorded<Event>[];
  append(...events: readonly Event[]): Position;
};

export const positionOf = (number: number): Position =>
  `${String(number).padStart(20, '0')}/${String(number).padStart(20, '0')}`;

/** Event `number` of a log, counted from 1, with one minute between events. */
export function recordedAt<Event extends EventLike>(event: Event, number: number): Recorded<Event> {
  const occurredAt = asInstant(new Date(Date.UTC(2026, 2, 1) + number * 60_000).toISOString());
  return {
    event,
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    stream: 'test',
    revision: number - 1,
    position: positionOf(number),
    metadata: {
      commandId: asCommandId(`command-${number}`),
      correlationId: 'test',
      causationId: 'test',
      actor: 'system',
      occurredAt,
      zone: 'UTC',
      localDate: asMemberDay(occurredAt.slice(0, 10)),
    },
  };
}

/** A log in memory. */
export function arraySource<Event extends EventLike>(
  initial: readonly Event[] = [],
  behaviour: SourceBehaviour = {},
): ArraySource<Event> {
  const { packet = 100, repeated = 0, packetsBeforeEnd = Number.POSITIVE_INFINITY, endsAtTheEnd } = behaviour;
  const { isDivisible = false } = behaviour;
  const events = initial.map((event, index) => recordedAt(event, index + 1));
  const appended = new EventTarget();
  const indexAfter = (after: Position) => {
    const end = events.at(-1)?.position ?? beginning;
    if (after > end) throw new UnknownPosition(after, end);
    const index = events.findIndex(({ position }) => position > after);
    return index === -1 ? events.length : index;
  };

  return {
    events,
    append(...added) {
      for (const event of added) events.push(recordedAt(event, events.length + 1));
      appended.dispatchEvent(new Event('appended'));
      return events.at(-1)?.position ?? beginning;
    },
    head: async () => events.at(-1)?.position ?? beginning,
    firstAfter: async (after) => events[indexAfter(after)] ?? null,
    countAfter: async (after) => events.length - indexAfter(after),
    async *readAll({ after, types, members }) {
      for (let index = indexAfter(after); index < events.length; index += packet) {
        await nextTurn();
        yield events
          .slice(index, index + packet)
          .filter(({ event }) => types.has(event.type) && isAmong(members, event));
      }
    },
    async *subscribe({ after, signal, members }): AsyncGenerator<SourceMessage<Event>> {
      let index = indexAfter(after);
      for (let packets = 0; packets < packetsBeforeEnd; ) {
        await nextTurn();
        const delivered = deliveredFrom(index, members);
        yield* delivered;
        packets += Math.sign(delivered.length);
        index = Math.min(index + packet, events.length);
        if (index < events.length) continue;
        yield { kind: 'caught-up', position: events.at(-1)?.position ?? after };
        if (endsAtTheEnd) return;
        await isLonger(index, signal);
      }
    },
    ...(isDivisible && {
      // A source that is derived from this one may read other events.
      async divide(this: EventSource<Event>, { parts, exceptTypes, types }) {
        const whole: Recorded<Event>[] = [];
        for await (const batch of this.readAll({ types, after: beginning })) whole.push(...batch);
        return {
          async *read(nth) {
            const [range] = parts.slice(nth, nth + 1);
            const members = { ranges: range ? [range] : [], exceptTypes };
            yield whole.filter(({ event }) => isAmong(members, event));
          },
          close() {},
        };
      },
    }),
  };

  function deliveredFrom(index: number, members: EventsOfMembers | undefined) {
    const delivered = events.slice(Math.max(0, index - repeated), index + packet);
    const wanted = delivered.filter(({ event }) => isAmong(members, event));
    return wanted.map((recorded) => ({ kind: 'event' as const, recorded }));
  }

  async function isLonger(length: number, signal: AbortSignal) {
    while (events.length === length && !signal.aborted) await happens(appended, signal);
  }
}

const isAmong = (members: EventsOfMembers | undefined, event: EventLike): boolean =>
  !members || members.exceptTypes.has(event.type) || isInRanges(members.ranges, memberOfEvent(event));

function happens(target: EventTarget, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    target.addEventListener('appended', end, { once: true });
    signal.addEventListener('abort', end, { once: true });
  });
}
