import { createLane } from '#service/event-store/event-store-db-lane.ts';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/store.ts';
import type { ImportedEvent } from './imported-event.ts';

/** An event of a log, as it stands in another one that holds the same. */
export type CountedEvent = ImportedEvent & {
  /** Counted anew from 0 in each stream: another one than the store's only in a stream that was deleted before. */
  readonly revision: number;
  /** The last trace of a stream that was deleted after it. */
  readonly isLeftOver: boolean;
};

export type LogSurvey = {
  /** How many events count. */
  readonly total: number;
  /** The events that count, in order. */
  counted(): AsyncGenerator<CountedEvent, void>;
};

type Stream = {
  /** Of the first event that can be read in the stream; `Infinity` while it is deleted. */
  readonly beginsAt: number;
  /** Of the last event that the log holds. */
  lastAt: number;
};
type ReadableStore = Pick<EventStore, 'head' | 'readAll' | 'readStream'>;

const pageSize = 1_000;
const lookUpsAtOnce = 32;

/**
 * Reads a log once, to know which of its events count: those that can be read in their streams, and of a deleted stream the last one
 * before. All others only wait to be cleaned up. What is appended later is left out. Keeps some 300 bytes for each stream.
 */
export async function surveyLog(store: ReadableStore, signal: AbortSignal): Promise<LogSurvey> {
  const until = await store.head();
  const streams = new Map<string, Stream>();
  let total = 0;
  for await (const page of pagesOf(eventsUntil())) {
    signal.throwIfAborted();
    await lookUp(store, streams, page);
    for (const { stream, revision } of page) {
      const known = knownStream(streams, stream);
      if (adds(known, revision)) total += 1;
      known.lastAt = revision;
    }
  }
  return { total, counted };

  async function* eventsUntil(): AsyncGenerator<StoredEvent, void> {
    for await (const event of store.readAll({ after: beginning })) {
      if (event.position > until) return;
      yield event;
    }
  }

  async function* counted(): AsyncGenerator<CountedEvent, void> {
    const lengths = new Map<string, number>();
    for await (const { position: _, ...event } of eventsUntil()) {
      signal.throwIfAborted();
      const { beginsAt, lastAt } = knownStream(streams, event.stream);
      const firstAt = Math.min(beginsAt, lastAt + 1);
      if (event.revision < firstAt - 1) continue;
      const revision = lengths.get(event.stream) ?? 0;
      lengths.set(event.stream, revision + 1);
      yield { ...event, revision, isLeftOver: event.revision < firstAt };
    }
  }
}

/** Of a stream that is deleted only one event counts, whichever that turns out to be. */
const adds = ({ beginsAt, lastAt }: Stream, revision: number): boolean =>
  beginsAt === Number.POSITIVE_INFINITY ? lastAt < 0 : revision >= beginsAt - 1;

async function lookUp(
  store: ReadableStore,
  streams: Map<string, Stream>,
  page: readonly StoredEvent[],
): Promise<void> {
  const inLane = createLane(lookUpsAtOnce);
  const unknown = new Set(page.map(({ stream }) => stream).filter((stream) => !streams.has(stream)));
  await Promise.all(
    [...unknown].map((stream) =>
      inLane(async () => {
        let beginsAt = Number.POSITIVE_INFINITY;
        for await (const { revision } of store.readStream(stream, { limit: 1 })) beginsAt = revision;
        streams.set(stream, { beginsAt, lastAt: -1 });
      }),
    ),
  );
}

function knownStream(streams: ReadonlyMap<string, Stream>, name: string): Stream {
  const stream = streams.get(name);
  if (!stream) throw new Error(`${name} came into the log before its end.`);
  return stream;
}

async function* pagesOf(events: AsyncIterable<StoredEvent>): AsyncGenerator<readonly StoredEvent[]> {
  let page: StoredEvent[] = [];
  for await (const event of events) {
    page.push(event);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
