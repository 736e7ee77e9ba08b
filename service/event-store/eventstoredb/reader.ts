import {
  BACKWARDS,
  type Position as DriverPosition,
  END,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { oneByOne } from '#service/event-store/batches.ts';
import {
  beginning,
  checkStream,
  isName,
  type PlaceInLog,
  type Position,
  type ReadBatchesOptions,
  type ReadStreamOptions,
  type StoredBy,
  type StoredEvent,
  UnknownPosition,
  withFailure,
  withStoredAt,
} from '#service/event-store/port.ts';
import { createSemaphore } from '#service/platform/concurrency.ts';
import { Silence, startStoreRetries, type Terms, throwIfClosed } from './driver-errors.ts';
import { type DriverEvent, type Feed, openFeed } from './feed.ts';
import { meaningOf } from './server-errors.ts';
import { openStreamRead } from './stream-reads.ts';

type Resolved = { readonly event?: DriverEvent };
type Page = { readonly feed: Feed<Resolved>; readonly maxCount: number };
/** The page after `last`, or the first one; null when nothing can follow. */
type PageAfter = (last: DriverEvent | null) => Page | null;
/** Checks the cause of an interrupted read. @throws the specific error, if known. */
type Explain = (error: unknown, last: DriverEvent | null) => Promise<void>;

/** Events that arrived together, which pass the whole way together: one by one, handing them on costs as much as reading them. */
type Arrived<Event> = readonly Event[];

/** A cancelled read costs the server more than a completed one, so a caller that wants few events requests few. */
const smallPage = 32;
const largePage = 1_000;
const everything = Number.MAX_SAFE_INTEGER;
/** How many events a read receives ahead of what was taken; the driver's 16 make it wait for the server more often. */
const buffered = { highWaterMark: 256 };

export function readStream(
  client: EventStoreDBClient,
  terms: Terms,
  stream: string,
  { from, direction = 'forwards', limit = everything }: ReadStreamOptions = {},
): AsyncIterable<StoredEvent> {
  checkStream(stream);
  const [begin, step] = direction === 'forwards' ? (['start', 1n] as const) : (['end', -1n] as const);
  const events = resumed(terms, (last) => {
    const place = last ? last.revision + step : from === undefined ? begin : BigInt(from);
    if (place === -1n) return null;
    const feed = openStreamRead(client, { stream, from: place, direction, maxCount: limit });
    return { feed, maxCount: limit };
  });
  return oneByOne(limited(storedEvents(orNone(events)), limit));
}

/** A connection carries about a hundred calls at once, so no more than a part of them are reads of these streams. */
const streamsAtOnce = 32;

export async function* readStreams(
  client: EventStoreDBClient,
  terms: Terms,
  streams: readonly string[],
): AsyncGenerator<StoredEvent> {
  const limited = createSemaphore(streamsAtOnce);
  const eventsOf = async (stream: string) => {
    const events: StoredEvent[] = [];
    for await (const event of readStream(client, terms, stream)) events.push(event);
    return events;
  };
  const all = await Promise.all(streams.map((stream) => limited(() => eventsOf(stream))));
  yield* all.flat().sort((a, b) => (a.position < b.position ? -1 : 1));
}

/**
 * Yields events as they arrive, some at once. The driver starts at a position, not after it, and cannot exclude system events.
 */
export function readAll(
  client: EventStoreDBClient,
  terms: Terms,
  {
    after,
    limit = everything,
    storeTimes = true,
  }: Pick<ReadBatchesOptions, 'after' | 'limit' | 'storeTimes'>,
): AsyncIterable<readonly StoredEvent[]> {
  const maxCount = Math.min(Math.max(limit + 1, smallPage), everything);
  const events = storedEvents(knownFrom(client, terms, after, maxCount), storeTimes);
  return limited(following(after, events), limit);
}

export async function readHead(client: EventStoreDBClient, terms: Terms): Promise<Position> {
  for await (const event of oneByOne(newestFirst(client, terms, { maxCount: smallPage })))
    if (isOurs(event) && event.position) return positionOf(event.position);
  return beginning;
}

/** Reads backwards, because the server finds no event by its time. */
export async function lastStoredBy(
  client: EventStoreDBClient,
  terms: Terms,
  limit: StoredBy,
): Promise<PlaceInLog> {
  for await (const event of oneByOne(newestFirst(client, terms, { maxCount: largePage }))) {
    if (!(isOurs(event) && event.position)) continue;
    const place = { position: positionOf(event.position), storedAt: createdAt(event) };
    if ('position' in limit ? place.position <= limit.position : place.storedAt <= limit.instant)
      return place;
  }
  return { position: beginning, storedAt: null };
}

const createdAt = ({ created }: DriverEvent): Instant => asInstant(created.toISOString());

/** The first event at or after a position, including system events; null at the end of the log. */
export function firstFrom(
  client: EventStoreDBClient,
  terms: Terms,
  position: Position,
): Promise<DriverEvent | null> {
  return firstOf(allFrom(client, terms, position, 1));
}

/** @throws UnknownPosition for a position beyond the end, which the server treats like the end. */
async function* knownFrom(
  client: EventStoreDBClient,
  terms: Terms,
  position: Position,
  maxCount: number,
): AsyncGenerator<Arrived<DriverEvent>> {
  let isEmpty = true;
  for await (const events of allFrom(client, terms, position, maxCount)) {
    isEmpty = false;
    yield events;
  }
  if (isEmpty) await checkEnd(client, terms, position);
}

/**
 * Checks a position with nothing to read at or after it. If its event was scavenged, the server has appended a scavenge record after it.
 * @throws UnknownPosition when it is beyond the end of the log.
 */
export async function checkEnd(client: EventStoreDBClient, terms: Terms, position: Position): Promise<void> {
  const last = await newest(client, terms);
  const end = last?.position ? positionOf(last.position) : beginning;
  if (position > end) throw new UnknownPosition(position, end);
}

function allFrom(
  client: EventStoreDBClient,
  terms: Terms,
  position: Position,
  maxCount: number,
): AsyncGenerator<Arrived<DriverEvent>> {
  const pageAfter: PageAfter = (last) => {
    const fromPosition = last?.position ?? driverPositionOf(position);
    const read = client.readAll({ fromPosition, maxCount }, buffered);
    return { feed: openFeed(read, () => read.cancel()), maxCount };
  };
  return resumed(terms, pageAfter, positionCheck(client, terms, position));
}

/** @throws UnknownPosition when the server fails twice to read from a position although it can read elsewhere: its disk may be at fault. */
function positionCheck(client: EventStoreDBClient, terms: Terms, position: Position): Explain {
  let failures = 0;
  return async (error, last) => {
    if (last || meaningOf(error) !== 'no such position') return;
    failures += 1;
    if (failures < 2) return;
    await readHead(client, terms);
    throw new UnknownPosition(position);
  };
}

/** The last event of the log, including system events; null when the log is empty. The leader answers: other nodes may be behind. */
const newest = (client: EventStoreDBClient, terms: Terms): Promise<DriverEvent | null> =>
  firstOf(newestFirst(client, terms, { maxCount: 1, requiresLeader: true }));

type Backwards = { readonly maxCount: number; readonly requiresLeader?: boolean };

function newestFirst(
  client: EventStoreDBClient,
  terms: Terms,
  { maxCount, requiresLeader = false }: Backwards,
): AsyncGenerator<Arrived<DriverEvent>> {
  return resumed(terms, (last) => {
    const fromPosition = last?.position ?? END;
    const read = client.readAll({ fromPosition, direction: BACKWARDS, maxCount, requiresLeader });
    return { feed: openFeed(read, () => read.cancel()), maxCount };
  });
}

async function firstOf(events: AsyncIterable<Arrived<DriverEvent>>): Promise<DriverEvent | null> {
  for await (const event of oneByOne(events)) return event;
  return null;
}

/** The server refuses to read a stream that was deleted for good; here it is empty. */
async function* orNone(events: AsyncIterable<Arrived<DriverEvent>>): AsyncGenerator<Arrived<DriverEvent>> {
  try {
    yield* events;
  } catch (error) {
    if (meaningOf(error) !== 'deleted stream') throw error;
  }
}

async function* storedEvents(
  events: AsyncIterable<Arrived<DriverEvent>>,
  storeTimes = true,
): AsyncGenerator<Arrived<StoredEvent>> {
  for await (const arrived of events)
    yield arrived.filter(isOurs).map((event) => storedEvent(event, storeTimes));
}

async function* following(
  after: Position,
  events: AsyncIterable<Arrived<StoredEvent>>,
): AsyncGenerator<Arrived<StoredEvent>> {
  let at = after;
  const isNext = ({ position }: StoredEvent): boolean => {
    if (position <= at) return false;
    at = position;
    return true;
  };
  for await (const arrived of events) yield arrived.filter(isNext);
}

async function* limited(
  events: AsyncIterable<Arrived<StoredEvent>>,
  limit: number,
): AsyncGenerator<Arrived<StoredEvent>> {
  let rest = limit;
  if (rest <= 0) return;
  for await (const arrived of events) {
    yield arrived.slice(0, rest);
    rest -= arrived.length;
    if (rest <= 0) return;
  }
}

/** Reads page by page; after a failure it resumes after the last event. */
async function* resumed(
  terms: Terms,
  pageAfter: PageAfter,
  explain: Explain = async () => {},
): AsyncGenerator<Arrived<DriverEvent>> {
  throwIfClosed(terms.closing);
  const retries = startStoreRetries(terms);
  let last: DriverEvent | null = null;
  for (let page = pageAfter(null); page; page = pageAfter(last)) {
    let count = 0;
    try {
      for await (const arrived of untilEnd(page.feed, terms)) {
        count += arrived.length;
        last = arrived.at(-1) ?? last;
        retries.reset();
        yield arrived;
      }
      if (count < page.maxCount) return;
    } catch (error) {
      await explain(error, last);
      await retries.afterFailure(error);
      throwIfClosed(terms.closing);
    } finally {
      page.feed.close();
    }
  }
}

async function* untilEnd(
  feed: Feed<Resolved>,
  { silenceMilliseconds, closing }: Terms,
): AsyncGenerator<Arrived<DriverEvent>> {
  for (;;) {
    for (let arrived = takeArrived(feed); arrived.length > 0; arrived = takeArrived(feed)) yield arrived;
    const state = await feed.wait(silenceMilliseconds, closing);
    throwIfClosed(closing);
    if (state === 'ended') return;
    if (state === 'silent') throw new Silence(`nothing to read in ${silenceMilliseconds} ms`);
  }
}

function takeArrived(feed: Feed<Resolved>): Arrived<DriverEvent> {
  const events: DriverEvent[] = [];
  for (let item = feed.take(); item; item = feed.take()) {
    if (item.event) events.push(item.event);
    if (events.length >= buffered.highWaterMark) break;
  }
  return events;
}

/**
 * The server stores system events among the others, with names that start with `$`. Other programs may have chosen names that no event of
 * this service can have. The built-in log, the mirror and the tables of the service could not hold such names.
 */
export const isOurs = ({ streamId, type }: DriverEvent): boolean => isName(streamId) && isName(type);

/** With its `failure` when it is not JSON, which the driver passes on as text or bytes without an error. */
export function storedEvent(event: DriverEvent, hasStoreTime = true): StoredEvent {
  if (!event.position) throw unreadable(event, 'the server does not say its position');
  const data = partOf(event.isJson ? event.data : null);
  const metadata = partOf(data.fault === null ? (event.metadata ?? {}) : {});
  const stored: StoredEvent = {
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
    id: event.id,
    type: event.type,
    data: data.value,
    metadata: metadata.value,
  };
  if (hasStoreTime) withStoredAt(stored, createdAt(event));
  if (data.fault !== null) return withFailure(stored, new Error(`its data ${data.fault}`));
  if (metadata.fault !== null) return withFailure(stored, new Error(`its metadata ${metadata.fault}`));
  return stored;
}

type Part = { readonly value: Readonly<Record<string, unknown>>; readonly fault: string | null };

/** More than any event of this service has. From some thousands on, neither `JSON.stringify` nor Postgres can take it. */
const mostLevels = 100;

/** The data or metadata of an event; empty when they are something else. */
function partOf(value: unknown): Part {
  if (!isRecord(value)) return { value: {}, fault: 'is not a JSON object' };
  if (!isWithin(value, mostLevels)) return { value: {}, fault: `has more than ${mostLevels} levels` };
  return { value, fault: null };
}

function isWithin(value: object, levels: number): boolean {
  if (levels === 0) return false;
  for (const each of Object.values(value) as unknown[])
    if (typeof each === 'object' && each !== null && !isWithin(each, levels - 1)) return false;
  return true;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

const unreadable = ({ type, revision, streamId }: DriverEvent, reason: string): Error =>
  new Error(`${type} at revision ${revision} of ${streamId}: ${reason}`);

const digits = 20;
const padded = (number: bigint): string => `${number}`.padStart(digits, '0');

/** Both numbers are needed: events of one commit differ only in the second, so a position with only the first would skip some. */
export function positionOf({ commit, prepare }: DriverPosition): Position {
  const committed = padded(commit);
  return `${committed}/${prepare === commit ? committed : padded(prepare)}`;
}

/** The position in the driver's format. */
export function driverPositionOf(position: Position): DriverPosition | 'start' {
  if (position === beginning) return 'start';
  return { commit: BigInt(position.slice(0, digits)), prepare: BigInt(position.slice(digits + 1)) };
}
