import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { checkStream } from './append-rules.ts';
import { type DriverEvent, isOurs, storedEvent } from './event-store-db-event.ts';
import { Silence, startPatience, type Terms, throwIfClosed } from './event-store-db-failure.ts';
import { type Feed, openFeed } from './event-store-db-feed.ts';
import { driverPositionOf, positionOf } from './event-store-db-position.ts';
import { beginning, type Position, type ReadStreamOptions, type StoredEvent } from './store.ts';

type Resolved = { readonly event?: DriverEvent };
type Page = { readonly feed: Feed<Resolved>; readonly maxCount: number };
/** What follows `last`, or all there is to read; null when nothing can follow. */
type PageAfter = (last: DriverEvent | null) => Page | null;

/** A read that is broken off costs the server more than one that ends: whoever wants few events asks for few. */
const smallPage = 32;
const everything = Number.MAX_SAFE_INTEGER;

export function readStream(
  client: EventStoreDBClient,
  terms: Terms,
  stream: string,
  { from, direction = 'forwards', limit = everything }: ReadStreamOptions = {},
): AsyncIterable<StoredEvent> {
  checkStream(stream);
  const [begin, step, driverDirection] =
    direction === 'forwards' ? ([START, 1n, FORWARDS] as const) : ([END, -1n, BACKWARDS] as const);
  const events = resumed(terms, (last) => {
    const fromRevision = last ? last.revision + step : from === undefined ? begin : BigInt(from);
    if (fromRevision === -1n) return null;
    const read = client.readStream(stream, { fromRevision, direction: driverDirection, maxCount: limit });
    return { feed: openFeed(read, () => read.cancel()), maxCount: limit };
  });
  return limited(storedEvents(orNone(events)), limit);
}

/** The driver begins at a position and not after it, and cannot leave out the server's own events. */
export function readAll(
  client: EventStoreDBClient,
  terms: Terms,
  { after, limit = everything }: { readonly after: Position; readonly limit?: number },
): AsyncIterable<StoredEvent> {
  const maxCount = Math.min(Math.max(limit + 1, smallPage), everything);
  const events = resumed(terms, (last) => {
    const read = client.readAll({ fromPosition: last?.position ?? driverPositionOf(after), maxCount });
    return { feed: openFeed(read, () => read.cancel()), maxCount };
  });
  return limited(following(after, storedEvents(events)), limit);
}

export async function readHead(client: EventStoreDBClient, terms: Terms): Promise<Position> {
  const events = resumed(terms, (last) => {
    const from = { fromPosition: last?.position ?? END, direction: BACKWARDS, maxCount: smallPage } as const;
    const read = client.readAll(from);
    return { feed: openFeed(read, () => read.cancel()), maxCount: smallPage };
  });
  for await (const event of events) if (isOurs(event) && event.position) return positionOf(event.position);
  return beginning;
}

/** To the driver a stream that is not there, or was deleted, is an error. */
async function* orNone(events: AsyncIterable<DriverEvent>): AsyncGenerator<DriverEvent> {
  try {
    yield* events;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError || error instanceof StreamDeletedError)) throw error;
  }
}

async function* storedEvents(events: AsyncIterable<DriverEvent>): AsyncGenerator<StoredEvent> {
  for await (const event of events) if (isOurs(event)) yield storedEvent(event);
}

async function* following(after: Position, events: AsyncIterable<StoredEvent>): AsyncGenerator<StoredEvent> {
  let at = after;
  for await (const event of events) {
    if (event.position <= at) continue;
    at = event.position;
    yield event;
  }
}

async function* limited(events: AsyncIterable<StoredEvent>, limit: number): AsyncGenerator<StoredEvent> {
  let rest = limit;
  if (rest <= 0) return;
  for await (const event of events) {
    yield event;
    rest -= 1;
    if (rest === 0) return;
  }
}

/** Page after page; after a failure it goes on where it was. */
async function* resumed(terms: Terms, pageAfter: PageAfter): AsyncGenerator<DriverEvent> {
  throwIfClosed(terms.closing);
  const patience = startPatience(terms);
  let last: DriverEvent | null = null;
  for (let page = pageAfter(null); page; page = pageAfter(last)) {
    let count = 0;
    try {
      for await (const event of untilEnd(page.feed, terms)) {
        count += 1;
        last = event;
        patience.renew();
        yield event;
      }
      if (count < page.maxCount) return;
    } catch (error) {
      await patience.bear(error);
    } finally {
      page.feed.close();
    }
  }
}

async function* untilEnd(
  feed: Feed<Resolved>,
  { silenceMilliseconds, closing }: Terms,
): AsyncGenerator<DriverEvent> {
  for (;;) {
    for (let item = feed.take(); item; item = feed.take()) if (item.event) yield item.event;
    const state = await feed.wait(silenceMilliseconds, closing);
    throwIfClosed(closing);
    if (state === 'ended') return;
    if (state === 'silent') throw new Silence(`nothing to read in ${silenceMilliseconds} ms`);
  }
}
