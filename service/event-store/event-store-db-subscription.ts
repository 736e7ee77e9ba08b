import {
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  streamNameFilter,
} from '@eventstore/db-client';
import { backOff } from './back-off.ts';
import { isOurs, storedEvent } from './event-store-db-event.ts';
import { isPassing, Silence, type Terms } from './event-store-db-failure.ts';
import { type Feed, openFeed } from './event-store-db-feed.ts';
import { driverPositionOf } from './event-store-db-position.ts';
import { readHead } from './event-store-db-reader.ts';
import { type Position, type StoredEvent, StoreUnavailable, type SubscriptionMessage } from './store.ts';

type Progress = {
  at: Position;
  /** Where it was last said to have caught up. */
  marked: Position | null;
  /** When the server was last asked, there was more than had come. */
  isBehind: boolean;
};

const notTheServersOwn = streamNameFilter({ regex: '^[^$]' });

/** Goes on after the last event when the server ends the call, with an error or without, or falls silent though there is more. */
export async function* subscribe(
  client: EventStoreDBClient,
  terms: Terms,
  after: Position,
): AsyncGenerator<SubscriptionMessage> {
  const { closing: signal } = terms;
  const progress: Progress = { at: after, marked: null, isBehind: false };
  for (let failures = 0; !signal.aborted; failures += 1) {
    const fromPosition = driverPositionOf(progress.at);
    const events = client.subscribeToAll({ fromPosition, filter: notTheServersOwn });
    const feed = openFeed<AllStreamResolvedEvent>(events, () => events.unsubscribe());
    try {
      for await (const message of follow(client, terms, feed, progress)) {
        failures = 0;
        yield message;
      }
    } catch (error) {
      if (!isPassing(error) && !(error instanceof StoreUnavailable)) throw error;
    } finally {
      feed.close();
    }
    await backOff(failures, signal);
  }
}

/** Until the call ends or the signal aborts. @throws what broke it, or Silence. */
async function* follow(
  client: EventStoreDBClient,
  terms: Terms,
  feed: Feed<AllStreamResolvedEvent>,
  progress: Progress,
): AsyncGenerator<SubscriptionMessage> {
  const { closing: signal, silenceMilliseconds } = terms;
  const isOver = () => signal.aborted;
  let state: Awaited<ReturnType<typeof feed.wait>> = 'more';
  while (state !== 'ended' && !isOver()) {
    for (const event of arrived(feed, progress)) {
      yield { kind: 'event', event };
      if (isOver()) return;
    }
    if (await catchesUp(client, terms, progress, state === 'silent'))
      yield { kind: 'caught-up', position: progress.at };
    state = await feed.wait(silenceMilliseconds, signal);
  }
}

function* arrived(feed: Feed<AllStreamResolvedEvent>, progress: Progress): Generator<StoredEvent> {
  for (let item = feed.take(); item; item = feed.take()) {
    if (!item.event || !isOurs(item.event)) continue;
    const event = storedEvent(item.event);
    if (event.position <= progress.at) continue;
    progress.at = event.position;
    progress.isBehind = false;
    yield event;
  }
}

/**
 * Whether this is the moment to say so. The server is asked, since it tells once at most by itself, and nothing at all when it has
 * forgotten the subscription.
 * @throws Silence when there was more the last time too, and none of it has come.
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
