import type { MemberId } from '#domain/kernel/ids.ts';
import { memberStream } from '#domain/member/member-events.ts';
import type { DataKeys, FoundKeys } from '#service/data-keys/data-keys.ts';
import { inBatches } from './batches.ts';
import { createFreshSeals, type FreshSeals } from './fresh-seals.ts';
import { inTurn } from './in-turn.ts';
import { readyBatches } from './ready-batches.ts';
import { isPersonal, openEvent, sealEvent, sealedBy } from './sealing.ts';
import type { EventStore, EventToAppend, StoredEvent, SubscriptionMessage } from './store.ts';

/** Events whose keys are looked up together. */
const batchSize = 100;

/**
 * A store in which the personal fields of every event (as the registry marks them) lie encrypted under a key of whom they are of: the
 * member, or for a request for access the request. When the key is destroyed nobody reads them any more, and the events come with what
 * stands for something erased. What has nothing personal in it costs nothing.
 */
export function sealed(store: EventStore, keys: DataKeys): EventStore {
  const append = inTurn();
  const fresh = createFreshSeals();
  return {
    ...store,
    append: (stream, expected, events) =>
      append(events.some(isPersonal) ? sealAll(keys, fresh, stream, events) : events, (ready) =>
        store.append(stream, expected, ready),
      ),
    async *readStream(stream, options) {
      for await (const event of store.readStream(stream, options)) yield* await openAll(keys, [event]);
    },
    async *readAll(options) {
      for await (const batch of inBatches(store.readAll(options), batchSize))
        yield* await openAll(keys, batch);
    },
    async *readBatches({ personal, streams, metadata, ...options }) {
      if (personal?.size === 0) {
        yield* store.readBatches({ ...options, streams, metadata });
        return;
      }
      const isLookedAt = ({ type }: StoredEvent) => personal === undefined || personal.has(type);
      // What is sealed lies in the metadata, and is bound to its stream.
      const looks = { streams: withThose(streams, personal), metadata: withThose(metadata, personal) };
      for await (const batch of store.readBatches({ ...options, ...looks }))
        yield await openAll(keys, batch, { isLookedAt });
    },
    subscribe: (options) =>
      options.isImpersonal ? store.subscribe(options) : openMessages(keys, fresh, store.subscribe(options)),
  };
}

/** Absent are all. */
const withThose = (some: ReadonlySet<string> | undefined, others: ReadonlySet<string> | undefined) =>
  some && others && new Set([...some, ...others]);

/** Whose key it is, named by a stream of theirs. */
const ownerOf = (stream: string, { data }: EventToAppend): string =>
  typeof data.memberId === 'string' ? keyOwner(data.memberId as MemberId) : stream;

/** The owner of a member's data key. */
export const keyOwner = (memberId: MemberId): string => memberStream(memberId);

async function sealAll(
  keys: DataKeys,
  fresh: FreshSeals,
  stream: string,
  events: readonly EventToAppend[],
): Promise<readonly EventToAppend[]> {
  return Promise.all(
    events.map(async (event) =>
      isPersonal(event) ? sealEvent(event, stream, await keys.keyOf(ownerOf(stream, event)), fresh) : event,
    ),
  );
}

async function* openMessages(
  keys: DataKeys,
  fresh: FreshSeals,
  messages: AsyncIterable<SubscriptionMessage>,
): AsyncGenerator<SubscriptionMessage> {
  const lacksKey = (message: SubscriptionMessage) => keyMissingFor(keys, message);
  for await (const batch of readyBatches(messages, batchSize, lacksKey)) {
    const opened = (
      await openAll(
        keys,
        batch.filter(isEvent).map(({ event }) => event),
        { fresh },
      )
    ).values();
    for (const message of batch) {
      const event = isEvent(message) ? opened.next().value : undefined;
      yield event ? { kind: 'event', event } : message;
    }
  }
}

type Opening = {
  /** The others stay sealed. */
  readonly isLookedAt?: (event: StoredEvent) => boolean;
  readonly fresh?: FreshSeals;
};

/** With one look-up at most, and none when all keys are in memory. */
async function openAll(
  keys: DataKeys,
  events: readonly StoredEvent[],
  { isLookedAt = () => true, fresh }: Opening = {},
): Promise<readonly StoredEvent[]> {
  const ids = events.map((event) => (isLookedAt(event) ? sealedBy(event) : null));
  const needed = new Set(ids.filter((id) => id !== null));
  if (needed.size === 0) return events;
  const held = heldKeys(keys, needed);
  const found = held.size === needed.size ? held : await keys.find(needed);
  return events.map((event, index) => opened(event, ids[index] ?? null, { found, fresh }));
}

function heldKeys(keys: DataKeys, ids: ReadonlySet<string>): FoundKeys {
  const held = new Map<string, Buffer | null>();
  for (const id of ids) {
    const secret = keys.known(id);
    if (secret !== undefined) held.set(id, secret);
  }
  return held;
}

function opened(
  event: StoredEvent,
  id: string | null,
  { found, fresh }: { readonly found: FoundKeys; readonly fresh: FreshSeals | undefined },
): StoredEvent {
  if (id === null) return event;
  const secret = found.get(id);
  if (secret === undefined) throw new TypeError(`The data key ${id} was not looked up.`);
  return openEvent(event, secret, fresh);
}

const isEvent = (message: SubscriptionMessage) => message.kind === 'event';

function keyMissingFor(keys: DataKeys, message: SubscriptionMessage): boolean {
  const id = isEvent(message) ? sealedBy(message.event) : null;
  return id !== null && keys.known(id) === undefined;
}
