import type { KeyObject } from 'node:crypto';
import type {
  PersonalDataViewed,
  SessionsEnded,
  TokensEnded,
  WebhooksHalted,
} from '#domain/audit/audit-events.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { signInStream } from '#domain/sign-in/sign-in-events.ts';
import { inBatches, readyBatches } from '#service/event-store/batches.ts';
import { hasPersonalFields } from '#service/event-store/event-types/event-codec.ts';
import {
  type EventStore,
  type EventToAppend,
  type StoredEvent,
  type SubscriptionMessage,
  UnreadablePersonalFields,
  withFailure,
} from '#service/event-store/port.ts';
import { createOrderedStart, type StartOrder } from '#service/platform/concurrency.ts';
import { type DataKeys, type FoundKeys, UnknownDataKey } from './data-keys.ts';
import { createDecryptionCache, type DecryptionCache } from './decryption-cache.ts';
import { decryptFields, encryptFields, encryptionKeyOf } from './field-encryption.ts';

/** Number of events whose keys are looked up together. */
const batchSize = 100;

/**
 * A store that encrypts the personal fields of events, as marked in the registry, under the key of their owner. The owner is a member, or a
 * request for access. When the key is destroyed, the fields cannot be read and events contain replacement values. Events without personal
 * fields have no overhead.
 * @param order whose order concurrent appends keep: that of each stream, or that of the whole log.
 */
export function withEncryption(
  store: EventStore,
  keys: DataKeys,
  order: StartOrder = 'of-each-name',
): EventStore {
  const append = createOrderedStart(order);
  const { divide } = store;
  const cache = createDecryptionCache();
  return {
    ...store,
    append: (stream, expected, events) =>
      append(
        stream,
        events.some(hasPersonalFields) ? encryptAll(keys, cache, stream, events) : events,
        (ready) => store.append(stream, expected, ready),
      ),
    async *readStream(stream, options) {
      for await (const event of store.readStream(stream, options)) yield* await decryptAll(keys, [event]);
    },
    async *readStreams(streams) {
      for await (const batch of inBatches(store.readStreams(streams), batchSize))
        yield* await decryptAll(keys, batch);
    },
    async *readAll(options) {
      for await (const batch of inBatches(store.readAll(options), batchSize))
        yield* await decryptAll(keys, batch);
    },
    readBatches: ({ personal, ...options }) =>
      decryptBatches(keys, store.readBatches(withNeeded(options, personal)), personal),
    ...(divide && {
      async divide({ personal, ...options }) {
        const divided = await divide(withNeeded(options, personal));
        return { ...divided, read: (nth) => decryptBatches(keys, divided.read(nth), personal) };
      },
    }),
    subscribe: (options) =>
      options.isImpersonal
        ? store.subscribe(options)
        : decryptMessages(keys, cache, store.subscribe(options)),
  };
}

type Types = ReadonlySet<string> | undefined;

/** Decryption needs the metadata, which contain the ciphertext, and the stream, to which it is bound. */
function withNeeded<Options extends { readonly streams?: Types; readonly metadata?: Types }>(
  options: Options,
  personal: Types,
): Options {
  const { streams, metadata } = options;
  return { ...options, streams: withThose(streams, personal), metadata: withThose(metadata, personal) };
}

/** @param personal types whose personal fields are used; all when absent */
async function* decryptBatches(
  keys: DataKeys,
  batches: AsyncIterable<readonly StoredEvent[]>,
  personal: Types,
): AsyncGenerator<readonly StoredEvent[]> {
  const isLookedAt = ({ type }: StoredEvent) => personal === undefined || personal.has(type);
  for await (const batch of batches)
    yield personal?.size === 0 ? batch : await decryptAll(keys, batch, { isLookedAt });
}

/** Absent are all. */
const withThose = (some: Types, others: Types): Types => some && others && new Set([...some, ...others]);

/** The key's owner, named by one of the owner's streams. */
function ownerOf(stream: string, { type, data }: EventToAppend): string {
  if (type === 'PersonalDataViewed') return ownerOfViewed(data as PersonalDataViewed);
  if (type === 'SessionsEnded' || type === 'TokensEnded' || type === 'WebhooksHalted')
    return ownerOfEnded(stream, data as Ended);
  if (stream.startsWith(signInStream('' as MemberId))) return stream;
  return typeof data.memberId === 'string' ? keyOwner(data.memberId as MemberId) : stream;
}

/** The reason for a view of personal data is encrypted under the viewed person's key, and is erased with that data. */
const ownerOfViewed = ({ subject, viewedStream }: PersonalDataViewed): string =>
  subject === null || viewedStream.startsWith(betaRequestStream('')) ? viewedStream : keyOwner(subject);

type Ended = SessionsEnded | TokensEnded | WebhooksHalted;

/** The reason for ending sessions, tokens or webhooks is erased with the person as well. */
const ownerOfEnded = (stream: string, { subject }: Ended): string =>
  subject === null ? stream : keyOwner(subject);

/** The owner of a member's data key. */
export const keyOwner = (memberId: MemberId): string => memberStream(memberId);

async function encryptAll(
  keys: DataKeys,
  cache: DecryptionCache,
  stream: string,
  events: readonly EventToAppend[],
): Promise<readonly EventToAppend[]> {
  return Promise.all(
    events.map(async (event) => {
      if (!hasPersonalFields(event)) return event;
      const owner = ownerOf(stream, event);
      // A deleted account returns only with this event.
      if (event.type === 'MemberRegistered') await keys.admit(owner);
      return encryptFields(event, stream, await keys.keyOf(owner), cache);
    }),
  );
}

async function* decryptMessages(
  keys: DataKeys,
  cache: DecryptionCache,
  messages: AsyncIterable<SubscriptionMessage>,
): AsyncGenerator<SubscriptionMessage> {
  const lacksKey = (message: SubscriptionMessage) => keyMissingFor(keys, message);
  for await (const batch of readyBatches(messages, batchSize, lacksKey)) {
    const opened = (
      await decryptAll(
        keys,
        batch.filter(isEvent).map(({ event }) => event),
        { fresh: cache },
      )
    ).values();
    for (const message of batch) {
      const event = isEvent(message) ? opened.next().value : undefined;
      yield event ? { kind: 'event', event } : message;
    }
  }
}

type Decrypting = {
  /** The personal fields of other events stay encrypted. */
  readonly isLookedAt?: (event: StoredEvent) => boolean;
  readonly fresh?: DecryptionCache;
};

/** With at most one look-up, and none when all keys are cached. */
async function decryptAll(
  keys: DataKeys,
  events: readonly StoredEvent[],
  { isLookedAt = () => true, fresh: cache }: Decrypting = {},
): Promise<readonly StoredEvent[]> {
  const ids = events.map((event) => (isLookedAt(event) ? encryptionKeyOf(event) : null));
  const needed = new Set(ids.filter((id) => id !== null));
  if (needed.size === 0) return events;
  const held = keysHeld(keys, needed);
  const found = held.size === needed.size ? held : await keysFound(keys, needed);
  return events.map((event, index) => opened(event, ids[index] ?? null, { found, fresh: cache }));
}

function keysHeld(keys: DataKeys, ids: ReadonlySet<string>): FoundKeys {
  const held = new Map<string, KeyObject | null>();
  for (const id of ids) {
    const secret = keys.known(id);
    if (secret !== undefined) held.set(id, secret);
  }
  return held;
}

function opened(
  event: StoredEvent,
  id: string | null,
  { found, fresh: cache }: { readonly found: FoundKeys; readonly fresh: DecryptionCache | undefined },
): StoredEvent {
  if (id === null) return event;
  const secret = found.get(id);
  if (secret === undefined) return withFailure(event, unreadable(new UnknownDataKey(id)));
  try {
    return decryptFields(event, secret, cache);
  } catch (error) {
    return withFailure(
      event,
      new UnreadablePersonalFields('its personal fields cannot be decrypted', { cause: error }),
    );
  }
}

const unreadable = (cause: Error) => new UnreadablePersonalFields(cause.message, { cause });

/** One event with an unknown key must not fail the others of its batch. */
async function keysFound(keys: DataKeys, ids: ReadonlySet<string>): Promise<FoundKeys> {
  const findOrNull = (some: Iterable<string>) =>
    keys.find(some).catch((error: unknown) => {
      if (error instanceof UnknownDataKey) return null;
      throw error;
    });
  const all = await findOrNull(ids);
  if (all !== null) return all;
  const each = await Promise.all([...ids].map((id) => findOrNull([id])));
  return new Map(each.flatMap((found) => (found ? [...found] : [])));
}

const isEvent = (message: SubscriptionMessage) => message.kind === 'event';

function keyMissingFor(keys: DataKeys, message: SubscriptionMessage): boolean {
  const id = isEvent(message) ? encryptionKeyOf(message.event) : null;
  return id !== null && keys.known(id) === undefined;
}
