import {
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  streamNameFilter,
} from '@eventstore/db-client';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import { startRetries, storeDelay } from '#projections/postgres/retry.ts';
import {
  beginning,
  type EventsOfMembers,
  isAmong,
  type Position,
  type StoredEvent,
  StoreUnavailable,
  type SubscriptionMessage,
  UnknownPosition,
} from '#service/event-store/port.ts';
import { isPassing, Silence, type Terms } from './driver-errors.ts';
import { type DriverEvent, type Feed, openFeed } from './feed.ts';
import {
  checkEnd,
  driverPositionOf,
  firstFrom,
  isOurs,
  positionOf,
  readHead,
  storedEvent,
} from './reader.ts';

type Progress = {
  /** Position of the last event that was yielded, or left out because it belongs to other members. */
  at: Position;
  /** The position last reported as caught up. */
  marked: Position | null;
  /** Whether the server's last answer showed more events than had arrived. */
  isBehind: boolean;
  /** Id of the last event that this call or an earlier one has sent. */
  id: string | null;
  readonly members: EventsOfMembers | undefined;
};

const notTheServersOwn = streamNameFilter({ regex: '^[^$]' });

/** Resumes after the last event when the server ends the call, with or without an error, or falls silent although there are more events. */
export async function* subscribe(
  client: EventStoreDBClient,
  terms: Terms,
  { after, members }: { readonly after: Position; readonly members: EventsOfMembers | undefined },
): AsyncGenerator<SubscriptionMessage> {
  const { closing: signal } = terms;
  const progress: Progress = { at: after, marked: null, isBehind: false, id: null, members };
  const retries = startRetries({ delayMs: storeDelay, signal });
  while (!signal.aborted) {
    try {
      for await (const message of once(client, terms, progress)) {
        retries.reset();
        yield message;
      }
    } catch (error) {
      if (!isPassing(error) && !(error instanceof StoreUnavailable)) throw error;
    }
    await retries.wait();
  }
}

/** One call to the server, until it ends. @throws the call's error, or Silence. */
async function* once(
  client: EventStoreDBClient,
  terms: Terms,
  progress: Progress,
): AsyncGenerator<SubscriptionMessage> {
  const from = await startingPoint(client, terms, progress);
  for (const event of taken(from.first, progress)) yield { kind: 'event', event };
  if (terms.closing.aborted) return;
  const events = client.subscribeToAll({
    fromPosition: driverPositionOf(from.position),
    filter: notTheServersOwn,
  });
  const feed = openFeed<AllStreamResolvedEvent>(events, () => events.unsubscribe());
  try {
    yield* follow(client, terms, { feed, from: from.position }, progress);
  } finally {
    feed.close();
  }
}

/** The position of an existing event, and that event if the consumer may not have seen it. */
type StartingPoint = { readonly position: Position; readonly first: DriverEvent | null };

/**
 * A subscription starts after the first event at or after the given position. If the event at the position was scavenged, the following one
 * would be lost. So a subscription starts at an existing event.
 */
async function startingPoint(
  client: EventStoreDBClient,
  terms: Terms,
  progress: Progress,
): Promise<StartingPoint> {
  const { at, id } = progress;
  if (at === beginning) return { position: beginning, first: null };
  const first = await firstFrom(client, terms, at);
  if (first?.position) {
    const position = positionOf(first.position);
    // After a restore from a backup and new appends, the end of the log can already be beyond this position.
    if (position === at && id !== null && id !== first.id) throw new UnknownPosition(at, 'other');
    return { position, first };
  }
  await checkEnd(client, terms, at);
  // An event was appended after the position was read.
  return startingPoint(client, terms, progress);
}

type Following = { readonly feed: Feed<AllStreamResolvedEvent>; readonly from: Position };

/** Until the call ends or the signal aborts. @throws the call's error, or Silence. */
async function* follow(
  client: EventStoreDBClient,
  terms: Terms,
  { feed, from }: Following,
  progress: Progress,
): AsyncGenerator<SubscriptionMessage> {
  const { closing: signal, silenceMilliseconds } = terms;
  const checkStart = startCheck(client, terms, from);
  let state: Awaited<ReturnType<typeof feed.wait>> = 'more';
  while (state !== 'ended' && !signal.aborted) {
    if (await catchesUp(client, terms, progress, state === 'silent'))
      yield { kind: 'caught-up', position: progress.at };
    state = await feed.wait(silenceMilliseconds, signal);
    if (state === 'more') await checkStart();
    yield* arrived(feed, progress, signal);
  }
}

function* arrived(
  feed: Feed<AllStreamResolvedEvent>,
  progress: Progress,
  signal: AbortSignal,
): Generator<SubscriptionMessage> {
  for (let item = feed.take(); item && !signal.aborted; item = feed.take())
    for (const event of taken(item.event ?? null, progress)) yield { kind: 'event', event };
}

/**
 * Checks once, after the call has reached the server, that the start event still exists. If a scavenge was faster, it is unknown where the
 * server started, so the call counts as broken.
 */
function startCheck(client: EventStoreDBClient, terms: Terms, from: Position): () => Promise<void> {
  let checked = from === beginning ? Promise.resolve() : null;
  const check = async () => {
    const first = await firstFrom(client, terms, from);
    if (first?.position && positionOf(first.position) === from) return;
    throw new Silence('the event that the subscription began at was scavenged meanwhile');
  };
  return () => {
    checked ??= check();
    return checked;
  };
}

function taken(item: DriverEvent | null, progress: Progress): readonly StoredEvent[] {
  if (!item || !isOurs(item)) return [];
  const event = storedEvent(item);
  if (event.position <= progress.at) return [];
  progress.at = event.position;
  progress.isBehind = false;
  progress.id = event.id;
  const { members } = progress;
  const isWanted = !members || isAmong(members, { type: event.type, memberId: memberOfEvent(event.data) });
  return isWanted ? [event] : [];
}

/**
 * Whether the caught-up message is due. Asks the server, because it sends the message at most once, and never after it dropped the
 * subscription.
 * @throws Silence when there were more events the last time as well, and none has arrived.
 */
async function catchesUp(
  client: EventStoreDBClient,
  terms: Terms,
  progress: Progress,
  isSilent: boolean,
): Promise<boolean> {
  const isMarked = progress.marked === progress.at;
  if (isMarked && !isSilent) return false;
  const isBehind = (await readHead(client, terms)) > progress.at;
  if (isBehind && isSilent && progress.isBehind) throw new Silence('the subscription holds events back');
  progress.isBehind = isBehind;
  if (isBehind || isMarked) return false;
  progress.marked = progress.at;
  return true;
}
